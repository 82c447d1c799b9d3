// LeporelloDiff: measures how two bitmaps, or two sequences of them, differ.
//
// Stages, each a folder:
// 1. Pixels     two pictures become one pair of straight-alpha grids; equal rows are set aside first.
// 2. Metrics    each pixel that is not equal gets a class (tolerated, antialiased, different) and a distance.
// 3. Verdict    counts, places and limits are read from those classes; so is the difference picture.
// 4. Sequences  two runs of frames are aligned, and what happened between them gets a name.
// 5. Structure  what is drawn is compared as words, shapes and places, which tells why pixels differ.
// 6. Results    what a run of tests found, on disk, for the command line.

@_exported public import LeporelloGraphics
