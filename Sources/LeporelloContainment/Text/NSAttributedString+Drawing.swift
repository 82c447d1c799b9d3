// Measuring and drawing text by itself.

public import LeporelloGraphics

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines break at the rectangle's width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The leading counts for the height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyphs' own bounds count.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is cut off.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// More about drawing text; kept for code that makes one.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  @MainActor fileprivate var block: TextBlock {
    let standard = TextRun("", font: UIFont.systemFont(ofSize: 12).face)
    return TextBlock(
      textRuns(standard: standard), alignment: paragraphAlignment?.block ?? .leading,
      lineSpacing: paragraphStyle?.lineSpacing ?? 0)
  }

  /// The text's size on one line a paragraph.
  @preconcurrency @MainActor public func size() -> CGSize { StageCore.current.text.measure(block, width: nil).size }

  /// The rectangle that the text takes inside a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e7
    return CGRect(
      origin: .zero, size: StageCore.current.text.measure(block, width: wraps ? size.width : nil).size)
  }

  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    let family = StageCore.current.text.family
    DrawingRecorder.current?.draw { $1.append(.text(block, in: rect, family: family)) }
  }

  /// Draws the text from a point of the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
}

extension String {
  /// The text's size on one line a paragraph.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The rectangle that the text takes inside a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }
  /// Draws the text from a point of the current context.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }
}

extension NSString {
  /// The text's size on one line a paragraph.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  /// The rectangle that the text takes inside a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attrs) }
}
