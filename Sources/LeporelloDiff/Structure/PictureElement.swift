// One thing that is to be seen, as people would point at it.

public import LeporelloGraphics

/// Something drawn: what it is, what it says and where it is.
public struct PictureElement: Sendable, Hashable {
  /// What kind of thing; closed.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Words.
    case text
    /// A picture.
    case image
    /// A filled shape.
    case fill
    /// A line.
    case line
    /// Something done to what is drawn, such as a dissolve.
    case effect
  }

  /// What kind of thing.
  public var kind: Kind
  /// Its words, its name, or what is done.
  public var label: String
  /// Its colour or amount; no spaces.
  public var detail: String
  /// Where it is in the picture, in points; zero for effects.
  public var frame: CGRect

  /// Creates an element.
  public init(kind: Kind, label: String, detail: String, frame: CGRect) {
    (self.kind, self.label, self.detail, self.frame) = (kind, label, detail, frame)
  }

  /// The element as messages call it.
  public var name: String {
    switch kind {
    case .text, .image: "\(kind) '\(label.prefix(40))\(label.count > 40 ? "…" : "")'"
    case .fill, .line: "the \(detail) \(kind) at \(frame.minX.dump),\(frame.minY.dump)"
    case .effect: "the \(label)"
    }
  }
}
