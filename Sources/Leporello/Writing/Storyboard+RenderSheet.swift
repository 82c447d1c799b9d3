// The contact sheet alone, for pages that show many storyboards.

public import LeporelloCairo
public import LeporelloGraphics
public import LeporelloStoryboard

extension Storyboard {
  /// Plays the storyboard and writes only its contact sheet, whole or not at all.
  ///
  /// - Parameters:
  ///   - file: The PNG file to write; its folder is made where it is missing.
  ///   - encoding: Size against speed; `.small` for pictures that are committed, whose bytes are the same everywhere.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do.
  @MainActor public func renderSheet(
    to file: URL, encoding: PNGEncoder.Setting = .fast
  ) throws(StoryboardError) {
    try renderSheet(to: file, as: .png(encoding))
  }

  /// Plays the storyboard and writes only its contact sheet, whole or not at all, in another format than pixels.
  ///
  /// - Parameters:
  ///   - file: The file to write; its folder is made where it is missing.
  ///   - format: As what: `.pdf` and `.svg` keep outlines and letters, `.text` says what is drawn.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do.
  @MainActor public func renderSheet(
    to file: URL, as format: some PictureFormat
  ) throws(StoryboardError) {
    try checkName()
    let page = try timeline().contactSheet(style: sheet, text: .faithful).picture
    do throws(RenderError) {
      try page.displayList.write(to: file, as: format, size: page.size, scale: page.scale)
    } catch { throw .rendering(error) }
  }
}
