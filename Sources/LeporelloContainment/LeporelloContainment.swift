// LeporelloContainment keeps parents, children, appearance and animation in UIKit's order on a virtual clock.
//
// Stages: calls on controllers and views (`Controllers/`, `Views/`) -> steps of one pure state machine of four states
// (`Appearance/`) -> callbacks on the lifecycle trace (`Trace/`), the deferred ones at the commit that ends a turn of
// the virtual run loop (`Stage/`). Containers (`Containers/`) differ only in the order of their begins and ends.
// Names and shapes are UIKit's; what is written about UIKit stays true here.

@_exported public import LeporelloGraphics
