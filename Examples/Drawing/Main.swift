// Drawing: what a display list can say, on one board.

import Leporello

@main
struct Drawing {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let folder = folder.appendingPathComponent("Drawing")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let size = CGSize(width: 900, height: 1010)
    let stage = try Stage(size: size, scale: 2, text: .faithful)
    stage.window.rootViewController = UIHostingController(rootView: Board())
    stage.commit()
    let bitmap = try CairoRenderer().render(stage.displayList(), size: size, scale: 2)
    let file = folder.appendingPathComponent("board.png")
    try Data(PNGEncoder(.small).encode(bitmap)).write(to: file, options: .atomic)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
