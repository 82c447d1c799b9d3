// What shapes, text and backgrounds are painted with.

/// A colour, a gradient, or anything made from them that depends on the views around it.
public protocol ShapeStyle: Sendable {
  /// What this style becomes; `Never` for the styles that the library paints itself.
  associatedtype Resolved: ShapeStyle
  /// What this style becomes in its place.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never resolves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    switch self {}
  }
}

/// A style that the library paints itself.
package protocol PaintStyle: ShapeStyle where Resolved == Never {
  /// The paint for a shape that fills a rectangle.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint
}

extension PaintStyle {
  /// Painted styles become nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted by the library itself; don't ask what it resolves to")
  }
}
