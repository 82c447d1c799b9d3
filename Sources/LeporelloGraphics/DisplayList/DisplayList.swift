// The closed set of things that can be drawn. Views, layers and transitions are lowered into it;
// each back end is one exhaustive switch over it, and the text dump is the back end that proves it neutral.

/// Drawing commands in painting order, first at the back; a value that can be compared, hashed, sent and drawn anywhere.
public struct DisplayList: Sendable, Hashable {
  /// The commands, first at the back.
  public var items: [DisplayItem]

  /// Creates a list.
  public init(_ items: [DisplayItem] = []) { self.items = items }

  /// A list that draws nothing.
  public static let empty = DisplayList()

  /// Whether nothing is drawn.
  public var isEmpty: Bool { items.isEmpty }

  /// Adds a command on top.
  public mutating func append(_ item: DisplayItem) { items.append(item) }

  /// Adds another list's commands on top.
  public mutating func append(contentsOf list: DisplayList) { items.append(contentsOf: list.items) }

  /// Adds a sub-list moved by an offset, if it draws anything.
  public mutating func append(_ list: DisplayList, at origin: CGPoint) {
    guard !list.isEmpty else { return }
    if origin == .zero {
      append(contentsOf: list)
    } else {
      append(.transform(CGAffineTransform(translationX: origin.x, y: origin.y), list))
    }
  }
}

/// Which points a self-crossing outline holds; closed.
public enum FillRule: Sendable, Hashable {
  /// Points the outline winds around.
  case nonZero
  /// Points a ray from which crosses the outline an odd number of times.
  case evenOdd
}

/// How a picture is sampled; closed.
public enum ImageInterpolation: Sendable, Hashable {
  /// The nearest pixel.
  case none
  /// Weighted neighbours, averaged where minified.
  case high
}

/// One command; content, or an effect over a sub-list; closed.
public indirect enum DisplayItem: Sendable, Hashable {
  /// The inside of an outline.
  case fill(Path, Paint, rule: FillRule = .nonZero)
  /// A line along an outline.
  case stroke(Path, Paint, StrokeStyle)
  /// Text set in the width of a rectangle, from its top; `family` says by which engine.
  case text(TextBlock, in: CGRect, family: TextFamily)
  /// A picture stretched over a rectangle.
  case image(ImageResource, in: CGRect, interpolation: ImageInterpolation = .high)
  /// A sub-list drawn apart and then shown at an opacity from 0 to 1.
  case opacity(Double, DisplayList)
  /// A sub-list in mapped coordinates.
  case transform(CGAffineTransform, DisplayList)
  /// A sub-list inside an outline only.
  case clip(Path, rule: FillRule = .nonZero, DisplayList)
  /// A sub-list where another has coverage.
  case mask(DisplayList, by: DisplayList)
  /// A sub-list drawn apart and blended with what is behind.
  case blend(BlendMode, DisplayList)
  /// The exact mean (1-f)·from + f·to of two isolated premultiplied pictures, so that equal pixels stay equal.
  case mix(from: DisplayList, to: DisplayList, fraction: Double)
  /// The mean of two isolated pictures in linear light, as a projector would fade; equal pixels stay equal.
  case linearMix(from: DisplayList, to: DisplayList, fraction: Double)
  /// A sub-list's picture of a rectangle, stretched over a mesh.
  case warp(WarpMesh, DisplayList)
  /// A sub-list with a shadow behind it.
  case shadow(Shadow, DisplayList)
  /// A sub-list drawn apart with a shadow inside it, cast by its own edge; its coverage stays as it is.
  case innerShadow(Shadow, DisplayList)
  /// A sub-list blurred by a Gaussian of the given standard deviation in points.
  case blur(CGFloat, DisplayList)
  /// What was drawn before, blurred and tinted inside an outline; nothing but the outline's bounds is looked at.
  case backdrop(Backdrop, in: Path, rule: FillRule = .nonZero)
}
