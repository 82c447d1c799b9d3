// The renderer's promises: sizes, errors, and the same bytes however it is used.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct RendererTests {
  @Test("A bitmap's sides are the size times the scale, rounded half up")
  func sides() throws {
    let bitmap = try render([fill(box(0, 0, 9, 9), .black)], 3.5, 1.25, scale: 2)
    #expect(bitmap.width == 7 && bitmap.height == 3)
    #expect(try render([fill(box(0, 0, 9, 9), .black)], 1, 1)[0, 0] == 0xFF00_0000)
    #expect(try render([fill(box(0, 0, 9, 9), .black)], 0, 5).height == 5)
    #expect(try render(samplePage(.faithful).items, 0, 0).pixels.isEmpty)
  }

  @Test("Sizes that no bitmap can have are errors that say so")
  func hostileSizes() {
    let cases: [(CGFloat, CGFloat, CGFloat)] = [
      (.nan, 1, 1), (.infinity, 1, 1), (-1, 1, 1), (1, 1, 0), (1, 1, -1), (1, 1, .nan), (40_000, 1, 1),
      (1e300, 1e300, 1), (20_000, 20_000, 1),
    ]
    for (width, height, scale) in cases {
      #expect(throws: RenderError.self) { try render([], width, height, scale: scale) }
    }
  }

  @Test("Coordinates and maps that are no numbers or far away draw nothing, or what they cover, and break nothing")
  func hostileItems() throws {
    let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude]
    for value in wild {
      let leaf = DisplayList([fill(box(0, 0, 5, 5), .black)])
      let items: [DisplayItem] = [
        fill(box(value, 0, 5, 5), .black), fill(box(0, 0, value, 5), .black),
        .stroke(Path(box(0, value, 5, 5)), .color(.black), StrokeStyle(lineWidth: 1)),
        .stroke(Path(box(0, 0, 5, 5)), .color(.black), StrokeStyle(lineWidth: value)),
        .stroke(Path(box(0, 0, 5, 5)), .color(.black), StrokeStyle(dash: [value], dashPhase: value)),
        .transform(CGAffineTransform(translationX: value, y: 0), leaf),
        .transform(CGAffineTransform(scaleX: value, y: 1), leaf),
        .opacity(value, leaf), .clip(Path(box(0, value, 5, 5)), leaf), .mix(from: leaf, to: leaf, fraction: value),
        .image(ImageResource(Bitmap(width: 2, height: 2)), in: box(0, 0, value, 5)),
        .image(ImageResource(Bitmap(width: 0, height: 2)), in: box(0, 0, 5, 5)),
        .fill(Path(box(0, 0, 5, 5)), .color(RGBA(value, value, value, value))),
        .shadow(Shadow(color: .black, radius: 1, offset: CGSize(width: value, height: 0)), leaf),
      ]
      for item in items {
        let bitmap = try render([item, fill(box(8, 8, 2, 2), RGBA(0, 1, 0))], 10, 10)
        #expect(bitmap[9, 9] == 0xFF00_FF00, "\(item)")
      }
    }
    #expect(try render([fill(.infinite, .black)], 4, 4)[2, 2] == 0xFF00_0000)
  }

  @Test("One renderer or many, one thread or eight, first time or again: the same bytes")
  func threads() async throws {
    let pages = [samplePage(.faithful), samplePage(.wireframe, tint: RGBA(hex: 0x27AE60))]
    let frames = (0...8).map { DisplayItem.mix(from: pages[0], to: pages[1], fraction: Double($0) / 8) }
    let alone = try frames.map { try render([$0], 120, 100, scale: 2) }
    let shared = CairoRenderer()
    let none = CairoRenderer(cacheLimit: 0)
    for renderer in [shared, none, shared] {
      let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
        for (index, frame) in frames.enumerated() {
          group.addTask {
            (index, try renderer.render(DisplayList([frame]), size: CGSize(width: 120, height: 100), scale: 2))
          }
        }
        return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
      }
      for (index, bitmap) in alone.enumerated() { #expect(together[index] == bitmap) }
    }
  }
}
