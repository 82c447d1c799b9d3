// The view of a container whose work is done in its layout.

/// A container's own view.
final class ContainerView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() { onLayout() }
}
