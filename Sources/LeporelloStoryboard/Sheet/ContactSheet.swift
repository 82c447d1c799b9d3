// The contact sheet: every frame at a glance, as a display list like any other.

public import LeporelloGraphics

/// All frames of a storyboard on one page, in reading order, each with its time and progress.
public struct ContactSheet: Sendable, Hashable {
  /// The page's size in points.
  public let size: CGSize
  /// The page.
  public let displayList: DisplayList

  /// Lays out and draws a page of frames.
  init(
    title: String, subtitle: String, frameSize: CGSize, cells: [SheetCell], style: SheetStyle, text: any TextMeasurer
  ) {
    let layout = SheetLayout(
      frameSize: frameSize, eventCounts: cells.map(\.events.count), hasLabels: cells.contains { $0.label != nil },
      style: style)
    var pen = SheetPen(text: text)
    pen.fill(CGRect(origin: .zero, size: layout.size), SheetMetrics.page)
    pen.title(title, in: layout.title)
    pen.quiet(subtitle, in: layout.subtitle)
    for (cell, card) in zip(cells, layout.cards) {
      pen.card(card)
      pen.frame(cell, from: frameSize, to: layout.pictureSize, in: card)
    }
    if let list = layout.list {
      pen.card(list)
      pen.lifeCycle(cells, layout.lines, in: list)
    }
    size = layout.size
    displayList = pen.list
  }
}
