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
  }

  private final class Slot: Sendable {
    let picture = Mutex<Picture?>(nil)
  }

  private struct State {
    var slots: [Key: (slot: Slot, lastUse: Int)] = [:]
    var bytes = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// The picture kept under a key, or drawn now and kept.
  func picture(_ key: Key, draw: () throws(RenderError) -> Picture) throws(RenderError) -> Picture {
    let size = key.bounds.width * key.bounds.height * 4
    guard size <= limit / 2 else { return try draw() }
    let slot = reserve(key, size: size)
    return try slot.picture.withLock { kept throws(RenderError) -> Picture in
      if let kept { return kept }
      let picture = try draw()
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
