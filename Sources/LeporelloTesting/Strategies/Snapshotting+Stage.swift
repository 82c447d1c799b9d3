// Live controllers and stages, which belong to the main actor.

import LeporelloCairo
public import LeporelloContainment
public import LeporelloDiff
public import LeporelloGraphics

extension Snapshotting where Value == DisplayList, Format == Bitmap {
  /// What is drawn, as a picture.
  public static func image(
    size: CGSize, scale: CGFloat = 2, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    SimplySnapshotting<Bitmap>.image(metric: metric, limits: limits).pullback {
      try CairoRenderer().render($0, size: size, scale: scale)
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
          let stage = try Stage(size: size, scale: scale, text: text)
          defer { stage.tearDown() }
          stage.window.rootViewController = controller
          stage.commit()
          try stage.settle()
          return stage.displayList()
        }
      }
  }
}

extension Snapshotting where Value == LifecycleTrace, Format == String {
  /// The callbacks in order, one a line.
  public static var lifecycle: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { $0.descriptions.joined(separator: "\n") }
  }
}
