// Sizes and traits on their way through the tree: down by the base implementations of viewWillTransition and
// willTransition, up by one step of preferredContentSizeDidChange.

import LeporelloGraphics

extension UIViewController {
  /// The base implementation of viewWillTransition: tells each child whose size would change.
  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    baseReceived(.viewWillTransition(to: size)) {}
    for child in storedChildren {
      let childSize = askSize(for: child, in: size)
      guard childSize != child.storedView?.bounds.size else { continue }
      child.announce(size: childSize, with: coordinator)
    }
  }

  func announce(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    dispatch(.viewWillTransition(to: size)) { $0.viewWillTransition(to: size, with: coordinator) }
  }

  /// A question that only the base implementation answers is no news; one that an override answers is recorded.
  private func askSize(for child: UIViewController, in size: CGSize) -> CGSize {
    let kind = LifecycleEvent.Kind.sizeForChild(child.reference, parentSize: size)
    dispatched.append(kind)
    let answer = self.size(forChildContentContainer: child, withParentContainerSize: size)
    if dispatched.last == kind {
      dispatched.removeLast()
      core.callback(kind, of: reference) {}
    }
    return answer
  }

  func defaultSize(for container: any UIContentContainer, in size: CGSize) -> CGSize {
    if case .sizeForChild? = dispatched.last { dispatched.removeLast() }
    return size
  }

  func forwardTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    baseReceived(.willTransition) {}
    for child in storedChildren { child.announce(traits: traits, with: coordinator) }
  }

  func announce(traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    dispatch(.willTransition) { $0.willTransition(to: traits, with: coordinator) }
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard size != storedPreferredContentSize else { return }
    storedPreferredContentSize = size
    guard let parent = storedParent else { return }
    parent.dispatch(.preferredContentSizeDidChange(reference)) {
      $0.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Takes the view's present fitting size; whether there was another before.
  func takeFittingSize() -> Bool {
    guard let view = storedView else { return false }
    let target = UIView.layoutFittingCompressedSize
    let size =
      FittingSizes.current?.found[ObjectIdentifier(view)] ?? view.systemLayoutSizeFitting(target)
    FittingSizes.current?.found[ObjectIdentifier(view)] = size
    defer { lastFittingSize = size }
    return lastFittingSize.map { $0 != size } ?? false
  }

  /// Tells the parent that the view's fitting size changed.
  func tellFittingSizeChange() {
    guard let parent = storedParent else { return }
    parent.dispatch(.systemLayoutFittingSizeDidChange(reference)) {
      $0.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }
  }

  /// How a content container is named; every one is a controller.
  func name(of container: any UIContentContainer) -> ControllerReference {
    (container as? UIViewController)?.reference
      ?? ControllerReference(id: 0, name: String(describing: type(of: container)))
  }

  var inheritedTraits: UITraitCollection {
    guard let parent = storedParent else {
      let size = storedView?.storedWindow?.bounds.size ?? core.size
      return UITraitCollection(size: size, scale: core.scale, settings: core.settings)
    }
    guard let own = parent.overrideTraits[ObjectIdentifier(self)] else { return parent.traitCollection }
    return UITraitCollection(traitsFrom: [parent.traitCollection, own])
  }
}
