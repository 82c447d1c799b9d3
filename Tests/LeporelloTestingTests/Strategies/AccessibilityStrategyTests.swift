// Pages as readers meet them who don't see them: in every kind of value that shows a page.

import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite @MainActor struct AccessibilityStrategyTests {
  private static func text(_ workshop: Workshop, _ name: String) -> String {
    workshop.bytes("testPage.\(name).txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("A described view is told by role, label and states, and a change of words or of selection fails")
  func view() throws {
    let workshop = try Workshop()
    func page(_ selection: String, _ word: String) -> some View {
      TabView("Papers", selection: selection) {
        Tab("News", value: "news") { Text(word) }
        Tab("Sport", value: "sport") { Text("Results") }
      }
    }
    _ = workshop.verify(page("news", "Top stories"), as: .accessibility)
    #expect(
      Self.text(workshop, "home") == """
        tabpanel "News"
          text "Top stories"
        tablist "Papers"
          tab "News", tab 1 of 2, selected
          tab "Sport", tab 2 of 2
        """)
    #expect(workshop.verify(page("news", "Top stories"), as: .accessibility()) == nil)
    let words = try #require(workshop.verify(page("news", "Latest"), as: .accessibility))
    #expect(words.message.contains("-  text \"Top stories\"\n+  text \"Latest\""), "\(words.message)")
    let selection = try #require(workshop.verify(page("sport", "Top stories"), as: .accessibility))
    #expect(selection.message.contains("+  tab \"Sport\", tab 2 of 2, selected"), "\(selection.message)")
  }

  @Test("A controller is told where it stands, or on a stage of its own; a view and a stage as they are")
  func live() throws {
    let workshop = try Workshop()
    let controller = UIHostingController(rootView: Text("Alone"))
    _ = workshop.verify(controller as UIViewController, as: .accessibility, named: "alone")
    #expect(Self.text(workshop, "alone") == "text \"Alone\"")
    let stage = try Stage(size: CGSize(width: 200, height: 100))
    defer { stage.tearDown() }
    let label = UILabel()
    label.text = "Seen"
    label.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController?.view.addSubview(label)
    stage.commit()
    let root = try #require(stage.window.rootViewController)
    _ = workshop.verify(root, as: .accessibility, named: "controller")
    _ = workshop.verify(root.view as UIView, as: .accessibility, named: "view")
    _ = workshop.verify(stage, as: .accessibility, named: "stage")
    _ = workshop.verify(stage, as: .layout, named: "layout")
    #expect(Self.text(workshop, "layout").hasSuffix(" Seen"), "\(Self.text(workshop, "layout"))")
    for name in ["controller", "view", "stage"] { #expect(Self.text(workshop, name) == "text \"Seen\"", "\(name)") }
  }

  @Test("A storyboard is told frame by frame, a timeline only if it was played for that")
  func frames() throws {
    let workshop = try Workshop()
    let storyboard = Storyboard("Pair", size: CGSize(width: 90, height: 90), sampling: .frames(count: 3)) {
      TabView("P", selection: "a") {
        Tab("A", value: "a") { Text("One") }
        Tab("B", value: "b") { Text("Two") }
      }
    } script: {
      Appear()
      Select("b")
    }
    _ = workshop.verify(storyboard, as: .accessibility)
    let told = Self.text(workshop, "home")
    #expect(told.hasPrefix("frame 0\ntabpanel \"A\"\n  text \"One\"\n"), "\(told)")
    #expect(told.contains("\nframe 2\ntabpanel \"B\"\n  text \"Two\"\n"), "\(told)")
    #expect(workshop.verify(try storyboard.timeline(describesAccessibility: true), as: .accessibility) == nil)
    let untold = try #require(workshop.verify(try storyboard.timeline(), as: .accessibility))
    #expect(untold.message.contains("timeline(describesAccessibility: true)"))
    #expect(try storyboard.timeline().frames.allSatisfy { $0.accessibility == nil })
  }
}
