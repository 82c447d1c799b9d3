// Updates: tabs come, go and change places while one page turns to another; each keeps its page and its line.

import Leporello

@main
struct Updates {
  @MainActor static func storyboard(_ journal: Journal) -> Storyboard {
    Storyboard(
      "Updates", size: CGSize(width: 340, height: 300), scale: 1, text: .faithful, sampling: .snapshots,
      sheet: SheetStyle(columns: 3, frameLength: 262)
    ) {
      StopsApp()
    } script: {
      Snapshot("at rest")
      journal.note("at rest")
      Select("mill")
      Wait(0.12)
      Insert(at: 0) { Stop.ferry.tab }
      Snapshot("a stop comes in front, in mid-turn")
      journal.note("Ferry comes in front")
      Wait(0.1)
      Move("mill", to: 1)
      Snapshot("the goal moves forward")
      journal.note("Mill moves forward")
      Wait(0.1)
      Rename("lock", to: "Old lock")
      Snapshot("another gets a longer name")
      journal.note("Lock is renamed")
      Settle()
      Snapshot("it arrives all the same")
      Remove("mill")
      Snapshot("the shown one goes: the next follows")
      journal.note("Mill is taken away")
      Settle()
    }
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let folder = folder.appendingPathComponent("Updates")
    let journal = Journal()
    try storyboard(journal).renderSheet(to: folder.appendingPathComponent("sheet.png"), encoding: .small)
    let size = CGSize(width: 760, height: 470)
    let stage = try Stage(size: size, scale: 1, text: .faithful)
    defer { stage.tearDown() }
    stage.window.rootViewController = UIHostingController(rootView: IdentityLines(moments: journal.moments))
    stage.commit()
    try stage.displayList().write(
      to: folder.appendingPathComponent("identities.png"), as: .png(.small), size: size, scale: 1)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
