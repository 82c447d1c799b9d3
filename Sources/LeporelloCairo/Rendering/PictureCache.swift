// Pictures of sub-lists that were drawn apart, so that a page is drawn once in a transition and not once a frame.

import LeporelloGraphics
import Synchronization

/// A bounded, thread-safe store of pictures by what they show.
///
/// Two threads that ask for the same picture at once draw it once: the second waits for the first. That cannot
/// deadlock, since a picture only asks for pictures of its own sub-lists, and no list contains itself.
final class PictureCache: Sendable {
  /// What a picture shows: the list, its map without whole pixels of translation, and its pixels relative to those.
  struct Key: Hashable, Sendable {
    let list: DisplayList
    let matrix: CGAffineTransform
    let bounds: PixelBounds
    /// What of the list: an effect keeps its own part of the picture that is kept of it as a whole.
    var part = Part.whole
  }

  /// What is kept of a list; closed.
  enum Part: Hashable, Sendable {
    /// All that it draws.
    case whole
    /// The shadow that its one item casts behind.
    case shadow
    /// Its one item, shaded inside.
    case shaded
    /// The shade inside its one item.
    case shade
  }

  private final class Slot: Sendable {
    let picture = Mutex<Picture?>(nil)
    let halves = Mutex<[Bitmap]>([])
  }

  private struct State {
    var slots: [Key: (slot: Slot, lastUse: Int)] = [:]
    var bytes = 0
    var uses = 0
    var drawn = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// How many pictures were drawn because they were not kept yet.
  var drawn: Int { state.withLock { $0.drawn } }

  /// A kept picture at half its size, a quarter of it and so on, made when first asked for; at least one texel wide.
  func halves(_ key: Key, of bitmap: Bitmap, count: Int) -> [Bitmap] {
    guard count > 0 else { return [] }
    let slot = state.withLock { $0.slots[key]?.slot } ?? Slot()
    return slot.halves.withLock { halves in
      while halves.count < count {
        let last = halves.last ?? bitmap
        guard last.width > 1 || last.height > 1 else { break }
        halves.append(MipChain.halved(last, across: last.width > 1, down: last.height > 1))
      }
      return Array(halves.prefix(count))
    }
  }

  /// The picture kept under a key, or drawn now and kept.
  func picture(_ key: Key, draw: () throws(RenderError) -> Picture) throws(RenderError) -> Picture {
    let size = key.bounds.width * key.bounds.height * 4
    guard size <= limit / 2 else { return try draw() }
    let slot = reserve(key, size: size)
    return try slot.picture.withLock { kept throws(RenderError) -> Picture in
      if let kept { return kept }
      let picture = try draw()
      state.withLock { $0.drawn += 1 }
      kept = picture
      return picture
    }
  }

  private func reserve(_ key: Key, size: Int) -> Slot {
    state.withLock { state in
      state.uses += 1
      if let entry = state.slots[key] {
        state.slots[key]?.lastUse = state.uses
        return entry.slot
      }
      while state.bytes + size > limit, let oldest = state.slots.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.bytes -= oldest.key.bounds.width * oldest.key.bounds.height * 4
        state.slots[oldest.key] = nil
      }
      let slot = Slot()
      state.slots[key] = (slot, state.uses)
      state.bytes += size
      return slot
    }
  }
}
