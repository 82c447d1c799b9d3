// Views, controllers and storyboards under the same table as any other value.

import Foundation
import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite struct ViewStrategyTests {
  static func page(_ title: String) -> some View { Text(title).padding(8) }

  @MainActor static func storyboard(duration: Double = 0.25, frames: Int = 6) -> Storyboard {
    Storyboard("Pair", size: CGSize(width: 60, height: 40), scale: 1, sampling: .frames(count: frames)) {
      TabView("P", selection: "a") {
        Tab("A", value: "a") { Color.red }
        Tab("B", value: "b") { Color.blue }
      }
      .tabViewStyle(.page)
      .tabTransition(.crossDissolve, duration: duration, curve: .linear)
    } script: {
      Appear()
      Select("b")
    }
  }

  @Test("A view is a picture, frames and a drawing, recorded once and equal ever after")
  func view() throws {
    let workshop = try Workshop()
    let size = CGSize(width: 120, height: 40)
    for _ in 0..<2 {
      let failures = [
        workshop.verify(Self.page("Sport"), as: .image(size: size)),
        workshop.verify(Self.page("Sport"), as: .layout(size: size), named: "layout"),
        workshop.verify(Self.page("Sport"), as: .displayList(size: size), named: "list"),
      ]
      let isRecorded = failures.allSatisfy { $0?.message.contains("Recorded") == true }
      #expect(isRecorded || failures.allSatisfy { $0 == nil })
    }
    let other = try #require(workshop.verify(Self.page("News!"), as: .image(size: size)))
    #expect(other.message.contains("pixels over exact 0; limit 0"))
    #expect(workshop.verify(Self.page("Sport"), as: .image(size: size)) == nil)
  }

  @MainActor @Test("A controller is a picture on a stage of its own")
  func controller() throws {
    let workshop = try Workshop()
    func make(_ color: UIColor) -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      return controller
    }
    let size = CGSize(width: 30, height: 20)
    #expect(workshop.verify(make(.red), as: .image(size: size))?.message.contains("Recorded") == true)
    #expect(workshop.verify(make(.red), as: .image(size: size)) == nil)
    #expect(workshop.verify(make(.blue), as: .image(size: size))?.message.contains("2400 of 2400 pixels") == true)
  }

  @MainActor @Test("A transition is compared frame by frame, and the message names the frame")
  func frames() throws {
    let workshop = try Workshop()
    let timeline = try Self.storyboard().timeline()
    #expect(workshop.verify(timeline, as: .frames())?.message.contains("Recorded") == true)
    #expect(workshop.verify(timeline, as: .frames()) == nil)
    var strip = try ImageCodec.png.decode(try #require(workshop.bytes("testPage.home.png")))
    #expect(strip.height == 6 * 40)
    strip[5, 3 * 40 + 7] ^= 0xff
    try workshop.put(try ImageCodec.png.encode(strip), "testPage.home.png")
    let failure = try #require(workshop.verify(timeline, as: .frames()))
    #expect(failure.message.contains("changed: frame 4 of 6"), "\(failure.message)")
    #expect(failure.message.contains("1 of 2400 pixels over exact 0; limit 0; where: x 5-5, y 7-7"))
  }

  @MainActor @Test("A timeline's sheet, callbacks and drawings are snapshots too")
  func timeline() throws {
    let workshop = try Workshop()
    for _ in 0..<2 {
      let timeline = try Self.storyboard(frames: 3).timeline()
      let failures = [
        workshop.verify(timeline, as: .sheet()), workshop.verify(timeline, as: .lifecycle, named: "lifecycle"),
        workshop.verify(timeline, as: .displayList, named: "list"),
      ]
      #expect(failures.allSatisfy { $0 == nil || $0?.message.contains("Recorded") == true })
    }
    let events = workshop.bytes("testPage.lifecycle.txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(events.contains("b.viewWillAppear(true)\n"))
  }

  @Test("A dropped frame of a strip is told from a changed one")
  func strip() throws {
    let frames = (0..<5).map { Bitmap(width: 4, height: 3, filledWith: 0xff00_0000 | UInt32($0) * 0x102030) }
    let times = (0..<5).map { Double($0) / 10 }
    let whole = FilmStrip(frames: frames, times: times)
    var short = frames
    short.remove(at: 2)
    let fewer = FilmStrip(frames: short, times: Array(times.dropLast()))
    let diffing = Diffing.filmStrip()
    #expect(try diffing.diff(FilmStrip(stored: whole.picture), whole) == nil)
    #expect(try diffing.diff(FilmStrip(stored: whole.picture), fewer)?.0.hasPrefix("dropped: frame 3") == true)
    #expect(try diffing.diff(FilmStrip(stored: fewer.picture), whole)?.0.contains("frame 3 of 5") == true)
  }
}
