// Joins the storyboard, which ends in display lists, to the drawing library and to files.

public import LeporelloCairo
public import LeporelloGraphics
public import LeporelloStoryboard

extension Storyboard {
  /// Plays the storyboard and writes its pictures to `folder/NAME/frame-0000.png …` and `folder/NAME/sheet.png`.
  ///
  /// The pictures appear all at once, in the stead of earlier ones; after an error the earlier ones stand unchanged.
  /// The bytes are the same each time and for any number of threads. Memory doesn't grow with the number of frames. A
  /// cancelled task stops drawing at once and leaves the earlier pictures as they were.
  ///
  /// - Parameters:
  ///   - folder: The folder to make the storyboard's folder in; it is made where it is missing.
  ///   - threads: On how many threads to draw, or nil for as many as there are processors.
  ///   - encoding: Size against speed; `.small` for pictures that are committed, whose bytes are the same everywhere.
  /// - Returns: Where the files are.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do; `.cancelled` if the task is.
  @discardableResult @MainActor public func render(
    to folder: URL, threads: Int? = nil, encoding: PNGEncoder.Setting = .fast
  ) throws(StoryboardError) -> WrittenStoryboard {
    try checkName()
    return try timeline().write(to: folder, sheet: sheet, threads: threads, encoding: encoding)
  }
}

extension Timeline {
  /// Writes the pictures of a played storyboard, as `Storyboard.render(to:threads:encoding:)` does.
  @discardableResult public func write(
    to folder: URL, sheet style: SheetStyle = SheetStyle(), threads: Int? = nil, encoding: PNGEncoder.Setting = .fast
  ) throws(StoryboardError) -> WrittenStoryboard {
    // The sheet takes longest, and so comes first.
    let sheet = PictureWriter.Job(
      picture: contactSheet(style: style, text: .faithful).picture, name: StoryboardFiles.sheet)
    let destination = try write([sheet] + frameJobs, to: folder, threads: threads, encoding: encoding)
    return WrittenStoryboard(
      folder: destination, frames: frameURLs(in: destination),
      sheet: destination.appendingPathComponent(StoryboardFiles.sheet))
  }

  /// The frames' pictures, in order.
  var frameJobs: [PictureWriter.Job] {
    frames.map { frame in
      PictureWriter.Job(
        picture: Picture(displayList: frame.displayList, size: size, scale: scale),
        name: StoryboardFiles.frame(frame.index))
    }
  }

  /// Where the frames are.
  func frameURLs(in folder: URL) -> [URL] {
    frames.map { folder.appendingPathComponent(StoryboardFiles.frame($0.index)) }
  }

  /// Writes some pictures into the storyboard's folder, all at once, and returns it.
  func write(
    _ jobs: [PictureWriter.Job], to folder: URL, threads: Int?, encoding: PNGEncoder.Setting
  ) throws(StoryboardError) -> URL {
    let writer = PictureWriter(
      encoder: PNGEncoder(encoding), threads: threads ?? ProcessInfo.processInfo.activeProcessorCount)
    let destination = folder.appendingPathComponent(name)
    let replacement = try FolderReplacement(of: destination)
    do throws(StoryboardError) {
      try writer.write(jobs, to: replacement)
      try replacement.commit(isOurs: StoryboardFiles.isOurs)
    } catch {
      replacement.abandon()
      throw error
    }
    return destination
  }
}
