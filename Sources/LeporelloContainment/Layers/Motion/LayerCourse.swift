// What an animation of a layer does over its own time, as a value.

import LeporelloGraphics
import LeporelloTransitions

/// An animation's time and effect.
struct LayerCourse {
  /// What paces a way from one value to another; closed.
  enum Shape {
    case curve(UnitCurve)
    case spring(Spring, velocity: Double)
  }

  /// What is changed; closed.
  indirect enum Effect {
    case line(String, from: LayerValue?, to: LayerValue?, by: LayerValue?, isAdditive: Bool, shape: Shape)
    case frames(
      String, [LayerValue], times: [Double], curves: [UnitCurve], curve: UnitCurve, isDiscrete: Bool, isAdditive: Bool)
    case track(String, PathTrack, curve: UnitCurve, isAdditive: Bool)
    case group([LayerCourse], curve: UnitCurve)
  }

  private let begin: TimeInterval
  private let speed: Double
  private let offset: TimeInterval
  private let duration: TimeInterval
  private let pace: Timing
  private let fills: (before: Bool, after: Bool)
  private let effect: Effect

  @MainActor init?(_ animation: CAAnimation, begin: TimeInterval, defaultDuration: TimeInterval) {
    guard let effect = animation.makeEffect(defaultDuration: defaultDuration) else { return nil }
    self.effect = effect
    self.begin = begin
    speed = Double(animation.speed)
    offset = animation.timeOffset
    duration = animation.naturalDuration ?? defaultDuration
    let cycle = duration * (animation.autoreverses ? 2 : 1)
    let count =
      animation.repeatDuration > 0 && cycle > 0
      ? animation.repeatDuration / cycle : animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    pace = Timing(
      duration: duration, shape: .curve(.linear), repeatCount: count >= 1e6 ? .infinity : count,
      autoreverses: animation.autoreverses)
    let mode = animation.fillMode
    fills = (mode == .backwards || mode == .both, mode == .forwards || mode == .both)
  }

  /// When it is over, counted from the time it was added; infinite where it repeats for ever.
  var end: TimeInterval { speed > 0 ? begin + max(0, pace.end - offset) / speed : .infinity }

  /// Writes what it shows at a time counted from when it was added.
  func apply(to values: inout LayerValues, at time: TimeInterval) {
    let local = (time - begin) * speed + offset
    if time < begin, !fills.before { return }
    if local >= pace.end, !fills.after { return }
    let share = pace.value(at: max(0, local))
    switch effect {
    case .line(let keyPath, let from, let to, let by, let isAdditive, let shape):
      let progress =
        switch shape {
        case .curve(let curve): curve.value(at: share)
        case .spring(let spring, let velocity):
          share >= 1 ? 1 : spring.value(initialVelocity: velocity, time: share * duration)
        }
      let base = isAdditive ? nil : values[keyPath]
      guard let start = from ?? base ?? to.map({ $0.zero }),
        let end = to ?? by.map({ start.adding($0) }) ?? base ?? from.map({ $0.zero })
      else { return }
      write(start.interpolated(to: end, progress), keyPath, isAdditive, &values)
    case .frames(let keyPath, let frames, let times, let curves, let curve, let isDiscrete, let isAdditive):
      let x = curve.value(at: share)
      let index = max(0, (times.prefix(frames.count).lastIndex { $0 <= x } ?? 0))
      guard !isDiscrete, index + 1 < frames.count else {
        return write(frames[index], keyPath, isAdditive, &values)
      }
      let width = times[index + 1] - times[index]
      let part = width > 0 ? (x - times[index]) / width : 1
      let eased = index < curves.count ? curves[index].value(at: part) : part
      write(frames[index].interpolated(to: frames[index + 1], eased), keyPath, isAdditive, &values)
    case .track(let keyPath, let track, let curve, let isAdditive):
      guard let point = track.point(at: curve.value(at: share)) else { return }
      write(.numbers([Double(point.x), Double(point.y)]), keyPath, isAdditive, &values)
    case .group(let courses, let curve):
      for course in courses { course.apply(to: &values, at: curve.value(at: share) * duration) }
    }
  }

  private func write(_ value: LayerValue, _ keyPath: String, _ isAdditive: Bool, _ values: inout LayerValues) {
    values[keyPath] = isAdditive ? values[keyPath]?.adding(value) ?? value : value
  }
}

extension LayerValue {
  /// The value that adds nothing.
  var zero: LayerValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .transform: .transform(CATransform3D())
    case .color, .colors, .path: self
    }
  }
}
