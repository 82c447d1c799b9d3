// Effects on what lies behind a view.

public import LeporelloGraphics

/// An effect on what lies behind.
open class UIVisualEffect: NSObject {}
