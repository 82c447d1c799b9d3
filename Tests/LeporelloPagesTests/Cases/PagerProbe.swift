// A container on a stage with all that is to be known of it, for checks that read like the reports they stand for.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloPages
import LeporelloViews
import Testing

/// A live container, what happened to its pages, and where it is.
@MainActor final class PagerProbe {
  /// What a container tells, kept where a description can reach it.
  @MainActor final class Ear: Sendable {
    var events: [PagingEvent] = []
  }

  let stage: Stage
  let container: TabContainerController
  private let ear: Ear

  /// Shows a container at rest.
  init(
    _ view: TabView, width: CGFloat = 360, height: CGFloat = 640, direction: LayoutDirection = .leftToRight,
    in wrap: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    let ear = Ear()
    stage = try Stage(size: CGSize(width: width, height: height), scale: 1, text: .wireframe)
    let spec = view.onTabPaging { [weak ear] in ear?.events.append($0) }.spec
    try spec.validate()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let container = stage.run { [environment] in TabContainerController(spec, environment: environment) }
    (self.ear, self.container) = (ear, container)
    stage.window.rootViewController = stage.run { wrap(container) }
    stage.commit()
  }

  static func containers(in root: UIViewController) -> [TabContainerController] {
    ([root] + root.children).flatMap { child in
      child === root ? (root as? TabContainerController).map { [$0] } ?? [] : containers(in: child)
    }
  }

  /// The container with a name, somewhere below the outermost controller.
  func container(named name: String) throws -> TabContainerController {
    let root = try #require(stage.window.rootViewController)
    return try #require(PagerProbe.containers(in: root).first { $0.traceName == name })
  }

  /// The appearance callbacks of a controller so far: WA, DA, WD, DD.
  func log(_ name: String) -> [String] {
    stage.trace.events.filter { $0.controller.name == name }.compactMap { event in
      switch event.kind {
      case .viewWillAppear: "WA"
      case .viewDidAppear: "DA"
      case .viewWillDisappear: "WD"
      case .viewDidDisappear: "DD"
      default: nil
      }
    }
  }

  /// How often a controller's view was loaded.
  func loads(_ name: String) -> Int {
    stage.trace.events.filter { $0.controller.name == name && $0.kind == .viewDidLoad }.count
  }

  /// Whether a controller has as many dids as wills of each kind.
  func isBalanced(_ name: String) -> Bool {
    let log = log(name)
    var open: [String] = []
    for call in log {
      switch call {
      case "WA", "WD":
        // A will may only be taken back by the other one.
        if let last = open.last, last == call { return false }
        open = [call]
      case "DA" where open == ["WA"], "DD" where open == ["WD"]: open = []
      default: return false
      }
    }
    return open.isEmpty
  }

  /// Everything the container told so far.
  var events: [PagingEvent] { ear.events }
  /// The selected tab's name.
  var selected: String? { container.selectedTab }
  /// The names of the pages to be seen.
  var shown: [String] { container.pagerReport.shownPages }
  /// The first bar.
  func bar() throws -> PlacedTabBar { try #require(container.layout.bars.first) }
  /// The mark's frame now.
  func mark() throws -> CGRect { try #require(try bar().indicatorFrame(at: container.barState.position)).frame }
  /// How far the first bar is scrolled.
  func barOffset() throws -> CGFloat {
    let state = container.barState
    return try bar().offset(at: state.position, byHand: state.offsets[0])
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    stage.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stage.commit()
  }

  func tap(_ index: Int) { container.select(index, by: .tap) }
  func settle() throws { try stage.settle() }

  /// A finger that drags so far in pages and lets go.
  func drag(_ progress: Double, velocity: Double = 0) {
    container.beginDrag()
    container.moveDrag(to: progress)
    stage.commit()
    container.endDrag(velocity: velocity)
  }

  /// Where a colour fills a rectangle now, whatever is cut off of it; nil where it doesn't.
  func place(of color: Color) -> CGRect? {
    PagerProbe.places(in: stage.displayList(), color.resolved(in: EnvironmentValues()), .identity).first
  }

  private static func places(in list: DisplayList, _ color: RGBA, _ map: CGAffineTransform) -> [CGRect] {
    list.items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, .color(color), _): [path.boundingRect.applying(map)]
      case .fill, .stroke, .text, .image, .backdrop: []
      case .transform(let inner, let list): places(in: list, color, inner.concatenating(map))
      case .mix(let from, let to, _), .linearMix(let from, let to, _):
        places(in: from, color, map) + places(in: to, color, map)
      case .opacity(_, let list), .clip(_, _, let list), .mask(let list, _), .blend(_, let list), .warp(_, let list),
        .shadow(_, let list), .innerShadow(_, let list), .blur(_, let list):
        places(in: list, color, map)
      }
    }
  }
}
