// Transitions: every transition of the catalogue at seven moments, a sheet for each family.

import Leporello

@main
struct Transitions {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let folder = folder.appendingPathComponent("Transitions")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (from, to) = (try LineUp.page(CityPage()), try LineUp.page(RoutesPage()))
    let renderer = CairoRenderer()
    for family in Family.all {
      let sheet = LineUp(family: family, from: from, to: to)
      let bitmap = try renderer.render(sheet.displayList, size: sheet.size, scale: LineUp.scale)
      let file = folder.appendingPathComponent("\(family.file).png")
      try Data(PNGEncoder(.small).encode(bitmap)).write(to: file, options: .atomic)
    }
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
