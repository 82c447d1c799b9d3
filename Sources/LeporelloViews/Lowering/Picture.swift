// A picture with holes where something live goes.

/// Display lists and slots in painting order.
package struct Picture: Sendable {
  /// What is behind the first slot; all, where there is none.
  package var base = DisplayList()
  /// The slots, each with what is in front of it and behind the next.
  package var slots: [(slot: HostedSlot, above: DisplayList)] = []

  package init() {}

  init(_ list: DisplayList) { base = list }

  /// Adds what is in front.
  mutating func append(_ item: DisplayItem) {
    if slots.isEmpty { base.append(item) } else { slots[slots.count - 1].above.append(item) }
  }

  /// Adds what is in front.
  mutating func append(_ other: Picture) {
    if slots.isEmpty {
      base.append(contentsOf: other.base)
    } else {
      slots[slots.count - 1].above.append(contentsOf: other.base)
    }
    slots += other.slots
  }

  /// Adds a place for something live in front.
  mutating func append(_ slot: HostedSlot) { slots.append((slot, DisplayList())) }

  /// Changes the picture by an effect; around slots, each part on its own.
  mutating func apply(_ effect: Effect, frame: CGRect) {
    guard !slots.isEmpty else {
      base = effect.applied(to: base, frame: frame)
      return
    }
    switch effect {
    case .background:
      base = effect.applied(to: base, frame: frame)
    case .border:
      let last = slots.count - 1
      slots[last].above = effect.applied(to: slots[last].above, frame: frame)
    case .opacity, .clip, .group, .shadows, .shadow, .blur, .blend, .rotation, .scale, .transform, .mask:
      base = effect.applied(to: base, frame: frame)
      for index in slots.indices {
        slots[index].above = effect.applied(to: slots[index].above, frame: frame)
        slots[index].slot.effects.append((effect, frame))
      }
    }
  }

  /// Whether nothing is drawn and nothing hosted.
  var isEmpty: Bool { base.isEmpty && slots.isEmpty }

  /// Names the slots that have no name yet.
  mutating func nameSlots(_ id: String) {
    for index in slots.indices where slots[index].slot.id == nil { slots[index].slot.id = id }
  }

  /// All of it, with nothing in the slots.
  package var flattened: DisplayList {
    slots.reduce(into: base) { $0.append(contentsOf: $1.above) }
  }
}
