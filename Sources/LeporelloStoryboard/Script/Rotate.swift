// The device is turned.

import LeporelloGraphics

/// Turns the window on its side: width and height change places.
public struct Rotate: ScriptStep {
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = SourcePlace(fileID, line) }
  /// The step in words.
  public var label: String { "Rotate()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    let size = run.stage.window.bounds.size
    try Resize(width: size.height, height: size.width).perform(in: run)
  }
}
