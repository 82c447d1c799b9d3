// The two pages that are turned: 1170 x 2532 pixels of solid and rounded rectangles, gradients, sixty lines of text and
// photographs with the noise of a sensor.

import Leporello

enum Pages {
  static let size = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3

  static func line(_ index: Int) -> String {
    let words = ["harbour", "market", "signal", "evening", "council", "bridge", "season", "window", "garden", "letter"]
    return (0..<6).map { words[(index * 7 + $0 * $0 * 3 + index / 3) % words.count] }.joined(separator: " ")
  }

  /// A photograph: slow waves of light, and Gaussian noise of about two levels.
  static func photo(_ width: Int, _ height: Int, seed: UInt64) -> ImageResource {
    var state = seed
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let light = 128 + 60 * sin(Double(x) / 90 + Double(seed)) + 50 * cos(Double(y) / 70 + Double(x) / 200)
          var pixel: UInt32 = 0xFF
          for (gain, lift) in [(1.0, 0.0), (0.8, 20.0), (0.6, 40.0)] {
            let noise = (random() + random() + random() + random() - 2) * 3.46
            pixel = pixel << 8 | UInt32(min(max(light * gain + lift + noise, 0), 255))
          }
          pixels[y * width + x] = pixel
        }
      }
    }
    return ImageResource(bitmap, scale: scale, name: "photo")
  }

  static let wide = photo(1_170, 640, seed: 1)
  static let squares = (2...4).map { photo(342, 342, seed: $0) }

  static var first: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color(red: 0.11, green: 0.32, blue: 0.55).frame(height: 33)
      Image(wide)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<60, id: \.self) { Text(line($0)).font(.system(size: 8)).foregroundStyle(Color.black) }
      }
      .padding(.horizontal, 20)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color(red: 0.95, green: 0.95, blue: 0.97)))
      Spacer(minLength: 0)
      LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing).frame(height: 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  static var second: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(spacing: 20) { ForEach(0..<3, id: \.self) { Image(squares[$0]) } }
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<60, id: \.self) { Text(line($0 + 31)).font(.system(size: 9)).foregroundStyle(Color.blue) }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(
      LinearGradient(colors: [Color.white, Color(red: 0.8, green: 0.9, blue: 1)], startPoint: .top, endPoint: .bottom))
  }

  /// The first page above the fold, and the second below it.
  static var half: some View {
    VStack(spacing: 0) {
      first.frame(height: 844, alignment: .top).frame(height: 422, alignment: .top).clipped()
      second.frame(height: 844, alignment: .top).frame(height: 422, alignment: .top).clipped()
    }
  }
}
