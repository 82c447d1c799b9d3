// News: seven channels under a strip; the top stories dissolve into the cup final, and that into the Chinese channel.

import Leporello

@main
struct News {
  @MainActor static let storyboard = Storyboard(
    "News", size: CGSize(width: 390, height: 844), scale: 2, text: .faithful, sampling: .frames(count: 8)
  ) {
    NewsApp()
  } script: {
    Appear()
    Select("sport")
    Settle()
    Select("chinese")
    Settle()
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws { try storyboard.render(to: folder, encoding: .small) }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
