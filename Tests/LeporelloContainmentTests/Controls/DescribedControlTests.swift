// Controls and cells that values describe, alerts, sheets, and what is pulled down.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Controls that values describe")
struct DescribedControlTests {
  private func tap(_ stage: Stage, _ view: UIView) throws {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touchBegan(at: point)
    stage.touchEnded(at: point)
    try stage.settle()
  }

  private func all<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
    var found: [T] = []
    view.forEachInTree { if let view = $0 as? T { found.append(view) } }
    return found
  }

  @Test("A configuration gives a button its words, room, ground and corners")
  func button() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.baseBackgroundColor = .red
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look)
    let plain = UIButton(configuration: .plain())
    #expect(button.title(for: .normal) == "Go")
    #expect(button.intrinsicContentSize.width - (button.titleLabel?.intrinsicContentSize.width ?? 0) == 24)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let stage = try Stage(size: CGSize(width: 100, height: 40))
    stage.window.addSubview(button)
    stage.commit()
    guard case .fill(let path, let paint, _)? = stage.displayList().items.first else {
      Issue.record("no ground in \(stage.displayList())")
      return
    }
    #expect(path == Path(roundedRect: button.bounds, cornerRadius: 20))
    #expect(paint == .color(UIColor.red.rgba))
    #expect(plain.configuration?.ground(.blue) == nil)
  }

  @Test("A cell shows what a value says, and is as high as it")
  func cell() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 100))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    stage.window.addSubview(cell)
    stage.commit()
    let text = stage.displayList().description
    #expect(text.contains("Title") && text.contains("Detail"))
    let one = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    content.secondaryText = nil
    cell.contentConfiguration = content
    let other = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(one.height > other.height)
    #expect(other.height > 22)
  }

  @Test("An alert is shown over the page, which hears nothing; a tap takes it away, then acts")
  func alert() throws {
    let w = try World()
    w.show(w["P"])
    w.start()
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.traceName = "alert"
    var heard: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in heard.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        heard.append("delete \(w["P"].presentedViewController == nil)")
      })
    w["P"].present(alert, animated: true)
    try w.stage.settle()
    #expect(w.stage.displayList().description.contains("Delete?"))
    let buttons = all(UIButton.self, in: alert.view)
    #expect(buttons.map(\.currentTitle) == ["Delete", "Cancel"])
    try tap(w.stage, buttons[0])
    #expect(heard == ["delete true"])
    #expect(w.lines.filter { $0.contains("ppear(") }.allSatisfy { $0.hasPrefix("alert.") })
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("A sheet rests at the chosen one of its heights")
  func sheet() throws {
    let w = try World(size: CGSize(width: 400, height: 854))
    w.show(w["P"])
    w["M"].modalPresentationStyle = .pageSheet
    let sheet = try #require(w["M"].sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    w["P"].present(w["M"], animated: true)
    try w.stage.settle()
    #expect(w["M"].view.frame == CGRect(x: 0, y: 454, width: 400, height: 400))
    w.stage.run { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(w["M"].view.frame == CGRect(x: 0, y: 54, width: 400, height: 800))
    #expect(w["M"].popoverPresentationController == nil)
    w["N"].modalPresentationStyle = .popover
    #expect(w["N"].popoverPresentationController != nil)
  }

  @Test("Content pulled past its top asks to be loaded once a drag, and makes room until it is there")
  func refresh() throws {
    let stage = try Stage(size: CGSize(width: 200, height: 400))
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let refresh = UIRefreshControl()
    var count = 0
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    stage.window.addSubview(scroll)
    stage.commit()
    stage.touchBegan(at: CGPoint(x: 100, y: 50))
    for y in stride(from: 70, through: 350, by: 20) {
      stage.advance(by: 0.02)
      stage.touchMoved(at: CGPoint(x: 100, y: y))
    }
    #expect(refresh.isRefreshing)
    stage.touchEnded(at: CGPoint(x: 100, y: 350))
    try stage.settle()
    #expect(count == 1)
    #expect(scroll.contentOffset.y == -60)
    refresh.endRefreshing()
    #expect(scroll.contentInset.top == 0)
  }

  @Test("Values of a view are watched as long as the answer is kept")
  func observation() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    var watch: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    let size = scroll.observe(\.contentSize) { view, _ in heard.append("size \(view.contentSize.height)") }
    scroll.contentOffset.y = 5
    scroll.contentSize = CGSize(width: 10, height: 50)
    scroll.alpha = 0.5
    watch = nil
    scroll.contentOffset.y = 7
    #expect(heard == ["0.0 5.0", "size 50.0"])
    #expect(watch == nil)
    size.invalidate()
  }

  @Test("A layer's values are set and read by key path")
  func keyPaths() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.setValue(0.5, forKeyPath: "transform.scale")
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    view.layer.setValue(CGFloat(0.25), forKey: "opacity")
    #expect(view.alpha == 0.25)
    view.layer.setValue("kept", forKey: "mine")
    #expect(view.layer.value(forKey: "mine") as? String == "kept")
    #expect(view.layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 50, y: 50))
  }

  @Test("Targets are taken back from recognisers and controls")
  func targets() {
    final class Target: NSObject {
      var count = 0
      func tapped() { count += 1 }
    }
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
    #expect(tap.handlers.count == 1)
    tap.removeTarget(target, action: nil)
    #expect(tap.handlers.isEmpty)
    let control = UIControl()
    control.addTarget(target, action: Target.tapped, for: .valueChanged)
    control.removeTarget(target, action: Target.tapped, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.count == 0)
  }
}
