// Which controller decides about the status bar and its kin.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Wishes for the system's parts")
struct SystemWishesTests {
  final class Wishful: Probe {
    var chosen: UIViewController?
    override var childForStatusBarStyle: UIViewController? { chosen }
    override var childForStatusBarHidden: UIViewController? { chosen }
    override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { chosen }
    var style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { style == .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { style == .lightContent }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { style == .lightContent ? .bottom : [] }
  }

  private func wishful(_ w: World, _ name: String, _ style: UIStatusBarStyle) -> Wishful {
    let controller = w.add(Wishful(name))
    controller.style = style
    return controller
  }

  @Test("nil means the controller itself; a named child decides, and its own child for it")
  func named() throws {
    let w = try World()
    let (p, a, b) = (wishful(w, "P", .darkContent), wishful(w, "A", .lightContent), wishful(w, "B", .default))
    w.show(p)
    w.embed(a, in: p)
    w.embed(b, in: a)
    #expect(w.stage.statusBarStyle == .darkContent)
    #expect(!w.stage.isStatusBarHidden)
    p.chosen = a
    #expect(w.stage.statusBarStyle == .lightContent)
    #expect(w.stage.isStatusBarHidden)
    #expect(w.stage.isHomeIndicatorAutoHidden)
    #expect(w.stage.edgesDeferringSystemGestures == .bottom)
    a.chosen = b
    #expect(w.stage.statusBarStyle == .default)
    #expect(w.stage.edgesDeferringSystemGestures == [])
  }

  @Test("Tabs ask the selected one, a navigation controller without a bar its top")
  func containers() throws {
    let w = try World()
    let (a, b, c) = (wishful(w, "A", .lightContent), wishful(w, "B", .darkContent), wishful(w, "C", .lightContent))
    let nav = UINavigationController(rootViewController: b)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, nav]
    w.show(tabs)
    #expect(w.stage.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(w.stage.statusBarStyle == .default)
    nav.setNavigationBarHidden(true, animated: false)
    #expect(w.stage.statusBarStyle == .darkContent)
    nav.pushViewController(c, animated: false)
    #expect(w.stage.isStatusBarHidden)
  }

  @Test("What covers the screen decides; a sheet does not")
  func presented() throws {
    let w = try World()
    let (p, m) = (wishful(w, "P", .darkContent), wishful(w, "M", .lightContent))
    w.show(p)
    m.modalPresentationStyle = .pageSheet
    p.present(m, animated: false)
    try w.stage.settle()
    #expect(w.stage.statusBarStyle == .darkContent)
    p.dismiss(animated: false)
    try w.stage.settle()
    m.modalPresentationStyle = .fullScreen
    p.present(m, animated: false)
    try w.stage.settle()
    #expect(w.stage.statusBarStyle == .lightContent)
  }

  @Test("A circle of children ends")
  func circle() throws {
    let w = try World()
    let (p, a) = (wishful(w, "P", .darkContent), wishful(w, "A", .lightContent))
    w.show(p)
    w.embed(a, in: p)
    (p.chosen, a.chosen) = (a, p)
    #expect([.darkContent, .lightContent].contains(w.stage.statusBarStyle))
  }
}
