// Core Graphics' colour, which layers take where views take a `UIColor`.

#if !canImport(CoreGraphics)

  public import LeporelloGraphics

  /// A colour as layers take it.
  public final class CGColor: NSObject, Sendable {
    let rgba: RGBA

    init(_ rgba: RGBA) { self.rgba = rgba }

    /// Creates a colour from red, green, blue and opacity.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Creates a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(RGBA(white: Double(gray), alpha: Double(alpha)))
    }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) } }
    /// How many components there are.
    public var numberOfComponents: Int { 4 }
    /// The opacity.
    public var alpha: CGFloat { CGFloat(rgba.alpha) }

    /// The same colour at another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha)))
    }

    /// Equal components make equal colours.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }

    /// The hash of the components.
    public override var hash: Int { rgba.hashValue }
  }

  extension UIColor {
    /// The colour as layers take it.
    public var cgColor: CGColor { CGColor(rgba) }

    /// Creates a colour from a layer's.
    public convenience init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }
  }

#endif
