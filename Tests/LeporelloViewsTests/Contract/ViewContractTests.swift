// The promises that all views keep, run over the whole catalogue.

import Foundation
import LeporelloViews
import Testing

@Suite struct ViewContractTests {
  private static let page = CGSize(width: 120, height: 90)

  private func page(
    _ view: some View, in size: CGSize = page, _ direction: LayoutDirection = .leftToRight
  ) -> LoweredPage {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return LoweredPage(view, in: size, environment: environment, hostsSlots: false)
  }

  @Test("Lays itself out in any page, even one without an inside, in finite frames", arguments: ViewCatalogue.all)
  func sizes(_ entry: CataloguedView) {
    for width in [0, 1, 40, 120, 1e6, -5, .infinity, .nan] as [CGFloat] {
      for height in [0, 33, 90, -.infinity, .nan] as [CGFloat] {
        for node in page(entry.view, in: CGSize(width: width, height: height)).nodes {
          let sum = node.frame.minX + node.frame.minY + node.frame.width + node.frame.height
          #expect(sum.isFinite, "\(entry) in \(width) x \(height): \(node.kind) \(node.frame)")
          #expect(node.frame.width >= 0 && node.frame.height >= 0)
        }
      }
    }
  }

  @Test("Reads from the right as the mirror of reading from the left", arguments: ViewCatalogue.all)
  func mirror(_ entry: CataloguedView) {
    let (left, right) = (page(entry.view), page(entry.view, .rightToLeft))
    let (kinds, twins) = (left.nodes.map(\.kind), right.nodes.map(\.kind))
    #expect(kinds == twins)
    // An offset's own place doesn't move with what is in it, and a bar places its items by offsets: leaves tell.
    for index in left.nodes.indices {
      let (node, twin) = (left.nodes[index], right.nodes[index])
      let isLeaf = index + 1 == left.nodes.count || left.nodes[index + 1].depth <= node.depth
      guard isLeaf else { continue }
      #expect(abs(Self.page.width - node.frame.maxX - twin.frame.minX) < 1e-9, "\(entry): \(node) \(twin)")
      #expect(node.frame.minY == twin.frame.minY && node.frame.size == twin.frame.size)
    }
  }

  @Test("Draws the same twice, and the same inside what does nothing", arguments: ViewCatalogue.all)
  func repeatable(_ entry: CataloguedView) {
    let list = page(entry.view).displayList
    #expect(page(entry.view).displayList == list)
    #expect(page(AnyView(Group { entry.view })).displayList == list)
    #expect(page(entry.view.padding(0)).displayList == list)
    #expect(page(entry.view.opacity(1)).displayList == list)
  }

  @Test("Has no problem and no warning in a page with room", arguments: ViewCatalogue.all)
  func quiet(_ entry: CataloguedView) {
    let roomy = page(entry.view, in: CGSize(width: 400, height: 800))
    #expect(roomy.problems.isEmpty)
    #expect(roomy.warnings.isEmpty)
  }

  @Test("Every public view of the sources is in the catalogue")
  func complete() throws {
    // What stands for a modifier, a builder's parts or a changed shape is tested with what makes it.
    let parts: Set = [
      "AnyShape", "InsetShape", "ModifiedContent", "ModifierContent", "OffsetShape", "RotatedShape", "ScaledShape",
      "TransformedShape", "TrimmedShape", "TupleView", "ViewArray",
    ]
    let declaration = try Regex(#"public struct ([A-Za-z]+)[^{]*: [^{]*\b(View|Shape|InsettableShape)\b[^{]*\{"#)
    var found: Set<String> = []
    for text in try Fixture.sources("Sources/LeporelloViews") {
      for match in text.matches(of: declaration) { found.insert(String(match[1].substring ?? "")) }
    }
    #expect(found.count > 30)
    let missing = found.subtracting(parts).subtracting(ViewCatalogue.all.map { $0.name })
    #expect(missing == [])
  }
}
