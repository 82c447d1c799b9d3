// A live controller as a described view; SwiftUI's protocol.

public import LeporelloContainment
public import LeporelloViews

/// A view that is a controller.
public protocol UIViewControllerRepresentable: View where Body == RepresentedController {
  /// The controller's class.
  associatedtype UIViewControllerType: UIViewController
  /// What a representable knows when it makes or updates its controller.
  typealias Context = UIViewControllerRepresentableContext
  /// Makes the controller.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date with this description.
  @MainActor func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  /// The place where the controller's view goes.
  public var body: RepresentedController { RepresentedController(self) }
}

/// What a representable knows when it makes or updates its controller.
public struct UIViewControllerRepresentableContext: Sendable {
  /// What flows down to the view.
  public let environment: EnvironmentValues
}
