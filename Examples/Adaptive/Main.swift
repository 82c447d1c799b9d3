// Adaptive: one description on a phone, on the same phone turned, and on a tablet, where its tabs become a sidebar.

import Leporello

@main
struct Adaptive {
  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws {
    let size = CGSize(width: 1284, height: 1186)
    let stage = try Stage(size: size, scale: 1, text: .faithful)
    stage.window.rootViewController = UIHostingController(rootView: Devices())
    stage.commit()
    try stage.displayList().write(
      to: folder.appendingPathComponent("Adaptive/devices.png"), as: .png(.small), size: size, scale: 1)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
