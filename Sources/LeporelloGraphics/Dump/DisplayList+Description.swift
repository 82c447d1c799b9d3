// The text dump: the back end that proves the list neutral, and what snapshot tests compare first.
// One line an item, sub-lists indented by two spaces, numbers with at most three decimals.

extension DisplayList: CustomStringConvertible {
  /// The list as text, a line an item; the same in every process and on every machine.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  func lines(indent: String) -> [String] {
    items.flatMap { $0.lines(indent: indent) }
  }
}

extension DisplayItem: CustomStringConvertible {
  /// The item as text, with its sub-lists indented under it.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  func lines(indent: String) -> [String] {
    func effect(_ head: String, _ list: DisplayList) -> [String] {
      [indent + head] + list.lines(indent: indent + "  ")
    }
    func pair(_ head: String, _ first: (String, DisplayList), _ second: (String, DisplayList)) -> [String] {
      let inner = indent + "  "
      return [indent + head, inner + first.0] + first.1.lines(indent: inner + "  ")
        + [inner + second.0] + second.1.lines(indent: inner + "  ")
    }
    switch self {
    case .fill(let path, let paint, let rule):
      return [indent + "fill \(path.dump) \(paint.dump)\(rule.dump)"]
    case .stroke(let path, let paint, let style):
      return [indent + "stroke \(path.dump) \(paint.dump) \(style.dump)"]
    case .text(let block, let rect, let family):
      return [indent + "text \(rect.dump) \(family.rawValue)\(block.dump)"]
        + block.runs.map { indent + "  " + $0.dump }
    case .image(let image, let rect, let interpolation):
      return [indent + "image \(quoted(image.name)) \(rect.dump)" + (interpolation == .none ? " nearest" : "")]
    case .opacity(let value, let list): return effect("opacity \(value.dump)", list)
    case .transform(let transform, let list): return effect("transform \(transform.dump)", list)
    case .clip(let path, let rule, let list): return effect("clip \(path.dump)\(rule.dump)", list)
    case .mask(let list, let mask): return pair("mask", ("content", list), ("by", mask))
    case .blend(let mode, let list): return effect("blend \(mode.rawValue)", list)
    case .mix(let from, let to, let fraction): return pair("mix \(fraction.dump)", ("from", from), ("to", to))
    case .linearMix(let from, let to, let fraction):
      return pair("mix \(fraction.dump) in linear light", ("from", from), ("to", to))
    case .warp(let mesh, let list): return effect("warp \(mesh.dump)", list)
    case .shadow(let shadow, let list): return effect("shadow \(shadow.dump)", list)
    case .innerShadow(let shadow, let list): return effect("inner-shadow \(shadow.dump)", list)
    case .blur(let radius, let list): return effect("blur \(radius.dump)", list)
    case .backdrop(let backdrop, let path, let rule):
      return [indent + "backdrop \(path.dump)\(rule.dump) \(backdrop.dump)"]
    }
  }
}
