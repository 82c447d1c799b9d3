// Colours, as views say them.

/// A colour that may depend on the page being light or dark; a style and a view that fills its frame.
public struct Color: Sendable, Hashable, View, PrimitiveView, PaintStyle {
  /// A space of colours; all values are sRGB in this library; closed.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The web's colours.
    case sRGB
  }

  indirect enum Storage: Sendable, Hashable {
    case fixed(RGBA)
    case dynamic(light: RGBA, dark: RGBA)
    case accent
    case opacity(Storage, Double)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a colour from its components, each 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .fixed(RGBA(red, green, blue, opacity))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    storage = .fixed(RGBA(white: white, alpha: opacity))
  }

  /// Creates a colour from a hexadecimal number such as `0x1B75BC`.
  public init(hex: UInt32, opacity: Double = 1) { storage = .fixed(RGBA(hex: hex, alpha: opacity)) }

  /// Creates a colour from hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    storage = .fixed(RGBA(component(5), component(3), component(1), opacity))
  }

  /// Creates a colour that depends on the page being light or dark.
  public init(light: Color, dark: Color) {
    var environment = EnvironmentValues()
    let first = light.resolved(in: environment)
    environment.colorScheme = .dark
    storage = .dynamic(light: first, dark: dark.resolved(in: environment))
  }

  /// Creates a colour from pixels' components.
  public init(_ color: RGBA) { storage = .fixed(color) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(storage, opacity)) }

  /// The components of this colour in its place.
  public func resolved(in environment: EnvironmentValues) -> RGBA { Self.resolve(storage, in: environment) }

  private static func resolve(_ storage: Storage, in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .fixed(let color): color
    case .dynamic(let light, let dark): environment.colorScheme == .dark ? dark : light
    case .accent: environment.tint?.color(in: environment) ?? Color.blue.resolved(in: environment)
    case .opacity(let base, let factor): resolve(base, in: environment).opacity(factor)
    }
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(resolved(in: environment))
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.shape()
    lowering.add(node, "Color", .color(resolved(in: environment)))
  }
}
