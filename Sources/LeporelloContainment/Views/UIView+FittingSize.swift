// The size that holds a view's content where no constraints say it: found from the inside out with a list of views in
// the place of calls within calls, so that trees may be as deep as they like.

import LeporelloGraphics

/// The sizes found in one question; a view that stands in many of the trees asked about is asked once.
@MainActor final class FittingSizes {
  /// The question that is being answered.
  static var current: FittingSizes?
  let target: CGSize
  var found: [ObjectIdentifier: CGSize] = [:]

  init(_ target: CGSize) { self.target = target }

  /// Answers questions about one state of the tree with each view asked once.
  static func sharing<T>(_ target: CGSize, _ body: () -> T) -> T {
    let outer = current
    current = FittingSizes(target)
    defer { current = outer }
    return body()
  }
}

extension UIView {
  /// The intrinsic size, else what holds the subviews.
  func fittingSize(_ target: CGSize) -> CGSize {
    guard let sizes = FittingSizes.current, sizes.target == target else {
      return FittingSizes.sharing(target) { fittingSize(target) }
    }
    if sizes.found[ObjectIdentifier(self)] == nil { askInside(sizes) }
    let own = intrinsicContentSize
    let inside = storedSubviews.reduce(CGSize.zero) { size, child in
      let fitting = sizes.found[ObjectIdentifier(child)] ?? .zero
      let origin = child.frame.origin
      return CGSize(
        width: max(size.width, origin.x + fitting.width), height: max(size.height, origin.y + fitting.height))
    }
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? inside.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? inside.height : own.height)
  }

  /// Asks all views inside, each after those inside it; what constraints size answers for what it holds.
  private func askInside(_ sizes: FittingSizes) {
    var path: [(view: UIView, inside: ArraySlice<UIView>)] = [(self, storedSubviews[...])]
    while let last = path.indices.last {
      if let child = path[last].inside.popFirst() {
        guard sizes.found[ObjectIdentifier(child)] == nil else { continue }
        path.append((child, child.hasConstraintDrivenContent ? [] : child.storedSubviews[...]))
      } else {
        let view = path.removeLast().view
        guard view !== self else { continue }
        // The view is known from here on, so that its own question goes no deeper.
        sizes.found[ObjectIdentifier(view)] = .zero
        sizes.found[ObjectIdentifier(view)] = view.systemLayoutSizeFitting(sizes.target)
      }
    }
  }
}

/// The controllers whose fitting sizes are compared at the end of the layout pass, when all frames are known.
@MainActor enum FittingChecks {
  private static var waiting: [UIViewController] = []
  /// How many layout passes run inside one another.
  static var depth = 0

  static func add(_ controller: UIViewController) { waiting.append(controller) }

  /// Compares the sizes once no pass is open; all are found before anyone hears of a change.
  static func run() {
    guard depth == 0, !waiting.isEmpty else { return }
    let controllers = waiting
    waiting = []
    let changed = FittingSizes.sharing(UIView.layoutFittingCompressedSize) {
      controllers.filter { $0.takeFittingSize() }
    }
    for controller in changed { controller.tellFittingSizeChange() }
  }
}
