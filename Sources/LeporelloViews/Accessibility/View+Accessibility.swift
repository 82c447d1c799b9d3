// Saying what a view is for readers who don't see it; SwiftUI's names.

extension View {
  private func accessibility(_ change: @escaping @Sendable (inout AccessibilityMarks) -> Void) -> some View {
    modified(by: MarkModifier { change(&$0.accessibility) })
  }

  /// Says what the view is, for readers who don't see it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let text = String(label)
    return accessibility { $0.label = text }
  }

  /// Says what the view is, for readers who don't see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.segments.map(\.string).joined())
  }

  /// Says what the view shows, for readers who don't see it.
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    let text = String(value)
    return accessibility { $0.value = text }
  }

  /// Says what the view shows, for readers who don't see it.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value.segments.map(\.string).joined())
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    let text = String(hint)
    return accessibility { $0.hint = text }
  }

  /// Leaves the view out of what is read aloud.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  /// Says what the view is and does.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility {
      $0.added.formUnion(traits)
      $0.removed.subtract(traits)
    }
  }

  /// Takes back what a view is and does.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility {
      $0.removed.formUnion(traits)
      $0.added.subtract(traits)
    }
  }

  /// Makes the view one element, and says what becomes of the parts in it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }

  /// Tells the view earlier among its siblings the greater the priority is.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessibility { $0.sortPriority = priority.isNaN ? 0 : priority }
  }
}
