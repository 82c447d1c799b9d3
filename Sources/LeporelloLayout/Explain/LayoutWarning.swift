// A fault of the input that layout repaired.

import LeporelloGraphics

/// A bad bound, or content larger than its place.
package struct LayoutWarning: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong; closed.
  package enum Kind: String, Sendable, Hashable {
    /// A length that is negative, infinite where it may not be, or not a number, or bounds out of order.
    case badBound
    /// A child that is larger than the space its parent gives it.
    case overflow
  }

  package var kind: Kind
  package var node: Int
  /// What the node is called.
  package var name: String
  /// Where the node was written, if known.
  package var place: SourcePlace?
  /// What is wrong and what was done about it.
  package var message: String

  package var description: String { (place.map { "\($0): " } ?? "") + "\(kind.rawValue): \(name): \(message)" }
}
