// LeporelloCairo: Rasterises display lists, shapes text, reads and writes PNG.
