// One snapshot as the page shows it.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// What the page knows of a snapshot.
struct ReportEntry: Encodable {
  var module: String
  var test: String
  var place: String
  var reference: String
  var outcome: String
  var message: String
  /// Addresses that hold the pictures themselves.
  var expected: [String] = []
  var actual: [String] = []
  var difference: String?
  /// When each frame is shown, in seconds.
  var times: [Double] = []
  var structure: [String] = []
  /// Both texts, for snapshots that are no pictures.
  var texts: [String] = []
  /// Whether there was no room for the pictures.
  var leftOut = false

  /// Reads what the run kept; `budget` is how many bytes there is room for.
  init(_ result: SnapshotResult, budget: inout Int) {
    module = result.module
    test = result.test
    place = "\(result.source):\(result.line)"
    reference = result.reference
    outcome = result.outcome.rawValue
    message = result.message ?? ""
    guard result.outcome != .passed else { return }
    let (old, new) = (Self.bytes(result.expected), Self.bytes(result.actual ?? result.reference))
    let picture = Self.bytes(result.difference)
    let size = [old, new, picture].reduce(0) { $0 + ($1?.count ?? 0) } * 4 / 3
    guard size <= budget else {
      leftOut = true
      return
    }
    budget -= size
    if reference.hasSuffix(".png") {
      (expected, _) = Self.frames(old)
      (actual, times) = Self.frames(new)
      difference = picture.map(Self.address)
      structure = Self.structure(old, new)
    } else {
      texts = [old, new].compactMap { $0.map { String(decoding: $0.prefix(200_000), as: UTF8.self) } }
    }
  }

  private static func bytes(_ path: String?) -> [UInt8]? {
    path.flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }
  }

  private static func address(_ png: [UInt8]) -> String { "data:image/png;base64," + Data(png).base64EncodedString() }

  /// A picture as it is; a sequence frame by frame.
  private static func frames(_ png: [UInt8]?) -> ([String], [Double]) {
    guard let png else { return ([], []) }
    guard let file = try? AnimatedPNG(png: png), file.frames.count > 1 else { return ([address(png)], []) }
    let stills = file.frames.compactMap { try? PNGEncoder(.small).encode($0) }
    return (stills.map(address), file.times)
  }

  private static func structure(_ old: [UInt8]?, _ new: [UInt8]?) -> [String] {
    let texts = [old, new].map { $0.flatMap { PNGNotes.notes(in: $0)["Leporello-Structure"] } }
    guard let before = texts[0].map(PictureStructure.frames), let after = texts[1].map(PictureStructure.frames) else {
      return []
    }
    return zip(before, after).enumerated().flatMap { index, pair in
      StructureDifference(from: pair.0, to: pair.1).changes.prefix(20).map { change in
        after.count > 1 ? "frame \(index + 1) of \(after.count): \(change)" : change
      }
    }
  }
}
