// Which element of one picture is which of the other.

import LeporelloGraphics

/// The elements of two pictures, side by side.
struct StructurePairs {
  private(set) var rows: [(old: PictureElement?, new: PictureElement?)] = []

  init(_ old: [PictureElement], _ new: [PictureElement]) {
    let changes = new.map(Self.key).difference(from: old.map(Self.key))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      var (gone, added): ([PictureElement], [PictureElement]) = ([], [])
      while i < old.count, removed.contains(i) {
        gone.append(old[i])
        i += 1
      }
      while j < new.count, inserted.contains(j) {
        added.append(new[j])
        j += 1
      }
      pair(gone, added)
      if i < old.count, j < new.count {
        rows.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  /// What takes a place in the order that something of its kind had is what became of it.
  private mutating func pair(_ gone: [PictureElement], _ added: [PictureElement]) {
    var added = added
    for element in gone {
      if let index = added.firstIndex(where: { $0.kind == element.kind }) {
        rows.append((element, added.remove(at: index)))
      } else {
        rows.append((element, nil))
      }
    }
    for element in added { rows.append((nil, element)) }
  }

  /// What an element is known by, wherever it is.
  private static func key(_ element: PictureElement) -> String {
    switch element.kind {
    case .text, .image, .effect: "\(element.kind) \(element.label)"
    case .fill, .line: "\(element.kind) \(element.detail) \(element.frame.width.dump)x\(element.frame.height.dump)"
    }
  }
}
