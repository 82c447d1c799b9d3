// The containers around a controller.

extension UIViewController {
  func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: storedParent, next: { $0?.storedParent }).lazy.compactMap { $0 as? Container }.first
  }

  var inheritedCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = presenting?.transition ?? presentedBy?.transition, !own.isOver { return own }
    return storedParent?.transitionCoordinator
  }

  /// The outermost container around.
  var outermost: UIViewController { sequence(first: self, next: { $0.storedParent }).reduce(self) { $1 } }
}
