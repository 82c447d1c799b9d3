// Pictures on disk.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// The bytes of a picture, decoded when that is needed.
struct PictureFile: Sendable {
  let path: String
  let bytes: [UInt8]

  init(path: String) throws {
    self.path = path
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe))
    } catch {
      throw FileManager.default.fileExists(atPath: path)
        ? CommandError.unreadable(path, reason: "it cannot be opened") : CommandError.noSuchPath(path)
    }
  }

  /// Whether the file says before its first picture that there are several.
  private var isAnimated: Bool { bytes.prefix(4096).firstRange(of: Array("acTL".utf8)) != nil }

  /// The picture's size; structure and checksums are verified.
  func size() throws -> PixelSize {
    let size = try PNGPixels.size(png: bytes, name: path)
    return PixelSize(width: size.width, height: size.height)
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

  /// The PNG files in a folder and the folders in it, by their paths within it, sorted.
  static func names(in folder: String) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = walker.nextObject() as? String {
      if name.lowercased().hasSuffix(".png"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        names.append(name)
      }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  static func write(_ picture: Bitmap, to path: String) throws {
    do {
      try writeAtomically(try PNGEncoder().encode(picture), to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError.notWritten(path, reason: "\(error)")
    }
  }
}
