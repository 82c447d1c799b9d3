// The vectors' loop over a warped mesh against the obvious one: the same bytes on whatever comes.

import CKernels
import Testing

@Suite struct WarpTwinTests {
  private func drawn(
    _ triangles: [lep_triangle], _ texture: [UInt32], _ half: [UInt32], width: Int, height: Int, plain: Bool
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: 1, count: width * height)
    var sums = [UInt64](repeating: 0, count: width * height)
    var masks = [UInt16](repeating: 3, count: width * height)
    texture.withUnsafeBufferPointer { texture in
      half.withUnsafeBufferPointer { half in
        let levels = [
          lep_texture_level(pixels: texture.baseAddress, width: 64, height: 48),
          lep_texture_level(pixels: half.baseAddress, width: 32, height: 24),
        ]
        pixels.withUnsafeMutableBufferPointer { pixels in
          sums.withUnsafeMutableBufferPointer { sums in
            masks.withUnsafeMutableBufferPointer { masks in
              var rows = lep_rows(
                width: Int32(width), first_row: 5, row_count: Int32(height), pixels: pixels.baseAddress,
                sums: sums.baseAddress, masks: masks.baseAddress)
              if plain {
                lep_warp_rows_plain(triangles, Int32(triangles.count), levels, 2, &rows)
              } else {
                lep_warp_rows(triangles, Int32(triangles.count), levels, 2, &rows)
              }
            }
          }
        }
      }
    }
    return pixels
  }

  /// A triangle with its sides from its corners, as the walk over a mesh makes it, and planes of any kind.
  private func triangle(_ random: inout RandomSource) -> lep_triangle {
    var x: [Int64] = []
    var y: [Int64] = []
    for _ in 0..<3 {
      x.append(Int64(random.next(upTo: 90 * 256)) - 10 * 256)
      y.append(Int64(random.next(upTo: 60 * 256)) - 5 * 256)
    }
    if (x[1] - x[0]) * (y[2] - y[0]) - (y[1] - y[0]) * (x[2] - x[0]) < 0 {
      x.swapAt(1, 2)
      y.swapAt(1, 2)
    }
    func sides(_ value: (Int, Int) -> Int64) -> (Int64, Int64, Int64) { (value(0, 1), value(1, 2), value(2, 0)) }
    func plane(_ base: Double, _ slope: Double) -> lep_plane {
      lep_plane(
        base: base, dx: slope * (random.unit() * 2 - 1), dy: slope * (random.unit() * 2 - 1))
    }
    // Some move the texture by whole pixels, as the part of a page does that lies flat; their rows are copied.
    let copies = random.next(upTo: 4) == 0
    func whole(_ limit: Int, _ dx: Double, _ dy: Double) -> lep_plane {
      lep_plane(base: Double(random.next(upTo: limit)) - 10, dx: dx, dy: dy)
    }
    let still = lep_plane(base: 1, dx: 0, dy: 0)
    return lep_triangle(
      corner_x: (x[0], x[1], x[2]), corner_y: (y[0], y[1], y[2]), a: sides { y[$0] - y[$1] },
      b: sides { x[$1] - x[$0] }, c: sides { (y[$1] - y[$0]) * x[$0] - (x[$1] - x[$0]) * y[$0] },
      inverse_w: copies ? still : plane(1, random.next(upTo: 2) == 0 ? 0 : 0.01),
      u: copies ? whole(40, 1, 0) : plane(random.unit() * 64, 6),
      v: copies ? whole(30, 0, 1) : plane(random.unit() * 48, 6),
      light: copies || random.next(upTo: 3) == 0 ? still : plane(1, 0.03))
  }

  @Test(
    "Vectors and the obvious loop give the same bytes on random meshes and textures",
    arguments: 1...40 as ClosedRange<UInt64>)
  func twins(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func texels(_ count: Int) -> [UInt32] {
      (0..<count).map { _ in
        let alpha = random.next(upTo: 3) == 0 ? UInt32(random.next(upTo: 256)) : 255
        func level() -> UInt32 { UInt32(random.next(upTo: Int(alpha) + 1)) }
        return alpha << 24 | level() << 16 | level() << 8 | level()
      }
    }
    let (texture, half) = (texels(64 * 48), texels(32 * 24))
    let triangles = (0..<random.next(upTo: 12)).map { _ in triangle(&random) }
    let (width, height) = (1 + random.next(upTo: 80), 1 + random.next(upTo: 50))
    let quick = drawn(triangles, texture, half, width: width, height: height, plain: false)
    let slow = drawn(triangles, texture, half, width: width, height: height, plain: true)
    #expect(quick == slow, "seed \(seed)")
  }
}

/// Numbers that a seed decides (SplitMix64).
private struct RandomSource {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func next(upTo limit: Int) -> Int { Int(bits() % UInt64(limit)) }
  mutating func unit() -> Double { Double(bits() >> 11) / Double(1 << 53) }
}
