// LeporelloDiff: Measures how two bitmaps, or two sequences of them, differ.
