// The same pixels everywhere, and what is said where they are not.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import LeporelloTesting
import LeporelloViews

@testable import LeporelloTesting

extension LedgerTests {
  static let machines: [String: LedgerAnswer] = [
    "S19": .argued("The renderer runs on the CPU alone, and the committed pictures are compared in debug and release."),
    "S20": .test("A reference from another machine says what differs, and only when pixels do"),
    "S22": .check { try await onePicture() },
    "S23": .test("A page in box glyphs is the same picture in a process that has no fonts at all"),
    "S53": .check {
      var random = SeededNumbers(state: 53)
      return try (0..<1000).allSatisfy { index in
        let size = CGSize(width: Double(random.next(4000) + 20) / 80, height: Double(random.next(4000) + 20) / 80)
        let scale = [1, 1.5, 2, 3][index % 4]
        let picture = try CairoRenderer().render(.empty, size: size, scale: scale)
        return picture.width == Int((size.width * scale).rounded())
          && picture.height == Int((size.height * scale).rounded())
      }
    },
    "S70": .test("A reference from another machine says what differs, and only when pixels do"),
    "S71": .check {
      let source = SourceText.all(under: "Sources/CCairo", ["c"]).map(\.text).joined()
      return ["CAIRO_ANTIALIAS_GRAY", "CAIRO_HINT_STYLE_NONE", "CAIRO_HINT_METRICS_OFF"].allSatisfy(source.contains)
    },
  ]

  /// Whether one page is one picture, fifty times in order and eight times at once.
  private static func onePicture() async throws -> Bool {
    func digest() throws -> Int {
      let box = Box<Bitmap>()
      let strategy: Snapshotting<Text, Bitmap> = .image(size: CGSize(width: 80.5, height: 30.25), scale: 1.5)
      try strategy.snapshot(Text("Sport")).run { box.value = $0 }
      return box.value?.contentDigest ?? 0
    }
    var digests: Set<Int> = []
    for _ in 0..<50 { digests.insert(try digest()) }
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 { group.addTask { try? digest() } }
      for await found in group { digests.insert(found ?? 0) }
    }
    return digests.count == 1
  }
}
