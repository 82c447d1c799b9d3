// Each value of the environment, set in each place: on a view, on a stage, on a storyboard.

import Leporello
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

/// Says what it finds around it.
private struct Reader: View {
  @Environment(\.colorScheme) var scheme
  @Environment(\.dynamicTypeSize) var typeSize
  @Environment(\.layoutDirection) var direction
  @Environment(\.displayScale) var scale
  @Environment(\.locale) var locale
  @Environment(\.accessibilityReduceMotion) var reducesMotion
  @Environment(\.accent) var accent

  static let usual = "light large leftToRight 2.0 en_US_POSIX false none"

  var body: some View {
    Text(verbatim: "\(scheme) \(typeSize) \(direction) \(scale) \(locale.identifier) \(reducesMotion) \(accent)")
  }
}

/// One value: how it is set, and what a reader says then.
private struct Value: Sendable, CustomStringConvertible {
  let description: String
  let set: @Sendable (inout EnvironmentValues) -> Void

  static let all: [Value] = [
    Value("dark large leftToRight 2.0 en_US_POSIX false none") { $0.colorScheme = .dark },
    Value("light accessibility3 leftToRight 2.0 en_US_POSIX false none") { $0.dynamicTypeSize = .accessibility3 },
    Value("light large rightToLeft 2.0 en_US_POSIX false none") { $0.layoutDirection = .rightToLeft },
    Value("light large leftToRight 3.0 en_US_POSIX false none") { $0.displayScale = 3 },
    Value("light large leftToRight 2.0 tr_TR false none") { $0.locale = Locale(identifier: "tr_TR") },
    Value("light large leftToRight 2.0 en_US_POSIX true none") { $0.accessibilityReduceMotion = true },
    Value("light large leftToRight 2.0 en_US_POSIX false mine") { $0.accent = "mine" },
  ]

  init(_ description: String, _ set: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    (self.description, self.set) = (description, set)
  }
}

@MainActor @Suite struct EnvironmentPlacesTests {
  private let size = CGSize(width: 600, height: 200)

  private func board(_ view: some View) -> Storyboard {
    Storyboard("Reader", size: size, sampling: .frames(count: 1)) { view }
  }

  private func says(_ board: Storyboard) throws -> String {
    try #require(board.timeline().frames.last).displayList.description
  }

  @Test("Where nothing is set, all is as usual")
  func usual() throws {
    #expect(try says(board(Reader())).contains("\"\(Reader.usual)\""))
  }

  @Test("A view passes a value on to what is in it, and no further", arguments: Value.all)
  private func view(value: Value) throws {
    let words = try says(
      board(
        VStack {
          Reader().transformEnvironment(\.self) { value.set(&$0) }
          Reader()
        }))
    #expect(words.contains("\"\(value)\"") && words.contains("\"\(Reader.usual)\""))
  }

  @Test("A stage passes a value on to all that is described on it, pages of containers included", arguments: Value.all)
  private func stage(value: Value) throws {
    let stage = try Stage(size: size)
    defer { stage.tearDown() }
    value.set(&stage.environment)
    stage.window.rootViewController = stage.run {
      let child = UIHostingController(rootView: Reader())
      let parent = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    stage.commit()
    #expect(stage.displayList().description.contains("\"\(value)\""))
  }

  @Test("A storyboard's variant passes a value on, and the storyboard it comes from does not", arguments: Value.all)
  private func variant(value: Value) throws {
    let pages = board(TabView { Tab("Page", value: 0) { Reader() } })
    let variant = pages.variant("other", value.set)
    #expect(variant.name == "Reader-other")
    #expect(try says(variant).contains("\"\(value)\""))
    #expect(try says(pages).contains("\"\(Reader.usual)\""))
  }

  @Test("The last of several changes counts, and a view's own value counts most")
  func order() throws {
    let inner = board(Reader().environment(\.colorScheme, .light)).environment(\.colorScheme, .dark)
    #expect(try says(inner).contains("\"light "))
    let outer = board(Reader()).environment(\.accent, "first").environment(\.accent, "second")
    #expect(try says(outer).contains(" second\""))
  }

  @Test("A variant's display scale is the frames' scale")
  func scale() throws {
    #expect(try board(Reader()).environment(\.displayScale, 3).timeline().scale == 3)
    #expect(throws: StoryboardError.self) { try board(Reader()).environment(\.displayScale, 0).timeline() }
  }

  @Test("Controllers find the same in their traits")
  func traits() throws {
    let stage = try Stage(size: size)
    defer { stage.tearDown() }
    stage.environment.colorScheme = .dark
    stage.environment.layoutDirection = .rightToLeft
    stage.environment.accessibilityReduceMotion = true
    let controller = stage.run { UIViewController() }
    stage.window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(stage.run { UIAccessibility.isReduceMotionEnabled })
    #expect(stage.run { UIScreen.main.traitCollection.userInterfaceStyle == .dark })
  }

  @Test("Dark pages are on a dark ground, letters are light, and colours of one's own stay")
  func dark() throws {
    let view = VStack {
      Color.primary.frame(width: 20, height: 20)
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
    }
    func colors(_ scheme: ColorScheme) throws -> Set<UInt32> {
      let list = try #require(board(view).environment(\.colorScheme, scheme).timeline().frames.last).displayList
      return Set(try CairoRenderer().render(list, size: size, scale: 1).pixels)
    }
    #expect(try colors(.light) == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000])
    #expect(try colors(.dark) == [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000])
  }

  @Test("Less motion makes a push a dissolve: no page moves")
  func lessMotion() throws {
    let pages = Storyboard("Push", size: size, sampling: .frames(count: 5)) {
      TabView("P", selection: "a") {
        Tab("A", value: "a") { Color.red }
        Tab("B", value: "b") { Color.blue }
      }
      .tabViewStyle(.page)
      .tabTransition(.push(from: .trailing), duration: 1)
    } script: {
      Appear()
      Select("b")
    }
    func mixes(_ board: Storyboard) throws -> Int {
      try board.timeline().frames.count { $0.displayList.description.contains("mix") }
    }
    #expect(try mixes(pages) == 0)
    #expect(try mixes(pages.environment(\.accessibilityReduceMotion, true)) == 3)
  }

  @Test("A language changes letters and nothing else; larger type makes text larger and nothing else")
  func text() throws {
    func size(_ view: some View, _ change: (inout EnvironmentValues) -> Void) throws -> [CGSize] {
      let stage = try Stage(size: self.size)
      defer { stage.tearDown() }
      change(&stage.environment)
      let environment = stage.environment
      return LayoutSnapshot(of: view.transformEnvironment(\.self) { $0 = environment }, in: self.size).nodes
        .map(\.frame.size)
    }
    let box = Color.red.frame(width: 30, height: 10)
    #expect(try size(box) { $0.locale = Locale(identifier: "ar") } == size(box) { _ in })
    #expect(try size(box) { $0.dynamicTypeSize = .accessibility5 } == size(box) { _ in })
    let turkish = board(Text("i").textCase(.uppercase)).environment(\.locale, Locale(identifier: "tr_TR"))
    #expect(try says(turkish).contains("\"İ\""))
  }
}
