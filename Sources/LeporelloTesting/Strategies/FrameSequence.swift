// A sequence in one file: an animated PNG, which browsers play, with a verdict on each frame.

import Foundation
import LeporelloCairo
public import LeporelloDiff
public import LeporelloGraphics

/// The frames of a sequence and when each is shown.
public struct FrameSequence: Sendable, Hashable {
  /// The pictures, all of one size.
  public let frames: [Bitmap]
  /// When each is first shown, in seconds from the start.
  public let times: [Double]
  /// What is to be seen in each; empty if it is not known.
  let structures: [PictureStructure]

  /// Creates a sequence.
  ///
  /// - Precondition: there are as many times as frames.
  public init(frames: [Bitmap], times: [Double]) { self.init(frames: frames, times: times, structures: []) }

  init(frames: [Bitmap], times: [Double], structures: [PictureStructure]) {
    precondition(frames.count == times.count, "\(frames.count) frames need as many times, not \(times.count)")
    (self.frames, self.times, self.structures) = (frames, times, structures)
  }

  /// Reads an animated PNG file; the exact times stand in its notes, the format's own are rounded.
  init(png data: Data) throws {
    let file = try AnimatedPNG(png: [UInt8](data), name: "the reference")
    let notes = SnapshotNotes(png: [UInt8](data))
    self.init(
      frames: file.frames, times: notes.times.count == file.frames.count ? notes.times : file.times,
      structures: notes.structures)
  }

  /// The file, without notes.
  func png() throws -> Data {
    // The last frame is held as long as the one before it.
    let lengths = zip(times, times.dropFirst()).map { $1 - $0 }
    let delays = (lengths + [lengths.last ?? 0]).map { AnimatedPNG.Delay(seconds: $0) }
    return Data(try AnimatedPNG(frames: frames, delays: delays).encoded())
  }
}

extension Diffing where Value == FrameSequence {
  /// Animated PNG files, compared frame by frame and in time; each changed frame is told with what moved in it.
  public static func sequence(metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none) -> Diffing {
    Diffing(toData: { try $0.png() }, fromData: { try FrameSequence(png: $0) }) { old, new in
      func timed(_ sequence: FrameSequence) -> [TimedFrame] {
        zip(sequence.times, sequence.frames).map { TimedFrame(time: $0, picture: $1) }
      }
      let difference = SequenceDifference(from: timed(old), to: timed(new), metric: metric, limits: limits)
      if difference.passes { return nil }
      let message = difference.told { one, other in
        guard old.structures.indices.contains(one), new.structures.indices.contains(other) else { return nil }
        let structure = StructureDifference(from: old.structures[one], to: new.structures[other])
        return structure.isEmpty ? nil : "\(structure)"
      }
      guard let first = difference.changes.first else { return (message, []) }
      return (
        message,
        [
          SnapshotAttachment(
            name: "difference", pathExtension: "png", data: try ImageCodec.png.encode(first.difference.picture))
        ]
      )
    }
  }
}

extension Snapshotting where Value == FrameSequence, Format == FrameSequence {
  /// The sequence itself, in an animated PNG file.
  public static var sequence: Snapshotting { Snapshotting(pathExtension: "png", diffing: .sequence()) }
}
