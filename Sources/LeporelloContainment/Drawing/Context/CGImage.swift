// Core Graphics' picture, which layers take where views take a `UIImage`.

public import LeporelloGraphics

/// A picture as layers take it.
public final class CGImage: NSObject, Sendable {
  let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int((picture.size.width * picture.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((picture.size.height * picture.scale).rounded()) }

  /// Equal pictures are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGImage)?.picture.isEqual(picture) ?? false }
  /// The hash of the picture.
  public override var hash: Int { picture.hash }
}
