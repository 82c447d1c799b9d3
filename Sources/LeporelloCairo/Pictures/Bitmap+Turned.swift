// Photographs upright.

import LeporelloGraphics

extension Bitmap {
  /// The picture turned and mirrored as EXIF numbers it, 1 to 8.
  func turned(_ orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    var result = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (a, b) = swaps ? (y, x) : (x, y)
        let mirrorsX = [2, 3, 7, 8].contains(orientation)
        let mirrorsY = [3, 4, 6, 7].contains(orientation)
        result[x, y] = self[mirrorsX ? width - 1 - a : a, mirrorsY ? height - 1 - b : b]
      }
    }
    return result
  }
}
