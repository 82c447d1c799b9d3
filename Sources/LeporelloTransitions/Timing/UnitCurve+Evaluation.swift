// Reading a curve: value, velocity, and the search that inverts one.

extension UnitCurve {
  /// The progress at a time; times outside 0...1 and times that are no number are clamped, 0 for the latter.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return startValue }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .bezier(let bezier): return bezier.value(at: progress)
    case .circularEaseIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularEaseOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularEaseInOut:
      let x = progress * 2
      return x < 1
        ? (1 - (1 - x * x).squareRoot()) / 2 : (1 + (1 - (2 - x) * (2 - x)).squareRoot()) / 2
    case .steps(let count, let position): return Self.step(progress, count, position)
    case .pieces(let pieces): return Self.value(at: progress, in: pieces)
    case .inverse(let curve): return curve.time(of: progress)
    }
  }

  /// The speed at a time: progress per unit of time.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(1, progress) : 0
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: x)
    case .steps: return 0
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .pieces, .inverse:
      let h = 1e-6
      let (a, b) = (max(0, x - h), min(1, x + h))
      return (value(at: b) - value(at: a)) / (b - a)
    }
  }

  /// Steps that jump at the start have jumped at time 0 already.
  private var startValue: Double {
    if case .steps(let count, let position) = shape { return Self.step(0, count, position) }
    return 0
  }

  private static func step(_ x: Double, _ count: Int, _ position: StepPosition) -> Double {
    let n = Double(count)
    let passed = (x * n).rounded(.down)
    return switch position {
    case .jumpEnd: passed / n
    case .jumpStart: (passed + 1) / n
    case .jumpNone: passed / (n - 1)
    case .jumpBoth: (passed + 1) / (n + 1)
    }
  }

  private static func value(at x: Double, in pieces: [Piece]) -> Double {
    guard let piece = pieces.first(where: { x <= Double($0.end.x) }) ?? pieces.last else { return x }
    let width = Double(piece.end.x - piece.start.x)
    let part = width > 0 ? piece.curve.value(at: (x - Double(piece.start.x)) / width) : 1
    return Double(piece.start.y) + part * Double(piece.end.y - piece.start.y)
  }

  /// The first time at which a rising curve reaches a value, by bisection.
  private func time(of target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if value(at: middle) < target { low = middle } else { high = middle }
    }
    return high
  }
}
