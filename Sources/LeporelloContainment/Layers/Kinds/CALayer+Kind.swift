// What Core Animation's own kinds of layers draw, from the values shown now.

import LeporelloGraphics

extension CALayer {
  /// Draws the kind's content into a list.
  func drawKind(_ values: LayerValues, into list: inout DisplayList) {
    list.append(contentsOf: displayContent(in: values.model.bounds))
    switch self {
    case let shape as CAShapeLayer: shape.drawShape(values, into: &list)
    case let gradient as CAGradientLayer: gradient.drawGradient(values, into: &list)
    case let text as CATextLayer: text.drawText(values, into: &list)
    default: break
    }
  }
}

extension LayerValues {
  func number(_ key: String, _ standard: CGFloat) -> CGFloat {
    extra[key]?.numbers?.first.map { CGFloat($0) } ?? standard
  }
  func point(_ key: String, _ standard: CGPoint) -> CGPoint {
    guard let numbers = extra[key]?.numbers, numbers.count == 2 else { return standard }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  func color(_ key: String) -> RGBA? { if case .color(let color) = extra[key] { color } else { nil } }
  func path(_ key: String) -> Path? { if case .path(let path) = extra[key] { path } else { nil } }
  func colors(_ key: String) -> [RGBA] { if case .colors(let colors) = extra[key] { colors } else { [] } }
}
