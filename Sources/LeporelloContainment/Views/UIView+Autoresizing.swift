// Autoresizing masks: a change of the superview's size is shared by the flexible lengths in proportion to what they
// were, or in equal parts where they were all zero.

import LeporelloGraphics

extension UIView {
  /// Resizes the subviews at once; in a tree deeper than any real one, the rest waits until the levels above are done.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, subviewList != nil else { return }
    guard Resizing.level < Resizing.levels else {
      Resizing.waiting.append((self, old))
      return
    }
    Resizing.level += 1
    resizeSubviewsNow(from: old)
    Resizing.level -= 1
    guard Resizing.level == 0 else { return }
    while let (view, old) = Resizing.waiting.popLast() { view.resizeSubviews(from: old) }
  }

  private func resizeSubviewsNow(from old: CGSize) {
    let size = bounds.size
    for child in storedSubviews where child.translatesAutoresizingMaskIntoConstraints && !child.autoresizingMask.isEmpty
    {
      let mask = child.autoresizingMask
      let frame = child.frame
      let (x, width) = Self.share(
        size.width - old.width, start: frame.minX, length: frame.width, total: old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.share(
        size.height - old.height, start: frame.minY, length: frame.height, total: old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      child.frame = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }
  }

  private static func share(
    _ delta: CGFloat, start: CGFloat, length: CGFloat, total: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      flexible.0 ? max(0, start) : 0, flexible.1 ? max(0, length) : 0,
      flexible.2 ? max(0, total - start - length) : 0,
    ]
    let flags = [flexible.0, flexible.1, flexible.2]
    let count = flags.count { $0 }
    guard count > 0, delta != 0 else { return (start, length) }
    let sum = parts.reduce(0, +)
    func portion(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return sum > 0 ? delta * parts[index] / sum : delta / CGFloat(count)
    }
    return (start + portion(0), length + portion(1))
  }
}

/// How deep resizing has gone, and what waits for it to come back.
@MainActor private enum Resizing {
  static let levels = 128
  static var level = 0
  static var waiting: [(UIView, CGSize)] = []
}
