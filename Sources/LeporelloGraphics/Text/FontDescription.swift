// What a run of text is set in.

/// A typeface, size and style to set text in; the text engine finds the font.
public struct FontDescription: Sendable, Hashable, Codable {
  /// The design of the face; closed.
  public enum Design: String, Sendable, Hashable, Codable {
    /// The interface face.
    case `default`
    /// A fixed-width face.
    case monospaced
  }

  /// A family by name, or nil for the interface face of `design`.
  public var family: String?
  /// The design where no family is named.
  public var design: Design
  /// The size in points.
  public var size: CGFloat
  /// The weight on CSS's scale, 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all digits have one width.
  public var hasMonospacedDigits: Bool

  /// Creates a description.
  public init(
    family: String? = nil, design: Design = .default, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    (self.family, self.design, self.size, self.weight) = (family, design, size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }
}
