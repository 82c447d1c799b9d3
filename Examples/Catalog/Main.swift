// Catalog: bars and indicators side by side, read from the left and from the right.

import Leporello

@main
struct Catalog {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let folder = folder.appendingPathComponent("Catalog")
    try draw(BarBoard(), CGSize(width: 1180, height: 1406), to: folder.appendingPathComponent("bars.png"))
    try draw(IndicatorBoard(), CGSize(width: 1180, height: 716), to: folder.appendingPathComponent("indicators.png"))
  }

  @MainActor private static func draw(_ board: some View, _ size: CGSize, to file: URL) throws {
    let stage = try Stage(size: size, scale: 1, text: .faithful)
    defer { stage.tearDown() }
    stage.window.rootViewController = UIHostingController(rootView: board)
    stage.commit()
    try stage.displayList().write(to: file, as: .png(.small), size: size, scale: 1)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
