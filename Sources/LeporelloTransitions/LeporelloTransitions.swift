// LeporelloTransitions turns two pictures and a progress into one picture.
//
// Stages: a moment of a clock -> a `Timing` (a `UnitCurve` or a `Spring`, with delay and repeats) -> a progress ->
// a `PageTransition` -> a `DisplayList`. Everything here is a value and a pure function; nothing knows the pages'
// owners, the clock or the renderer.

@_exported public import LeporelloGraphics
