// A style in its place in the tree, ready for a frame.

/// A style with what it needs from the views around it; closed.
indirect enum ResolvedStyle: Sendable {
  /// One colour, whatever the frame.
  case color(RGBA)
  /// A paint that depends on the frame.
  case style(AnyShapeStyle, EnvironmentValues)
  /// A ground that blurs what is behind.
  case material(Backdrop)
  /// A style with shadows, the first cast first.
  case shadowed(ResolvedStyle, [ResolvedShadow])

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    let erased = AnyShapeStyle(style).inherited(in: environment)
    if let material = erased.base as? Material {
      self = .material(material.backdrop(in: environment))
    } else if let shadowed = erased.base as? ShadowedStyle {
      self = .shadowed(
        ResolvedStyle(shadowed.base, in: environment), shadowed.shadows.map { $0.resolved(in: environment) })
    } else if case .color(let color) = erased.paint(in: .zero, environment: environment) {
      self = .color(color)
    } else {
      self = .style(erased, environment)
    }
  }

  func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .style(let style, let environment): style.paint(in: frame, environment: environment)
    case .material(let backdrop): .color(backdrop.tint)
    case .shadowed(let base, _): base.paint(in: frame)
    }
  }

  /// What a filled outline draws in a frame.
  func fill(_ path: Path, _ rule: FillRule, in frame: CGRect) -> DisplayList {
    switch self {
    case .color, .style: DisplayList([.fill(path, paint(in: frame), rule: rule)])
    case .material(let backdrop): DisplayList([.backdrop(backdrop, in: path, rule: rule)])
    case .shadowed(let base, let shadows): shadows.cast(by: base.fill(path, rule, in: frame))
    }
  }

  /// What a line along an outline draws in a frame.
  func stroke(_ path: Path, _ line: StrokeStyle, in frame: CGRect) -> DisplayList {
    switch self {
    case .color, .style, .material: DisplayList([.stroke(path, paint(in: frame), line)])
    case .shadowed(let base, let shadows): shadows.cast(by: base.stroke(path, line, in: frame))
    }
  }
}
