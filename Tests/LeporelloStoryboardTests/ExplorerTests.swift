// The explorer finds nothing in the container as it is.

import LeporelloGraphics
import LeporelloPages
import LeporelloStoryboard
import LeporelloViews
import Testing

@MainActor @Suite struct ExplorerTests {
  @Test("no step at any sampled moment breaks a strip of pages", arguments: [false, true])
  func strip(loops: Bool) throws {
    let storyboard = Storyboard(
      "S", size: CGSize(width: 300, height: 200), scale: 1,
      spec: {
        TabView("P", selection: "A") { for name in ["A", "B", "C"] { Tab(name, value: name) { Color.red } } }
          .tabViewStyle(.strip).tabPaging(Paging(loops: loops))
      },
      script: {
        Swipe(to: "B")
        Wait(0.1)
        Select("C")
        Settle()
        Drag(progress: -0.4)
        Release()
      })
    let finding = try InterruptionExplorer(
      storyboard,
      injecting: [
        Select("A"), Tap("B"), Swipe(.forward), Swipe(.back), Remove("B"), Move("A", to: 2), Reload(), Disappear(),
        Resize(width: 200, height: 300), Cancel(), Insert(at: 0) { Tab("X", value: "X") { Color.blue } },
      ]
    ).firstFailure()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  /// A container that forgets, where one swap comes into another, that a page which is about to appear has not yet.
  final class Forgetful: UIViewController {
    private let pages = ["A", "B"].map { name in
      let page = UIViewController()
      page.traceName = name
      return page
    }
    private var shown = 0
    private var isBusy = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      for page in pages {
        addChild(page)
        page.didMove(toParent: self)
      }
      view.addSubview(pages[0].view)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      pages[shown].beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      pages[shown].endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      pages[shown].beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      pages[shown].endAppearanceTransition()
    }

    func swap() {
      let (old, new) = (pages[shown], pages[1 - shown])
      shown = 1 - shown
      old.beginAppearanceTransition(false, animated: true)
      // The fault: while one swap is under way, another shows its page without a word to it.
      if !isBusy { new.beginAppearanceTransition(true, animated: true) }
      let speaks = !isBusy
      isBusy = true
      view.addSubview(new.view)
      UIView.animate(withDuration: 0.2) {
        old.view.alpha = 0
        new.view.alpha = 1
      } completion: { _ in
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        if speaks { new.endAppearanceTransition() }
        self.isBusy = false
      }
    }
  }

  @Test("a fault that shows only where one change comes into another is found, and the script is as short as it gets")
  func planted() throws {
    let swap = Perform("swap", on: Forgetful.self) { $0.swap() }
    let storyboard = Storyboard(
      "F", size: CGSize(width: 100, height: 100), scale: 1, controller: { Forgetful() },
      script: {
        Appear()
        swap
        Wait(0.5)
        Resize(width: 80, height: 90)
        swap
        Settle()
      })
    let finding = try #require(
      try InterruptionExplorer(storyboard, injecting: [Resize(width: 50, height: 50), swap]).firstFailure())
    #expect(finding.script.filter { $0 == "swap" }.count == 2)
    #expect(finding.script.allSatisfy { $0 == "Appear()" || $0 == "swap" || $0.hasPrefix("Wait") })
    #expect(!finding.breaches.isEmpty)
  }
}
