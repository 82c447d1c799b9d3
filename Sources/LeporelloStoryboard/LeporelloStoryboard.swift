// LeporelloStoryboard drives a container by a script and samples it into frames, a sheet and a trace.
//
// Stages: a `Storyboard` value -> its script runs on a stage (`Script/`), once to learn how long it takes and once to be
// sampled (`Sampling/`) -> a `Timeline` of frames, each a display list with its time, progress and callbacks
// (`Timeline/`) -> a `ContactSheet`, which is a display list again (`Sheet/`). Pixels and files are the umbrella's work.

@_exported public import LeporelloPages
