// A tab's value of any type.

/// A value of any type that can be compared, hashed and sent.
package struct AnyHashableSendable: Sendable, Hashable, CustomStringConvertible {
  /// The value.
  package let base: any Hashable & Sendable

  /// Forgets a value's type.
  package init(_ base: some Hashable & Sendable) {
    if let any = base as? AnyHashableSendable {
      self = any
    } else {
      self.base = base
    }
  }

  package static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  package func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  package var description: String { String(describing: base) }
}
