// Where everything on a contact sheet stands; pure arithmetic on sizes and counts.

import LeporelloGraphics

/// The rectangles of a contact sheet, in points.
struct SheetLayout: Sendable, Hashable {
  /// A line of the list and its place.
  struct PlacedLine: Sendable, Hashable {
    var line: Line
    var frame: CGRect
  }

  /// A line of the list of callbacks.
  enum Line: Sendable, Hashable {
    case group(Int)
    case event(frame: Int, index: Int)
  }

  /// Where the cards stand, in reading order.
  private(set) var cards: [CGRect] = []
  /// How large each frame's picture is: scaled down, in whole points.
  let pictureSize: CGSize
  /// How many cards stand in a row.
  let columns: Int
  /// The title's line.
  private(set) var title = CGRect.zero
  /// The line under the title.
  private(set) var subtitle = CGRect.zero
  /// The card of the list of callbacks, if there is one.
  private(set) var list: CGRect?
  /// The list's lines with their places.
  private(set) var lines: [PlacedLine] = []
  /// The whole sheet.
  private(set) var size = CGSize.zero

  private typealias M = SheetMetrics

  /// Lays out a sheet of `eventCounts.count` frames of one size.
  init(frameSize: CGSize, eventCounts: [Int], hasLabels: Bool = false, style: SheetStyle) {
    let count = eventCounts.count
    let longer = max(frameSize.width, frameSize.height, 1)
    let scale = min(1, max(style.frameLength, 16) / longer)
    let picture = CGSize(
      width: max(1, (frameSize.width * scale).rounded()), height: max(1, (frameSize.height * scale).rounded()))
    pictureSize = picture
    let card = CGSize(
      width: max(picture.width + 2 * M.cardPadding, M.leastCardWidth),
      height: picture.height + M.cardPadding + M.captionHeight + (hasLabels ? M.labelHeight : 0))
    columns = Self.columns(count: count, card: card, style: style)
    place(count: count, card: card)
    if style.showsLifeCycle { placeList(eventCounts: eventCounts) }
    title.size.width = size.width - 2 * M.margin
    subtitle.size.width = title.width
  }

  /// The number of columns whose sheet comes closest to the proportions of a page, with few empty places.
  private static func columns(count: Int, card: CGSize, style: SheetStyle) -> Int {
    guard count > 0 else { return 1 }
    if let wanted = style.columns { return min(max(wanted, 1), count) }
    func fault(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let aspect =
        (CGFloat(columns) * (card.width + M.cardGap) + 2 * M.margin)
        / (CGFloat(rows) * (card.height + M.cardGap) + 2 * M.margin + M.titleHeight + M.subtitleHeight)
      return abs(log(Double(aspect) / 1.6)) + Double(rows * columns - count) / Double(columns)
    }
    return (1...count).min { fault($0) < fault($1) } ?? 1
  }

  private mutating func place(count: Int, card: CGSize) {
    title = CGRect(x: M.margin, y: M.margin, width: 0, height: M.titleHeight)
    subtitle = CGRect(x: M.margin, y: title.maxY, width: 0, height: M.subtitleHeight)
    let top = subtitle.maxY + M.headerGap
    cards = (0..<count).map { index in
      CGRect(
        x: M.margin + CGFloat(index % columns) * (card.width + M.cardGap),
        y: top + CGFloat(index / columns) * (card.height + M.cardGap), width: card.width, height: card.height)
    }
    let right = cards.map(\.maxX).max() ?? M.margin
    let bottom = cards.map(\.maxY).max() ?? top
    size = CGSize(width: max(right + M.margin, M.leastSheetWidth), height: bottom + M.margin)
  }

  /// The list stands to the right of the cards and is as high as they are; it takes a second or third column before it
  /// grows past them.
  private mutating func placeList(eventCounts: [Int]) {
    let top = subtitle.maxY + M.headerGap
    let left = (cards.map(\.maxX).max() ?? M.margin - M.cardGap) + M.cardGap
    let groups = eventCounts.enumerated().filter { $0.element > 0 }
    func height(_ events: Int) -> CGFloat { M.groupHeight + CGFloat(events) * M.eventHeight + M.groupGap }
    let total = groups.reduce(0) { $0 + height($1.element) }
    let room = (cards.map(\.maxY).max() ?? top) - top - 2 * M.listPadding - M.listTitleHeight
    let listColumns = room > 0 ? min(3, max(1, Int((total / room).rounded(.up)))) : 1
    // Groups stay whole; a column is full when it has its share.
    let share = max(room, total / CGFloat(listColumns))
    let linesTop = top + M.listPadding + M.listTitleHeight
    var (column, y, bottom) = (0, linesTop, linesTop)
    for group in groups {
      if y > linesTop, y + height(group.element) - M.groupGap > linesTop + share, column < listColumns - 1 {
        (column, y) = (column + 1, linesTop)
      }
      let x = left + M.listPadding + CGFloat(column) * M.listWidth
      let width = M.listWidth - M.listPadding
      lines.append(
        PlacedLine(line: .group(group.offset), frame: CGRect(x: x, y: y, width: width, height: M.groupHeight)))
      y += M.groupHeight
      for index in 0..<group.element {
        let place = CGRect(x: x, y: y, width: width, height: M.eventHeight)
        lines.append(PlacedLine(line: .event(frame: group.offset, index: index), frame: place))
        y += M.eventHeight
      }
      y += M.groupGap
      bottom = max(bottom, y)
    }
    let card = CGRect(
      x: left, y: top, width: CGFloat(column + 1) * M.listWidth + M.listPadding,
      height: max(bottom - M.groupGap + M.listPadding, cards.map(\.maxY).max() ?? top) - top)
    list = card
    size = CGSize(width: max(card.maxX + M.margin, M.leastSheetWidth), height: card.maxY + M.margin)
  }
}
