// Guides as the nodes store them: one byte, so that a node stays a plain value.

/// A guide of a tree: built-in ones by number, others by their place in the tree's table.
package struct AlignmentCode: Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Leading or top.
  package static let start = AlignmentCode(rawValue: 0)
  package static let center = AlignmentCode(rawValue: 1)
  /// Trailing or bottom.
  package static let end = AlignmentCode(rawValue: 2)
  package static let firstBaseline = AlignmentCode(rawValue: 3)
  package static let lastBaseline = AlignmentCode(rawValue: 4)
  /// The first number that means a place in the tree's table of guides.
  package static let firstCustom: UInt8 = 5

  /// Whether the guide follows from a view's length alone unless a view states it.
  var isEdge: Bool { rawValue <= 2 }
}

/// A guide on each axis.
package struct AlignmentPair: Sendable, Hashable {
  package var horizontal: AlignmentCode
  package var vertical: AlignmentCode

  package static let center = AlignmentPair(horizontal: .center, vertical: .center)
  package static let topLeading = AlignmentPair(horizontal: .start, vertical: .start)
}
