// Which offsets the content may rest at.

import LeporelloGraphics

extension UIScrollView {
  func computedAdjustedInset() -> UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return contentInset }
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: return contentInset + safe
    case .automatic, .scrollableAxes:
      let across = contentSize.width > bounds.width || alwaysBounceHorizontal
      let down = contentSize.height > bounds.height || alwaysBounceVertical
      return contentInset
        + UIEdgeInsets(
          top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
          right: across ? safe.right : 0)
    }
  }

  /// The resting offsets across.
  var rangeX: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return Self.range(contentSize.width, in: bounds.width, before: inset.left, after: inset.right)
  }

  /// The resting offsets from top to bottom.
  var rangeY: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return Self.range(contentSize.height, in: bounds.height, before: inset.top, after: inset.bottom)
  }

  private static func range(_ content: CGFloat, in length: CGFloat, before: CGFloat, after: CGFloat)
    -> ClosedRange<CGFloat>
  {
    let start = -before
    return start...max(start, content + after - length)
  }

  /// Whether a finger can move the content across.
  var scrollsAcross: Bool { rangeX.upperBound > rangeX.lowerBound || (bounces && alwaysBounceHorizontal) }
  /// Whether a finger can move the content from top to bottom.
  var scrollsDown: Bool { rangeY.upperBound > rangeY.lowerBound || (bounces && alwaysBounceVertical) }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (rangeX, rangeY)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    func shift(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + length ? min(low, high - length) : offset
    }
    let target = CGPoint(
      x: shift(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: shift(contentOffset.y, bounds.height, rect.minY, rect.maxY))
    move(to: clamped(target), animated: animated)
  }

  /// Takes the content's size from the constraints tied to the content guide.
  func takeContentSize(from scope: ConstraintScope, _ solution: LinearSolution) {
    guard let entry = scope.guides.first(where: { $0.guide === contentGuide }) else { return }
    let frame = roundedFrame(entry.variables, in: solution)
    if contentSize != frame.size { contentSize = frame.size }
  }
}
