// What a reference remembers besides its pixels.

import Foundation
import LeporelloCairo
import LeporelloContainment
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite struct NotesTests {
  private func page(_ title: String, left: CGFloat) -> some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: left, height: 10)
      Text(title)
      Spacer()
    }
  }

  @Test("A picture's message says first what moved, then how many pixels, and what would pass")
  func structure() throws {
    let workshop = try Workshop()
    let size = CGSize(width: 120, height: 40)
    _ = workshop.verify(page("Sport", left: 10), as: .image(size: size))
    let moved = try #require(workshop.verify(page("Sport", left: 13), as: .image(size: size)))
    let lines = moved.message.split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix("text 'Sport' moved 3 pt right") == true, "\(moved.message)")
    #expect(moved.message.contains("of 19200 pixels over exact 0; limit 0"), "\(moved.message)")
    #expect(moved.message.contains("smallest setting that would pass: channel with a threshold of"))
    let renamed = try #require(workshop.verify(page("News", left: 10), as: .image(size: size)))
    #expect(renamed.message.contains("text 'Sport' became 'News'"), "\(renamed.message)")
  }

  @Test("A reference from another machine says what differs, and only when pixels do")
  func environment() throws {
    let workshop = try Workshop()
    let size = CGSize(width: 60, height: 30)
    _ = workshop.verify(Text("A"), as: .image(size: size))
    let file = [UInt8](try #require(workshop.bytes("testPage.home.png")))
    var notes = SnapshotNotes(png: file)
    #expect(notes.environment.map(\.name) == ["cairo", "pango", "fontconfig", "scale", "text"])
    notes.environment[0].value = "0.9"
    let plain = try ImageCodec.png.encode(try ImageCodec.png.decode(Data(file)))
    try workshop.put(notes.adding(to: plain), "testPage.home.png")
    #expect(workshop.verify(Text("A"), as: .image(size: size)) == nil)
    let failure = try #require(workshop.verify(Text("AAA"), as: .image(size: size)))
    #expect(failure.message.contains("recorded with cairo 0.9, drawn here with cairo "), "\(failure.message)")
    #expect(!failure.message.contains("pango"))
  }

  @Test("Faithful text brings the digests of its fonts along")
  func faithful() throws {
    let list = DisplayList([
      .opacity(0.5, DisplayList([.text(TextBlock([]), in: .zero, family: .faithful)]))
    ])
    let notes = SnapshotNotes(of: [list], scale: 2)
    #expect(notes.environment.contains { $0.name == "font Inter-Regular.otf" })
    #expect(notes.environment.contains(SnapshotNotes.Line(name: "text", value: "faithful")))
  }

  @Test("A snapshot under a new name finds its old file by its pixels")
  func renamed() throws {
    let workshop = try Workshop()
    try workshop.put(try ImageCodec.png.encode(Workshop.picture()), "testPage.old.png")
    let failure = try #require(workshop.verify(Workshop.picture(), as: .image(), named: "new name"))
    #expect(
      failure.message.contains("git mv -f \"\(workshop.references.path)/testPage.old.png\""), "\(failure.message)")
    #expect(
      workshop.verify(Workshop.picture(0xff00_0000), as: .image(), named: "x")?.message.contains("git mv") == false)
  }

  @Test("A new value waits beside its reference until it matches, and never where nothing may be written")
  func pending() throws {
    let workshop = try Workshop()
    _ = workshop.verify("old", as: .lines)
    #expect(workshop.verify("new", as: .lines, record: .never)?.message.contains("leporello review") == false)
    #expect(workshop.bytes("testPage.home.new.txt") == nil)
    _ = workshop.verify("new", as: .lines)
    #expect(workshop.bytes("testPage.home.new.txt") == Data("new".utf8))
    #expect(workshop.bytes("testPage.home.txt") == Data("old".utf8))
    #expect(workshop.verify("old", as: .lines) == nil)
    #expect(workshop.bytes("testPage.home.new.txt") == nil)
  }

  @Test("Every combination of circumstances is a picture of its own")
  func variants() throws {
    let strategies: [String: Snapshotting<Text, Bitmap>] = .variants(
      sizes: [CGSize(width: 40, height: 20), CGSize(width: 60, height: 20)], scales: [1, 2],
      colorSchemes: [.light, .dark], directions: [.leftToRight, .rightToLeft], texts: [.wireframe])
    #expect(strategies.count == 16)
    #expect(strategies.keys.contains("40x20-2x-dark-rightToLeft"))
    let workshop = try Workshop()
    for (name, strategy) in strategies { _ = workshop.verify(Text("A"), as: strategy, named: name) }
    #expect(workshop.listing.filter { $0.hasSuffix(".png") }.count == 16)
  }

  @MainActor @Test("Live trees are texts, live views and stages are pictures")
  func live() throws {
    let workshop = try Workshop()
    let parent = UIViewController()
    parent.title = "P"
    let child = UIViewController()
    parent.addChild(child)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
    label.text = "Sport"
    child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    child.view.addSubview(label)
    parent.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      HierarchyText.controllers(parent) == """
        <UIViewController 'P'; view = (0 0 50 40), not in a window>
           | <UIViewController; view = (0 0 50 40), not in a window>
        """)
    #expect(
      HierarchyText.views(parent.view) == """
        <UIView; frame = (0 0 50 40)>
           | <UIView; frame = (0 0 50 40)>
           |    | <UILabel; frame = (1 2 30 10); text = 'Sport'>
        """)
    for _ in 0..<2 {
      let stage = try Stage(size: CGSize(width: 50, height: 40))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
      view.backgroundColor = .red
      let failures = [
        workshop.verify(view, as: .image(scale: 1), named: "view"),
        workshop.verify(stage, as: .image(), named: "stage"),
        workshop.verify(stage, as: .hierarchy, named: "tree"),
        workshop.verify(parent, as: .hierarchy, named: "controllers"),
      ]
      stage.tearDown()
      #expect(
        failures.allSatisfy { $0 == nil } || failures.allSatisfy { $0?.message.contains("Recorded") == true },
        "\(failures.compactMap { $0?.message })")
    }
    #expect(
      try ImageCodec.png.decode(try #require(workshop.bytes("testPage.view.png"))).pixels.allSatisfy { $0 >> 24 == 255 }
    )
  }
}
