// Played storyboards: the frames one by one, the sheet of all of them, and what happened.

import LeporelloCairo
public import LeporelloDiff
public import LeporelloGraphics
public import LeporelloStoryboard

extension Snapshotting where Value == Timeline, Format == FrameSequence {
  /// All frames in one animated PNG file, with a verdict on each frame and on their times.
  public static func sequence(metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .sequence(metric: metric, limits: limits)) { timeline in
      let notes = SnapshotNotes(
        of: timeline.frames.map(\.displayList), times: timeline.frames.map(\.time), scale: timeline.scale)
      var sequence = Async(
        value: FrameSequence(
          frames: try timeline.pictures(), times: timeline.frames.map(\.time), structures: notes.structures))
      sequence.notes = { notes }
      return sequence
    }
  }
}

extension Snapshotting where Value == Timeline, Format == FilmStrip {
  /// All frames below each other in one picture, compared frame by frame and in time.
  public static func frames(metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .filmStrip(metric: metric, limits: limits)) { timeline in
      FilmStrip(frames: try timeline.pictures(), times: timeline.frames.map(\.time))
    }
  }

  /// So many frames at equal distances, both ends among them, below each other in one picture; of a single one, the last.
  ///
  /// A timeline shows what it was sampled at; a storyboard is sampled anew.
  public static func frames(
    count: Int, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .filmStrip(metric: metric, limits: limits)) { timeline in
      guard count > 0, let last = timeline.frames.last else { throw SnapshotError.noFrames(count: count) }
      let times = (0..<count).map { count == 1 ? last.time : Double($0) * last.time / Double(count - 1) }
      return try Self.frames(at: times).snapshot(timeline)
    }
  }

  /// What is shown at so many seconds from the first frame, below each other in one picture.
  public static func frames(
    at times: [Double], metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .filmStrip(metric: metric, limits: limits)) { timeline in
      let frames = try times.map { time in
        guard let frame = timeline.frames.last(where: { $0.time <= time + 1e-9 }) else {
          throw SnapshotError.noFrame(time: time)
        }
        return try CairoRenderer().render(frame.displayList, size: timeline.size, scale: timeline.scale)
      }
      return FilmStrip(frames: frames, times: times)
    }
  }
}

extension Snapshotting where Value == Timeline, Format == Bitmap {
  /// The contact sheet.
  public static func sheet(
    scale: CGFloat = 1, text: any TextMeasurer = .wireframe, metric: any DifferenceMetric = .exact
  ) -> Snapshotting {
    SimplySnapshotting<Bitmap>.image(metric: metric).asyncPullback { timeline in
      let sheet = timeline.contactSheet(text: text)
      return try Snapshotting<DisplayList, Bitmap>.image(size: sheet.size, scale: scale).snapshot(sheet.displayList)
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

  /// What each frame is to readers who don't see it, one part a line; the timeline must have been played for that.
  public static var accessibility: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { timeline in
      try timeline.frames.map { frame in
        guard let told = frame.accessibility else { throw SnapshotError.noAccessibility }
        return "frame \(frame.index)\n\(told)"
      }.joined(separator: "\n")
    }
  }

  /// What is to be seen in each frame and where, one element a line.
  public static var layout: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { timeline in
      timeline.frames.map { "frame \($0.index)\n\(PictureStructure(of: $0.displayList))" }.joined(separator: "\n")
    }
  }
}

extension Timeline {
  /// The frames as pictures; equal ones are drawn once.
  func pictures() throws -> [Bitmap] {
    var drawn: [DisplayList: Bitmap] = [:]
    return try frames.map { frame in
      if let picture = drawn[frame.displayList] { return picture }
      let picture = try CairoRenderer().render(frame.displayList, size: size, scale: scale)
      drawn[frame.displayList] = picture
      return picture
    }
  }
}
