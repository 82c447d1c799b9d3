// Animations.

import Foundation
import LeporelloCairo
import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting

@testable import LeporelloTesting

extension LedgerTests {
  static let sequences: [String: LedgerAnswer] = [
    "S08": .test("One pixel of one frame of a sequence fails, and the message names the frame and what moved"),
    "S59": .check { @MainActor in
      var storyboard = ViewStrategyTests.storyboard(duration: 0.3)
      storyboard.sampling = .framesPerSecond(10)
      return try storyboard.timeline().frames.map(\.time) == [0, 0.1, 0.2, 0.3]
    },
    "S61": .check { @MainActor in
      let workshop = try Workshop()
      _ = workshop.verify(try ViewStrategyTests.storyboard().timeline(), as: .sequence())
      let file = [UInt8](workshop.bytes("testPage.home.png") ?? Data())
      guard let first = file.firstRange(of: Array("acTL".utf8)), let data = file.firstRange(of: Array("IDAT".utf8))
      else { return false }
      return first.lowerBound < data.lowerBound
    },
    "S62": .check { @MainActor in
      let timeline = try ViewStrategyTests.storyboard().timeline()
      let frames = try timeline.pictures()
      let strip = FilmStrip(frames: frames, times: timeline.frames.map(\.time)).frames(height: frames[0].height)
      let file = try FrameSequence(frames: frames, times: timeline.frames.map(\.time)).png()
      return try strip == frames && AnimatedPNG(png: [UInt8](file)).frames == frames
    },
    "S64": .check {
      [
        "LeporelloGraphics", "LeporelloLayout", "LeporelloTransitions", "LeporelloViews", "LeporelloCairo", "CCairo",
        "CKernels", "LeporelloContainment", "LeporelloPages", "LeporelloStoryboard",
      ].flatMap { SourceText.all(under: "Sources/\($0)", ["swift", "c"]) }.allSatisfy { file in
        !["Date()", "Date.now", "clock_gettime", "ContinuousClock", "gettimeofday", "random()", ".random(in"].contains {
          file.text.contains($0)
        }
      }
    },
    "S65": .check { @MainActor in
      verifyLaws([.pureFrames], of: FrameRun(try ViewStrategyTests.storyboard().timeline())) == nil
    },
    "S67": .check { @MainActor in
      let digests = try (0..<3).map { _ in try spinner() }
      return Set(digests).count == 1
    },
  ]

  /// What a snapshot of a view shows that turns for ever.
  @MainActor private static func spinner() throws -> Int {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    controller.view.addSubview(view)
    let stage = try Stage(size: CGSize(width: 20, height: 20))
    defer { stage.tearDown() }
    stage.window.rootViewController = controller
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { view.frame.origin.x = 0 }
    try stage.settle()
    let box = Box<Bitmap>()
    try Snapshotting<Stage, Bitmap>.image.snapshot(stage).run { box.value = $0 }
    return box.value?.contentDigest ?? 0
  }
}
