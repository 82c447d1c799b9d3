// Adaptive: one description on a phone, on the same phone turned, and on a tablet, where its tabs become a sidebar.

import Leporello

@main
struct Adaptive {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let file = folder.appendingPathComponent("Adaptive/devices.png")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let size = CGSize(width: 1284, height: 1186)
    let list = try Stage.picture(of: Devices(), size: size)
    let bitmap = try CairoRenderer().render(list, size: size, scale: 1)
    try Data(PNGEncoder(.small).encode(bitmap)).write(to: file, options: .atomic)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}

extension Stage {
  /// What a described page shows in a size.
  fileprivate static func picture(of view: some View, size: CGSize) throws -> DisplayList {
    let stage = try Stage(size: size, scale: 1, text: .faithful)
    defer { stage.tearDown() }
    stage.window.rootViewController = UIHostingController(rootView: view)
    stage.commit()
    return stage.displayList()
  }
}
