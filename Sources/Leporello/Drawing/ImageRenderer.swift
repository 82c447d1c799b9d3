// Described views as pictures and files, without a stage.

public import LeporelloCairo
public import LeporelloGraphics
public import LeporelloLayout
public import LeporelloViews

/// Draws a described view, as SwiftUI's type of this name does; no controller is made, so any thread will do.
///
/// A paged container is drawn with its selected page and its bar. What the view is to find around it (colours, direction,
/// locale) is given by its own modifiers.
public struct ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size offered, in points; a side that is nil is as long as the view would like.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels make a point.
  public var scale: CGFloat = 1
  /// What sets the text.
  public var text: any TextMeasurer

  /// Creates a renderer; its text is set in real fonts unless told otherwise.
  public init(content: Content, text: any TextMeasurer = .faithful) { (self.content, self.text) = (content, text) }

  /// The size that the view takes, in points.
  public var size: CGSize {
    let room = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
    let ideal = content.fixedSize(horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    return page(of: ideal, in: room).nodes.first?.frame.size ?? .zero
  }

  /// What is drawn, in `size`.
  public var displayList: DisplayList { page(of: content, in: size).displayList }

  /// The pixels.
  ///
  /// - Throws: `RenderError`, for a size or scale that cannot be drawn.
  public func bitmap() throws(RenderError) -> Bitmap {
    let size = size
    return try CairoRenderer().render(page(of: content, in: size).displayList, size: size, scale: scale)
  }

  /// Writes the view as a file, whole or not at all; its folder is made where it is missing.
  ///
  /// - Parameters:
  ///   - file: Where to write.
  ///   - format: As what: `.png`, `.pdf`, `.svg`, `.text` or a format of your own.
  /// - Throws: `RenderError`, naming what is wrong and what to do.
  public func write(to file: URL, as format: some PictureFormat = .png) throws(RenderError) {
    let size = size
    try page(of: content, in: size).displayList.write(to: file, as: format, size: size, scale: scale)
  }

  private func page(of view: some View, in size: CGSize) -> LoweredPage {
    var environment = EnvironmentValues(text: text)
    environment.displayScale = scale
    return LoweredPage(view, in: size, environment: environment, hostsSlots: false)
  }
}

extension ImageRenderer: Sendable where Content: Sendable {}
