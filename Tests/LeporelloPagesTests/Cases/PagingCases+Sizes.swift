// Reports on windows that change their size, on what bars cover, and on what is seen between two pages.

import LeporelloCairo
import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloPages
import LeporelloTransitions
import LeporelloViews
import Testing

extension PagingCases {
  /// A page that notes how much of it is covered when it is first laid out.
  struct Covered: UIViewControllerRepresentable {
    let name: String

    final class Controller: UIViewController {
      var tops: [CGFloat] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tops.append(view.safeAreaInsets.top)
      }
    }

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.traceName = "\(name) content"
      return controller
    }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  /// The pixels of a stage of 10 points each way.
  @MainActor static func pixels(_ stage: Stage) throws -> Set<UInt32> {
    let bitmap = try CairoRenderer().render(stage.displayList(), size: CGSize(width: 10, height: 10), scale: 1)
    return Set((0..<100).map { bitmap[$0 % 10, $0 / 10] })
  }

  static let sizes: [String: PagingLedger.Check] = [
    "PG-034": {
      let probe = try PagerProbe(tabs(4, selected: 3), width: 400)
      for width in stride(from: 440, through: 800, by: 40) {
        probe.resize(CGFloat(width), 640)
        #expect(probe.container.position == 3 && probe.shown == ["3"])
        let place = try #require(probe.place(of: .red))
        #expect((place.minX, place.width) == (0, CGFloat(width)))
      }
    },
    "PG-036": {
      let view = TabView("P", selection: 3) {
        for index in 0..<5 { Tab("A rather long title \(index)", value: index) { Color.red } }
      }
      .tabViewStyle(.strip)
      let probe = try PagerProbe(view)
      probe.resize(640, 360)
      #expect(probe.container.position == 3 && probe.place(of: .red)?.minX == 0)
      let geometry = try probe.bar().geometry
      let middle = geometry.items[3].middle
      #expect(try probe.barOffset() == min(max(middle - 320, 0), max(0, geometry.contentLength - 640)))
    },
    "PG-037": {
      let view = TabView("P", selection: "B") {
        Tab("A", value: "A") { Color.red }
        Tab("B", value: "B") { Color.blue }
        Tab("C", value: "C") { Color.green }
      }
      .tabViewStyle(.page)
      let probe = try PagerProbe(view, width: 390, height: 844) { root in
        let inner = UINavigationController(rootViewController: root)
        let middle = UIViewController()
        middle.addChild(inner)
        middle.view.addSubview(inner.view)
        inner.view.frame = middle.view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.didMove(toParent: middle)
        return UINavigationController(rootViewController: middle)
      }
      probe.resize(844, 390)
      let place = try #require(probe.place(of: .blue))
      #expect((place.minX, place.width) == (0, 844))
      #expect(probe.place(of: .green) == nil && probe.place(of: .red) == nil)
    },
    "PG-038": {
      let probe = try PagerProbe(pager("AB", style: .strip), width: 390, height: 844) {
        UINavigationController(rootViewController: $0)
      }
      let stack = try #require(probe.stage.window.rootViewController as? UINavigationController)
      probe.stage.run { stack.pushViewController(UIViewController(), animated: false) }
      try probe.settle()
      probe.resize(844, 390)
      _ = probe.stage.run { stack.popViewController(animated: true) }
      probe.stage.commit()
      let page = try #require(probe.container.children.first { $0.traceName == "A" }?.view)
      #expect(page.frame.size == probe.container.layout.page.size && page.frame.width == 844)
    },
    "PG-066": {
      let view = TabView("P", selection: "A") {
        for name in ["A", "B", "C"] { Tab(name, value: name) { Covered(name: name).ignoresSafeArea() } }
      }
      .tabBar(.top, hosting: .over, thickness: 48)
      let probe = try PagerProbe(view)
      let start = probe.stage.trace.events.count
      probe.tap(1)
      try probe.settle()
      probe.container.swipe(1, velocity: 1000)
      try probe.settle()
      for name in ["B", "C"] {
        let page = try #require(probe.container.children.first { $0.traceName == name })
        let content = try #require(page.children.first as? Covered.Controller)
        #expect(content.tops.first == 48 && Set(content.tops) == [48], "\(name): \(content.tops)")
        let passes = probe.stage.trace.events.dropFirst(start).filter {
          $0.controller.name == name && $0.kind == .viewDidLayoutSubviews
        }
        #expect(passes.count <= 2)
      }
    },
    "PG-069": {
      let view = TabView("P", selection: "A") {
        Tab("A", value: "A") { Color.white }
        Tab("B", value: "B") { Color.white }
      }
      .tabViewStyle(.page).tabTransition(.crossDissolve, duration: 1, curve: .linear)
      let probe = try PagerProbe(view, width: 10, height: 10)
      probe.stage.window.backgroundColor = .black
      probe.container.view.backgroundColor = .black
      probe.container.select(1, by: .program)
      for _ in 0...4 {
        #expect(try pixels(probe.stage) == [0xffff_ffff])
        probe.stage.advance(by: 0.25)
      }
      // Two layers that fade over each other lose a quarter of the white on black.
      let white = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(RGBA(hex: 0xffffff)))])
      let black = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(RGBA(hex: 0)))])
      let faded = DisplayList(black.items + [.opacity(0.5, white), .opacity(0.5, white)])
      let control = try CairoRenderer().render(faded, size: CGSize(width: 10, height: 10), scale: 1)
      #expect((190...192).contains(control[5, 5] & 255))
    },
    "PG-070": {
      let view = TabView("P", selection: "A") {
        Tab("A", value: "A") { Color.red }
        Tab("B", value: "B") { Color.blue }
      }
      .tabViewStyle(.page).tabTransition(.fadeThrough, duration: 1, curve: .linear)
      let probe = try PagerProbe(view, width: 10, height: 10)
      probe.stage.window.backgroundColor = .black
      probe.container.view.backgroundColor = UIColor(red: 238 / 255, green: 238 / 255, blue: 238 / 255, alpha: 1)
      probe.container.select(1, by: .program)
      probe.stage.advance(by: 0.35)
      #expect(try pixels(probe.stage) == [0xffee_eeee])
    },
  ]
}
