// The frames alone, for a film or another program.

public import LeporelloCairo
public import LeporelloGraphics
public import LeporelloStoryboard

extension Storyboard {
  /// Plays the storyboard and writes `folder/NAME/frame-0000.png …` without a contact sheet, all at once or not at all.
  ///
  /// - Parameters:
  ///   - folder: The folder to make the storyboard's folder in; it is made where it is missing.
  ///   - threads: On how many threads to draw, or nil for as many as there are processors.
  ///   - encoding: Size against speed; `.small` for pictures that are committed, whose bytes are the same everywhere.
  /// - Returns: Where the frames are, in order.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do; `.cancelled` if the task is.
  @discardableResult @MainActor public func renderFrames(
    to folder: URL, threads: Int? = nil, encoding: PNGEncoder.Setting = .fast
  ) throws(StoryboardError) -> [URL] {
    try checkName()
    let timeline = try timeline()
    let written = try timeline.write(timeline.frameJobs, to: folder, threads: threads, encoding: encoding)
    return timeline.frameURLs(in: written)
  }
}
