// Which tab a step means.

import LeporelloViews

/// A tab by its value or by its place; closed.
enum TabTarget: Sendable, Hashable {
  case value(AnyHashableSendable)
  case index(Int)

  /// As it is written in a script.
  var label: String {
    switch self {
    case .value(let value): value.base is String ? "\"\(value)\"" : "\(value)"
    case .index(let index): "index: \(index)"
    }
  }
}
