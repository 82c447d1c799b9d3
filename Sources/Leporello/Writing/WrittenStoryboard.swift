// Where a storyboard's files are.

public import LeporelloGraphics

/// The files that a storyboard was written to.
public struct WrittenStoryboard: Sendable, Hashable {
  /// The folder that holds them.
  public let folder: URL
  /// The frames in order.
  public let frames: [URL]
  /// The contact sheet.
  public let sheet: URL
}
