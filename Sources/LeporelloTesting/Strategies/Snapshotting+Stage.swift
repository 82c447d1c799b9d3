// Drawings, live views, controllers and stages; what is live belongs to the main actor.

import LeporelloCairo
public import LeporelloContainment
public import LeporelloDiff
public import LeporelloGraphics

extension Snapshotting where Value == DisplayList, Format == Bitmap {
  /// What is drawn, as a picture; the reference remembers the drawing's structure.
  public static func image(
    size: CGSize, scale: CGFloat = 2, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(metric: metric, limits: limits)) { list in
      var picture = Async(value: try CairoRenderer().render(list, size: size, scale: scale))
      picture.notes = { SnapshotNotes(of: [list], scale: scale) }
      return picture
    }
  }
}

extension Snapshotting where Value == DisplayList, Format == String {
  /// What is drawn, one item a line.
  public static var displayList: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { $0.description }
  }
}

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// The controller's view on a stage of its own, at rest; asked for and used on the main actor, where controllers live.
  @MainActor public static func image(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, text: any TextMeasurer = .wireframe,
    metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting<DisplayList, Bitmap>.image(size: size, scale: scale, metric: metric, limits: limits)
      .pullback { controller in
        try MainActor.assumeIsolated {
          try staged(size: size, scale: scale, text: text) {
            $0.rootViewController = controller
          } take: {
            $0.displayList()
          }
        }
      }
  }

}

/// What is taken of a stage of its own, filled and at rest.
@MainActor func staged<Result>(
  size: CGSize, scale: CGFloat, text: any TextMeasurer, _ fill: (UIWindow) -> Void, take: (Stage) -> Result
) throws -> Result {
  let stage = try Stage(size: size, scale: scale, text: text)
  defer { stage.tearDown() }
  fill(stage.window)
  stage.commit()
  try stage.settle()
  return take(stage)
}

extension Snapshotting where Value: UIView, Format == Bitmap {
  /// The view on a stage of its own, at the top left and in its own size, or in the whole stage if that is given.
  @MainActor public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, text: any TextMeasurer = .wireframe,
    metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    SimplySnapshotting<Bitmap>.image(metric: metric, limits: limits).asyncPullback { view in
      let (list, whole) = try MainActor.assumeIsolated {
        let whole = size ?? view.bounds.size
        let list = try staged(size: whole, scale: scale, text: text) { window in
          view.frame = CGRect(origin: .zero, size: whole)
          window.addSubview(view)
        } take: {
          $0.displayList()
        }
        view.removeFromSuperview()
        return (list, whole)
      }
      return try Snapshotting<DisplayList, Bitmap>.image(size: whole, scale: scale).snapshot(list)
    }
  }
}

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// What the stage shows now.
  @MainActor public static func image(
    scale: CGFloat = 2, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    SimplySnapshotting<Bitmap>.image(metric: metric, limits: limits).asyncPullback { stage in
      let (list, size) = MainActor.assumeIsolated { (stage.displayList(), stage.window.bounds.size) }
      return try Snapshotting<DisplayList, Bitmap>.image(size: size, scale: scale).snapshot(list)
    }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// What the stage draws now, one item a line.
  @MainActor public static var displayList: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { stage in MainActor.assumeIsolated { stage.displayList().description } }
  }

  /// What is to be seen on the stage now and where, one element a line.
  @MainActor public static var layout: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { stage in
      MainActor.assumeIsolated { "\(PictureStructure(of: stage.displayList()))" }
    }
  }

  /// The callbacks so far in order, one a line.
  @MainActor public static var lifecycle: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { stage in
      MainActor.assumeIsolated { stage.trace.descriptions.joined(separator: "\n") }
    }
  }

  /// The window's views with their frames, one a line.
  @MainActor public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { stage in
      MainActor.assumeIsolated { HierarchyText.views(stage.window) }
    }
  }
}

extension Snapshotting where Value == LifecycleTrace, Format == String {
  /// The callbacks in order, one a line.
  public static var lifecycle: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { $0.descriptions.joined(separator: "\n") }
  }
}
