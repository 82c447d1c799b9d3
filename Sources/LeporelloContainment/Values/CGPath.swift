// The outline that layers take, with Core Graphics' name.

public import LeporelloGraphics

/// The outline that layers take.
public typealias CGPath = Path
