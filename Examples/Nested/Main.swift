// Nested: a header that gives way and stays, a pager inside a page, and a swipe that it hands on at its end.

import Leporello

@main
struct Nested {
  @MainActor static let storyboard = Storyboard(
    "Nested", size: CGSize(width: 340, height: 500), scale: 1, text: .faithful, sampling: .snapshots,
    sheet: SheetStyle(columns: 4, frameLength: 264)
  ) {
    GardenApp()
  } script: {
    Snapshot("at rest")
    Scroll(by: 70, over: 0.2)
    Snapshot("the header gives way")
    Scroll(by: 150, over: 0.3)
    Snapshot("it stays; the page scrolls")
    Select("views")
    Settle()
    Snapshot("a pager in a page")
    Drag(progress: 0.5, over: 0.2)
    Snapshot("a finger turns the inner one")
    Release(velocity: 700)
    Settle()
    Swipe(.forward)
    Settle()
    Snapshot("its last page")
    Drag(progress: 0.45, over: 0.2)
    Snapshot("no more: the outer one turns")
    Release(velocity: 700)
    Settle()
    Snapshot("the next tab")
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    try storyboard.renderSheet(to: folder.appendingPathComponent("Nested/sheet.png"), encoding: .small)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
