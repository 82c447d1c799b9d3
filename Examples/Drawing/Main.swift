// Drawing: what a display list can say, on one board.

import Leporello

@main
struct Drawing {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let size = CGSize(width: 900, height: 1316)
    let stage = try Stage(size: size, scale: 1.5, text: .faithful)
    stage.window.rootViewController = UIHostingController(rootView: Board())
    stage.commit()
    try stage.displayList().write(
      to: folder.appendingPathComponent("Drawing/board.png"), as: .png(.small), size: size, scale: 1.5)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
