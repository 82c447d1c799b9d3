// Structures read from drawings, kept as text, and compared in words.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloDiff

@Suite struct StructureTests {
  private func text(_ words: String, _ x: CGFloat, _ y: CGFloat = 0, color: RGBA = .black) -> DisplayItem {
    .text(
      TextBlock([TextRun(words, font: FontDescription(size: 10), color: color)]),
      in: CGRect(x: x, y: y, width: 20, height: 10), family: .wireframe)
  }

  private func changes(_ old: [DisplayItem], _ new: [DisplayItem]) -> [String] {
    StructureDifference(
      from: PictureStructure(of: DisplayList(old)), to: PictureStructure(of: DisplayList(new))
    ).changes
  }

  @Test("What moved, became something else, is gone or is new is told by its words")
  func words() {
    #expect(changes([text("Sport", 3)], [text("Sport", 6)]) == ["text 'Sport' moved 3 pt right"])
    #expect(changes([text("A", 3, 8)], [text("A", 1, 2)]) == ["text 'A' moved 2 pt left and 6 pt up"])
    #expect(changes([text("A", 3)], [text("B", 3)]) == ["text 'A' became 'B'"])
    #expect(changes([text("A", 3), text("B", 9)], [text("B", 9)]) == ["text 'A' is gone"])
    #expect(changes([text("B", 9)], [text("A", 3), text("B", 9)]) == ["text 'A' is new"])
    #expect(changes([text("A", 3)], [text("A", 3, color: .white)]) == ["text 'A' became #FFFFFF"])
    #expect(
      changes([text("A", 3), text("B", 9), text("C", 12)], [text("A", 5), text("B", 11), text("C", 12)])
        == ["text 'A' and 1 more moved 2 pt right"])
    let fill = { (width: CGFloat) in
      DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: width, height: 5)), .color(.black))
    }
    #expect(
      changes([fill(10), text("A", 1)], [fill(12), text("A", 2)]) == [
        "text 'A' moved 1 pt right", "the #000000 fill at 0,0 is 12x5 pt (was 10x5)",
      ])
    #expect(
      changes([.mix(from: .empty, to: .empty, fraction: 0.25)], [.mix(from: .empty, to: .empty, fraction: 0.3)])
        == ["the dissolve is at 0.3 (was 0.25)"])
  }

  @Test("Places are the page's own, through transforms, and what is clipped away is not there")
  func places() {
    let moved = DisplayItem.transform(CGAffineTransform(translationX: 10, y: 5), DisplayList([text("A", 3)]))
    let list = DisplayList([
      .clip(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), DisplayList([moved, text("B", 40)]))
    ])
    #expect(PictureStructure(of: list).description == "text 13 5 20 10 #000000 A")
  }

  @Test("A structure survives as text, line breaks and backslashes included")
  func roundTrip() {
    let structure = PictureStructure(of: DisplayList([text("a\\n\nb 1", 1.25), text("", 3)]))
    #expect(PictureStructure(text: structure.description) == structure)
    let frames = [structure, structure, PictureStructure(), structure]
    #expect(PictureStructure.frames(in: PictureStructure.text(of: frames)) == frames)
    #expect(PictureStructure(text: "nonsense\ntext a b c d - x\nfill 1 2 3 4 #000000 ").elements.count == 1)
  }

  @Test("A run is told to be whole, filtered or a shard by its arguments")
  func runs() {
    #expect(SnapshotRun(arguments: ["/x/xctest", "/y/All.xctest"], shard: nil) == SnapshotRun(isFiltered: false))
    #expect(SnapshotRun(arguments: ["x", "--filter", "A"], shard: nil).isFiltered)
    #expect(SnapshotRun(arguments: ["x", "--skip=A"], shard: nil).isFiltered)
    #expect(SnapshotRun(arguments: ["x", "M.C/testA,M.C/testB", "/y/All.xctest"], shard: nil).isFiltered)
    #expect(SnapshotRun(arguments: ["x"], shard: "2/5") == SnapshotRun(isFiltered: false, shard: 2, shards: 5))
    #expect(SnapshotRun(arguments: ["x"], shard: "7/5") == SnapshotRun(isFiltered: false))
  }

  @Test("OKLab has its author's published values")
  func oklab() {
    for (pixel, a, b) in [
      (0xffff_0000 as UInt32, 0.2248631, 0.1258463), (0xff00_ff00, -0.2338874, 0.1794985),
      (0xff00_00ff, -0.0324570, -0.3115281), (0xffff_ffff, 0, 0), (0xff00_0000, 0, 0),
    ] {
      let colour = OKLab(LinearRGB(onWhite: pixel))
      #expect(abs(colour.a - a) < 1e-5 && abs(colour.b - b) < 1e-5, "\(pixel): \(colour)")
    }
    #expect(abs(OKLab(LinearRGB(onWhite: 0xffff_ffff)).l - 1) < 1e-6)
    #expect(abs(OKLab(LinearRGB(onWhite: 0xff00_0000)).l) < 1e-9)
  }
}
