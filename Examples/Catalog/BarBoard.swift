// Where bars stand, how items share them, and what items show.

import Leporello

struct BarBoard: View {
  var body: some View {
    Board("Bars", note: "Each is one description, read from the left and from the right.") {
      Specimen(name: "top, titles fill", view: Sample.tabs(4).tabBar(.top))
      Specimen(name: "top, natural", view: Sample.tabs(4).tabBar(.top, distribution: .leading, spacing: 16))
      Specimen(name: "top, equal", view: Sample.tabs(4).tabBar(.top, sizing: .equal))
      Specimen(name: "top, centred", view: Sample.tabs(3).tabBar(.top, distribution: .centered))
      Specimen(name: "top, scattered", view: Sample.tabs(3).tabBar(.top, distribution: .scatter))
      Specimen(
        name: "always in the middle", view: Sample.tabs(7, selected: 5).tabBar(.top, distribution: .alwaysCentered))
      Specimen(name: "scrolling", view: Sample.tabs(7, selected: 4).tabBar(.top, sizing: .fixed(96)))
      Specimen(
        name: "separators", view: Sample.tabs(4).tabBar(.top, sizing: .equal, separators: TabSeparators(inset: 12)))
      Specimen(name: "bottom, icons above", height: 74, view: Sample.tabs(4, icons: true))
      Specimen(
        name: "icons beside, compact",
        view: Sample.tabs(4, icons: true).tabBar(.bottom, content: .iconBesideTitle)
          .tabBarMetrics(.compact))
      Specimen(name: "badges, a dot, disabled", height: 74, view: Sample.marked)
      Specimen(
        name: "More", height: 74, view: Sample.tabs(7, selected: 6, icons: true).tabBar(.bottom, overflow: .more))
      Specimen(name: "Material", height: 100, view: Sample.tabs(4, icons: true).tabBarMetrics(.material))
      Specimen(
        name: "leading", height: 190,
        view: Sample.tabs(3, icons: true).tabBar(.leading))
    }
  }
}
