// The window changes its size.

public import LeporelloGraphics

/// Gives the window another size; the frames keep theirs, with the window at the top left.
public struct Resize: ScriptStep {
  /// The new size in points.
  public var size: CGSize
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(_ size: CGSize, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.size, place) = (size, SourcePlace(fileID, line))
  }
  /// Creates the step.
  public init(width: CGFloat, height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(CGSize(width: width, height: height), fileID: fileID, line: line)
  }
  /// The step in words.
  public var label: String { "Resize(width: \(size.width), height: \(size.height))" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw StoryboardError.invalidSize(width: Double(size.width), height: Double(size.height), scale: 1)
    }
    run.stage.window.frame = CGRect(origin: .zero, size: size)
    run.stage.commit()
  }
}
