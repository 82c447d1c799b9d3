// Pictures of every kind in views, from files and from memory; and hairlines as views draw them.

import Foundation
import Leporello
import Testing

@MainActor @Suite struct PictureKindTests {
  private struct Pictures: Decodable {
    struct Entry: Decodable { let file: Data }
    let pictures: [String: Entry]
  }

  /// A file of each kind, eight or twelve pixels wide and high.
  private func files() throws -> [(kind: String, data: Data)] {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("LeporelloCairoTests/Fixtures/pictures.json")
    let pictures = try JSONDecoder().decode(Pictures.self, from: Data(contentsOf: place)).pictures
    func file(_ name: String) throws -> Data { try #require(pictures[name]?.file) }
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"8\"><rect width=\"12\" height=\"8\"/></svg>"
    return [
      ("png", try file("png profile")), ("jpg", try file("jpeg")), ("webp", try file("webp")), ("svg", Data(svg.utf8)),
    ]
  }

  private func picture(of view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let stage = try Stage(size: CGSize(width: 30, height: 20), scale: scale, text: .wireframe)
    stage.window.rootViewController = UIHostingController(rootView: view)
    stage.commit()
    let size = CGSize(width: 30, height: 20)
    return try Bitmap(png: PNGFormat().data(stage.displayList(), size: size, scale: scale))
  }

  @Test("PNG, JPEG, WebP and SVG show alike from a path, from bytes, and as a picture of UIKit's")
  func kinds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (kind, data) in try files() {
      let file = folder.appendingPathComponent("cat.\(kind)")
      try data.write(to: file)
      let shown = try picture(of: Image(path: file.path))
      #expect(try shown == picture(of: Image(data: data)), "\(kind)")
      #expect(try shown[15, 10] >> 24 == 255 && shown != picture(of: Color.clear), "\(kind)")
      let image = try #require(UIImage(data: data), "\(kind)")
      #expect(image.size == CGSize(width: 12, height: 8), "\(kind)")
      #expect(UIImage(contentsOfFile: file.path) == image, "\(kind)")
    }
  }

  @Test("What is cut off or no picture is nil in UIKit's way, and in a page an error that names it")
  func damage() throws {
    for (kind, data) in try files() {
      let half = data.prefix(data.count / 2)
      #expect(UIImage(data: half) == nil, "\(kind)")
      let page = Storyboard("Bad", size: CGSize(width: 30, height: 20), scale: 1) {
        Image(data: half, name: "the \(kind) cat")
      } script: {
        Appear()
      }
      let error = #expect(throws: (any Error).self) {
        try page.render(to: FileManager.default.temporaryDirectory.appendingPathComponent("leporello-bad"))
      }
      #expect(error.map { "\($0)" }?.contains("the \(kind) cat") == true, "\(error.map { "\($0)" } ?? "none")")
    }
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("GIF89a".utf8)) == nil)
  }

  @Test("A divider, a border and a line of one pixel are crisp wherever they are moved", arguments: [1.0, 1.5, 2, 3])
  func hairlines(scale: CGFloat) throws {
    for offset in [0, 0.2, 1.0 / 3, 0.5, 0.7, 0.9] as [CGFloat] {
      let line = Path {
        $0.move(to: CGPoint(x: 0, y: 10 + offset))
        $0.addLine(to: CGPoint(x: 30, y: 10 + offset))
      }
      let width = 1 / scale
      let views: [AnyView] = [
        AnyView(Rectangle().fill(.black).frame(height: width).offset(y: offset)),
        AnyView(line.stroke(.black, lineWidth: width)),
        AnyView(Canvas { context, _ in context.stroke(line, with: .color(.black), lineWidth: width) }),
        AnyView(
          Rectangle().fill(.black).frame(height: width).transformEffect(CGAffineTransform(translationX: 0, y: offset))),
      ]
      for (index, view) in views.enumerated() {
        let bitmap = try picture(of: view.ignoresSafeArea(), scale: scale)
        let column = (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0] }
        let dark = column.indices.filter { column[$0] == 0xFF00_0000 }
        #expect(dark.count == 1, "view \(index) at \(offset)")
        #expect(Set(column).count == 2, "view \(index) at \(offset)")
      }
      let border = try picture(
        of: Color.white.border(.black, width: width).frame(width: 20, height: 10).offset(x: offset, y: offset)
          .background(.white).ignoresSafeArea(), scale: scale)
      let row = (0..<border.width).map { border[$0, border.height / 2] }
      #expect(row.filter { $0 == 0xFF00_0000 }.count == 2 && Set(row).count == 2, "border at \(offset)")
    }
  }
}
