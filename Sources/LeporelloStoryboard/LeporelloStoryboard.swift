// LeporelloStoryboard: Drives a container by a script and samples it into frames, a sheet and a trace.
