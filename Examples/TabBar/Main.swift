// TabBar: four pages under a bottom bar; a tap on its third item dissolves the profile into the photographs.

import Leporello

struct TrailApp: View {
  var body: some View {
    TabView("Trail", selection: "profile") {
      Tab("Profile", value: "profile") {
        ProfilePage()
      } icon: {
        PersonIcon()
      }
      Tab("Walks", value: "walks") {
        ListPage()
      } icon: {
        ListIcon()
      }
      Tab("Photos", value: "photos") {
        GridPage()
      } icon: {
        GridIcon()
      }
      Tab("Settings", value: "settings") {
        SettingsPage()
      } icon: {
        SlidersIcon()
      }
    }
    .tint(Ink.accent)
  }
}

@main
struct TabBar {
  @MainActor static let storyboard = Storyboard(
    "TabBar", size: CGSize(width: 390, height: 844), scale: 2, text: .faithful, sampling: .frames(count: 8)
  ) {
    TrailApp()
  } script: {
    Appear()
    Tap("photos")
    Settle()
    Select("settings")
    Settle()
  }

  /// Draws the example below a folder.
  @MainActor static func render(to folder: URL) throws { try storyboard.render(to: folder, encoding: .small) }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
