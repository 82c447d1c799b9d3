import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloViews
import Testing

@MainActor private func stage() throws -> Stage {
  try Stage(size: CGSize(width: 100, height: 80), scale: 1, text: .wireframe)
}

/// A controller that is one colour, named for the trace.
private final class ColorController: UIViewController {
  let color: UIColor

  init(_ color: UIColor, name: String) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    traceName = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}

private struct Represented: UIViewControllerRepresentable {
  var red: Double

  func makeUIViewController(context: Context) -> UIViewController { ColorController(.blue, name: "C") }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    uiViewController.view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
  }
}

@MainActor @Suite struct HostingTests {
  @Test("a described scroll view is moved from outside by its id, in whatever hosted page it stands")
  func scrolls() throws {
    let stage = try stage()
    let page = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 80)
        Color.blue.frame(height: 80)
      }
    }.id("feed")
    stage.window.rootViewController = UIHostingController(rootView: page)
    stage.commit()
    #expect(stage.window.describedOffset(of: "feed") == nil)
    #expect(stage.window.scrollDescribed("feed", to: CGPoint(x: 0, y: 60)))
    #expect(!stage.window.scrollDescribed("other", to: .zero))
    stage.commit()
    #expect(stage.window.describedOffset(of: "feed") == CGPoint(x: 0, y: 60))
    #expect(stage.displayList().description.contains("rect(0 20 100 80) #007AFF"))
  }

  @Test("a hosting controller draws its description at its bounds, on the page's own ground")
  func draws() throws {
    let stage = try stage()
    stage.window.rootViewController = UIHostingController(rootView: Color.red.padding(10))
    stage.commit()
    #expect(
      stage.displayList().description == """
        fill rect(0 0 100 80) #FFFFFF
        fill rect(10 10 80 60) #FF3B30
        """)
  }

  @Test("another description is drawn after the next layout, and so is another size")
  func changes() throws {
    let stage = try stage()
    let host = UIHostingController(rootView: Color.red)
    stage.window.rootViewController = host
    stage.commit()
    host.rootView = Color.blue
    stage.window.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    stage.commit()
    #expect(
      stage.displayList().description == """
        fill rect(0 0 50 40) #FFFFFF
        fill rect(0 0 50 40) #007AFF
        """)
  }

  @Test("a page higher than its place shows its beginning")
  func tall() throws {
    let stage = try stage()
    stage.window.rootViewController = UIHostingController(
      rootView: VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.blue.frame(height: 70)
      })
    stage.commit()
    #expect(stage.displayList().description.contains("fill rect(0 0 100 50) #FF3B30"))
  }

  @Test("a controller in a description is a child by UIKit's calls, and appears along with its host")
  func represented() throws {
    let stage = try stage()
    let host = UIHostingController(rootView: Represented(red: 1).padding(20))
    host.traceName = "H"
    stage.window.rootViewController = host
    stage.commit()
    #expect(
      stage.trace.events.map(\.description).filter { !$0.contains("Layout") && !$0.contains("Constraints") } == [
        "H.loadView",
        "H.viewDidLoad",
        "C.willMove(toParent: H)",
        "C.loadView",
        "C.viewDidLoad",
        "C.didMove(toParent: H)",
        "H.viewWillAppear(false)",
        "C.viewWillAppear(false)",
        "H.viewIsAppearing(false)",
        "C.viewIsAppearing(false)",
        "H.viewDidAppear(false)",
        "C.viewDidAppear(false)",
      ])
    #expect(stage.trace.violations.isEmpty)
    #expect(host.children.first?.view.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    #expect(stage.displayList().description.contains("fill rect(0 0 60 40) #FF0000"))
  }

  @Test("a description that stays keeps its controller and updates it; one that goes takes it along")
  func updates() throws {
    let stage = try stage()
    let host = UIHostingController(rootView: AnyView(Represented(red: 1)))
    host.traceName = "H"
    stage.window.rootViewController = host
    stage.commit()
    let child = host.children.first
    host.rootView = AnyView(Represented(red: 0.5))
    stage.commit()
    #expect(host.children.first === child)
    #expect(stage.displayList().description.contains("#800000"))
    let start = stage.trace.events.count
    host.rootView = AnyView(Color.green)
    stage.commit()
    #expect(host.children.isEmpty)
    #expect(
      stage.trace.events.dropFirst(start).map(\.description).filter { !$0.contains("Layout") } == [
        "C.willMove(toParent: nil)",
        "C.viewWillDisappear(false)",
        "C.didMove(toParent: nil)",
        "C.viewDidDisappear(false)",
        "C.didMove(toParent: nil)",
      ])
  }

  @Test("effects around a controller in a description are drawn around its picture")
  func effects() throws {
    let stage = try stage()
    stage.window.rootViewController = UIHostingController(rootView: Represented(red: 1).opacity(0.5))
    stage.commit()
    #expect(
      stage.displayList().description == """
        fill rect(0 0 100 80) #FFFFFF
        opacity 0.5
          fill rect(0 0 100 80) #FF0000
        """)
  }

  @Test("sizeThatFits is the size that the description takes")
  func fits() throws {
    let stage = try stage()
    let size = stage.run {
      UIHostingController(rootView: Color.red.frame(width: 30, height: 20)).sizeThatFits(
        in: CGSize(width: 90, height: 90))
    }
    #expect(size == CGSize(width: 30, height: 20))
  }
}
