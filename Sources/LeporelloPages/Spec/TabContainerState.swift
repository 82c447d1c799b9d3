// What is left of a container between two runs.

import LeporelloGraphics

/// Where a paged container was, to be written down and given back by `tabState(_:)`.
public struct TabContainerState: Codable, Sendable, Hashable {
  /// The name of the selected tab, or nil where there was none.
  public var selection: String?
  /// The place of the selected tab.
  public var index: Int?
  /// How far the header had given way, in points.
  public var headerOffset: Double
  /// How far each page was scrolled, in points, by the tabs' names.
  public var pageOffsets: [String: Double]

  /// Creates a state.
  public init(
    selection: String?, index: Int? = nil, headerOffset: Double = 0, pageOffsets: [String: Double] = [:]
  ) {
    (self.selection, self.index, self.headerOffset) = (selection, index, headerOffset)
    self.pageOffsets = pageOffsets
  }
}
