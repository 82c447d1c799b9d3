// Why a paged container cannot be built.

/// Why a `TabView` cannot be shown.
public enum TabViewError: Error, Sendable, Hashable {
  /// Two tabs have the same value.
  case duplicateValue(String, first: String, second: String)
  /// The selection is no tab's value.
  case unknownSelection(String, available: [String])
}

extension TabViewError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .duplicateValue(let value, let first, let second):
      "the tabs \"\(first)\" and \"\(second)\" both have the value \(value); give each tab a value of its own"
    case .unknownSelection(let value, let available):
      available.isEmpty
        ? "the selection \(value) names no tab, since no tab has a value; write Tab(\"Title\", value: …)"
        : "the selection \(value) names no tab; the tabs' values are \(available.joined(separator: ", "))"
    }
  }
}
