// A decoded picture that display lists can name cheaply.

/// A decoded picture with its pixels, compared by content.
public struct ImageResource: Sendable, Hashable {
  private final class Storage: Sendable {
    let bitmap: Bitmap
    let digest: Int
    let name: String
    init(_ bitmap: Bitmap, name: String) {
      self.bitmap = bitmap
      self.name = name
      digest = bitmap.contentDigest
    }
  }

  private let storage: Storage
  /// How many pixels make a point, for the picture's natural size.
  public let scale: CGFloat

  /// Creates a picture from its pixels; the name appears in text dumps.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1, name: String = "image") {
    storage = Storage(bitmap, name: name)
    self.scale = scale
  }

  /// The pixels.
  public var bitmap: Bitmap { storage.bitmap }
  /// The name that text dumps show.
  public var name: String { storage.name }
  /// The natural size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Whether two pictures have the same pixels and scale.
  public static func == (a: ImageResource, b: ImageResource) -> Bool {
    a.scale == b.scale
      && (a.storage === b.storage || (a.storage.digest == b.storage.digest && a.bitmap == b.bitmap))
  }

  /// Feeds the digest of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.digest)
    hasher.combine(scale)
  }
}
