// What a face is asked by.

public import LeporelloGraphics

/// What a face is asked by.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What a face looks like.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The kind of interface face; closed.
  public enum SystemDesign: Sendable, Hashable {
    /// The usual one.
    case `default`
    /// With round ends; the usual one here.
    case rounded
    /// With serifs; the usual one here.
    case serif
    /// Of one width.
    case monospaced
  }

  let face: FontDescription

  init(_ face: FontDescription) { self.face = face }

  /// Creates a question for a family.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: fontName, size: size))
  }
  /// The question for a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size.
  public var pointSize: CGFloat { face.size }
  /// What the face looks like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// The question for a face that looks so.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = face
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    changed.weight = symbolicTraits.contains(.traitBold) ? max(700, face.weight) : min(400, face.weight)
    if symbolicTraits.contains(.traitMonoSpace) { changed.design = .monospaced }
    return UIFontDescriptor(changed)
  }
  /// The question for a size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = face
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }
  /// The question for a kind of interface face.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = face
    switch design {
    case .default, .rounded, .serif: changed.design = .default
    case .monospaced: changed.design = .monospaced
    }
    return UIFontDescriptor(changed)
  }
}

extension UIFont {
  /// What the face was asked by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
  /// Creates the face that a question asks for; a size of 0 keeps the question's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).face : descriptor.face)
  }
}
