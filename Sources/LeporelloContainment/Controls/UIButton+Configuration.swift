// Buttons described by values.

public import LeporelloGraphics

extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    /// How corners are rounded; closed.
    public enum CornerStyle: Int, Sendable, Hashable {
      /// By the background's own radius.
      case fixed = -1
      /// By the radius that suits text.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Wholly.
      case capsule
    }
    /// How large the button is; closed.
    public enum Size: Int, Sendable, Hashable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }
    /// How title and subtitle stand; closed.
    public enum TitleAlignment: Int, Sendable, Hashable {
      /// As the system sees fit.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    enum Look: Hashable { case plain, tinted, gray, filled }
    var look = Look.plain

    /// The title.
    public var title: String?
    /// A line under the title; kept for code that sets it.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// At which side of the title the picture stands; before it here.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between picture and title; kept for code that sets it.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle; kept for code that sets it.
    public var titlePadding: CGFloat = 1
    /// The space around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; nil for the look's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the look's.
    public var baseBackgroundColor: UIColor?
    /// How corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; kept for code that sets it.
    public var buttonSize = Size.medium
    /// How title and subtitle stand; kept for code that sets it.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title is cut; kept for code that sets it.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a wheel shows in the picture's place; it is not drawn.
    public var showsActivityIndicator = false
    /// What lies behind.
    public var background = UIBackgroundConfiguration.clear()

    /// Title and picture alone.
    public static func plain() -> Configuration { Configuration() }
    /// On a ground of the faint tint.
    public static func tinted() -> Configuration { made(.tinted) }
    /// On a grey ground.
    public static func gray() -> Configuration { made(.gray) }
    /// On a ground of the tint.
    public static func filled() -> Configuration { made(.filled) }
    /// Title and picture alone.
    public static func borderless() -> Configuration { Configuration() }
    /// On a grey ground.
    public static func bordered() -> Configuration { made(.gray) }
    /// On a ground of the faint tint.
    public static func borderedTinted() -> Configuration { made(.tinted) }
    /// On a ground of the tint.
    public static func borderedProminent() -> Configuration { made(.filled) }

    private static func made(_ look: Look) -> Configuration {
      var configuration = Configuration()
      configuration.look = look
      return configuration
    }

    func foreground(_ tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }
    func ground(_ tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor ?? (look == .plain ? nil : baseBackgroundColor) { return color }
      return switch look {
      case .plain: nil
      case .tinted: tint.withAlphaComponent(0.15)
      case .gray: UIColor(white: 0.46, alpha: 0.12)
      case .filled: tint
      }
    }
    func radius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic, .medium: 6
      case .small: 4
      case .large: 10
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }

  /// Creates a button that looks so and runs an action when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    // A class's own observers are silent in its initialisers.
    self.configuration = configuration
    describe()
  }

  /// Takes the described look over.
  func describe() {
    guard let configuration else { return }
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let image = configuration.image { setImage(image, for: .normal) }
    setTitleColor(configuration.foreground(tintColor), for: .normal)
    let insets = configuration.contentInsets
    contentEdgeInsets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
