// Animatable values as numbers that can be added. Colours are premultiplied, so that clear has no hue.

import LeporelloGraphics

extension ViewModel {
  func numbers(of property: ViewProperty) -> SIMD4<Double> {
    switch property {
    case .center: [Double(center.x), Double(center.y), 0, 0]
    case .bounds:
      [Double(bounds.minX), Double(bounds.minY), Double(bounds.size.width), Double(bounds.size.height)]
    case .transform: .zero
    case .alpha: [Double(alpha), 0, 0, 0]
    case .backgroundColor: Self.numbers(backgroundColor)
    case .cornerRadius: [Double(cornerRadius), 0, 0, 0]
    case .borderWidth: [Double(borderWidth), 0, 0, 0]
    case .borderColor: Self.numbers(borderColor)
    case .shadowColor: Self.numbers(shadowColor)
    case .shadowOpacity: [Double(shadowOpacity), 0, 0, 0]
    case .shadowRadius: [Double(shadowRadius), 0, 0, 0]
    case .shadowOffset: [Double(shadowOffset.width), Double(shadowOffset.height), 0, 0]
    case .turn: [Double(turn), 0, 0, 0]
    }
  }

  mutating func setNumbers(_ n: SIMD4<Double>, of property: ViewProperty) {
    switch property {
    case .center: center = CGPoint(x: n[0], y: n[1])
    case .bounds: bounds = CGRect(origin: CGPoint(x: n[0], y: n[1]), size: CGSize(width: n[2], height: n[3]))
    case .transform: break
    case .alpha: alpha = CGFloat(n[0])
    case .backgroundColor: backgroundColor = Self.color(n)
    case .cornerRadius: cornerRadius = CGFloat(n[0])
    case .borderWidth: borderWidth = CGFloat(n[0])
    case .borderColor: borderColor = Self.color(n)
    case .shadowColor: shadowColor = Self.color(n)
    case .shadowOpacity: shadowOpacity = CGFloat(n[0])
    case .shadowRadius: shadowRadius = CGFloat(n[0])
    case .shadowOffset: shadowOffset = CGSize(width: n[0], height: n[1])
    case .turn: turn = CGFloat(n[0])
    }
  }

  /// Takes one property's value from another model.
  mutating func take(_ property: ViewProperty, from other: ViewModel) {
    switch property {
    case .transform: (transform, depth) = (other.transform, other.depth)
    case .backgroundColor: backgroundColor = other.backgroundColor
    case .borderColor: borderColor = other.borderColor
    case .shadowColor: shadowColor = other.shadowColor
    case .center, .bounds, .alpha, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .shadowOffset,
      .turn:
      setNumbers(other.numbers(of: property), of: property)
    }
  }

  private static func numbers(_ color: UIColor?) -> SIMD4<Double> {
    guard let c = color?.rgba else { return .zero }
    return [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha]
  }

  private static func color(_ n: SIMD4<Double>) -> UIColor? {
    let alpha = min(1, n[3])
    guard alpha > 1e-9 else { return nil }
    func component(_ v: Double) -> Double { min(1, max(0, v / n[3])) }
    return UIColor(rgba: RGBA(component(n[0]), component(n[1]), component(n[2]), alpha))
  }
}
