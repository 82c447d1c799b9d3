// Draws the pieces of a contact sheet.

import LeporelloGraphics

/// Draws the pieces of a contact sheet into a display list.
struct SheetPen {
  /// What measures and names the text.
  let text: any TextMeasurer
  /// What has been drawn.
  private(set) var list = DisplayList()

  private typealias M = SheetMetrics

  init(text: any TextMeasurer) { self.text = text }

  mutating func fill(_ rect: CGRect, _ color: RGBA) { list.append(.fill(Path(rect), .color(color))) }

  mutating func card(_ rect: CGRect) {
    // At the origin and then moved, so that equal cards are equal lists and one shadow serves them all.
    let place = CGRect(origin: .zero, size: rect.size)
    let outline = Path(roundedRect: place, cornerRadius: M.cardRadius, style: .continuous)
    let rim = Path(roundedRect: place.insetBy(dx: 0.5, dy: 0.5), cornerRadius: M.cardRadius - 0.5, style: .continuous)
    let card = DisplayList([
      .shadow(M.shadow, DisplayList([.fill(outline, .color(M.card))])),
      .stroke(rim, .color(M.hairline), StrokeStyle(lineWidth: 1)),
    ])
    list.append(card, at: rect.origin)
  }

  mutating func title(_ string: String, in rect: CGRect) {
    write(string, FontDescription(size: 24, weight: 700), M.ink, in: rect)
  }

  mutating func quiet(_ string: String, in rect: CGRect) {
    write(string, FontDescription(size: 13, weight: 400, hasMonospacedDigits: true), M.quiet, in: rect)
  }

  /// The picture with its hairline, and under it the time and, where something moves, the progress.
  mutating func frame(_ cell: SheetCell, from size: CGSize, to drawn: CGSize, in card: CGRect) {
    let picture = CGRect(
      x: card.minX + ((card.width - drawn.width) / 2).rounded(), y: card.minY + M.cardPadding, width: drawn.width,
      height: drawn.height)
    let outline = Path(roundedRect: picture, cornerRadius: M.pictureRadius, style: .continuous)
    let place = CGAffineTransform(
      a: drawn.width / size.width, b: 0, c: 0, d: drawn.height / size.height, tx: picture.minX, ty: picture.minY)
    list.append(.clip(outline, DisplayList([.transform(place, cell.picture)])))
    list.append(
      .stroke(
        Path(roundedRect: picture.insetBy(dx: -0.5, dy: -0.5), cornerRadius: M.pictureRadius, style: .continuous),
        .color(M.hairline), StrokeStyle(lineWidth: 1)))

    let caption = CGRect(
      x: card.minX + M.cardPadding + 2, y: picture.maxY, width: card.width - 2 * (M.cardPadding + 2),
      height: card.maxY - picture.maxY)
    // Below the name, if frames have names, as far from the card's lower edge in every card.
    let words = CGRect(
      x: caption.minX, y: caption.maxY - M.captionHeight + 6, width: caption.width, height: 20)
    let name = CGRect(x: words.minX, y: words.minY - M.labelHeight, width: words.width, height: 20)
    if let label = cell.label { write(label, FontDescription(size: 12, weight: 600), M.ink, in: name) }
    let isNamed = cell.label != nil
    write(
      cell.time, FontDescription(size: 12, weight: isNamed ? 400 : 600, hasMonospacedDigits: true),
      isNamed ? M.quiet : M.ink, in: words)
    guard let progress = cell.progress else { return }
    write(
      "\(Int((progress * 100).rounded())) %",
      FontDescription(size: 12, weight: 400, hasMonospacedDigits: true), M.quiet, in: words, .trailing)
    let track = CGRect(x: caption.minX, y: words.maxY + 3, width: caption.width, height: M.barHeight)
    bar(track, M.faint)
    let share = min(max(progress, 0), 1)
    if share > 0 {
      bar(CGRect(x: track.minX, y: track.minY, width: track.width * share, height: M.barHeight), M.accent)
    }
  }

  /// The callbacks of every frame that has some.
  mutating func lifeCycle(_ cells: [SheetCell], _ lines: [SheetLayout.PlacedLine], in card: CGRect) {
    let head = CGRect(
      x: card.minX + M.listPadding, y: card.minY + M.listPadding - 4, width: card.width - 2 * M.listPadding,
      height: 20)
    write("Callbacks", FontDescription(size: 14, weight: 600), M.ink, in: head)
    for placed in lines {
      switch placed.line {
      case .group(let frame):
        write(
          "until \(cells[frame].time)", FontDescription(size: 11, weight: 600, hasMonospacedDigits: true), M.accent,
          in: placed.frame)
      case .event(let frame, let index):
        write(
          cells[frame].events[index], FontDescription(design: .monospaced, size: 10.5), M.ink, in: placed.frame)
      }
    }
  }

  private mutating func bar(_ rect: CGRect, _ color: RGBA) {
    list.append(.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), .color(color)))
  }

  /// One line, cut short where it is too long, in the middle of the rectangle's height.
  private mutating func write(
    _ string: String, _ font: FontDescription, _ color: RGBA, in rect: CGRect,
    _ alignment: TextBlock.Alignment = .leading
  ) {
    let block = TextBlock([TextRun(string, font: font, color: color)], alignment: alignment, lineLimit: 1)
    let height = text.measure(block, width: rect.width).size.height
    let line = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    list.append(.text(block, in: line, family: text.family))
  }
}
