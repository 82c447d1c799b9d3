// The seam between model values and animation: while a block runs, each change of a model value is handed here.

import LeporelloGraphics

/// Turns what an animation block changes into animations.
@MainActor package enum AnimationCapture {
  /// What happens to changes: nothing, or they are animated by a group.
  enum Context {
    case off
    case on(Recording)
  }

  /// A group and how its block's changes are animated.
  struct Recording {
    let group: AnimationGroup
    let plan: AnimationPlan
    var window: ClosedRange<Double> = 0...1
    var isDiscrete = false
    /// Hears each change, for those who must undo it.
    var onChange: ((UIView, ViewProperty, ViewModel) -> Void)?
  }

  private static var contexts: [Context] = []
  static var isEnabled = true

  /// The innermost recording, if changes are animated now.
  static var current: Recording? {
    guard isEnabled, !CATransaction.disablesActions, case .on(let recording)? = contexts.last else { return nil }
    return recording
  }

  /// Runs a block whose changes are animated by a group, or not at all.
  static func run(_ context: Context, _ block: () -> Void) {
    contexts.append(context)
    block()
    contexts.removeLast()
  }

  static func modelDidChange(_ view: UIView, _ property: ViewProperty, from: ViewModel, to: ViewModel) {
    guard let recording = current else { return }
    var start = from
    if recording.plan.options.contains(.beginFromCurrentState) {
      start.take(property, from: view.presentation(of: from))
      view.dropAnimations(of: property)
    }
    recording.onChange?(view, property, from)
    guard
      let animation = PropertyAnimation(
        property, from: start, to: to, window: recording.window, isDiscrete: recording.isDiscrete,
        group: recording.group)
    else { return }
    recording.group.add(animation, to: view)
  }
}
