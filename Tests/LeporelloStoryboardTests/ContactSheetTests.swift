import LeporelloGraphics
import Testing

@testable import LeporelloStoryboard

@Suite struct ContactSheetTests {
  private func sheet(title: String = "News") -> ContactSheet {
    let red = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 30)), .color(RGBA(1, 0, 0)))])
    return ContactSheet(
      title: title, subtitle: "2 frames", frameSize: CGSize(width: 40, height: 30),
      cells: [
        SheetCell(picture: red, time: "0.000 s", progress: 0, events: []),
        SheetCell(picture: red, time: "0.250 s", progress: 1, events: ["A.viewDidAppear(false)"]),
      ], style: SheetStyle(showsLifeCycle: true), text: .wireframe)
  }

  private func strings(_ list: DisplayList) -> [String] {
    list.items.compactMap { if case .text(let block, _, _) = $0 { block.string } else { nil } }
  }

  @Test("a sheet says its title, then each frame's time and progress, then the callbacks")
  func words() {
    #expect(
      strings(sheet().displayList) == [
        "News", "2 frames", "0.000 s", "0 %", "0.250 s", "100 %", "Callbacks", "until 0.250 s",
        "A.viewDidAppear(false)",
      ])
  }

  @Test("a sheet on which nothing moves shows times without progress")
  func still() {
    let cell = SheetCell(picture: DisplayList(), time: "0.000 s", progress: nil, events: [])
    let sheet = ContactSheet(
      title: "Still", subtitle: "1 frame", frameSize: CGSize(width: 40, height: 30), cells: [cell],
      style: SheetStyle(), text: .wireframe)
    #expect(strings(sheet.displayList) == ["Still", "1 frame", "0.000 s"])
  }

  @Test("each frame's picture is in the sheet, whole and once")
  func pictures() {
    let pictures = sheet().displayList.items.filter { item in
      guard case .clip(_, _, let inner) = item, case .transform? = inner.items.first else { return false }
      return true
    }
    #expect(pictures.count == 2)
  }

  @Test("nothing on a sheet lies outside of it, whatever the title's length")
  func inside() {
    let sheet = sheet(title: String(repeating: "A very long name ", count: 40))
    for item in sheet.displayList.items {
      guard case .text(let block, let rect, _) = item else { continue }
      #expect(CGRect(origin: .zero, size: sheet.size).contains(rect))
      #expect(block.lineLimit == 1)
    }
  }
}
