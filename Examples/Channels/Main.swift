// Channels: a strip of ten channels; a swipe is given up, caught on its way back, and carried through.

import Leporello

@main
struct Channels {
  @MainActor static let storyboard = Storyboard(
    "Channels", size: CGSize(width: 360, height: 430), scale: 1, text: .faithful, sampling: .snapshots,
    sheet: SheetStyle(columns: 4, frameLength: 210)
  ) {
    ChannelsApp()
  } script: {
    Snapshot("at rest")
    Drag(progress: 0.3, over: 0.15)
    Snapshot("a finger pulls")
    Drag(progress: 0.55, over: 0.15)
    Snapshot("past the middle")
    Cancel()
    Wait(0.07)
    Snapshot("given up: back it goes")
    Drag(progress: 0.35, over: 0.15)
    Snapshot("caught again")
    Release(velocity: 900)
    Wait(0.06)
    Snapshot("let go with speed")
    Wait(0.09)
    Snapshot("it settles")
    Settle()
    Snapshot("the next channel")
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    try storyboard.renderSheet(to: folder.appendingPathComponent("Channels/sheet.png"), encoding: .small)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
