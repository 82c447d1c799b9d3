// Blurred grounds, as the flat colours that they look like over light content.

package import LeporelloGraphics

/// An effect on what lies behind.
open class UIVisualEffect: NSObject {}

/// A blur of what lies behind.
open class UIBlurEffect: UIVisualEffect {
  /// The look; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the style has it.
    case regular = 4
    /// As the style has it, more prominent.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// A view with an effect on what lies behind; drawn as a translucent ground.
@MainActor open class UIVisualEffectView: UIView {
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
