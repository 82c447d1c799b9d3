// How a contact sheet is arranged.

public import LeporelloGraphics

/// The arrangement of a contact sheet.
public struct SheetStyle: Sendable, Hashable {
  /// How many frames stand in a row, or nil to find the number that makes a well-proportioned sheet.
  public var columns: Int?
  /// The longer side of a frame on the sheet, in points; frames are never enlarged.
  public var frameLength: CGFloat
  /// Whether the callbacks of each frame are listed beside the frames.
  public var showsLifeCycle: Bool

  /// Creates an arrangement.
  public init(columns: Int? = nil, frameLength: CGFloat = 420, showsLifeCycle: Bool = false) {
    (self.columns, self.frameLength, self.showsLifeCycle) = (columns, frameLength, showsLifeCycle)
  }
}
