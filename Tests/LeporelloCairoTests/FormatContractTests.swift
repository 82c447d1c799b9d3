// The promises that all formats keep, run over the catalogue of them, with every command there is.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

/// A format under the shared tests.
struct CataloguedFormat: Sendable, CustomStringConvertible {
  let format: any PictureFormat
  /// How its files begin.
  let beginning: [UInt8]
  var description: String { format.name }
}

enum FormatCatalogue {
  static let all: [CataloguedFormat] = [
    CataloguedFormat(format: .png, beginning: [0x89, 0x50, 0x4E, 0x47]),
    CataloguedFormat(format: .png(.small), beginning: [0x89, 0x50, 0x4E, 0x47]),
    CataloguedFormat(format: .pdf, beginning: Array("%PDF-1.".utf8)),
    CataloguedFormat(format: .svg, beginning: Array("<?xml".utf8)),
    CataloguedFormat(format: .text, beginning: []),
  ]

  /// A list with every command there is.
  static let everything: DisplayList = {
    let box = Path(CGRect(x: 4, y: 4, width: 30, height: 20))
    let red = DisplayList([.fill(box, .color(RGBA(hex: 0xFF0000)))])
    let stops = [GradientStop(RGBA(hex: 0xFF0000), at: 0), GradientStop(RGBA(hex: 0x0000FF), at: 1)]
    let fading = [GradientStop(RGBA(hex: 0xFF0000), at: 0), GradientStop(RGBA(hex: 0x0000FF, alpha: 0), at: 1)]
    let text = TextBlock([TextRun("Words", font: FontDescription(size: 12))])
    let picture = ImageResource(Bitmap(width: 4, height: 4, filledWith: 0xFF00_8000))
    return DisplayList([
      .fill(box, .linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 0)), rule: .evenOdd),
      .fill(box, .linearGradient(fading, start: .zero, end: CGPoint(x: 40, y: 0))),
      .fill(box, .radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20)),
      .fill(box, .conicGradient(stops, center: CGPoint(x: 20, y: 20), angle: 0)),
      .stroke(box, .color(RGBA(hex: 0x00FF00)), StrokeStyle(lineWidth: 2, dash: [3, 1])),
      .text(text, in: CGRect(x: 2, y: 30, width: 60, height: 16), family: .faithful),
      .text(text, in: CGRect(x: 2, y: 50, width: 60, height: 16), family: .wireframe),
      .image(picture, in: CGRect(x: 40, y: 4, width: 16, height: 16)),
      .opacity(0.5, red), .transform(CGAffineTransform(rotationAngle: 0.2), red),
      .clip(Path(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20)), red), .mask(red, by: red),
      .blend(.multiply, red), .mix(from: red, to: DisplayList(), fraction: 0.5),
      .linearMix(from: red, to: DisplayList(), fraction: 0.5),
      .shadow(Shadow(color: RGBA(hex: 0, alpha: 0.5), radius: 4), red), .blur(2, red),
      .innerShadow(Shadow(color: RGBA(hex: 0, alpha: 0.5), radius: 4), red),
      .backdrop(Backdrop(radius: 4, saturation: 1.8, tint: RGBA(hex: 0xFFFFFF, alpha: 0.5)), in: box),
    ])
  }()
}

@Suite struct FormatContractTests {
  private let size = CGSize(width: 64, height: 70)

  @Test("Every command is taken, and the file begins as files of its kind do", arguments: FormatCatalogue.all)
  func commands(_ entry: CataloguedFormat) throws {
    let file = try entry.format.data(FormatCatalogue.everything, size: size, scale: 2)
    #expect(file.starts(with: entry.beginning) && file.count > 40)
    for item in FormatCatalogue.everything.items {
      #expect(try !entry.format.data(DisplayList([item]), size: size, scale: 1).isEmpty)
    }
  }

  @Test(
    "The same list gives the same bytes, whatever was drawn before and on every thread", arguments: FormatCatalogue.all)
  func repeatable(_ entry: CataloguedFormat) async throws {
    let size = size
    let first = try entry.format.data(FormatCatalogue.everything, size: size, scale: 2)
    _ = try entry.format.data(DisplayList([FormatCatalogue.everything.items[0]]), size: size, scale: 1)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 { group.addTask { try entry.format.data(FormatCatalogue.everything, size: size, scale: 2) } }
      for try await again in group { #expect(again == first) }
    }
  }

  @Test("An empty list is an empty page, and a page without an inside has a file where the format can say so")
  func empty() throws {
    for entry in FormatCatalogue.all {
      #expect(try !entry.format.data(DisplayList(), size: size, scale: 1).isEmpty)
      guard entry.format.fileExtension != "png" else { continue }
      #expect(try !entry.format.data(FormatCatalogue.everything, size: .zero, scale: 1).isEmpty)
    }
  }

  @Test("Sizes that are no sizes are refused by name", arguments: FormatCatalogue.all)
  func sizes(_ entry: CataloguedFormat) {
    for (width, height, scale) in [(-1, 10, 1), (.nan, 10, 1), (10, .infinity, 1), (10, 10, 0), (10, 10, .nan)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      #expect(throws: RenderError.self) {
        try entry.format.data(DisplayList(), size: CGSize(width: width, height: height), scale: scale)
      }
    }
  }

  @Test("Documents keep outlines and letters: no picture where none is needed, and one where it is")
  func vectors() throws {
    let words = TextBlock([TextRun("Words", font: FontDescription(size: 12))])
    let plain = DisplayList([
      .clip(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)),
        DisplayList([.opacity(0.5, DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.white))]))]
        )),
      .text(words, in: CGRect(x: 2, y: 30, width: 60, height: 16), family: .faithful),
    ])
    let svg = String(decoding: try SVGFormat().data(plain, size: size, scale: 2), as: UTF8.self)
    #expect(svg.contains("width=\"64pt\"") && svg.contains("clip") && !svg.contains("<image"))
    let pdf = String(decoding: try PDFFormat().data(plain, size: size, scale: 2), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 64 70 ]") && pdf.contains("/Font"))
    let soft = DisplayList([
      .blur(2, DisplayList([.fill(Path(CGRect(x: 9, y: 9, width: 9, height: 9)), .color(.white))]))
    ])
    #expect(String(decoding: try SVGFormat().data(soft, size: size, scale: 2), as: UTF8.self).contains("<image"))
  }

  @Test("A file is written whole, in a folder that is made for it")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/page.svg")
    try FormatCatalogue.everything.write(to: file, as: .svg, size: size)
    #expect(try Data(contentsOf: file).count > 100)
    #expect(throws: RenderError.self) {
      try FormatCatalogue.everything.write(to: file.appendingPathComponent("below a file.pdf"), as: .pdf, size: size)
    }
  }
}
