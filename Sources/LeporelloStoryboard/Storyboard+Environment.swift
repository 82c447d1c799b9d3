// The same storyboard as it looks to someone else: in the dark, in large letters, from right to left.

import LeporelloGraphics
public import LeporelloViews

extension Storyboard {
  /// Sets a value that flows down from the stage to the whole container, and that traits say to controllers.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> Storyboard {
    changed(by: { $0[keyPath: keyPath] = value })
  }

  /// The storyboard under another name, `NAME-variant`, in a changed environment.
  ///
  ///     let boards = [news, news.variant("dark") { $0.colorScheme = .dark }]
  public func variant(
    _ name: String, _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> Storyboard {
    var copy = changed(by: change)
    copy.name += "-" + name
    return copy
  }

  private func changed(by change: @escaping @Sendable (inout EnvironmentValues) -> Void) -> Storyboard {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// What flows down from the stage.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues(text: text)
    environment.displayScale = scale
    for change in changes { change(&environment) }
    return environment
  }
}
