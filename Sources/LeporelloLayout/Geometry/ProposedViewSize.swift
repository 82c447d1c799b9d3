// What a parent offers a child.

public import LeporelloGraphics

/// A proposal of a size: on each axis a number, or nil for "your ideal", 0 for "your minimum", infinity for
/// "your maximum".
public struct ProposedViewSize: Sendable, Hashable {
  /// The width offered.
  public var width: CGFloat?
  /// The height offered.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposal of exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// This proposal with a length in place of each nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
