// A layer that shows text.

public import LeporelloGraphics

/// How a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides; at the left here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text from its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The face: a `UIFont`, or a face's name.
  open var font: Any?
  /// The size.
  open var fontSize: CGFloat = 36
  /// The colour.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines break at the bounds.
  open var isWrapped = false
  /// How lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  func drawText(_ values: LayerValues, into list: inout DisplayList) {
    let face = (font as? UIFont)?.withSize(fontSize) ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let standard = TextRun(
      "", font: (face ?? .systemFont(ofSize: fontSize)).face, color: foregroundColor?.rgba ?? .white)
    let runs =
      (string as? NSAttributedString)?.textRuns(standard: standard)
      ?? (string as? String).map { text in
        var run = standard
        run.string = text
        return [run]
      } ?? []
    guard runs.contains(where: { !$0.string.isEmpty }) else { return }
    let alignment: TextBlock.Alignment =
      alignmentMode == .center ? .center : alignmentMode == .right ? .trailing : .leading
    let block = TextBlock(runs, alignment: alignment, lineLimit: isWrapped ? nil : 1)
    list.append(.text(block, in: values.model.bounds, family: core.text.family))
  }
}
