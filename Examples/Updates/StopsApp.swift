// The container: stops along a river, each with a colour of its own.

import Leporello

struct Stop: Sendable {
  let id: String
  let title: String
  let color: Color
  let note: String

  static let weir = Stop(id: "weir", title: "Weir", color: Color(hex: 0x3B7EA1), note: "The water falls by two metres.")
  static let lock = Stop(
    id: "lock", title: "Lock", color: Color(hex: 0xC2703D), note: "Open it yourself; mind the gates.")
  static let mill = Stop(
    id: "mill", title: "Mill", color: Color(hex: 0x5B8C4A), note: "Flour on Fridays, music on Sundays.")
  static let quay = Stop(id: "quay", title: "Quay", color: Color(hex: 0x7A5AA6), note: "Tie up for a night, no longer.")
  static let ferry = Stop(
    id: "ferry", title: "Ferry", color: Color(hex: 0xB83B5E), note: "Ring the bell on either side.")

  /// The colour of the stop with a title that begins so, whatever it is called by now.
  static func color(of title: String) -> Color {
    [weir, lock, mill, quay, ferry].first { title.lowercased().contains($0.id) }?.color ?? .gray
  }

  var tab: Tab { Tab(title, value: id) { StopPage(stop: self) } }
}

struct StopsApp: View {
  var body: TabView {
    TabView("Stops", selection: "weir") {
      Stop.weir.tab
      Stop.lock.tab
      Stop.mill.tab
      Stop.quay.tab
    }
    .tabBar(.top, sizing: .content)
    .tabIndicator(.pill.thickness(30))
    .tabTransition(.crossDissolve, duration: 0.5, curve: .linear)
    .tabPaging(Paging(reselection: .nearest))
  }
}

struct StopPage: View {
  let stop: Stop

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      stop.color
      VStack(alignment: .leading, spacing: 6) {
        Text(stop.id.capitalized).font(.system(size: 34, weight: .bold))
        Text(stop.note).font(.system(size: 15))
      }
      .foregroundStyle(.white)
      .padding(20)
    }
  }
}
