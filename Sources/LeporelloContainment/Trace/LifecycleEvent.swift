// One callback of one controller, with when, why and inside what it came.

public import LeporelloGraphics

/// A callback that a controller received.
public struct LifecycleEvent: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Which callback; closed.
  public enum Kind: Sendable, Hashable, Codable {
    /// `loadView()`
    case loadView
    /// `viewDidLoad()`
    case viewDidLoad
    /// `viewWillAppear(_:)`
    case viewWillAppear(Bool)
    /// `viewIsAppearing(_:)`
    case viewIsAppearing(Bool)
    /// `viewDidAppear(_:)`
    case viewDidAppear(Bool)
    /// `viewWillDisappear(_:)`
    case viewWillDisappear(Bool)
    /// `viewDidDisappear(_:)`
    case viewDidDisappear(Bool)
    /// `willMove(toParent:)`
    case willMove(toParent: ControllerReference?)
    /// `didMove(toParent:)`
    case didMove(toParent: ControllerReference?)
    /// `updateViewConstraints()`
    case updateViewConstraints
    /// `viewWillLayoutSubviews()`
    case viewWillLayoutSubviews
    /// `viewDidLayoutSubviews()`
    case viewDidLayoutSubviews
    /// `viewWillTransition(to:with:)`
    case viewWillTransition(to: CGSize)
    /// `willTransition(to:with:)`
    case willTransition
    /// `size(forChildContentContainer:withParentContainerSize:)`
    case sizeForChild(ControllerReference, parentSize: CGSize)
    /// `preferredContentSizeDidChange(forChildContentContainer:)`
    case preferredContentSizeDidChange(ControllerReference)
    /// `systemLayoutFittingSizeDidChange(forChildContentContainer:)`
    case systemLayoutFittingSizeDidChange(ControllerReference)
    /// `viewSafeAreaInsetsDidChange()`
    case viewSafeAreaInsetsDidChange
    /// `didReceiveMemoryWarning()`
    case didReceiveMemoryWarning
  }

  /// The place among everything the trace holds.
  public let index: Int
  /// When, on the virtual clock.
  public let time: TimeInterval
  /// Whose callback.
  public let controller: ControllerReference
  /// Which callback.
  public let kind: Kind
  /// The call that led to it, such as `P.addChild(A)`.
  public let cause: String?
  /// The `index` of the callback inside which this one came.
  public let parent: Int?
  /// How many callbacks it stands inside.
  public let depth: Int

  /// As people write it: `A.viewWillAppear(false)`.
  public var description: String { "\(controller.name).\(kind.description)" }
}

extension LifecycleEvent.Kind: CustomStringConvertible {
  /// The callback as people write it, without its receiver.
  public var description: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    case .willMove(let parent): "willMove(toParent: \(parent?.name ?? "nil"))"
    case .didMove(let parent): "didMove(toParent: \(parent?.name ?? "nil"))"
    case .updateViewConstraints: "updateViewConstraints"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewWillTransition: "viewWillTransition(to: size, with: coordinator)"
    case .willTransition: "willTransition(to: traits, with: coordinator)"
    case .sizeForChild(let child, _):
      "size(forChildContentContainer: \(child.name), withParentContainerSize: size)"
    case .preferredContentSizeDidChange(let child):
      "preferredContentSizeDidChange(forChildContentContainer: \(child.name))"
    case .systemLayoutFittingSizeDidChange(let child):
      "systemLayoutFittingSizeDidChange(forChildContentContainer: \(child.name))"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    }
  }
}
