// Live trees as text: controllers with their children, views with their subviews.

public import LeporelloContainment
import LeporelloGraphics

extension Snapshotting where Value: UIViewController, Format == String {
  /// The controller, its children and what each presents, one a line, with the frames of their views.
  @MainActor public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      MainActor.assumeIsolated { HierarchyText.controllers(controller) }
    }
  }

  /// The controller's views with their frames, one a line.
  @MainActor public static var layout: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      MainActor.assumeIsolated { controller.viewIfLoaded.map { HierarchyText.views($0) } ?? "no view loaded" }
    }
  }
}

extension Snapshotting where Value: UIView, Format == String {
  /// The view and its subviews with their frames, one a line.
  @MainActor public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in MainActor.assumeIsolated { HierarchyText.views(view) } }
  }

  /// The view and its subviews with their frames, one a line.
  @MainActor public static var layout: Snapshotting { .hierarchy }
}

@MainActor enum HierarchyText {
  static func views(_ view: UIView) -> String { lines(view, depth: 0).joined(separator: "\n") }

  static func controllers(_ controller: UIViewController) -> String {
    lines(controller, depth: 0, note: "").joined(separator: "\n")
  }

  private static func lines(_ view: UIView, depth: Int) -> [String] {
    var parts = ["\(type(of: view))", "frame = \(view.frame.dump)"]
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha.dump)") }
    if let label = view as? UILabel, let text = label.text {
      parts.append("text = '\(text.replacing("\n", with: "\\n"))'")
    }
    return [indent(depth) + "<\(parts.joined(separator: "; "))>"]
      + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }

  private static func lines(_ controller: UIViewController, depth: Int, note: String) -> [String] {
    let type = "\(Swift.type(of: controller))"
    let name = controller.traceName == type ? type : "\(type) '\(controller.traceName)'"
    let place = controller.viewIfLoaded.map { view in
      "view = \(view.frame.dump)" + (view.window == nil ? ", not in a window" : "")
    }
    var all = [indent(depth) + "<\(name); \(place ?? "view not loaded")>\(note)"]
    all += controller.children.flatMap { lines($0, depth: depth + 1, note: "") }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      all += lines(presented, depth: depth + 1, note: " presented")
    }
    return all
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "   | ", count: depth) }
}
