// Storyboards, which are played on the main actor each time they are compared.

public import LeporelloDiff
public import LeporelloGraphics
public import LeporelloStoryboard

extension Snapshotting where Value == Storyboard {
  /// A strategy for what a storyboard shows; it is asked for and used on the main actor.
  @MainActor fileprivate static func played(
    as strategy: Snapshotting<Timeline, Format>, sampling: Sampling? = nil, describesAccessibility: Bool = false
  ) -> Snapshotting {
    strategy.pullback { storyboard in
      try MainActor.assumeIsolated {
        var storyboard = storyboard
        if let sampling { storyboard.sampling = sampling }
        return try storyboard.timeline(describesAccessibility: describesAccessibility)
      }
    }
  }
}

extension Snapshotting where Value == Storyboard, Format == FilmStrip {
  /// So many frames at equal distances, both ends among them, below each other in one picture.
  @MainActor public static func frames(
    count: Int, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    .played(as: .frames(metric: metric, limits: limits), sampling: .frames(count: count))
  }

  /// What is shown at so many seconds from the script's first step, below each other in one picture.
  @MainActor public static func frames(
    at times: [Double], metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    .played(
      as: .frames(at: times, metric: metric, limits: limits),
      sampling: .framesPerSecond(Double(SharedRate.perSecond(of: times))))
  }
}

extension Snapshotting where Value == Storyboard, Format == FrameSequence {
  /// The frames of its sampling in one animated PNG file, with a verdict on each frame and on their times.
  @MainActor public static func sequence(
    metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    .played(as: .sequence(metric: metric, limits: limits))
  }
}

extension Snapshotting where Value == Storyboard, Format == Bitmap {
  /// The contact sheet.
  @MainActor public static func sheet(
    scale: CGFloat = 1, text: any TextMeasurer = .wireframe, metric: any DifferenceMetric = .exact
  ) -> Snapshotting {
    .played(as: .sheet(scale: scale, text: text, metric: metric))
  }
}

extension Snapshotting where Value == Storyboard, Format == String {
  /// The callbacks in order, one a line.
  @MainActor public static var lifecycle: Snapshotting { .played(as: .lifecycle) }

  /// What is drawn in each frame, one item a line.
  @MainActor public static var displayList: Snapshotting { .played(as: .displayList) }

  /// What each frame is to readers who don't see it, one part a line.
  @MainActor public static var accessibility: Snapshotting {
    .played(as: .accessibility, describesAccessibility: true)
  }

  /// What is to be seen in each frame and where, one element a line.
  @MainActor public static var layout: Snapshotting { .played(as: .layout) }
}

enum SharedRate {
  /// The least rate at which each time is a frame's; to the millisecond.
  static func perSecond(of times: [Double]) -> Int {
    let milliseconds = times.map { $0.isFinite ? Int((min(max($0, 0), 1e6) * 1000).rounded()) : 0 }
    let step = milliseconds.reduce(1000) { one, other in
      var (a, b) = (one, other)
      while b != 0 { (a, b) = (b, a % b) }
      return a
    }
    return 1000 / step
  }
}
