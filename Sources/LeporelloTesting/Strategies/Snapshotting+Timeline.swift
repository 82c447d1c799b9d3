// Played storyboards: the frames one by one, the sheet of all of them, and what happened.

import LeporelloCairo
public import LeporelloDiff
public import LeporelloGraphics
public import LeporelloStoryboard

extension Snapshotting where Value == Timeline, Format == FilmStrip {
  /// All frames in one file, compared frame by frame and in time.
  public static func frames(metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .filmStrip(metric: metric, limits: limits)) { timeline in
      let pictures = try timeline.frames.map {
        try CairoRenderer().render($0.displayList, size: timeline.size, scale: timeline.scale)
      }
      return FilmStrip(frames: pictures, times: timeline.frames.map(\.time))
    }
  }
}

extension Snapshotting where Value == Timeline, Format == Bitmap {
  /// The contact sheet.
  public static func sheet(
    scale: CGFloat = 1, text: any TextMeasurer = .wireframe, metric: any DifferenceMetric = .exact
  ) -> Snapshotting {
    SimplySnapshotting<Bitmap>.image(metric: metric).pullback { timeline in
      let sheet = timeline.contactSheet(text: text)
      return try CairoRenderer().render(sheet.displayList, size: sheet.size, scale: scale)
    }
  }
}

extension Snapshotting where Value == Timeline, Format == String {
  /// The callbacks in order, one a line.
  public static var lifecycle: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { $0.events.map(\.description).joined(separator: "\n") }
  }

  /// What is drawn in each frame, one item a line.
  public static var displayList: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { timeline in
      timeline.frames.map { "frame \($0.index)\n\($0.displayList.description)" }.joined(separator: "\n")
    }
  }
}
