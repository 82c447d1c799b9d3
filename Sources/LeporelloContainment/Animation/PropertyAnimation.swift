// One property of one view on its way. All animations are additive: the model value is the target, and each adds what
// is left of its own way, so that a new one started midway neither jumps nor stops the old one.

import LeporelloGraphics

/// What an animation adds to a view's model value.
struct PropertyAnimation {
  let property: ViewProperty
  /// The value before minus the value after; unused for transforms.
  let offset: SIMD4<Double>
  /// The map that leads from the value after to the value before, for transforms.
  let map: CGAffineTransform
  /// Both ends where one of them leaves the plane; those lead from one to the other and don't add up.
  let space: (from: CATransform3D, to: CATransform3D)?
  /// The part of the group's progress in which the property moves.
  let window: ClosedRange<Double>
  /// Whether the property jumps at the end of its window instead of moving through it.
  let isDiscrete: Bool
  /// Who keeps the time.
  let group: AnimationGroup

  /// Nil where the value cannot be animated, as with a transform that has no inverse.
  init?(
    _ property: ViewProperty, from: ViewModel, to: ViewModel, window: ClosedRange<Double>, isDiscrete: Bool,
    group: AnimationGroup
  ) {
    space =
      property == .transform && (from.depth != nil || to.depth != nil) ? (from.fullTransform, to.fullTransform) : nil
    if property == .transform, space == nil {
      let end = to.transform
      guard end.a * end.d - end.b * end.c != 0 else { return nil }
      map = from.transform.concatenating(end.inverted())
    } else {
      map = .identity
    }
    offset = from.numbers(of: property) - to.numbers(of: property)
    (self.property, self.window, self.isDiscrete, self.group) = (property, window, isDiscrete, group)
  }

  /// Adds to a value what is left of the way.
  @MainActor func apply(to model: inout ViewModel) {
    let left = 1 - progress
    guard left != 0 else { return }
    if let space {
      model.fullTransform = space.from.interpolated(to: space.to, fraction: 1 - left)
    } else if property == .transform {
      model.transform = map.interpolated(left).concatenating(model.transform)
    } else {
      model.setNumbers(model.numbers(of: property) + offset * left, of: property)
    }
  }

  @MainActor private var progress: Double {
    let whole = group.progress
    guard window != 0...1 else { return whole }
    if isDiscrete { return whole >= window.upperBound ? 1 : 0 }
    let width = window.upperBound - window.lowerBound
    guard width > 0 else { return whole >= window.upperBound ? 1 : 0 }
    return min(1, max(0, (whole - window.lowerBound) / width))
  }
}
