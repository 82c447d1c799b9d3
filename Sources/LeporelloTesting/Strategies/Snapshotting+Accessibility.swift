// What a page is to readers who don't see it, as text: one part a line, with role, label, value and states.

public import LeporelloContainment
public import LeporelloGraphics
import LeporelloHosting
public import LeporelloLayout
public import LeporelloViews

extension Snapshotting where Value == AccessibilitySnapshot, Format == String {
  /// The parts in reading order, one a line.
  public static var accessibility: Snapshotting { SimplySnapshotting<String>.lines.pullback { $0.description } }
}

extension Snapshotting where Value: View, Format == String {
  /// What the view is to readers who don't see it, one part a line.
  public static func accessibility(
    size: CGSize = CGSize(width: 390, height: 844), text: any TextMeasurer = .wireframe,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback {
      AccessibilitySnapshot(of: $0, in: size, text: text, layoutDirection: layoutDirection).description
    }
  }

  /// What the view is to readers who don't see it, on a phone, one part a line.
  public static var accessibility: Snapshotting { .accessibility() }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// What the controller's view is to readers who don't see it, one part a line; in no window, on a stage of its own.
  @MainActor public static func accessibility(
    size: CGSize = CGSize(width: 390, height: 844), text: any TextMeasurer = .wireframe
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      try MainActor.assumeIsolated {
        if controller.viewIfLoaded?.window != nil { return AccessibilitySnapshot(of: controller).description }
        return try staged(size: size, scale: 2, text: text) {
          $0.rootViewController = controller
        } take: {
          AccessibilitySnapshot(of: $0).description
        }
      }
    }
  }

  /// What the controller's view is to readers who don't see it, one part a line; in no window, on a stage of its own.
  @MainActor public static var accessibility: Snapshotting { .accessibility() }
}

extension Snapshotting where Value: UIView, Format == String {
  /// What the view is to readers who don't see it at this moment, one part a line.
  @MainActor public static var accessibility: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      MainActor.assumeIsolated { AccessibilitySnapshot(of: view).description }
    }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// What is on the stage to readers who don't see it at this moment, one part a line.
  @MainActor public static var accessibility: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { stage in
      MainActor.assumeIsolated { AccessibilitySnapshot(of: stage).description }
    }
  }
}
