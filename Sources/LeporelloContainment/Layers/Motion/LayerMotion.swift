// An animation that runs on a layer: when it began by the layer's own clock, and who is told at its end.

import LeporelloGraphics

/// A running animation of a layer.
@MainActor final class LayerMotion {
  let key: String
  let animation: CAAnimation
  let isUnnamed: Bool
  private let course: LayerCourse
  private let start: TimeInterval
  private weak var core: StageCore?
  private weak var layer: CALayer?
  private var scheduled: Int?
  private var completion: ((Bool) -> Void)?

  init?(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    start = layer.time
    let begin = animation.beginTime == 0 ? 0 : animation.beginTime - start
    guard
      let course = LayerCourse(animation, begin: begin, defaultDuration: CATransaction.animationDuration())
    else { return nil }
    (self.course, self.animation, self.layer, core) = (course, animation, layer, layer.core)
    isUnnamed = key == nil
    self.key = key ?? "animation-\(layer.core.newToken())"
  }

  /// Begins; the delegate hears so at the end of the turn.
  func begin() {
    completion = CATransaction.hearing { [animation] finished in
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    let animation = animation
    if animation.delegate != nil { core?.atCommit { animation.delegate?.animationDidStart(animation) } }
    schedule()
  }

  /// Plans the end by how the layer's clock runs now.
  func schedule() {
    if let scheduled { core?.cancel(scheduled) }
    guard let layer else { return }
    let rate = layer.rate
    let left = rate > 0 ? (course.end - (layer.time - start)) / rate : .infinity
    let isFinite = left.isFinite
    scheduled = core?.schedule(
      after: isFinite ? max(0, left) : 4e9, label: "CAAnimation \(key)", finite: isFinite,
      action: { [weak self] in self?.reachEnd() }, interrupted: { [weak self] in self?.tell(false) })
  }

  private func reachEnd() {
    if animation.isRemovedOnCompletion { layer?.running.removeAll { $0 === self } }
    tell(true)
  }

  /// The animation was taken away; whoever waits hears it at the end of the turn.
  func interrupt() {
    if let scheduled { core?.cancel(scheduled) }
    guard completion != nil else { return }
    core?.schedule(after: 0, label: "CAAnimation \(key)", finite: true, action: { self.tell(false) })
  }

  private func tell(_ finished: Bool) {
    let told = completion
    completion = nil
    told?(finished)
  }

  func apply(to values: inout LayerValues) {
    guard let layer else { return }
    course.apply(to: &values, at: layer.time - start)
  }
}
