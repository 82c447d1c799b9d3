// Recipes: the containment code that people know by heart, drawn with the callbacks that it causes.

import Leporello

@main
struct Recipes {
  /// Draws the example below a folder: the swap in frames, and a sheet of every other recipe.
  @MainActor static func render(to root: URL) throws {
    let folder = root.appendingPathComponent("Recipes")
    try Recipe.swapLeavingFirst.storyboard.render(to: folder, encoding: .small)
    for recipe in Recipe.allCases where recipe != .swapLeavingFirst {
      try recipe.storyboard.renderSheet(to: folder.appendingPathComponent("\(recipe.file).png"), encoding: .small)
    }
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
