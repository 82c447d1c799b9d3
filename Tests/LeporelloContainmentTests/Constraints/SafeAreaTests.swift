// Safe areas, margins and masks.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Safe areas and margins") @MainActor
struct SafeAreaTests {
  let stage: Stage
  let controller = UIViewController()

  init() throws {
    stage = try Stage(size: CGSize(width: 400, height: 800), scale: 2, text: .wireframe)
    stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    stage.window.rootViewController = controller
    stage.commit()
  }

  @Test("views inherit what covers them, and no more")
  func inheritance() {
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 500))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 290
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
  }

  @Test("a child controller adds its own insets to those of its place")
  func additional() {
    let child = UIViewController()
    child.additionalSafeAreaInsets.top = 44
    controller.addChild(child)
    child.view.frame = controller.view.bounds
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    stage.commit()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 34, right: 0))
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("margins are widened by the safe area, and by the superview's where asked for")
  func margins() {
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 34, right: 16))
    let inner = UIView(frame: CGRect(x: 4, y: 100, width: 392, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  @Test("a scroll view starts below what covers its top")
  func scrollInset() {
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    controller.view.addSubview(scroll)
    stage.commit()
    #expect(scroll.adjustedContentInset.top == 50)
    #expect(scroll.contentOffset.y == -50)
  }

  @Test("a tree with nothing to do costs an idle commit no solving")
  func idle() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    stage.commit()
    let events = stage.trace.events.count
    for _ in 0..<100 { stage.advance(by: 1) }
    #expect(stage.trace.events.count == events)
  }

  @Test("A view moved after layout knows its safe area at once, further in too")
  func movedAfterLayout() throws {
    let stage = try Stage(size: CGSize(width: 100, height: 200))
    stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.commit()
    #expect(inner.safeAreaInsets.top == 44)
    outer.center.y += 44
    #expect(inner.safeAreaInsets.top == 0)
  }
}
