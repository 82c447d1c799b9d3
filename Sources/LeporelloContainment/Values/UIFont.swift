// A typeface at a size; the text engine sees its `FontDescription`.

public import LeporelloGraphics

/// A typeface at a size.
public final class UIFont: NSObject, Sendable {
  /// What the text engine sees.
  package let face: FontDescription

  package init(_ face: FontDescription) { self.face = face }

  /// Creates a font of a family; text engines choose the nearest face where it is missing.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontDescription(family: fontName, size: fontSize))
  }

  /// The size in points.
  public var pointSize: CGFloat { face.size }
  /// The family's name.
  public var familyName: String { face.family ?? ".AppleSystemUIFont" }
  /// The face's name.
  public var fontName: String { familyName }
  // The interface face's vertical metrics in units of its size: 1950 up and 494 down of 2048 (SF's hhea table), which
  // gives the well-known line height of 20.29 at 17 points.
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline down to the bottom of the line; negative.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// From line to line.
  public var lineHeight: CGFloat { ascender - descender }
  /// Extra space between lines.
  public var leading: CGFloat { 0 }
  /// The height of capitals.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of small letters.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = face
    changed.size = fontSize
    return UIFont(changed)
  }

  /// Equal descriptions make equal fonts.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  /// The hash of the description.
  public override var hash: Int { face.hashValue }
}
