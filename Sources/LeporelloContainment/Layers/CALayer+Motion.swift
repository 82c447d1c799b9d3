// A layer's animations, and its own clock inside its superlayers'.

public import LeporelloGraphics

extension CALayer {
  var core: StageCore { rootView?.core ?? .current }

  /// The view whose tree the layer stands in.
  var rootView: UIView? { view ?? parent?.rootView }

  /// The layer's own time.
  var time: TimeInterval { local(superlayerAbove?.time ?? core.clock.seconds) }

  /// How fast the layer's time runs against the stage's.
  var rate: Double { Double(speed) * (superlayerAbove?.rate ?? 1) }

  private func local(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * Double(speed) + timeOffset }

  /// The superlayer whose clock matters; layers of views that nobody asked for run with the stage.
  private var superlayerAbove: CALayer? {
    if let parent { return parent }
    return sequence(first: view?.storedSuperview, next: { $0?.storedSuperview }).prefix { $0 != nil }
      .lazy.compactMap { $0?.motion?.layer }.first
  }

  /// Plans the ends of all animations inside again.
  func clockChanged() {
    for motion in running { motion.schedule() }
    for entry in placed { entry.layer.clockChanged() }
    for child in view?.storedSubviews ?? [] { child.layerClockChanged() }
  }

  /// A time of another layer's clock, or the stage's, by this one.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let stage = l?.stageTime(of: t) ?? t
    return local(superlayerAbove?.convertTime(stage, from: nil) ?? stage)
  }

  /// A time of this layer's clock by another's, or the stage's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(stageTime(of: t), from: nil) ?? stageTime(of: t)
  }

  private func stageTime(of time: TimeInterval) -> TimeInterval {
    let above = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayerAbove?.stageTime(of: above) ?? above
  }

  /// What the layer shows with its animations on top.
  func shown(from model: ViewModel) -> LayerValues {
    var values = LayerValues(model: model, extra: extra)
    for motion in running { motion.apply(to: &values) }
    return values
  }

  /// What the layer shows now.
  var shown: LayerValues {
    shown(from: view.map { $0.presentationWithoutLayer(of: $0.model) } ?? model)
  }

  func begin(_ animation: CAAnimation, key: String?) {
    if let transition = animation as? CATransition {
      if let view { transition.run(on: view) }
      return
    }
    guard let motion = LayerMotion(animation, key: key, on: self) else { return }
    if key != nil { removeAnimation(forKey: motion.key) }
    running.append(motion)
    motion.begin()
  }

  func dropAnimations() {
    let dropped = running
    running = []
    for motion in dropped { motion.interrupt() }
    for entry in placed { entry.layer.dropAnimations() }
  }

  /// A change of a layer that stands by itself moves there, unless actions are off or it was not shown before.
  func animateImplicitly(_ keyPath: String, from: LayerValue?) {
    guard let from, !CATransaction.disablesActions, actions?[keyPath] == nil, let root = rootView,
      root.storedWindow != nil, root.windowTurn < core.turn, attachedTurn < core.turn
    else { return }
    let length = CATransaction.animationDuration()
    guard length > 0 else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.duration) = (from, length)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    begin(animation, key: keyPath)
  }
}

extension UIView {
  fileprivate func layerClockChanged() {
    motion?.layer?.clockChanged()
    if motion?.layer == nil { for child in storedSubviews { child.layerClockChanged() } }
  }
}

/// Something that answers a layer's change; `NSNull` for nothing.
public protocol CAAction {}
extension NSNull: CAAction {}
extension CAAnimation: CAAction {}
