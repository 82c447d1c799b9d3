// Joins the storyboard, which ends in display lists, to the drawing library and to files.

import LeporelloCairo
public import LeporelloGraphics
public import LeporelloStoryboard

extension Storyboard {
  /// Plays the storyboard and writes its pictures to `folder/NAME/frame-0000.png …` and `folder/NAME/sheet.png`.
  ///
  /// The pictures appear all at once, in the stead of earlier ones; after an error the earlier ones stand unchanged.
  /// The bytes are the same each time and for any number of threads.
  ///
  /// - Parameters:
  ///   - folder: The folder to make the storyboard's folder in; it is made where it is missing.
  ///   - threads: On how many threads to draw, or nil for as many as there are processors.
  /// - Returns: Where the files are.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do.
  @discardableResult @MainActor public func render(
    to folder: URL, threads: Int? = nil
  ) throws(StoryboardError) -> WrittenStoryboard {
    try checkName()
    return try timeline().write(to: folder, sheet: sheet, threads: threads)
  }
}

extension Timeline {
  /// Writes the pictures of a played storyboard, as `Storyboard.render(to:threads:)` does.
  @discardableResult public func write(
    to folder: URL, sheet style: SheetStyle = SheetStyle(), threads: Int? = nil
  ) throws(StoryboardError) -> WrittenStoryboard {
    let page = contactSheet(style: style, text: .faithful)
    var pictures = frames.map { Picture(displayList: $0.displayList, size: size, scale: scale) }
    pictures.append(Picture(displayList: page.displayList, size: page.size, scale: 2))
    let names = frames.map { StoryboardFiles.frame($0.index) } + [StoryboardFiles.sheet]

    let encoder = PictureEncoder(
      renderer: CairoRenderer(), encoder: PNGEncoder(),
      threads: threads ?? ProcessInfo.processInfo.activeProcessorCount)
    let destination = folder.appendingPathComponent(name)
    let replacement = try FolderReplacement(of: destination)
    do throws(StoryboardError) {
      let files: [[UInt8]]
      do throws(RenderError) { files = try encoder.encode(pictures) } catch { throw .rendering(error) }
      for (bytes, name) in zip(files, names) { try replacement.write(bytes, as: name) }
      try replacement.commit(isOurs: StoryboardFiles.isOurs)
    } catch {
      replacement.abandon()
      throw error
    }
    return WrittenStoryboard(
      folder: destination, frames: names.dropLast().map(destination.appendingPathComponent),
      sheet: destination.appendingPathComponent(StoryboardFiles.sheet))
  }
}
