// Recipes: the containment code that people know by heart, drawn with the callbacks that it causes.

import Leporello

@main
struct Recipes {
  @MainActor static func main() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders")
      .appendingPathComponent("Recipes")
    try Recipe.swapLeavingFirst.storyboard.render(to: folder)
    for recipe in Recipe.allCases where recipe != .swapLeavingFirst {
      try recipe.storyboard.renderSheet(to: folder.appendingPathComponent("\(recipe.file).png"))
    }
  }
}
