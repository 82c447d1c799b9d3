// What flows down the tree.

import LeporelloViews
import Testing

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.accent) var accent
  @Environment(\.colorScheme) var scheme
  var body: some View { Color.clear.frame(width: 1, height: 1).id("\(accent)-\(scheme)") }
}

struct EnvironmentTests {
  private func ids(_ view: some View) -> [String] {
    LayoutSnapshot(of: view, in: CGSize(width: 100, height: 100)).nodes.flatMap(\.ids)
  }

  @Test("A key of one's own has its default, and the nearest value above wins")
  func ownKey() {
    #expect(ids(Reader()) == ["none-light"])
    #expect(
      ids(
        VStack {
          Reader()
          Reader().environment(\.accent, "inner")
        }
        .environment(\.accent, "outer")
        .colorScheme(.dark)) == ["outer-dark", "inner-dark"])
  }

  @Test("A value set on one view does not reach its neighbour")
  func neighbours() {
    #expect(
      ids(
        HStack {
          Reader().environment(\.accent, "left")
          Reader()
        }) == ["left-light", "none-light"])
  }

  @Test("A value can be changed from what it was")
  func transform() {
    #expect(
      ids(Reader().transformEnvironment(\.accent) { $0 += "!" }.environment(\.accent, "a")) == ["a!-light"])
  }
}
