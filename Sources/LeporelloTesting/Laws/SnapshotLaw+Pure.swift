// Whether a frame is a function of its moment alone.

import Foundation
import LeporelloGraphics
import Synchronization

extension SnapshotLaw {
  /// Each frame drawn alone, in order, in reverse and in parallel is one and the same picture.
  public static var pureFrames: SnapshotLaw {
    SnapshotLaw("each frame depends on its moment alone") { run in
      let inOrder = try run.frames.indices.map { try run.picture($0).contentDigest }
      let reversed = Array(try run.frames.indices.reversed().map { try run.picture($0).contentDigest }.reversed())
      let parallel = Mutex([Int?](repeating: nil, count: run.frames.count))
      DispatchQueue.concurrentPerform(iterations: run.frames.count) { index in
        let digest = try? run.picture(index).contentDigest
        parallel.withLock { $0[index] = digest }
      }
      let together = parallel.withLock { $0 }
      for index in run.frames.indices {
        let alone = try FrameRun(frames: [run.frames[index]], size: run.size, scale: run.scale).picture(0).contentDigest
        for (way, digest) in [("in reverse", reversed[index]), ("in parallel", together[index]), ("alone", alone)]
        where digest != inOrder[index] { return "\(place(index, run)) is another picture drawn \(way) than in order" }
      }
      return nil
    }
  }
}
