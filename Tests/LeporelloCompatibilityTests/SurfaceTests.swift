// The surface that container code leans on, compiled in Swift 5 mode as it stands on iOS, and alive.

import Leporello
import Testing

@MainActor @Suite("UIKit's surface in Swift 5 mode")
struct SurfaceTests {
  @Test("Tabs over a navigation controller over a page with scrolling content, controls and constraints come alive")
  func alive() throws {
    let root = RootTabBarController()
    let theatre = try Theatre(root, name: "root")
    let profile = try #require(root.topmost as? ProfileViewController)
    #expect(profile.navigationController === root.viewControllers?.first)
    #expect(profile.tabBarController === root)
    #expect(theatre.stage.trace.violations.map(\.description) == [])
    #expect(theatre.stage.statusBarStyle == .default)
    profile.navigationController?.isNavigationBarHidden = true
    #expect(theatre.stage.statusBarStyle == .lightContent)
    profile.navigationController?.pushViewController(PageController("next"), animated: true)
    try theatre.stage.settle()
    #expect(root.log == ["willShow Profile", "willShow next"])
    #expect(root.topmost.title == "next")
  }

  @Test("A button tells its page, which posts a notification")
  func button() throws {
    let profile = ProfileViewController()
    let theatre = try Theatre(profile, name: "profile")
    var heard = 0
    profile.onFollow = { heard = $0.follows }
    let button = try #require(profile.view.firstButton)
    theatre.stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(heard == 1)
  }

  @Test("A modal sheet by an animator of one's own, and embedding by helper extensions")
  func sheet() throws {
    let host = UIViewController()
    let theatre = try Theatre(host, name: "host")
    let page = PageController("page")
    host.embed(page)
    theatre.stage.commit()
    #expect(page.view.frame == host.view.bounds)
    page.unembed()
    #expect(host.children.isEmpty)
    let transitioning = SheetTransitioning()
    let modal = PageController("modal")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitioning
    var done = false
    host.present(modal, animated: true) { done = true }
    try theatre.stage.settle()
    #expect(done)
    #expect(host.topmost === modal)
    modal.dismiss(animated: true, completion: nil)
    try theatre.stage.settle()
    #expect(host.presentedViewController == nil)
    #expect(theatre.stage.trace.violations.map(\.description) == [])
  }

  @Test("A controller is the delegate of a container and hears notifications")
  func host() throws {
    let host = HostController()
    let theatre = try Theatre(host, name: "host")
    let profile = ProfileViewController()
    let drawer = DrawerViewController(main: profile, drawer: PageController("menu"))
    drawer.delegate = host
    host.embed(drawer)
    drawer.setDrawerState(.opened, animated: false)
    try theatre.stage.settle()
    let button = try #require(profile.view.firstButton)
    button.sendActions(for: .touchUpInside)
    #expect(host.heard == ["drawer 0", "followed 1"])
    let wizard = WizardController(steps: [WizardStep("A")])
    wizard.delegate = host
    host.embed(wizard)
    theatre.stage.commit()
    #expect(wizard.next())
    #expect(host.heard == ["drawer 0", "followed 1", "A", "finished"])
    #expect(wizard.parent == nil)
  }

  @Test("A picture file becomes a UIImage")
  func image() throws {
    let png = try PNGEncoder().encode(Bitmap(width: 6, height: 4, filledWith: 0xFF33_66CC))
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }
}

extension UIView {
  fileprivate var firstButton: UIButton? {
    if let button = self as? UIButton { return button }
    return subviews.lazy.compactMap { $0.firstButton }.first
  }
}
