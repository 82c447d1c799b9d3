// Pictures whose corners keep their size while their middle grows.

/// A picture cut in nine by insets from its edges.
package struct NineSlice: Sendable, Hashable {
  private let resource: ImageResource
  private let top: CGFloat
  private let left: CGFloat
  private let bottom: CGFloat
  private let right: CGFloat
  private let tiles: Bool

  /// Creates the cuts; insets in points, and whether what lies between them is repeated or stretched.
  package init(
    _ resource: ImageResource, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, tiles: Bool
  ) {
    (self.resource, self.tiles) = (resource, tiles)
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The picture's name.
  package var name: String { resource.name }

  /// Whether the picture is stretched as a whole.
  package var isWhole: Bool { !tiles && top == 0 && left == 0 && bottom == 0 && right == 0 }

  /// The picture in a frame; the cuts fall between the pixels of a scale, so that no seam shows.
  package func drawing(in frame: CGRect, scale: CGFloat, interpolation: ImageInterpolation) -> DisplayList {
    let bitmap = resource.bitmap
    guard frame.isFinite, !frame.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return .empty }
    let across = bands(bitmap.width, left, right, frame.minX..<frame.maxX, scale)
    let down = bands(bitmap.height, top, bottom, frame.minY..<frame.maxY, scale)
    return DisplayList(
      down.flatMap { row in across.flatMap { column in part(column, row, interpolation) } })
  }

  /// A band of the picture in pixels, and where it goes in points.
  private struct Band {
    let pixels: Range<Int>
    let place: Range<CGFloat>
    var length: CGFloat { place.upperBound - place.lowerBound }
  }

  /// Beginning, middle and end along one axis; the caps shrink together where there is no room for both.
  private func bands(
    _ count: Int, _ first: CGFloat, _ last: CGFloat, _ place: Range<CGFloat>, _ scale: CGFloat
  ) -> [Band] {
    func pixels(_ inset: CGFloat, atMost most: Int) -> Int {
      let wanted = (inset * resource.scale).rounded()
      return wanted > 0 ? Int(min(wanted, CGFloat(most))) : 0
    }
    func snapped(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    let (start, end) = (place.lowerBound, place.upperBound)
    let head = pixels(first, atMost: count)
    let tail = pixels(last, atMost: count - head)
    let caps = CGFloat(head + tail) / resource.scale
    let fit = caps > end - start ? (end - start) / caps : 1
    let a = min(max(start, snapped(start + CGFloat(head) / resource.scale * fit)), end)
    let b = fit < 1 ? a : max(a, snapped(end - CGFloat(tail) / resource.scale * fit))
    return [
      Band(pixels: 0..<head, place: start..<a), Band(pixels: head..<(count - tail), place: a..<b),
      Band(pixels: (count - tail)..<count, place: b..<max(b, end)),
    ].filter { !$0.pixels.isEmpty && !$0.place.isEmpty }
  }

  private func part(_ column: Band, _ row: Band, _ interpolation: ImageInterpolation) -> [DisplayItem] {
    let bitmap = resource.bitmap
    let place = CGRect(
      x: column.place.lowerBound, y: row.place.lowerBound, width: column.length, height: row.length)
    func image(_ columns: [Int], _ rows: [Int], in rect: CGRect) -> DisplayItem {
      let piece = bitmap.picked(columns: columns, rows: rows)
      return .image(
        ImageResource(piece, scale: resource.scale, name: resource.name), in: rect, interpolation: interpolation)
    }
    func repeated(_ pixels: Range<Int>, _ length: CGFloat) -> [Int] {
      let wanted = Int(min((length * resource.scale).rounded(.up), 32_767))
      return (0..<max(1, wanted)).map { pixels.lowerBound + $0 % pixels.count }
    }
    guard tiles else { return [image(Array(column.pixels), Array(row.pixels), in: place)] }
    // Tiles are put together as pixels: drawn one by one they would show seams.
    let (columns, rows) = (repeated(column.pixels, column.length), repeated(row.pixels, row.length))
    guard columns.count * rows.count <= 67_108_864 else {
      return [image(Array(column.pixels), Array(row.pixels), in: place)]
    }
    let tiled = CGRect(
      x: place.minX, y: place.minY, width: CGFloat(columns.count) / resource.scale,
      height: CGFloat(rows.count) / resource.scale)
    let item = image(columns, rows, in: tiled)
    return place.contains(tiled) ? [item] : [.clip(Path(place), DisplayList([item]))]
  }
}

extension Bitmap {
  /// The pixels where some columns and rows cross.
  fileprivate func picked(columns: [Int], rows: [Int]) -> Bitmap {
    if columns.count == width, rows.count == height, columns == Array(0..<width), rows == Array(0..<height) {
      return self
    }
    var picked: [UInt32] = []
    picked.reserveCapacity(columns.count * rows.count)
    withUnsafePixels { pixels in
      for row in rows { for column in columns { picked.append(pixels[row * width + column]) } }
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: picked)
  }
}
