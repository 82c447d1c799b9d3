// LayoutLab: stacks under three proposals each, with the rule that decided every block.

import Leporello

@main
struct LayoutLab {
  @MainActor static let storyboard = Storyboard(
    "LayoutLab", size: CGSize(width: 1240, height: 1062), scale: 2, text: .faithful, sampling: .frames(count: 1)
  ) {
    Board()
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws { try storyboard.render(to: folder, encoding: .small) }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
