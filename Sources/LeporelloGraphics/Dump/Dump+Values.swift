// How the values inside display items read in a text dump.

extension Double {
  /// At most three decimals, without trailing zeros and without a negative zero.
  package var dump: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e12 else { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard part != 0 else { return "\(sign)\(whole)" }
    var decimals = String(part + 1000).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension CGFloat {
  /// At most three decimals, without trailing zeros and without a negative zero.
  package var dump: String { Double(self).dump }
}

extension CGPoint {
  /// The two coordinates, in points.
  package var dump: String { "\(x.dump),\(y.dump)" }
}

extension CGRect {
  /// Left, top, width and height, in points.
  package var dump: String { "(\(minX.dump) \(minY.dump) \(width.dump) \(height.dump))" }
}

extension CGAffineTransform {
  /// `translate` where that is all it does, else the six numbers.
  package var dump: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate \(tx.dump) \(ty.dump)" }
    return [a, b, c, d, tx, ty].map(\.dump).joined(separator: " ")
  }
}

extension RGBA {
  /// `#RRGGBB`, and the opacity where it is not 1.
  package var dump: String {
    func byte(_ v: Double) -> String {
      let value = v.isFinite ? Int((min(max(v, 0), 1) * 255).rounded()) : 0
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + byte(red) + byte(green) + byte(blue) + (alpha == 1 ? "" : "/" + alpha.dump)
  }
}

extension Paint {
  var dump: String {
    func stops(_ stops: [GradientStop]) -> String {
      stops.map { "\($0.color.dump)@\($0.location.dump)" }.joined(separator: " ")
    }
    switch self {
    case .color(let color): return color.dump
    case .linearGradient(let s, let start, let end): return "linear(\(start.dump) \(end.dump): \(stops(s)))"
    case .radialGradient(let s, let center, let r0, let r1):
      return "radial(\(center.dump) \(r0.dump) \(r1.dump): \(stops(s)))"
    case .conicGradient(let s, let center, let angle):
      return "conic(\(center.dump) \(angle.dump): \(stops(s)))"
    }
  }
}

extension Path {
  /// The shape by name where it has one, else its steps in SVG's letters.
  var dump: String {
    switch storage {
    case .rect(let r): return "rect\(r.dump)"
    case .ellipse(let r): return "ellipse\(r.dump)"
    case .roundedRect(let r, let radii, let style):
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      let text = Set(all).count == 1 ? all[0].dump : all.map(\.dump).joined(separator: ",")
      return "rounded\(r.dump) r\(text)" + (style == .continuous ? " continuous" : "")
    case .elements(let elements): return "path(" + elements.map(\.dump).joined(separator: " ") + ")"
    }
  }
}

extension Path.Element {
  var dump: String {
    switch self {
    case .move(let p): "M\(p.dump)"
    case .line(let p): "L\(p.dump)"
    case .quadCurve(let p, let c): "Q\(c.dump) \(p.dump)"
    case .curve(let p, let c1, let c2): "C\(c1.dump) \(c2.dump) \(p.dump)"
    case .closeSubpath: "Z"
    }
  }
}

extension FillRule {
  var dump: String {
    switch self {
    case .nonZero: ""
    case .evenOdd: " even-odd"
    }
  }
}
