// The loop of all point metrics. Unsafe and hot: bounds are the pair's own.

extension PointMetric {
  /// Marks the unequal pixels of the rows by their distance, equal runs skipped eight at a time.
  public func classify(_ pair: PixelPair, rows: [Range<Int>], into map: inout DifferenceMap) {
    let limit = rawLimit
    let forgives = forgivesAntialiasing
    let width = pair.width
    pair.old.withUnsafeBufferPointer { old in
      pair.new.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        let detector = AntialiasDetector(width: width, height: pair.height)
        map.withStorage { classes, tally in
          for y in rows.joined() {
            let base = y * width
            var x = 0
            while x < width {
              if x + 8 <= width {
                let left = UnsafeRawPointer(old + base + x).loadUnaligned(as: SIMD8<UInt32>.self)
                if left == UnsafeRawPointer(new + base + x).loadUnaligned(as: SIMD8<UInt32>.self) {
                  x += 8
                  continue
                }
              }
              let end = min(x + 8, width)
              while x < end {
                let index = base + x
                if old[index] != new[index] {
                  let raw = rawDistance(old[index], new[index], at: index)
                  var kind = PixelClass.tolerated
                  if raw > limit {
                    kind = forgives && detector.forgives(old, new, x: x, y: y) ? .antialiased : .different
                  }
                  classes[index] = kind.rawValue
                  tally.add(kind, x: x, y: y, distance: distance(fromRaw: raw))
                }
                x += 1
              }
            }
          }
        }
      }
    }
  }
}
