// The tabs change while the container is there.

import LeporelloPages
public import LeporelloViews

/// Puts tabs into the container, at a place counted from 0, or at the end.
public struct Insert: ScriptStep {
  let tabs: [Tab]
  let index: Int?
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for the outermost container.
  public init(
    at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @TabContentBuilder tabs: () -> some TabContent
  ) {
    (self.tabs, self.index, place) = (tabs().tabs, index, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Insert(at: \(index.map(String.init) ?? "end"))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    let container = try run.updated(for: label)
    let count = container.tabNames.count
    guard (0...count).contains(index ?? count) else {
      throw StoryboardError.impossibleStep(label, reason: "the places are 0 to \(count)")
    }
    let specs = tabs.map(\.spec)
    try run.change(container, for: label) { $0.insert(contentsOf: specs, at: index ?? count) }
  }
}

/// Takes a tab out of its container.
public struct Remove: ScriptStep {
  let target: TabTarget
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for the tab with a value.
  public init(_ value: some Hashable & Sendable, fileID: StaticString = #fileID, line: UInt = #line) {
    (target, place) = (.value(AnyHashableSendable(value)), SourcePlace(fileID, line))
  }
  /// Creates the step for the tab at a place of the outermost container, counted from 0.
  public init(index: Int, fileID: StaticString = #fileID, line: UInt = #line) {
    (target, place) = (.index(index), SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Remove(\(target.label))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    let (container, index) = try run.updated(target, for: label)
    try run.change(container, for: label) { $0.remove(at: index) }
  }
}

/// Moves a tab to another place of its container.
public struct Move: ScriptStep {
  let target: TabTarget
  let destination: Int
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step; the place is counted from 0, as it is afterwards.
  public init(
    _ value: some Hashable & Sendable, to destination: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (target, self.destination) = (.value(AnyHashableSendable(value)), destination)
    place = SourcePlace(fileID, line)
  }

  /// The step in words.
  public var label: String { "Move(\(target.label), to: \(destination))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    let (container, index) = try run.updated(target, for: label)
    guard container.tabNames.indices.contains(destination) else {
      throw StoryboardError.impossibleStep(label, reason: "the places are 0 to \(container.tabNames.count - 1)")
    }
    try run.change(container, for: label) { $0.insert($0.remove(at: index), at: destination) }
  }
}

/// Gives a tab another title; its page stays as it is.
public struct Rename: ScriptStep {
  let target: TabTarget
  let title: String
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(
    _ value: some Hashable & Sendable, to title: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (target, self.title) = (.value(AnyHashableSendable(value)), title)
    place = SourcePlace(fileID, line)
  }

  /// The step in words.
  public var label: String { "Rename(\(target.label), to: \"\(title)\")" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    let (container, index) = try run.updated(target, for: label)
    try run.change(container, for: label) { $0[index].title = title }
  }
}

/// Makes pages anew, or gives the container other tabs; pages whose tabs stay are kept then.
public struct Reload: ScriptStep {
  let target: TabTarget?
  let tabs: [Tab]?
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for all pages of the outermost container.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    (target, tabs, place) = (nil, nil, SourcePlace(fileID, line))
  }
  /// Creates the step for the page of a tab.
  public init(_ value: some Hashable & Sendable, fileID: StaticString = #fileID, line: UInt = #line) {
    (target, tabs, place) = (.value(AnyHashableSendable(value)), nil, SourcePlace(fileID, line))
  }
  /// Creates the step for other tabs.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @TabContentBuilder tabs: () -> some TabContent
  ) {
    (target, self.tabs, place) = (nil, tabs().tabs, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Reload(\(target?.label ?? ""))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    if let target {
      let (container, index) = try run.updated(target, for: label)
      container.reload(index)
    } else if let tabs {
      let specs = tabs.map(\.spec)
      return try run.change(try run.updated(for: label), for: label) { $0 = specs }
    } else {
      try run.updated(for: label).reload()
    }
    run.stage.commit()
  }
}
