// Traits by name, and closures that hear of their changes.

import LeporelloGraphics

/// A trait's name.
public protocol UITraitDefinition {}
/// A trait's name, in lists.
public typealias UITrait = any UITraitDefinition.Type
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// How many pixels make a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The person's choice of text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

extension UITraitCollection {
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
      case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
      case is UITraitDisplayScale.Type: displayScale != other.displayScale
      case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
      case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
      default: false
      }
    }
  }
}

/// What takes a registration back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that hears of changes of traits.
@MainActor final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UITraitCollection) -> Void
  init(_ traits: [UITrait], call: @escaping (UITraitCollection) -> Void) { (self.traits, self.call) = (traits, call) }
}

extension [TraitObserver] {
  /// Calls those whose traits differ.
  @MainActor func tell(_ traits: UITraitCollection, _ previous: UITraitCollection) {
    for each in self where traits.differs(from: previous, in: each.traits) { each.call(previous) }
  }
}

/// Something whose traits can be watched.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Runs something whenever one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] previous in if let self { handler(self, previous) } }
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
    return observer
  }
  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitObservers.removeAll { $0 === registration }
  }
}
