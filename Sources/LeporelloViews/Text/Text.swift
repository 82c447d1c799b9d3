// Text as a view.

/// Text, of one look or, joined with `+`, of several.
public struct Text: View, PrimitiveView, Sendable {
  /// What is left out where a text is too long; SwiftUI's names; closed.
  public enum TruncationMode: Sendable, Hashable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail

    var block: TextBlock.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// Capitals or small letters; SwiftUI's names; closed.
  public enum Case: Sendable, Hashable {
    /// All capitals.
    case uppercase
    /// All small letters.
    case lowercase
  }

  struct Segment: Sendable {
    var string: String
    var attributes = TextAttributes()
  }

  var segments: [Segment]
  var place: ViewPlace?

  init(segments: [Segment], place: ViewPlace? = nil) { (self.segments, self.place) = (segments, place) }

  /// Creates a text.
  public init(_ content: some StringProtocol, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(segments: [Segment(string: String(content))], place: ViewPlace(fileID, line))
  }

  /// Creates a text shown as it is.
  public init(verbatim content: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// Joins two texts, each with its own look.
  public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments, place: a.place) }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let block = resolved(in: environment)
    let node = lowering.tree.text(block)
    lowering.add(node, "Text", at: place, .text(block, minimumScale: environment.minimumScaleFactor))
    if let shadowed = shadowedStyle(in: environment) {
      lowering.addEffect(.shadows(shadowed.shadows.map { $0.resolved(in: environment) }), to: node)
    }
  }

  /// The style of all letters, if it has shadows; a text of several styles is drawn as one and casts none.
  private func shadowedStyle(in environment: EnvironmentValues) -> ShadowedStyle? {
    let styles = segments.map { ($0.attributes.foreground ?? environment.foreground)?.base as? ShadowedStyle }
    guard let first = styles.first ?? nil, styles.allSatisfy({ $0?.shadows == first.shadows }) else { return nil }
    return first
  }
}
