// Strategies by their bare names, as they are written where nothing is out of the ordinary.

import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite @MainActor struct PlainStrategyTests {
  @Test("A strategy without parentheses is the one with empty parentheses")
  func names() throws {
    let workshop = try Workshop()
    func both<Value, Format>(
      _ name: String, _ value: @autoclosure () throws -> Value, _ bare: Snapshotting<Value, Format>,
      _ full: Snapshotting<Value, Format>
    ) throws {
      #expect(workshop.verify(try value(), as: bare, named: name)?.message.contains("Recorded") == true, "\(name)")
      #expect(workshop.verify(try value(), as: full, named: name) == nil, "\(name)")
    }
    let page = ViewStrategyTests.page("Sport")
    try both("bitmap", Workshop.picture(), .image, .image())
    try both("view", page, .image, .image(size: CGSize(width: 390, height: 844)))
    try both("layout", page, .layout, .layout(size: CGSize(width: 390, height: 844)))
    try both("list", page, .displayList, .displayList())
    try both("controller", UIViewController(), .image, .image())
    try both("uiview", UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), .image, .image())
    let stage = try Stage(size: CGSize(width: 20, height: 10))
    defer { stage.tearDown() }
    try both("stage", stage, .image, .image())
    try both("sequence", ViewStrategyTests.storyboard(), .sequence, .sequence())
    try both("sheet", ViewStrategyTests.storyboard(), .sheet, .sheet())
    let timeline = try ViewStrategyTests.storyboard().timeline()
    try both("played", timeline, .sequence, .sequence())
    try both("frames", timeline, .frames, .frames(count: 6))
    try both("page", timeline, .sheet, .sheet())
  }

  @Test("So many frames of a timeline are at equal distances with both ends, and none is an error")
  func counts() throws {
    let timeline = try ViewStrategyTests.storyboard().timeline()
    func shown(_ count: Int) throws -> [Bitmap] {
      let box = Box<FilmStrip>()
      try Snapshotting<Timeline, FilmStrip>.frames(count: count).snapshot(timeline).run { box.value = $0 }
      return box.value?.frames(height: 40) ?? []
    }
    let all = try timeline.pictures()
    #expect(try shown(2) == [all[0], all[5]])
    #expect(try shown(6) == all)
    #expect(try shown(1) == [all[5]])
    #expect { try shown(0) } throws: { "\($0)".contains("0 frames cannot be taken") }
  }
}
