// Targets by reference, feedback, display links and the small controls.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Targets, links and small controls")
struct TargetTests {
  @MainActor final class Target {
    var heard: [String] = []
    func tapped(_ sender: UIButton) { heard.append("tapped \(sender.currentTitle ?? "")") }
    func plain() { heard.append("plain") }
    func ticked(_ link: CADisplayLink) { heard.append("tick \(Int((link.timestamp * 1000).rounded()))") }
  }

  @Test("A control calls its targets' methods in order, keeps none of them, and forgets those removed")
  func targets() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    button.setTitle("go", for: .normal)
    var target: Target? = Target()
    weak let weakTarget = target
    if let target {
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
      button.addTarget(target, action: Target.plain, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(target.heard == ["tapped go", "plain"])
      button.removeTarget(target, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(target.heard.count == 2)
      button.addTarget(target, action: Target.plain, for: .touchUpInside)
    }
    target = nil
    #expect(weakTarget == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test("A display link ticks at sixty a second of virtual time, and a stage settles in spite of it")
  func link() throws {
    let stage = try Stage(size: CGSize(width: 10, height: 10))
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.ticked)
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.05)
    #expect(target.heard == ["tick 17", "tick 33", "tick 50"])
    link.isPaused = true
    stage.advance(by: 1)
    #expect(target.heard.count == 3)
    link.isPaused = false
    try stage.settle()
    link.invalidate()
    stage.advance(by: 1)
    #expect(target.heard.count == 3)
  }

  @Test("A slider follows the finger on its knob")
  func slider() throws {
    let stage = try Stage(size: CGSize(width: 128, height: 50))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    var heard = 0
    slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    stage.window.addSubview(slider)
    stage.commit()
    stage.touchBegan(at: CGPoint(x: 14, y: 17))
    stage.touchMoved(at: CGPoint(x: 64, y: 17))
    stage.touchEnded(at: CGPoint(x: 64, y: 17))
    #expect(slider.value == 0.5)
    #expect(heard == 1)
  }

  @Test("A progress bar fills over a quarter of a second")
  func progress() throws {
    let stage = try Stage(size: CGSize(width: 100, height: 10))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    stage.window.addSubview(bar)
    stage.commit()
    bar.setProgress(0.5, animated: true)
    let fill = try #require(bar.subviews.last)
    #expect(fill.layer.presentation()?.frame.width == 0)
    try stage.settle()
    #expect(fill.layer.presentation()?.frame.width == 50)
  }

  @Test("Code finds its window through the scenes")
  func scenes() throws {
    let stage = try Stage(size: CGSize(width: 100, height: 10))
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.flatMap(\.windows).first { $0.isKeyWindow } === stage.window)
    #expect(stage.window.windowScene === scenes.first)
  }
}
