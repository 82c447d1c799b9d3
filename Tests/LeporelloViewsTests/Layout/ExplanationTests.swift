// Why a described page is laid out as it is, with the places in the description.

import Foundation
import LeporelloViews
import Testing

struct ExplanationTests {
  private var page: some View {
    HStack(spacing: 0, fileID: "Demo/Page.swift", line: 1) {
      Color.red.frame(maxWidth: 50, fileID: "Demo/Page.swift", line: 2)
      Color.blue
      Color.green.frame(minWidth: 80, fileID: "Demo/Page.swift", line: 4).id("side")
    }
  }

  private var snapshot: LayoutSnapshot { LayoutSnapshot(of: page, in: CGSize(width: 200, height: 20)) }

  @Test("Each part says what it was offered, what it takes, where it is, by which rule, and where it was written")
  func text() {
    #expect(
      snapshot.explanation == """
        HStack offered 200 x 20, takes 200 x 20 at (0, 0) 200 x 20: proposed the whole, centred @Demo/Page.swift:1
          frame offered 66.667 x 20, takes 50 x 20 at (0, 0) 50 x 20: clamped to max 50 @Demo/Page.swift:2
            Color offered 50 x 20, takes 50 x 20 at (0, 0) 50 x 20: proposed the frame's size @Demo/Page.swift:2
          Color offered 70 x 20, takes 70 x 20 at (50, 0) 70 x 20: share 3 of 3
          frame #side offered 75 x 20, takes 80 x 20 at (120, 0) 80 x 20: min 80 reserved @Demo/Page.swift:4
            Color offered 80 x 20, takes 80 x 20 at (120, 0) 80 x 20: proposed the frame's size @Demo/Page.swift:4
        """)
    #expect(snapshot.node("side")?.rule == "min 80 reserved")
  }

  private struct Dump: Decodable {
    struct Part: Decodable {
      var kind: String
      var ids: [String]
      var depth: Int
      var proposal: [Double?]
      var answer: [Double]
      var frame: [Double]
      var rule: String
      var place: String?
    }
    var size: [Double]
    var nodes: [Part]
    var warnings: [String]
  }

  @Test("The same can be read back from JSON")
  func json() throws {
    let fixed = page.fixedSize(fileID: "Demo/\"Page\".swift", line: 9)
    let snapshot = LayoutSnapshot(of: fixed, in: CGSize(width: 200, height: 20))
    let dump = try JSONDecoder().decode(Dump.self, from: Data(snapshot.explanationJSON.utf8))
    #expect(dump.size == [200, 20])
    #expect(dump.nodes.map(\.kind) == ["fixedSize", "HStack", "frame", "Color", "Color", "frame", "Color"])
    #expect(dump.nodes.map(\.depth) == [0, 1, 2, 3, 2, 2, 3])
    #expect(dump.nodes[0].place == "Demo/\"Page\".swift:9")
    #expect(dump.nodes[1].proposal == [nil, nil])
    #expect(dump.nodes[1].rule == "ideal size")
    #expect(dump.nodes[5].ids == ["side"])
    #expect(dump.nodes[5].answer == [80, 10])
    #expect(dump.warnings == [])
  }

  @Test("Views know their place without being told")
  func places() {
    let line = #line + 1
    let view = VStack {
      Text("a")
      Spacer().padding(1)
      GeometryReader { _ in Divider() }
      ScrollView { Text("b") }
    }
    let snapshot = LayoutSnapshot(of: view, in: CGSize(width: 100, height: 100))
    let places = snapshot.nodes.map { "\($0.kind) \($0.place?.split(separator: ":").last.map(String.init) ?? "-")" }
    #expect(
      places == [
        "VStack \(line)", "Text \(line + 1)", "padding \(line + 2)", "Spacer \(line + 2)",
        "GeometryReader \(line + 3)", "frame -", "ZStack -", "Divider \(line + 3)", "ScrollView \(line + 4)",
        "Text \(line + 4)",
      ])
    #expect(snapshot.nodes[0].place == "LeporelloViewsTests/ExplanationTests.swift:\(line)")
  }

  @Test("Shapes, colours, layers and flex items know their place as well")
  func placesOfDrawnParts() {
    let line = #line + 1
    let view = VStack {
      Circle().fill(.red)
      Capsule().stroke(.red)
      Color.red.flex(grow: 1)
      Color.red.id("a")
      Color.red.overlay { Color.blue }
      Color.red.background(Color.blue)
      Rectangle().layoutPriority(1)
    }
    let nodes = LayoutSnapshot(of: view, in: CGSize(width: 100, height: 100)).nodes
    #expect(
      nodes.map { "\($0.kind) \($0.place?.split(separator: ":").last.map(String.init) ?? "-")" } == [
        "VStack \(line)", "Circle \(line + 1)", "Capsule \(line + 2)", "Color \(line + 3)", "Color \(line + 4)",
        "overlay \(line + 5)", "Color \(line + 5)", "Color \(line + 5)", "Color \(line + 6)", "Rectangle \(line + 7)",
      ])
  }

  @Test("Content without room is a warning with the place of its stack")
  func overflow() {
    let view = HStack(spacing: 0, fileID: "Demo/Page.swift", line: 9) {
      Color.red.frame(width: 80)
      Color.blue.frame(width: 40)
    }
    .frame(width: 100, height: 20)
    #expect(
      LayoutSnapshot(of: view, in: CGSize(width: 200, height: 20)).warnings == [
        "Demo/Page.swift:9: overflow: HStack: children need 120 of 100 across"
      ])
  }

  @Test("A bad bound is a warning with its place")
  func badBounds() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: -5, fileID: "Demo/Page.swift", line: 7)
      Color.red.frame(minWidth: 50, maxWidth: 20, fileID: "Demo/Page.swift", line: 8)
    }
    #expect(
      LayoutSnapshot(of: view, in: CGSize(width: 200, height: 20)).warnings == [
        "Demo/Page.swift:7: badBound: frame: width -5.0 counts as not given",
        "Demo/Page.swift:8: badBound: frame: maxWidth 20.0 is raised to 50.0",
      ])
  }
}
