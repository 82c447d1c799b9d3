// What the tests of this target share.

import LeporelloCairo
import LeporelloGraphics

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func render(_ items: [DisplayItem], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws -> Bitmap {
  try CairoRenderer().render(DisplayList(items), size: CGSize(width: width, height: height), scale: scale)
}

func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { .fill(Path(rect), .color(color)) }

/// A generator whose seed is in the test, so that a failure can be repeated.
struct Seeded {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// A premultiplied pixel, often opaque or clear.
  mutating func pixel() -> UInt32 {
    let alpha = [0, 255, next(256)][next(3)]
    func channel() -> UInt32 { UInt32(next(alpha + 1)) }
    return UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
  }

  mutating func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<(width * height)).map { _ in pixel() })
  }
}

/// The four channels: alpha, red, green, blue.
func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

/// A page with something of everything.
func samplePage(_ family: TextFamily, tint: RGBA = RGBA(hex: 0x1B75BC)) -> DisplayList {
  let headline = TextRun("Rates unchanged 国际新闻", font: FontDescription(size: 15, weight: 600))
  return DisplayList([
    fill(box(0, 0, 120, 100), .white),
    .shadow(
      Shadow(color: RGBA(0, 0, 0, 0.3), radius: 6, offset: CGSize(width: 0, height: 2)),
      DisplayList([
        .fill(
          Path(roundedRect: box(10, 10, 100, 30), cornerRadius: 8),
          .linearGradient(
            [GradientStop(tint, at: 0), GradientStop(.white, at: 1)], start: .zero, end: CGPoint(x: 120, y: 40)))
      ])),
    .text(TextBlock([headline], lineLimit: 2), in: box(10, 46, 100, 40), family: family),
    .opacity(0.5, DisplayList([.fill(Path(ellipseIn: box(80, 70, 30, 24)), .color(tint))])),
    .blur(1.5, DisplayList([fill(box(12, 88, 20, 6), .black)])),
  ])
}

/// A page put together from bands that were drawn one by one, each so many points high.
func bands(_ list: DisplayList, _ size: CGSize, scale: CGFloat, height: CGFloat) throws -> Bitmap {
  var pixels: [UInt32] = []
  for top in stride(from: 0, to: size.height, by: height) {
    let moved = DisplayItem.transform(CGAffineTransform(translationX: 0, y: -top), list)
    pixels += try render([moved], size.width, min(height, size.height - top), scale: scale).pixels
  }
  let width = Int(size.width * scale)
  return Bitmap(width: width, height: pixels.count / width, pixels: pixels)
}
