// A shape told twice, to a browser and to us, and how far the two pictures may lie apart.

import LeporelloGraphics

/// One cell.
struct BrowserCase: Sendable, CustomStringConvertible {
  let name: String
  /// What the browser is given, in a white cell of 96 x 96.
  let html: String
  /// The same, on white.
  let list: DisplayList
  /// How far a channel may be off anywhere but at edges, in levels.
  let flat: Int
  /// The share of pixels that may be off by more, since two kinds of soft edges are no closer than that.
  let edges: Double
  /// How far a channel may be off at edges.
  let most: Int

  init(
    _ name: String, _ html: String, _ items: [DisplayItem], flat: Int = 1, edges: Double = 0, most: Int = 1
  ) {
    (self.name, self.html, self.flat, self.edges, self.most) = (name, html, flat, edges, max(most, flat))
    list = DisplayList([.fill(Path(Self.box(0, 0, 96, 96)), .color(.white))] + items)
  }

  var description: String { name }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// How far apart the edges of curves and slants may lie. The browser's own are that far from exact coverage in places;
  /// ours are held to it by `ShapeTests`.
  static let softness = 90

  /// A rectangle at 8, 8 of 80 x 64.
  static let card = box(8, 8, 80, 64)
  static let cardStyle = "left:8px;top:8px;width:80px;height:64px"

  static func div(_ style: String) -> String { "<div style=\"\(cardStyle);\(style)\"></div>" }
  static func svg(_ content: String) -> String { "<svg width=96 height=96 viewBox=\"0 0 96 96\">\(content)</svg>" }
}
