// Draws, encodes and writes many pictures on several threads; the bytes don't depend on how many. Each thread carries
// one picture through all steps at a time, so that memory doesn't grow with the number of pictures.

import LeporelloCairo
import LeporelloGraphics
import LeporelloStoryboard

/// Turns pictures into files of a folder that is being filled.
struct PictureWriter: Sendable {
  /// A picture and the name of its file.
  struct Job: Sendable {
    var picture: Picture
    var name: String
  }

  var renderer = CairoRenderer()
  var encoder: PNGEncoder
  /// On how many threads.
  var threads: Int

  /// Writes every picture; equal ones are drawn and encoded once.
  ///
  /// - Throws: the first picture's failure, or `.cancelled`.
  func write(_ jobs: [Job], to folder: FolderReplacement) throws(StoryboardError) {
    let (first, copies) = Self.sorted(jobs)
    let end = Workers(count: threads).run(first.count) { piece, isCancelled -> StoryboardError? in
      do throws(StoryboardError) {
        try write(jobs[first[piece]], to: folder, isCancelled)
        return nil
      } catch { return error }
    }
    switch end {
    case .done: break
    case .cancelled: throw .cancelled
    case .failed(let error): throw error
    }
    for (copy, original) in copies { try folder.copy(jobs[original].name, as: jobs[copy].name) }
  }

  /// The places of the pictures that differ, and of those that equal an earlier one; thousands of frames should not be
  /// held twice.
  private static func sorted(_ jobs: [Job]) -> (first: [Int], copies: [(copy: Int, of: Int)]) {
    var places: [Int: Int] = [:]
    var first: [Int] = []
    var copies: [(copy: Int, of: Int)] = []
    for (index, job) in jobs.enumerated() {
      let hash = job.picture.hashValue
      if let place = places[hash], jobs[place].picture == job.picture {
        copies.append((index, place))
      } else {
        places[hash] = index
        first.append(index)
      }
    }
    return (first, copies)
  }

  private func write(
    _ job: Job, to folder: FolderReplacement, _ isCancelled: () -> Bool
  ) throws(StoryboardError) {
    let bytes: [UInt8]
    do throws(RenderError) {
      let picture = job.picture
      let frame = try renderer.frame(picture.displayList, size: picture.size, scale: picture.scale)
      if isCancelled() { return }
      bytes = try encoder.encode(frame)
    } catch { throw .rendering(error) }
    if isCancelled() { return }
    try folder.write(bytes, as: job.name)
  }
}
