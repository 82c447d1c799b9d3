// Views and sheets as files of every kind.

import Foundation
import Leporello
import Testing

@Suite struct ImageRendererTests {
  private let card = VStack(alignment: .leading, spacing: 4) {
    Text("Harbour").font(.system(size: 20))
    Rectangle().fill(Color.blue).frame(width: 60, height: 10)
  }

  @Test("A view is as large as it likes, or as it becomes in the size that is offered")
  func sizes() {
    var renderer = ImageRenderer(content: Text("one two three").font(.system(size: 10)), text: .wireframe)
    let alone = renderer.size
    let block = TextBlock([TextRun("one two three", font: FontDescription(size: 10))])
    #expect(alone == WireframeText.wireframe.measure(block, width: nil).size)
    renderer.proposedSize = ProposedViewSize(width: alone.width / 2, height: nil)
    #expect(renderer.size.width <= alone.width / 2 && renderer.size.height > alone.height)
    var shape = ImageRenderer(content: Color.red, text: .wireframe)
    shape.proposedSize = ProposedViewSize(width: 30, height: 20)
    #expect(shape.size == CGSize(width: 30, height: 20))
  }

  @Test("A view is drawn at its scale, the same from any thread")
  func pixels() async throws {
    var renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4), text: .wireframe)
    renderer.scale = 3
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 24 && bitmap.height == 12 && Set(bitmap.pixels).count == 1)
    let other = try await Task.detached {
      var renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4), text: .wireframe)
      renderer.scale = 3
      return try renderer.bitmap()
    }.value
    #expect(other == bitmap)
  }

  private func beginning(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file).prefix(200), as: UTF8.self)
  }

  @Test("A view and a sheet become files of each format")
  @MainActor func formats() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
    let renderer = ImageRenderer(content: card)
    try renderer.write(to: file("card.png"))
    try renderer.write(to: file("card.pdf"), as: .pdf)
    try renderer.write(to: file("card.svg"), as: .svg)
    try renderer.write(to: file("card.txt"), as: .text)
    #expect(try Bitmap(png: [UInt8](Data(contentsOf: file("card.png")))) == renderer.bitmap())
    #expect(try beginning(file("card.pdf")).hasPrefix("%PDF"))
    #expect(try beginning(file("card.svg")).contains("<svg"))
    #expect(try beginning(file("card.txt")).contains("text"))

    let board = Storyboard("Card", size: CGSize(width: 90, height: 60), sampling: .frames(count: 2)) { card }
    try board.renderSheet(to: file("sheet.pdf"), as: .pdf)
    try board.renderSheet(to: file("sheet.png"))
    #expect(try beginning(file("sheet.pdf")).hasPrefix("%PDF"))
    let sheet = try board.timeline().contactSheet(style: board.sheet, text: .faithful)
    #expect(
      try Bitmap(png: [UInt8](Data(contentsOf: file("sheet.png"))))
        == CairoRenderer().render(sheet.displayList, size: sheet.size, scale: 2))
  }
}
