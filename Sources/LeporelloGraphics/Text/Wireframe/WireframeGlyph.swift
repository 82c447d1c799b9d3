// One character as a box: how wide it is, how tall its box stands, and how lines may break beside it.

struct WireframeGlyph: Sendable, Hashable {
  /// What the box looks like; closed.
  enum Kind: Sendable, Hashable {
    case space, newline
    /// As tall as an x, as a capital, as an x with a descender.
    case short, tall, deep
    /// A mark on the baseline, in the middle or at the top.
    case lowMark, midMark, highMark
    case ideograph, ellipsis
  }

  var kind: Kind
  /// The distance to the next character, in points.
  var advance: CGFloat
  /// The run whose colour and lines it has.
  var run: Int
  /// The font's size in points.
  var size: CGFloat
  /// Whether a line may not begin with it, or may not end with it.
  var isClosing = false
  var isOpening = false
  /// Whether a line may break after it though no space follows (hyphens and dashes).
  var allowsBreakAfter = false
  /// Whether it is a space that holds its neighbours together.
  var isGlue = false

  var isSpace: Bool { kind == .space }
}

/// The heights of a line of box glyphs, whole points so that boxes have crisp edges.
struct WireframeFontMetrics {
  let ascent: CGFloat
  let descent: CGFloat
  let xHeight: CGFloat
  let capHeight: CGFloat
  let drop: CGFloat

  init(size: CGFloat) {
    let size = size.isFinite ? min(max(size, 0), 10_000) : 0
    ascent = size.rounded(.up)
    descent = (size / 4).rounded(.up)
    xHeight = (size * 0.5).rounded(.up)
    capHeight = (size * 0.7).rounded(.up)
    drop = (size * 0.1875).rounded(.up)
  }
}
