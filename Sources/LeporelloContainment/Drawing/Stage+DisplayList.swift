// The picture of a stage.

public import LeporelloGraphics

extension Stage {
  /// What the stage shows at its clock's now, in points from the window's top left.
  public func displayList() -> DisplayList { run { window.picture } }
}
