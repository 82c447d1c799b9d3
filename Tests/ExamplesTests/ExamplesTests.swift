// The examples make the committed pictures, to the byte; what a person should see in them stands beside each.

import Foundation
import Leporello
import Testing

@testable import Adaptive
@testable import BenchmarkChart
@testable import Catalog
@testable import Channels
@testable import Drawing
@testable import LayoutLab
@testable import Nested
@testable import News
@testable import Recipes
@testable import TabBar
@testable import Transitions
@testable import Typography
@testable import Updates

@MainActor @Suite struct ExamplesTests {
  private let committed = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Renders")

  private func pictures(in folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".png") {
      found[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return found
  }

  private func compare(_ name: String, _ render: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try render(folder)
    let made = try pictures(in: folder.appendingPathComponent(name))
    let kept = try pictures(in: committed.appendingPathComponent(name))
    #expect(made.keys.sorted() == kept.keys.sorted())
    let changed = made.keys.sorted().filter { made[$0] != kept[$0] }
    #expect(changed.isEmpty, "run Scripts/render, and look at what changed")
  }

  @Test("News: the harbour dissolves into the stadium, and that into ink mountains, while the strip scrolls along")
  func news() throws { try compare("News") { try News.render(to: $0) } }

  @Test("TabBar: a profile dissolves into tiles and then into settings, while the bar's colour moves along")
  func tabBar() throws { try compare("TabBar") { try TabBar.render(to: $0) } }

  @Test("Recipes: a blue A and an orange B come, go and change places, with the callbacks in a column beside them")
  func recipes() throws { try compare("Recipes") { try Recipes.render(to: $0) } }

  @Test("LayoutLab: six cards of coloured blocks at three widths, the rule that decided each in grey beside it")
  func layoutLab() throws { try compare("LayoutLab") { try LayoutLab.render(to: $0) } }

  @Test("Transitions: a postcard of a bay turns into a list of hikes, six sheets of rows at seven moments")
  func transitions() throws { try compare("Transitions") { try Transitions.render(to: $0) } }

  @Test("Typography: weights, runs, digits, cuts, scripts and columns on warm paper")
  func typography() throws { try compare("Typography") { try Typography.render(to: $0) } }

  @Test(
    "Drawing: seven rows of strokes, gradients, corners, shadows and effects, blends, frosted cards and sliced pictures"
  )
  func drawing() throws { try compare("Drawing") { try Drawing.render(to: $0) } }

  @Test("Catalog: fourteen bars, each beside its mirror image, and marks at rest and on five stages of their way")
  func catalog() throws { try compare("Catalog") { try Catalog.render(to: $0) } }

  @Test(
    "Channels: the sea is pulled aside for the hills, springs back, is caught, and the hills arrive; the line stretches"
  )
  func channels() throws { try compare("Channels") { try Channels.render(to: $0) } }

  @Test("Nested: a green header shrinks and stays, views are turned inside a page, and the last hands on to Visit")
  func nested() throws { try compare("Nested") { try Nested.render(to: $0) } }

  @Test("Adaptive: a bar with icons above on a phone, beside titles when it is turned, and a sidebar on a tablet")
  func adaptive() throws { try compare("Adaptive") { try Adaptive.render(to: $0) } }

  @Test("Updates: stops keep their colours and lines while Ferry comes, Mill moves and goes, and Weir follows it")
  func updates() throws { try compare("Updates") { try Updates.render(to: $0) } }

  @Test("Every transition of the catalogue is on exactly one sheet")
  func everyTransition() {
    let shown = Family.all.flatMap { $0.transitions.map(\.name) }
    #expect(shown.sorted() == TransitionCatalogue.all.map(\.name).sorted())
  }

  @Test("BenchmarkChart: bars of grey that grow downwards, and a short blue one at the top")
  func benchmarkChart() throws { try compare("Benchmarks") { try BenchmarkChart.render(to: $0) } }

  @Test("News sends the callbacks of two programmatic changes of pages, and nothing else")
  func newsCallbacks() throws {
    let timeline = try News.storyboard.timeline()
    let appearance = timeline.events.map(\.description).filter { $0.contains("Appear") || $0.contains("Disappear") }
      .filter { !$0.contains("viewIsAppearing") }
    #expect(
      appearance.suffix(8) == [
        "top.viewWillDisappear(true)", "sport.viewWillAppear(true)", "sport.viewDidAppear(true)",
        "top.viewDidDisappear(true)", "sport.viewWillDisappear(true)", "chinese.viewWillAppear(true)",
        "chinese.viewDidAppear(true)", "sport.viewDidDisappear(true)",
      ])
  }
}
