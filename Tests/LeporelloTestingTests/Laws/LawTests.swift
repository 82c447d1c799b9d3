// Laws hold of good sequences, and say where bad ones break them.

import Foundation
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting
import LeporelloTransitions
import Testing

@testable import LeporelloTesting

@Suite struct LawTests {
  private static let size = CGSize(width: 40, height: 20)
  private static let red = page(RGBA(1, 0, 0), x: 4)
  private static let blue = page(RGBA(0, 0, 1), x: 20)

  private static func page(_ color: RGBA, x: CGFloat) -> DisplayList {
    DisplayList([
      .fill(Path(CGRect(origin: .zero, size: size)), .color(.white)),
      .fill(Path(CGRect(x: x, y: 2, width: 12, height: 10)), .color(color)),
    ])
  }

  private func run(
    _ transition: some PageTransition, _ from: DisplayList, _ to: DisplayList,
    _ context: TransitionContext = TransitionContext()
  )
    -> FrameRun
  {
    FrameRun(transition, from: from, to: to, size: Self.size, context: context)
  }

  @Test("A dissolve begins and ends at rest, is pure, still between equals, and its own way back")
  func dissolve() {
    let there = run(.crossDissolve, Self.red, Self.blue)
    assertLaws(
      .endsAtRest(from: Self.red, to: Self.blue), .pureFrames, .continuous(atMost: 0.2),
      .reverses(run(.crossDissolve, Self.blue, Self.red)), of: there)
    assertLaws(.still, of: run(.crossDissolve, Self.red, Self.red))
  }

  @Test("A push from right to left is the mirror of one from left to right")
  func mirror() {
    func mirrored(_ list: DisplayList) -> DisplayList {
      DisplayList([.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.size.width, ty: 0), list)])
    }
    let forward = run(.push(), Self.red, Self.blue)
    let backward = run(
      .push(), mirrored(Self.red), mirrored(Self.blue), TransitionContext(isRightToLeft: true))
    #expect(verifyLaws([.mirrors(forward)], of: backward) == nil)
    #expect(verifyLaws([.mirrors(forward)], of: forward)?.contains("frame 1 of 9: against the mirror image") == true)
  }

  @Test("Each broken law says in which frame and how")
  func broken() {
    let cut = FrameRun(frames: [Self.red, Self.red, Self.blue], size: Self.size)
    let message = verifyLaws(
      [
        .endsAtRest(from: Self.red, to: Self.red), .still, .continuous(atMost: 0.1),
        .reverses(FrameRun(frames: [Self.red], size: Self.size)),
      ], of: cut)
    #expect(
      message == """
        Not so: the ends are the states of rest. frame 3 of 3: 240 of 800 pixels over exact 0; limit 0; where: x 4-31, y 2-11
        Not so: nothing changes. frame 3 of 3: 240 of 800 pixels over exact 0; limit 0; where: x 4-31, y 2-11
        Not so: nothing jumps. frame 3 of 3: 0.3 of all light changes at once; limit 0.1
        It cannot be said whether the way back is the way there, reversed. 3 frames of 40x20 pt stand against 1 of 40x20. \
        Hold the law against sequences of one size and number of frames.
        """)
  }

  @MainActor @Test("A played storyboard keeps its laws, and its trace UIKit's order")
  func storyboard() throws {
    assertLaws(.pureFrames, .healthyTrace, .continuous(atMost: 0.5), of: try ViewStrategyTests.storyboard().timeline())
  }
}
