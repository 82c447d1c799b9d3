// The contact sheet alone, for pages that show many storyboards.

import LeporelloCairo
public import LeporelloGraphics
public import LeporelloStoryboard

extension Storyboard {
  /// Plays the storyboard and writes only its contact sheet, whole or not at all.
  ///
  /// - Parameter file: The PNG file to write; its folder is made where it is missing.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do.
  @MainActor public func renderSheet(to file: URL) throws(StoryboardError) {
    try checkName()
    let page = try timeline().contactSheet(style: sheet, text: .faithful)
    do throws(RenderError) {
      let bitmap = try CairoRenderer().render(page.displayList, size: page.size, scale: 2)
      try writeAtomically(PNGEncoder().encode(bitmap), to: file)
    } catch { throw .rendering(error) }
  }
}
