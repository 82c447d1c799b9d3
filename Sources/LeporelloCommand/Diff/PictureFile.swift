// Pictures on disk.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// The bytes of a picture, decoded when that is needed.
struct PictureFile: Sendable {
  let path: String
  let bytes: [UInt8]

  /// Reads a file, or what a pipe brings.
  ///
  /// - Throws: `CommandError` with the reason: no such file, no permission, a folder, a device, or too large.
  init(path: String) throws {
    self.path = path
    bytes = try FileBytes.read(path)
  }

  /// Whether the file says before its first picture that there are several.
  private var isAnimated: Bool { AnimatedPNG.isAnimated(png: bytes) }

  /// The picture's size; structure and checksums are verified.
  ///
  /// The frames of an animated file count as lying below each other.
  func size() throws -> PixelSize {
    let size = try PNGPixels.size(png: bytes, name: path)
    let frames = isAnimated ? try AnimatedPNG(png: bytes, name: path).frames.count : 1
    return PixelSize(width: size.width, height: size.height * frames)
  }

  /// The picture's pixels, colours under alpha 0 included.
  ///
  /// The frames of an animated file lie below each other, so that none of them goes uncompared.
  func pixels() throws -> StraightPixels {
    if isAnimated {
      let frames = try AnimatedPNG(png: bytes, name: path).frames
      guard let first = frames.first else { throw CommandError.unreadable(path, reason: "it holds no frame") }
      return StraightPixels(
        Bitmap(width: first.width, height: first.height * frames.count, pixels: frames.flatMap(\.pixels)))
    }
    let decoded = try PNGPixels(png: bytes, name: path)
    return StraightPixels(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
  }

  static func write(_ picture: Bitmap, to path: String) throws {
    do {
      try writeAtomically(try PNGEncoder().encode(picture), to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError.notWritten(path, reason: "\(error)")
    }
  }
}
