// Trees deeper than any real one: no stack runs out, and building one does not look at all of it again for each step.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Deep trees")
struct DeepTreeTests {
  private static let depth = 10_000
  private static let controllers = 1_000

  @Test("Views nested downwards or upwards enter a window, are laid out, resized, moved, removed and let go")
  func views() throws {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    weak var deepest: UIView?
    do {
      let top = UIView(frame: stage.window.bounds)
      var last = top
      for _ in 0..<Self.depth {
        let view = UIView(frame: stage.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        last.addSubview(view)
        last = view
      }
      deepest = last
      var root = top
      for _ in 0..<Self.depth {
        let view = UIView(frame: stage.window.bounds)
        view.addSubview(root)
        root = view
      }
      stage.window.addSubview(root)
      stage.commit()
      #expect(last.window === stage.window)
      #expect(last.isDescendant(of: root))
      top.bounds.size.width = 100
      #expect(last.frame.width == 100)
      last.setNeedsLayout()
      stage.commit()
      root.removeFromSuperview()
      #expect(last.window == nil)
      stage.commit()
    }
    #expect(deepest == nil)
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("Controllers nested in one another appear, disappear and are let go, each once")
  func controllers() throws {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    weak var deepest: UIViewController?
    do {
      let root = UIViewController()
      var last = root
      for _ in 0..<Self.controllers {
        let child = UIViewController()
        last.addChild(child)
        last.view.addSubview(child.view)
        child.didMove(toParent: last)
        last = child
      }
      deepest = last
      last.traceName = "deepest"
      stage.window.rootViewController = root
      stage.commit()
      stage.window.rootViewController = nil
      stage.commit()
    }
    let heard = stage.trace.events.filter { $0.controller.name == "deepest" && $0.kind.stateAfter != nil }
    #expect(
      heard.map(\.kind) == [
        .viewWillAppear(false), .viewDidAppear(false), .viewWillDisappear(false), .viewDidDisappear(false),
      ])
    #expect(deepest == nil)
    #expect(stage.trace.violations.isEmpty)
  }
}
