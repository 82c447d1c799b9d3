// Sequences in animated files: what they keep, and what a change in them says.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite @MainActor struct SequenceStrategyTests {
  static func storyboard(left: CGFloat) -> Storyboard {
    Storyboard("Pair", size: CGSize(width: 90, height: 40), scale: 1, sampling: .frames(count: 6)) {
      TabView("P", selection: "a") {
        Tab("A", value: "a") { Text("Sport").padding(.leading, left) }
        Tab("B", value: "b") { Color.blue }
      }
      .tabViewStyle(.page)
      .tabTransition(.crossDissolve, duration: 0.25, curve: .linear)
    } script: {
      Appear()
      Select("b")
    }
  }

  @Test("A sequence is recorded once and equal ever after, with its times to the nanosecond")
  func equal() throws {
    let workshop = try Workshop()
    let timeline = try Self.storyboard(left: 4).timeline()
    #expect(workshop.verify(timeline, as: .sequence())?.message.contains("Recorded") == true)
    #expect(workshop.verify(timeline, as: .sequence()) == nil)
    let stored = try FrameSequence(png: try #require(workshop.bytes("testPage.home.png")))
    #expect(stored.times == timeline.frames.map(\.time))
    #expect(stored.frames == (try timeline.pictures()))
    #expect(stored.structures.count == 6)
  }

  @Test("One pixel of one frame of a sequence fails, and the message names the frame and what moved")
  func changed() throws {
    let workshop = try Workshop()
    let timeline = try Self.storyboard(left: 4).timeline()
    _ = workshop.verify(timeline, as: .sequence())
    let stored = try FrameSequence(png: try #require(workshop.bytes("testPage.home.png")))
    var frames = stored.frames
    frames[3][7, 5] ^= 0xff
    let damaged = try FrameSequence(frames: frames, times: stored.times).png()
    try workshop.put(damaged, "testPage.home.png")
    let pixel = try #require(workshop.verify(timeline, as: .sequence()))
    #expect(pixel.message.contains("frame 4 of 6"), "\(pixel.message)")
    #expect(pixel.message.contains("1 of 3600 pixels over exact 0; limit 0; where: x 7-7, y 5-5"))
    _ = workshop.verify(timeline, as: .sequence(), record: .all)
    let moved = try #require(workshop.verify(try Self.storyboard(left: 10).timeline(), as: .sequence()))
    #expect(moved.message.contains("frame 1 of 6 (0 ms): text 'Sport' moved 3 pt right; "), "\(moved.message)")
  }

  @Test("A storyboard is played for its frames, at moments or so many, for its sheet and its texts")
  func storyboards() throws {
    let workshop = try Workshop()
    for _ in 0..<2 {
      let storyboard = Self.storyboard(left: 4)
      let failures = [
        workshop.verify(storyboard, as: .frames(at: [0, 0.1, 0.25]), named: "at"),
        workshop.verify(storyboard, as: .frames(count: 4), named: "count"),
        workshop.verify(storyboard, as: .sequence(), named: "sequence"),
        workshop.verify(storyboard, as: .sheet(), named: "sheet"),
        workshop.verify(storyboard, as: .lifecycle, named: "lifecycle"),
        workshop.verify(storyboard, as: .displayList, named: "list"),
        workshop.verify(storyboard, as: .layout, named: "layout"),
      ]
      let isRecorded = failures.allSatisfy { $0?.message.contains("Recorded") == true }
      #expect(isRecorded || failures.allSatisfy { $0 == nil }, "\(failures.compactMap { $0?.message })")
    }
    let strip = try ImageCodec.png.decode(try #require(workshop.bytes("testPage.at.png")))
    #expect(strip.height == 3 * 40)
    #expect(try ImageCodec.png.decode(try #require(workshop.bytes("testPage.count.png"))).height == 4 * 40)
    #expect(SharedRate.perSecond(of: [0, 0.1, 0.25]) == 20)
  }

  @Test("A damaged sequence is refused with the reason", arguments: 0..<60)
  func damaged(seed: Int) throws {
    let frames = (0..<3).map { Bitmap(width: 5, height: 4, filledWith: 0xff00_0000 | UInt32($0) * 0x203040) }
    let file = [UInt8](try FrameSequence(frames: frames, times: [0, 0.1, 0.2]).png())
    var random = SeededNumbers(state: UInt32(seed) &* 7919 &+ 1)
    var cut = file
    if seed % 2 == 0 {
      cut.removeLast(1 + random.next(file.count - 1))
    } else {
      cut[random.next(file.count)] ^= UInt8(1 << random.next(8))
    }
    #expect(throws: RenderError.self, "seed \(seed)") { try AnimatedPNG(png: cut) }
  }

  @Test("A file of frames that are smaller than it is laid together as the format says")
  func composed() throws {
    let frames = [
      Bitmap(width: 2, height: 1, pixels: [0xffff_0000, 0xff00_ff00]),
      Bitmap(width: 2, height: 1, pixels: [0x8000_0080, 0]),
    ]
    let file = try AnimatedPNG(
      frames: frames, delays: [.init(seconds: 0.1), .init(seconds: 1.0 / 30)]
    ).encoded()
    let read = try AnimatedPNG(png: file)
    #expect(read.frames == frames)
    #expect(read.times == [0, 0.1])
    #expect(read.delays[1] == AnimatedPNG.Delay(seconds: 1.0 / 30))
    let still = try AnimatedPNG(png: try PNGEncoder().encode(frames[0]))
    #expect(still.frames == [frames[0]])
  }
}
