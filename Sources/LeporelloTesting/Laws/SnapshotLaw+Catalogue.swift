// The laws that the library knows.

import LeporelloContainment
import LeporelloDiff
public import LeporelloGraphics

extension SnapshotLaw {
  /// The first and the last frame are what two drawings show, to the pixel.
  public static func endsAtRest(from: DisplayList, to: DisplayList) -> SnapshotLaw {
    SnapshotLaw("the ends are the states of rest") { run in
      for (index, rest) in [(0, from), (run.frames.count - 1, to)] {
        guard run.frames.indices.contains(index) else { return "there are no frames" }
        let still = try FrameRun(frames: [rest], size: run.size, scale: run.scale).picture(0)
        if let fault = unlike(still, try run.picture(index)) { return "\(place(index, run)): \(fault)" }
      }
      return nil
    }
  }

  /// No frame differs from the first: a dissolve of equals is still.
  public static var still: SnapshotLaw {
    SnapshotLaw("nothing changes") { run in
      let pictures = try run.pictures()
      for index in pictures.indices.dropFirst() {
        if let fault = unlike(pictures[0], pictures[index]) { return "\(place(index, run)): \(fault)" }
      }
      return nil
    }
  }

  /// The frames are those of another sequence from the last to the first.
  public static func reverses(_ other: FrameRun) -> SnapshotLaw {
    SnapshotLaw("the way back is the way there, reversed") { run in
      try check(run, like: other)
      let (there, back) = (try other.pictures(), try run.pictures())
      for index in back.indices {
        if let fault = unlike(there[there.count - 1 - index], back[index]) { return "\(place(index, run)): \(fault)" }
      }
      return nil
    }
  }

  /// Everything stands where the mirror image of another sequence has it; words are not turned, only their places.
  public static func mirrors(_ other: FrameRun) -> SnapshotLaw {
    SnapshotLaw("right to left is the mirror of left to right") { run in
      try check(run, like: other)
      for index in run.frames.indices {
        let expected = sorted(PictureStructure(of: other.frames[index]).elements, mirroredIn: run.size.width)
        let found = sorted(PictureStructure(of: run.frames[index]).elements, mirroredIn: nil)
        let difference = StructureDifference(
          from: PictureStructure(elements: expected), to: PictureStructure(elements: found))
        if !difference.isEmpty { return "\(place(index, run)): against the mirror image, \(difference)" }
      }
      return nil
    }
  }

  /// No frame differs from the one before by more than a share of all light, 0 to 1: nothing jumps.
  public static func continuous(atMost share: Double = 0.25) -> SnapshotLaw {
    SnapshotLaw("nothing jumps") { run in
      let pictures = try run.pictures()
      for index in pictures.indices.dropFirst() {
        let step = BitmapDifference(from: pictures[index - 1], to: pictures[index], metric: .channel(255)).mean / 255
        if step > share {
          return "\(place(index, run)): \(step.dump) of all light changes at once; limit \(share.dump)"
        }
      }
      return nil
    }
  }

  /// The callbacks keep the order that UIKit promises.
  public static var healthyTrace: SnapshotLaw {
    SnapshotLaw("callbacks come in UIKit's order") { run in
      let breaches = run.trace.breaches()
      return breaches.isEmpty ? nil : breaches.prefix(3).joined(separator: "; ")
    }
  }

  private static func check(_ run: FrameRun, like other: FrameRun) throws {
    guard run.frames.count == other.frames.count, run.size == other.size else {
      throw SnapshotError.unlikeFrames(
        "\(run.frames.count) frames of \(run.size.width.dump)x\(run.size.height.dump) pt stand against "
          + "\(other.frames.count) of \(other.size.width.dump)x\(other.size.height.dump).")
    }
  }

  static func place(_ index: Int, _ run: FrameRun) -> String { "frame \(index + 1) of \(run.frames.count)" }

  static func unlike(_ old: Bitmap, _ new: Bitmap) -> String? {
    let difference = BitmapDifference(from: old, to: new)
    return difference.passes ? nil : difference.description.split(separator: "\n").prefix(2).joined(separator: "; ")
  }

  /// Drawing order says nothing about places, so elements are put in the order of what and where they are.
  private static func sorted(_ elements: [PictureElement], mirroredIn width: CGFloat?) -> [PictureElement] {
    let placed = elements.map { element in
      var element = element
      // A bent page's own points would have to be turned; what it bends is compared.
      if element.label == "bent page" { element.detail = "-" }
      if let width, element.kind != .effect { element.frame.origin.x = width - element.frame.maxX }
      return element
    }
    return placed.sorted {
      ($0.kind.rawValue, $0.label, $0.detail, $0.frame.minX, $0.frame.minY)
        < ($1.kind.rawValue, $1.label, $1.detail, $1.frame.minX, $1.frame.minY)
    }
  }
}
