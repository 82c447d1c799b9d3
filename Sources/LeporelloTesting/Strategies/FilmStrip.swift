// A sequence in one picture: its frames below each other, which any viewer shows.

public import LeporelloDiff
public import LeporelloGraphics

/// The frames of a sequence, first at the top.
public struct FilmStrip: Sendable, Hashable {
  /// All frames in one picture.
  public let picture: Bitmap
  /// The height of a frame; nil for a strip from a file, which the strip that it is compared with knows.
  public let frameHeight: Int?
  /// When each frame is shown, in seconds; empty for a strip from a file.
  public let times: [Double]

  /// Creates a strip of frames of one size.
  ///
  /// - Precondition: all frames have the first one's size.
  public init(frames: [Bitmap], times: [Double]) {
    let (width, height) = (frames.first?.width ?? 0, frames.first?.height ?? 0)
    precondition(
      frames.allSatisfy { $0.width == width && $0.height == height }, "a strip's frames must all have one size")
    picture = Bitmap(width: width, height: height * frames.count, pixels: frames.flatMap(\.pixels))
    frameHeight = height
    self.times = times
  }

  init(stored: Bitmap) {
    picture = stored
    frameHeight = nil
    times = []
  }

  /// The frames, given their height.
  func frames(height: Int) -> [Bitmap] {
    guard height > 0 else { return [] }
    return stride(from: 0, to: picture.height, by: height).map { top in
      let rows = min(height, picture.height - top)
      let pixels = picture.pixels[top * picture.width..<(top + rows) * picture.width]
      return Bitmap(width: picture.width, height: rows, pixels: Array(pixels))
    }
  }
}

extension Diffing where Value == FilmStrip {
  /// Strips in PNG files, compared frame by frame and in time.
  public static func filmStrip(metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none) -> Diffing {
    let codec = ImageCodec.png
    var diffing = Diffing(
      toData: { (strip: FilmStrip) in try codec.encode(strip.picture) },
      fromData: { FilmStrip(stored: try codec.decode($0)) },
      diff: { old, new in
        let height = new.frameHeight ?? old.frameHeight ?? new.picture.height
        let (before, after) = (old.frames(height: height), new.frames(height: height))
        func time(_ index: Int) -> Double {
          new.times.indices.contains(index) ? new.times[index] : Double(index) + (new.times.last ?? 0)
        }
        func timed(_ frames: [Bitmap]) -> [TimedFrame] {
          frames.enumerated().map { TimedFrame(time: time($0.offset), picture: $0.element) }
        }
        let difference = SequenceDifference(from: timed(before), to: timed(after), metric: metric, limits: limits)
        if difference.passes { return nil }
        let whole = BitmapDifference(from: old.picture, to: new.picture, metric: metric, limits: limits)
        let picture = SnapshotAttachment(
          name: "difference", pathExtension: "png", data: try codec.encode(whole.picture))
        return (difference.description, [picture])
      })
    diffing.holds = { data, strip in codec.holds?(data, strip.picture) ?? false }
    return diffing
  }
}
