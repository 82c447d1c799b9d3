// Pixels.

public import LeporelloGraphics

/// A PNG file.
public struct PNGFormat: PictureFormat {
  private let encoder: PNGEncoder
  private let renderer = CairoRenderer()

  /// Creates the format; size against speed is the encoder's.
  public init(_ setting: PNGEncoder.Setting = .fast) { encoder = PNGEncoder(setting) }
  /// `png`.
  public var name: String { "png" }
  /// `png`.
  public var fileExtension: String { "png" }
  /// The file's bytes.
  public func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8] {
    try encoder.encode(try renderer.frame(list, size: size, scale: scale))
  }
}

extension PictureFormat where Self == PNGFormat {
  /// A PNG file, quickly.
  public static var png: PNGFormat { PNGFormat() }
  /// A PNG file.
  public static func png(_ setting: PNGEncoder.Setting) -> PNGFormat { PNGFormat(setting) }
}
