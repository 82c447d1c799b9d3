// Blurred grounds, as the flat colours that they look like over light content.

package import LeporelloGraphics

/// A view with an effect on what lies behind; drawn as a translucent ground.
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
    let ground = blur.style == .dark ? RGBA(hex: 0x1C1C1E, alpha: 0.75) : RGBA(hex: 0xF8F8F8, alpha: 0.82)
    list.append(.fill(Path(bounds), .color(ground)))
  }
}
