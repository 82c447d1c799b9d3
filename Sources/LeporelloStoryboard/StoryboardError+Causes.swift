// Errors of the parts below, as a storyboard reports them.

import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

extension StoryboardError {
  /// A stage that cannot be made or does not come to rest.
  init(_ error: StageError, scale: CGFloat = 1) {
    switch error {
    case .invalidSize(let size):
      self = .invalidSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    case .invalidScale(let scale): self = .invalidSize(width: 0, height: 0, scale: Double(scale))
    case .neverSettles(let running): self = .neverSettles(running.joined(separator: ", "))
    }
  }

  /// What a faulty description threw.
  init(_ error: any Error, container: String) {
    switch error {
    case let error as StoryboardError: self = error
    case let error as TabViewError: self = .invalidTabs(error, container: container)
    case let error as RenderError: self = .rendering(error)
    default: self = .faultyDescription("\(container): \(error)")
    }
  }

  /// What a step threw.
  init(_ error: any Error, step: String) {
    switch error {
    case let error as StoryboardError: self = error
    case let error as StageError: self = StoryboardError(error)
    case let error as RenderError: self = .rendering(error)
    default: self = .impossibleStep(step, reason: "\(error)")
    }
  }
}
