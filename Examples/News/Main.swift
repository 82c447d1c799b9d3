// News: seven channels under a strip; a tap on Sport dissolves the top stories into the cup final.

import Leporello

@main
struct News {
  @MainActor static let storyboard = Storyboard(
    "News", size: CGSize(width: 390, height: 844), scale: 2, text: .faithful, sampling: .frames(count: 6)
  ) {
    NewsApp()
  } script: {
    Appear()
    Select("sport")
    Settle()
  }

  @MainActor static func main() async throws {
    try storyboard.render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
