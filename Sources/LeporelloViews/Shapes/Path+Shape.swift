// Outlines of fixed points as shapes.

extension Path: Shape {
  /// The outline as it is, from the frame's top left.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
