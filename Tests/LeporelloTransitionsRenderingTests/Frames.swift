// Two pages with fine detail, and their transitions as pixels.

import LeporelloCairo
import LeporelloTransitions

enum Frames {
  static let renderer = CairoRenderer()

  /// A page of stripes and boxes, opaque unless asked otherwise, that fills a rectangle.
  static func page(_ bounds: CGRect, hue: RGBA, opaque: Bool = true, mirrored: Bool = false) -> DisplayList {
    var list = DisplayList()
    if opaque { list.append(.fill(Path(bounds), .color(hue))) }
    let w = bounds.width
    func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA) {
      let left = mirrored ? w - x - width : x
      list.append(
        .fill(Path(CGRect(x: bounds.minX + left, y: bounds.minY + y, width: width, height: height)), .color(color)))
    }
    add(w * 0.1, bounds.height * 0.1, w * 0.5, bounds.height * 0.2, .white)
    for i in 0..<4 { add(w * 0.1, bounds.height * (0.4 + 0.12 * CGFloat(i)), w * 0.7, 2, .black) }
    return list
  }

  static func render(_ list: DisplayList, _ size: CGSize, _ scale: CGFloat = 1) throws -> Bitmap {
    try renderer.render(list, size: size, scale: scale)
  }
}

extension Bitmap {
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height { for x in 0..<width { result[x, y] = self[width - 1 - x, y] } }
    return result
  }

  /// The mean difference of all channels, 0 to 1, and the largest.
  func difference(_ other: Bitmap) -> (mean: Double, largest: Int) {
    var sum = 0
    var largest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift in [0, 8, 16, 24] as [UInt32] {
        let d = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        sum += d
        largest = max(largest, d)
      }
    }
    return (Double(sum) / Double(max(1, pixels.count * 4 * 255)), largest)
  }

  var isPremultiplied: Bool {
    pixels.allSatisfy { p in
      let alpha = p >> 24
      return p >> 16 & 255 <= alpha && p >> 8 & 255 <= alpha && p & 255 <= alpha
    }
  }
}
