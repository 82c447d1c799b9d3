// Animations of layers on the virtual clock: values shown at exact times, ends told in order.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Layers' animations")
struct LayerAnimationTests {
  final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private func stage() throws -> (Stage, UIView) {
    let stage = try Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    stage.window.addSubview(view)
    stage.commit()
    return (stage, view)
  }

  @Test("A basic animation shows its values at an even pace and leaves the model alone")
  func basic() throws {
    let (stage, view) = try stage()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    let listener = Listener()
    animation.delegate = listener
    view.layer.add(animation, forKey: "fade")
    var shown: [Float?] = [view.layer.presentation()?.opacity]
    for _ in 0..<2 {
      stage.advance(by: 0.25)
      shown.append(view.layer.presentation()?.opacity)
    }
    #expect(shown == [0, 0.25, 0.5])
    #expect(view.alpha == 1)
    #expect(view.layer.animationKeys() == ["fade"])
    stage.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test("An animation taken away tells its delegate so, and one that stays keeps its end")
  func removal() throws {
    let (stage, view) = try stage()
    let listener = Listener()
    let first = CABasicAnimation(keyPath: "position.x")
    (first.byValue, first.duration, first.delegate) = (50, 1, listener)
    view.layer.add(first, forKey: "move")
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position == CGPoint(x: 55, y: 30))
    view.layer.removeAnimation(forKey: "move")
    stage.commit()
    #expect(listener.heard == ["start", "stop false"])
    let last = CABasicAnimation(keyPath: "transform.rotation.z")
    (last.fromValue, last.toValue, last.duration) = (0, CGFloat.pi / 2, 0.5)
    (last.fillMode, last.isRemovedOnCompletion) = (.forwards, false)
    view.layer.add(last, forKey: "turn")
    try stage.settle()
    #expect(abs((view.layer.presentation()?.affineTransform().b ?? 0) - 1) < 1e-9)
    #expect(view.transform == .identity)
  }

  @Test("Key values, groups, repeats and springs follow their own times")
  func shapes() throws {
    let (stage, view) = try stage()
    let frames = CAKeyframeAnimation(keyPath: "cornerRadius")
    (frames.values, frames.keyTimes, frames.duration) = ([0, 10, 0], [0, 0.2, 1], 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.autoreverses) = (1, 0, 0.25, true)
    fade.repeatCount = 2
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames, fade], 1)
    view.layer.add(group, forKey: nil)
    stage.advance(by: 0.1)
    #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 5) < 1e-9)
    stage.advance(by: 0.15)
    #expect(abs(view.layer.presentation()?.opacity ?? 1) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(view.layer.presentation()?.opacity ?? 1) < 1e-6)
    try stage.settle()
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue) = (30, 60)
    spring.duration = spring.settlingDuration
    view.layer.add(spring, forKey: "spring")
    var highest: CGFloat = 0
    while view.layer.animation(forKey: "spring") != nil {
      stage.advance(by: 1 / 60)
      highest = max(highest, view.layer.presentation()?.position.y ?? 0)
    }
    // Damping 10, stiffness 100, mass 1: half damped, which overshoots its way of 30 by a sixth.
    #expect(abs(highest - 64.9) < 0.3)
  }

  @Test("A layer's own clock can be held and let go; its animations stand still meanwhile")
  func pausing() throws {
    let (stage, view) = try stage()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    view.layer.add(animation, forKey: "fade")
    stage.advance(by: 0.25)
    let held = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    (view.layer.speed, view.layer.timeOffset) = (0, held)
    stage.advance(by: 5)
    #expect(view.layer.presentation()?.opacity == 0.25)
    view.layer.timeOffset = held + 0.5
    #expect(view.layer.presentation()?.opacity == 0.75)
    (view.layer.speed, view.layer.timeOffset, view.layer.beginTime) = (1, 0, 0)
    view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - held
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    stage.advance(by: 0.75)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A layer by itself moves to new values over a quarter of a second, unless actions are off")
  func implicit() throws {
    let (stage, view) = try stage()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.presentation()?.opacity == 0.5)
    stage.commit()
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("moved") }
    layer.position = CGPoint(x: 25, y: 5)
    CATransaction.commit()
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
    stage.advance(by: 0.125)
    let middle = layer.presentation()?.position.x ?? 0
    #expect(middle > 6 && middle < 24)
    stage.advance(by: 0.125)
    #expect(layer.presentation()?.position == CGPoint(x: 25, y: 5))
    #expect(order == ["moved"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("An anchor at the edge turns the view about the edge; setting the frame keeps it there")
  func anchors() throws {
    let (_, view) = try stage()
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 10))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("Maps of space compose, invert, and come apart into what they were made of")
  func maps() throws {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, 0.7, 0, 1, 0)
    let back = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(zip(back.rows.joined(), CATransform3DIdentity.rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 })
    let parts = map.parts
    #expect(abs(parts.turn[1] - 0.7) < 1e-9)
    #expect(zip(parts.map.rows.joined(), map.rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(CATransform3DIsAffine(map) == false)
  }
}
