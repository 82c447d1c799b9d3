// Described views: as pictures, as frames and as what is drawn. No controller is made, so any thread will do.

public import LeporelloDiff
public import LeporelloGraphics
public import LeporelloLayout
public import LeporelloViews

extension Snapshotting where Value: View, Format == Bitmap {
  /// The view as a picture, its text in box glyphs unless another engine is named.
  public static func image(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, text: any TextMeasurer = .wireframe,
    colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, metric: any DifferenceMetric = .exact,
    limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting<DisplayList, Bitmap>.image(size: size, scale: scale, metric: metric, limits: limits).pullback { view in
      var environment = EnvironmentValues(text: text)
      environment.displayScale = scale
      environment.colorScheme = colorScheme
      environment.layoutDirection = layoutDirection
      return LoweredPage(view, in: size, environment: environment, hostsSlots: false).displayList
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The frames of the view's parts, one a line.
  public static func layout(
    size: CGSize = CGSize(width: 390, height: 844), text: any TextMeasurer = .wireframe,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback {
      LayoutSnapshot(of: $0, in: size, text: text, layoutDirection: layoutDirection).description
    }
  }

  /// What is drawn of the view, one item a line.
  public static func displayList(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, text: any TextMeasurer = .wireframe
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      var environment = EnvironmentValues(text: text)
      environment.displayScale = scale
      return LoweredPage(view, in: size, environment: environment, hostsSlots: false).displayList.description
    }
  }
}
