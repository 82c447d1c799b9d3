// LayoutLab: stacks under three proposals each, with the rule that decided every block.

import Leporello

@main
struct LayoutLab {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let size = CGSize(width: 1240, height: 1062)
    let stage = try Stage(size: size, scale: 2, text: .faithful)
    stage.window.rootViewController = UIHostingController(rootView: Board())
    stage.commit()
    try stage.displayList().write(
      to: folder.appendingPathComponent("LayoutLab/board.png"), as: .png(.small), size: size, scale: 2)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
