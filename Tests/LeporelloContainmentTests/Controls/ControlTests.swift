// Controls under a finger.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Controls") @MainActor
struct ControlTests {
  let stage: Stage
  let root = UIViewController()

  init() throws {
    stage = try Stage(size: CGSize(width: 300, height: 300), scale: 1, text: .wireframe)
    stage.window.rootViewController = root
    stage.commit()
  }

  @Test("a button sends touch down, touch up and its primary action, in that order")
  func button() {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addAction(UIAction { _ in log.append("down \(button.isHighlighted)") }, for: .touchDown)
    button.addAction(
      UIAction {
        log.append("up \(($0.sender as? UIButton) === button)")
      }, for: .touchUpInside)
    root.view.addSubview(button)
    stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(log == ["down true", "up true", "primary"])
    #expect(button.currentTitle == "Go")
  }

  @Test("dragging off a control and lifting there is a touch up outside")
  func dragging() {
    var log: [String] = []
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in events { control.addAction(UIAction { _ in log.append(name) }, for: event) }
    root.view.addSubview(control)
    stage.touchBegan(at: CGPoint(x: 20, y: 20))
    stage.touchMoved(at: CGPoint(x: 30, y: 20))
    stage.touchMoved(at: CGPoint(x: 200, y: 20))
    stage.touchMoved(at: CGPoint(x: 30, y: 20))
    stage.touchMoved(at: CGPoint(x: 200, y: 20))
    stage.touchEnded(at: CGPoint(x: 200, y: 20))
    #expect(log == ["down", "inside", "exit", "outside", "inside", "enter", "exit", "outside", "upOutside"])
    log = []
    stage.touchBegan(at: CGPoint(x: 20, y: 20))
    stage.touchCancelled(at: CGPoint(x: 20, y: 20))
    #expect(log == ["down", "cancel"])
  }

  @Test("a disabled control takes the touch and sends nothing")
  func disabled() {
    var count = 0
    let control = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
    control.isEnabled = false
    root.view.addSubview(control)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(count == 0)
    #expect(control.state == .disabled)
  }

  @Test("a button keeps its tap from a recogniser around it")
  func buttonAndTap() {
    var log: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    root.view.addSubview(button)
    root.view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.tap(at: CGPoint(x: 200, y: 200))
    #expect(log == ["button", "tap"])
  }

  @Test("a drag in a scroll view takes the touch from a button")
  func buttonInScrollView() {
    var log: [String] = []
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize.width = 600
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    button.addAction(UIAction { _ in log.append("up") }, for: [.touchUpInside, .touchUpOutside])
    scroll.addSubview(button)
    root.view.addSubview(scroll)
    stage.touchBegan(at: CGPoint(x: 90, y: 50))
    stage.touchMoved(at: CGPoint(x: 40, y: 50))
    stage.touchEnded(at: CGPoint(x: 40, y: 50))
    #expect(log == ["cancel"])
  }

  @Test("a tap on a segment chooses it and tells once; code tells nothing")
  func segments() {
    var chosen: [Int] = []
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    root.view.addSubview(control)
    stage.commit()
    control.selectedSegmentIndex = 0
    stage.tap(at: CGPoint(x: 150, y: 16))
    stage.tap(at: CGPoint(x: 150, y: 16))
    stage.tap(at: CGPoint(x: 290, y: 16))
    #expect(chosen == [1, 2])
    #expect(control.numberOfSegments == 3)
  }

  @Test("a page control keeps its page inside its pages and moves by taps")
  func pages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    root.view.addSubview(control)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.tap(at: CGPoint(x: 90, y: 10))
    stage.tap(at: CGPoint(x: 90, y: 10))
    #expect(control.currentPage == 2)
    #expect(told == 2)
  }

  @Test("a switch turns when tapped")
  func toggle() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(UIAction { [unowned control] _ in values.append(control.isOn) }, for: .valueChanged)
    root.view.addSubview(control)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(values == [true, false])
  }

  @Test("a removed action no longer runs")
  func removal() {
    var count = 0
    let control = UIControl()
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .touchDown])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test(
    "images stand as the content mode says",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
      (.scaleAspectFit, CGRect(x: 30, y: 0, width: 40, height: 40)),
      (.scaleAspectFill, CGRect(x: 0, y: -30, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 10, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 20, width: 20, height: 20)),
    ])
  func contentMode(mode: UIView.ContentMode, rect: CGRect) {
    let place = mode.place(CGSize(width: 20, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(place == rect)
  }

  @Test("a label draws its text in the middle of its height")
  func label() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "Text"
    label.textColor = .red
    var list = DisplayList()
    label.drawContent(into: &list)
    guard case .text(let block, let rect, family: .wireframe)? = list.items.first else {
      Issue.record("no text in \(list)")
      return
    }
    #expect(block.string == "Text")
    #expect(block.runs.first?.color == RGBA(1, 0, 0))
    #expect(rect.midY == 50)
  }
}
