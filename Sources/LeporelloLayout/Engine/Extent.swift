// Proposals and sizes in the engine's own form.

import LeporelloGraphics

/// A proposal or a size: two numbers, where NaN is a proposal of nil.
struct Extent: BitwiseCopyable {
  var width: Double
  var height: Double

  @inline(__always) init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  /// Along an axis, then across it.
  @inline(__always) init(_ along: Double, _ across: Double, along axis: Axis) {
    self = axis == .horizontal ? Extent(along, across) : Extent(across, along)
  }

  init(_ proposal: ProposedViewSize) {
    self.init(Self.length(proposal.width), Self.length(proposal.height))
  }

  @inline(__always) subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always) func isSame(_ other: Extent) -> Bool {
    same(width, other.width) && same(height, other.height)
  }

  var size: CGSize { CGSize(width: width, height: height) }
  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  private static func length(_ given: CGFloat?) -> Double {
    guard let given, !given.isNaN else { return .nan }
    return proposed(Double(given))
  }
}

extension Axis {
  /// The other axis.
  @inline(__always) var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
