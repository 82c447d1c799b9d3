// Rectangles of whole device pixels.

import LeporelloGraphics

/// A rectangle of whole pixels, from its first to before its last column and row.
struct PixelBounds: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelBounds) -> Bool { other.isEmpty || union(other) == self }

  /// The part of a rectangle in device space that lies in these bounds, with a pixel around it for soft edges.
  func covering(_ rect: CGRect) -> PixelBounds {
    guard !rect.isNull else { return PixelBounds(minX: minX, minY: minY, maxX: minX, maxY: minY) }
    // A sum of infinities is no number; it then stands for as far as these bounds go.
    func clamp(_ value: CGFloat, _ low: Int, _ high: Int, otherwise: Int) -> Int {
      value.isNaN ? otherwise : Int(min(max(value, CGFloat(low)), CGFloat(high)))
    }
    return PixelBounds(
      minX: clamp(rect.minX.rounded(.down) - 1, minX, maxX, otherwise: minX),
      minY: clamp(rect.minY.rounded(.down) - 1, minY, maxY, otherwise: minY),
      maxX: clamp(rect.maxX.rounded(.up) + 1, minX, maxX, otherwise: maxX),
      maxY: clamp(rect.maxY.rounded(.up) + 1, minY, maxY, otherwise: maxY))
  }

  func offsetBy(dx: Int, dy: Int) -> PixelBounds {
    PixelBounds(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  func insetBy(_ d: Int) -> PixelBounds {
    PixelBounds(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
  }
}
