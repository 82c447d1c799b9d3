// The strategies with everything as usual, so that they can be named without parentheses.

public import LeporelloContainment
public import LeporelloGraphics
public import LeporelloStoryboard
public import LeporelloViews

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// The picture itself, exact.
  public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// The view on a phone as a picture, its text in box glyphs.
  public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value: View, Format == String {
  /// The frames of the view's parts on a phone, one a line.
  public static var layout: Snapshotting { .layout() }
  /// What is drawn of the view on a phone, one item a line.
  public static var displayList: Snapshotting { .displayList() }
}

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// The controller's view on a phone's stage of its own, at rest.
  @MainActor public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value: UIView, Format == Bitmap {
  /// The view on a stage of its own, in its own size.
  @MainActor public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// What the stage shows now.
  @MainActor public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value == Timeline, Format == FrameSequence {
  /// All frames in one animated PNG file.
  public static var sequence: Snapshotting { .sequence() }
}

extension Snapshotting where Value == Timeline, Format == FilmStrip {
  /// All frames below each other in one picture.
  public static var frames: Snapshotting { .frames() }
}

extension Snapshotting where Value == Timeline, Format == Bitmap {
  /// The contact sheet.
  public static var sheet: Snapshotting { .sheet() }
}

extension Snapshotting where Value == Storyboard, Format == FrameSequence {
  /// The frames of its sampling in one animated PNG file.
  @MainActor public static var sequence: Snapshotting { .sequence() }
}

extension Snapshotting where Value == Storyboard, Format == Bitmap {
  /// The contact sheet.
  @MainActor public static var sheet: Snapshotting { .sheet() }
}
