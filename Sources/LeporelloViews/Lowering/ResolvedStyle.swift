// A style in its place in the tree, ready for a frame.

/// A style with what it needs from the views around it; closed.
indirect enum ResolvedStyle: Sendable {
  /// One colour, whatever the frame.
  case color(RGBA)
  /// A paint that depends on the frame.
  case style(AnyShapeStyle, EnvironmentValues)

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    let erased = AnyShapeStyle(style)
    if case .color(let color) = erased.paint(in: .zero, environment: environment) {
      self = .color(color)
    } else {
      self = .style(erased, environment)
    }
  }

  func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .style(let style, let environment): style.paint(in: frame, environment: environment)
    }
  }
}
