// LeporelloCairo rasterises display lists, shapes text, reads and writes PNG.
//
// Stages: a `DisplayList` is walked by a `Painter`, which draws content with Cairo on a `Canvas`, sets text with Pango
// through a `TextEngine`, and makes effects from isolated `Picture`s with the loops in `Pixels/`; the result is a
// `Bitmap`, which `PNG/` turns into bytes and back. Nothing above this target knows that any of these libraries exist.
