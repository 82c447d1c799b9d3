// A headless browser that draws a page of cells, one for each case: the outside world's opinion of the same shapes.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Synchronization

/// The Chromium that is installed.
struct Browser {
  /// The side of a cell and the distance from one to the next, in CSS pixels.
  static let side = 96
  static let pitch = 104
  static let columns = 8

  private static let names = ["chromium", "chromium-browser", "google-chrome", "chrome-headless-shell"]

  /// Where it is, or nil.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  enum Fault: Error, CustomStringConvertible {
    case noPicture(String)

    var description: String {
      switch self {
      case .noPicture(let words): "the browser made no picture: \(words)"
      }
    }
  }

  /// What it shows of some cells, in their order, at so many device pixels a CSS pixel.
  static func cells(_ bodies: [String], scale: Int) throws -> [Bitmap] {
    guard let path else { throw Fault.noPicture("it is not installed") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, picture) = (folder.appendingPathComponent("page.html"), folder.appendingPathComponent("page.png"))
    try html(bodies).write(to: page, atomically: true, encoding: .utf8)
    let height = (bodies.count + columns - 1) / columns * pitch
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--disable-lcd-text",
      "--force-color-profile=srgb", "--force-device-scale-factor=\(scale)", "--user-data-dir=\(folder.path)/profile",
      // Some versions take the height of a window's frame from that of the page.
      "--window-size=\(columns * pitch),\(height + 200)", "--screenshot=\(picture.path)", "file://\(page.path)",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A browser that hangs must not keep the tests.
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watch)
    process.waitUntilExit()
    watch.cancel()
    guard let bytes = try? Data(contentsOf: picture) else {
      throw Fault.noPicture("status \(process.terminationStatus)")
    }
    let whole = try Bitmap(png: Array(bytes), name: "the browser's picture")
    guard whole.width >= columns * pitch * scale, whole.height >= height * scale else {
      throw Fault.noPicture("it is \(whole.width) x \(whole.height)")
    }
    return bodies.indices.map { index in
      let (left, top) = (index % columns * pitch * scale, index / columns * pitch * scale)
      var cell = Bitmap(width: side * scale, height: side * scale)
      for y in 0..<cell.height {
        for x in 0..<cell.width { cell[x, y] = whole[left + x, top + y] }
      }
      return cell
    }
  }

  private static func html(_ bodies: [String]) -> String {
    let cells = bodies.enumerated().map { index, body in
      let (left, top) = (index % columns * pitch, index / columns * pitch)
      return "<div class=cell style=\"left:\(left)px;top:\(top)px\">\(body)</div>"
    }
    return """
      <!doctype html><meta charset=utf-8><style>
      html, body { margin: 0; background: white }
      .cell { position: absolute; width: \(side)px; height: \(side)px; overflow: hidden; isolation: isolate;
        background: white }
      .cell div { position: absolute; box-sizing: border-box }
      .cell svg { position: absolute; left: 0; top: 0; overflow: hidden }
      </style>\(cells.joined(separator: "\n"))
      """
  }
}
