// A value that a layer's animation can lead through, whatever type code hands it over in.

import LeporelloGraphics

/// An animatable value; closed.
enum LayerValue: Hashable, Sendable {
  case numbers([Double])
  case color(RGBA)
  case colors([RGBA])
  case transform(CATransform3D)
  case path(Path)

  /// The value that code handed over; nil where it is none that can be animated.
  init?(_ value: Any?) {
    switch value {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .numbers([Double(value)])
    case let value as Double: self = .numbers([value])
    case let value as Float: self = .numbers([Double(value)])
    case let value as Int: self = .numbers([Double(value)])
    case let value as Bool: self = .numbers([value ? 1 : 0])
    case let value as CGPoint: self = .numbers([Double(value.x), Double(value.y)])
    case let value as CGSize: self = .numbers([Double(value.width), Double(value.height)])
    case let value as CGRect: self = .numbers(Self.numbers(value))
    case let value as CGColor: self = .color(value.rgba)
    case let value as UIColor: self = .color(value.rgba)
    case let value as Path: self = .path(value)
    case let value as UIBezierPath: self = .path(value.cgPath)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as NSNumber: self = .numbers([value.doubleValue])
    case let value as [CGColor]: self = .colors(value.map(\.rgba))
    case let value as [UIColor]: self = .colors(value.map(\.rgba))
    case let value as [CGFloat]: self = .numbers(value.map(Double.init))
    case let value as [Double]: self = .numbers(value)
    case let value as [Float]: self = .numbers(value.map(Double.init))
    case let value as [Int]: self = .numbers(value.map(Double.init))
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Any]:
      let colors = value.compactMap { ($0 as? CGColor)?.rgba ?? ($0 as? UIColor)?.rgba }
      guard colors.count == value.count else { return nil }
      self = .colors(colors)
    default: return nil
    }
  }

  static func numbers(_ rect: CGRect) -> [Double] {
    [Double(rect.minX), Double(rect.minY), Double(rect.size.width), Double(rect.size.height)]
  }

  var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }

  /// The value at a fraction of the way to another; where the two have nothing in common, it jumps half way.
  func interpolated(to end: LayerValue, _ t: Double) -> LayerValue {
    if t == 0 { return self }
    if t == 1 { return end }
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, t) })
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, fraction: t))
    case (.path(let a), .path(let b)): return a.interpolated(to: b, t).map(LayerValue.path) ?? (t < 0.5 ? self : end)
    case (.numbers, _), (.color, _), (.colors, _), (.transform, _), (.path, _): return t < 0.5 ? self : end
    }
  }

  /// The sum with another value, where values have one.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
    case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
    case (.numbers, _), (.color, _), (.colors, _), (.transform, _), (.path, _): other
    }
  }
}

extension RGBA {
  /// The colour at a fraction of the way to another, in premultiplied components.
  func mixed(with other: RGBA, _ t: Double) -> RGBA {
    let alpha = alpha + (other.alpha - self.alpha) * t
    guard alpha > 0 else { return RGBA(other.red, other.green, other.blue, 0) }
    func component(_ a: Double, _ b: Double) -> Double {
      min(1, max(0, (a * self.alpha * (1 - t) + b * other.alpha * t) / alpha))
    }
    return RGBA(component(red, other.red), component(green, other.green), component(blue, other.blue), min(1, alpha))
  }
}

extension Path {
  /// The outline at a fraction of the way to one of the same steps; nil where the steps differ.
  func interpolated(to end: Path, _ t: Double) -> Path? {
    let (a, b) = (elements, end.elements)
    guard a.count == b.count else { return nil }
    let t = CGFloat(t)
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
    var mixed: [Element] = []
    for (from, to) in zip(a, b) {
      switch (from, to) {
      case (.move(let p), .move(let q)): mixed.append(.move(to: mix(p, q)))
      case (.line(let p), .line(let q)): mixed.append(.line(to: mix(p, q)))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        mixed.append(.quadCurve(to: mix(p, q), control: mix(c, d)))
      case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
        mixed.append(.curve(to: mix(p, q), control1: mix(c1, d1), control2: mix(c2, d2)))
      case (.closeSubpath, .closeSubpath): mixed.append(.closeSubpath)
      case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _): return nil
      }
    }
    return Path(elements: mixed)
  }
}
