// The attributes that labels and drawing know, by UIKit's names.

public import LeporelloGraphics

extension NSAttributedString.Key {
  /// The face: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind: a `UIColor`; kept for code that sets it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph's style: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under: an `NSUnderlineStyle`'s number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through: an `NSUnderlineStyle`'s number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far above the baseline; kept for code that sets it.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line; drawn as one line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines; drawn as one.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  /// How lines stand.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What happens to lines that are too long.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Extra space between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The usual style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How a paragraph is set, to change.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines stand.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Extra space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}

extension NSAttributedString {
  /// The pieces of one style each, in what is standard where the text says nothing.
  func textRuns(standard: TextRun) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = standard
      run.string = attributedSubstring(from: range).string
      run.apply(attributes)
      runs.append(run)
    }
    return runs
  }

  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  var paragraphAlignment: NSTextAlignment? { paragraphStyle?.alignment }
}

extension TextRun {
  mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font.face }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.rgba }
    if let kern = LayerValue(attributes[.kern])?.numbers?.first { tracking = CGFloat(kern) }
    func isSet(_ key: NSAttributedString.Key) -> Bool { (LayerValue(attributes[key])?.numbers?.first ?? 0) != 0 }
    isUnderlined = isUnderlined || isSet(.underlineStyle)
    isStruckThrough = isStruckThrough || isSet(.strikethroughStyle)
  }
}
