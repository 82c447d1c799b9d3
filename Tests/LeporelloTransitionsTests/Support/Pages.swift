// Two small pages to go between, and a walk through all numbers of a list.

import LeporelloTransitions

enum Pages {
  static let a = DisplayList([
    .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), .color(RGBA(1, 0, 0))),
    .fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), .color(.black)),
  ])
  static let b = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), .color(RGBA(0, 0, 1)))])
  static let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
}

extension DisplayList {
  /// Whether every number in the list is finite.
  var isFinite: Bool {
    var result = true
    numbers { if !$0.isFinite { result = false } }
    return result
  }

  /// Calls back with every transform, opacity, fraction and mesh point in the list.
  func numbers(_ body: (CGFloat) -> Void) {
    for item in items {
      switch item {
      case .fill(let path, let paint, _):
        path.numbers(body)
        if case .linearGradient(let stops, let start, let end) = paint {
          for stop in stops { body(CGFloat(stop.location)) }
          for point in [start, end] { [point.x, point.y].forEach(body) }
        }
      case .stroke(let path, _, _): path.numbers(body)
      case .text, .image: break
      case .opacity(let opacity, let list):
        body(CGFloat(opacity))
        list.numbers(body)
      case .transform(let t, let list):
        [t.a, t.b, t.c, t.d, t.tx, t.ty].forEach(body)
        list.numbers(body)
      case .clip(let path, _, let list):
        path.numbers(body)
        list.numbers(body)
      case .mask(let list, let mask):
        list.numbers(body)
        mask.numbers(body)
      case .blend(_, let list): list.numbers(body)
      case .mix(let from, let to, let fraction), .linearMix(let from, let to, let fraction):
        body(CGFloat(fraction))
        from.numbers(body)
        to.numbers(body)
      case .warp(let mesh, let list):
        for v in mesh.vertices { [v.position.x, v.position.y, v.w, v.light].forEach(body) }
        list.numbers(body)
      case .shadow(_, let list), .innerShadow(_, let list), .blur(_, let list): list.numbers(body)
      case .backdrop(_, let path, _): path.numbers(body)
      }
    }
  }
}

extension Path {
  func numbers(_ body: (CGFloat) -> Void) {
    let box = boundingRect
    guard !box.isNull else { return }
    [box.minX, box.minY, box.width, box.height].forEach(body)
  }
}
