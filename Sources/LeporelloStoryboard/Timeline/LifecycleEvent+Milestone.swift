// Which callbacks people look for.

public import LeporelloContainment

extension LifecycleEvent {
  /// Whether the callback tells of loading, containment or appearance, and not of layout or sizes.
  public var isMilestone: Bool {
    switch kind {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMove, .didMove:
      true
    case .loadView, .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition,
      .willTransition, .sizeForChild, .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange,
      .viewSafeAreaInsetsDidChange, .didReceiveMemoryWarning:
      false
    }
  }
}
