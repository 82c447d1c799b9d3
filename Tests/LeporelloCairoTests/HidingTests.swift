// What is not drawn because something hides it, and pages that stand for whole frames: no pixel may show it.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct HidingTests {
  /// A rectangle that nothing knows to be one.
  private static func disguised(_ path: Path) -> Path {
    guard case .rect(let r) = path.storage else { return path }
    return Path(elements: [
      .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
      .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
    ])
  }

  /// The slow twin: a list in which nothing can be seen to hide anything.
  private static func disguised(_ list: DisplayList) -> DisplayList {
    DisplayList(
      list.items.map { item in
        switch item {
        case .fill(let path, let paint, let rule): .fill(disguised(path), paint, rule: rule)
        case .clip(let path, let rule, let list): .clip(path, rule: rule, disguised(list))
        case .transform(let map, let list): .transform(map, disguised(list))
        case .opacity(let value, let list): .opacity(value, disguised(list))
        case .blend(let mode, let list): .blend(mode, disguised(list))
        case .mix(let from, let to, let share): .mix(from: disguised(from), to: disguised(to), fraction: share)
        case .stroke, .text, .image, .mask, .linearMix, .warp, .shadow, .innerShadow, .blur, .backdrop:
          item
        }
      })
  }

  private func randomList(_ random: inout Seeded, depth: Int) -> DisplayList {
    func rect() -> CGRect {
      if random.next(3) == 0 { return box(0, 0, 20, 16) }
      let (x, y) = (random.next(24) - 6, random.next(20) - 6)
      // Thinner ones would be hairlines, which are drawn in their own way.
      let (width, height) = (4 + random.next(56), 4 + random.next(46))
      return box(CGFloat(x) / 2, CGFloat(y) / 2, CGFloat(width) / 2, CGFloat(height) / 2)
    }
    func color() -> RGBA { RGBA(hex: UInt32(random.next(1 << 24)), alpha: [1, 1, 0.5, 0][random.next(4)]) }
    return DisplayList(
      (0..<(2 + random.next(4))).map { _ in
        switch depth > 0 ? random.next(10) : 0 {
        case 4: return .clip(Path(rect()), randomList(&random, depth: depth - 1))
        case 5:
          let map = CGAffineTransform(translationX: CGFloat(random.next(9) - 4) / 2, y: CGFloat(random.next(5) - 2))
          return .transform(map, randomList(&random, depth: depth - 1))
        case 6: return .opacity([1, 1, 0.4][random.next(3)], randomList(&random, depth: depth - 1))
        case 7:
          return .blend([.normal, .multiply, .plusLighter][random.next(3)], randomList(&random, depth: depth - 1))
        case 8:
          let share = [0, 0.3, 1][random.next(3)]
          return .mix(
            from: randomList(&random, depth: depth - 1), to: randomList(&random, depth: depth - 1), fraction: share)
        case 9:
          let glass = Backdrop(radius: 1, saturation: 1.5, tint: RGBA(1, 1, 1, [0, 0.4][random.next(2)]))
          return .backdrop(glass, in: Path(rect()))
        default: return fill(rect(), color())
        }
      })
  }

  @Test("Leaving out what is hidden changes no pixel of a random list", arguments: 1...60 as ClosedRange<UInt64>)
  func twins(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let list = randomList(&random, depth: 3)
    for scale in [1.0, 1.5, 2] {
      let pixels = try render(list.items, 20, 16, scale: scale)
      #expect(try render(Self.disguised(list).items, 20, 16, scale: scale) == pixels, "seed \(seed), scale \(scale)")
    }
  }

  @Test("A page at rest in containers of its own size is the frame, and is drawn once for all frames it is in")
  func rest() throws {
    let frame = box(0, 0, 120, 100)
    let page = DisplayItem.clip(Path(frame), samplePage(.wireframe))
    let shelf = CGAffineTransform(translationX: 0, y: 0)
    let list = DisplayList([
      fill(frame, .black), .transform(shelf, DisplayList([fill(frame, .white), .opacity(1, DisplayList([page]))])),
    ])
    let renderer = CairoRenderer()
    let size = CGSize(width: 120, height: 100)
    let whole = try renderer.render(list, size: size, scale: 2)
    #expect(try render(Self.disguised(list).items, 120, 100, scale: 2) == whole)
    let drawn = renderer.picturesDrawn
    #expect(try renderer.render(list, size: size, scale: 2) == whole)
    #expect(renderer.picturesDrawn == drawn)
  }

  @Test("A page that is moved by thirds of a point is drawn once, though the sum of the steps misses whole pixels")
  func thirds() throws {
    let renderer = CairoRenderer()
    var x = 0.0
    for _ in 0..<30 {
      let page = DisplayItem.clip(Path(box(0, 0, 40, 30)), samplePage(.wireframe))
      let list = DisplayList([.transform(CGAffineTransform(translationX: x, y: 0), DisplayList([page]))])
      _ = try renderer.render(list, size: CGSize(width: 60, height: 30), scale: 3)
      x += 0.1 + 0.1 + 0.1 + 1.0 / 30
    }
    let once = renderer.picturesDrawn
    _ = try renderer.render(
      DisplayList([.clip(Path(box(0, 0, 40, 30)), samplePage(.wireframe))]), size: CGSize(width: 60, height: 30),
      scale: 3)
    #expect(renderer.picturesDrawn == once)
  }
}
