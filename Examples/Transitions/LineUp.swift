// A sheet: a row for each transition, a column for each moment.

import Leporello

/// Two pages on their way from one to the other, by all transitions of a family.
struct LineUp {
  let family: Family
  let from: DisplayList
  let to: DisplayList

  static let scale: CGFloat = 1
  static let pageSize = CGSize(width: 132, height: 196)
  private static let moments = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1]
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 12
  private static let header: CGFloat = 94
  private static let label: CGFloat = 26

  private static var rowHeight: CGFloat { label + pageSize.height + 22 }

  /// A described page as it stands at rest.
  @MainActor static func page(_ view: some View) throws -> DisplayList {
    let stage = try Stage(size: pageSize, scale: scale, text: .faithful)
    stage.window.rootViewController = UIHostingController(rootView: view)
    stage.commit()
    return stage.displayList()
  }

  /// The size of the sheet in points.
  var size: CGSize {
    let columns = CGFloat(Self.moments.count)
    return CGSize(
      width: 2 * Self.margin + columns * Self.pageSize.width + (columns - 1) * Self.gap,
      height: Self.header + CGFloat(family.transitions.count) * Self.rowHeight + 12)
  }

  /// The sheet's picture.
  var displayList: DisplayList {
    var list = DisplayList([.fill(Path(CGRect(origin: .zero, size: size)), .color(RGBA(hex: 0xECEEF2)))])
    write(family.title, at: CGPoint(x: Self.margin, y: 24), size: 24, weight: 700, Self.ink, in: &list)
    for (column, moment) in Self.moments.enumerated() {
      let x = place(row: 0, column: column).minX
      write(
        "\(Int((moment * 100).rounded())) %", at: CGPoint(x: x, y: 64), size: 11, weight: 500, Self.quiet, in: &list)
    }
    for (row, transition) in family.transitions.enumerated() {
      let corner = place(row: row, column: 0).origin
      write(
        transition.name, at: CGPoint(x: corner.x, y: corner.y - 20), size: 13, weight: 600, Self.ink, in: &list)
      for (column, moment) in Self.moments.enumerated() {
        show(transition, moment, in: place(row: row, column: column), &list)
      }
    }
    return list
  }

  private func place(row: Int, column: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: Self.margin + CGFloat(column) * (Self.pageSize.width + Self.gap),
        y: Self.header + CGFloat(row) * Self.rowHeight + Self.label - 4), size: Self.pageSize)
  }

  private func show(_ transition: any PageTransition, _ moment: Double, in frame: CGRect, _ list: inout DisplayList) {
    let picture = transition.picture(
      from: from, to: to, bounds: CGRect(origin: .zero, size: frame.size), progress: moment,
      in: TransitionContext(pixel: 1 / Self.scale))
    list.append(.fill(Path(frame), .color(family.ground)))
    list.append(picture, at: frame.origin)
  }

  private static let ink = RGBA(hex: 0x14181F)
  private static let quiet = RGBA(hex: 0x6A7280)

  private func write(
    _ text: String, at point: CGPoint, size: CGFloat, weight: Int, _ color: RGBA, in list: inout DisplayList
  ) {
    let run = TextRun(text, font: FontDescription(size: size, weight: weight), color: color)
    let frame = CGRect(x: point.x, y: point.y, width: 600, height: size * 1.5)
    list.append(.text(TextBlock([run], lineLimit: 1), in: frame, family: .faithful))
  }
}
