// Guards against sizes that no drawing can have.

extension CGRect {
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
