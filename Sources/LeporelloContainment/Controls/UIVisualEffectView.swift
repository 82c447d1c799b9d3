// Frosted grounds.

package import LeporelloGraphics

/// A view with an effect on what lies behind: a translucent ground through which that shows blurred.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// Where subviews belong.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install()
  }
  /// Creates a view as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  private func install() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// The ground.
  package override func drawContent(into list: inout DisplayList) {
    guard let blur = effect as? UIBlurEffect else { return }
    list.append(.backdrop(blur.style.backdrop(in: traitCollection), in: Path(bounds)))
  }
}
