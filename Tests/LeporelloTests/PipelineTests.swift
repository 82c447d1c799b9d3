// Frames on their way to files: equal ones once, memory bounded, and an end at any time.

import Foundation
import Testing

@testable import Leporello

@MainActor @Suite struct PipelineTests {
  private func board(_ name: String = "Pipe", frames: Int, size: CGFloat = 90) -> Storyboard {
    Storyboard(
      name, size: CGSize(width: size, height: size), scale: 1, sampling: .frames(count: frames)
    ) {
      TabView("P", selection: "a") {
        Tab("A", value: "a") { Text("Alpha").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red) }
        Tab("B", value: "b") { Text("Beta").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow) }
      }
      .tabViewStyle(.page)
    } script: {
      Appear()
      Select("b")
      Settle()
      Wait(0.5)
    }
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
  }

  @Test("equal frames are one drawing and one encoding, and are still files of their own")
  func equalFrames() throws {
    let place = folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let written = try board(frames: 12).render(to: place)
    let data = try written.frames.map { try Data(contentsOf: $0) }
    #expect(data.count == 12 && data[11] == data[10] && data[0] != data[11])
    try Data().write(to: written.frames[11])
    #expect(try Data(contentsOf: written.frames[10]) == data[10])
  }

  @Test("frames alone are the same files as beside a sheet, and take the place of an earlier folder")
  func framesAlone() throws {
    let place = folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let both = try board(frames: 3).render(to: place)
    let data = try both.frames.map { try Data(contentsOf: $0) }
    let frames = try board(frames: 3).renderFrames(to: place)
    #expect(frames == both.frames)
    #expect(try frames.map { try Data(contentsOf: $0) } == data)
    #expect(!FileManager.default.fileExists(atPath: both.sheet.path))
  }

  @Test("a cancelled task throws, and leaves neither frames nor a half-filled folder")
  func cancelled() async throws {
    let place = folder()
    defer { try? FileManager.default.removeItem(at: place) }
    try board(frames: 2).render(to: place)
    let before = try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
    let (timeline, again) = (try board(frames: 400, size: 600).timeline(), place)
    let task = Task.detached { () -> StoryboardError? in
      do throws(StoryboardError) {
        try timeline.write(to: again, threads: 2)
        return nil
      } catch { return error }
    }
    task.cancel()
    let end = await task.value
    #expect(end == .cancelled)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted() == before)
  }

  @Test("work stops at the first failure, and the lowest piece's failure is told", arguments: [1, 2, 5])
  func failures(threads: Int) {
    let end = Workers(count: threads).run(100) { piece, _ -> Int? in piece >= 7 ? piece : nil }
    guard case .failed(7) = end else {
      Issue.record("\(end)")
      return
    }
  }

  @Test("every piece is done once, on any number of threads", arguments: [0, 1, 2, 5])
  func pieces(threads: Int) {
    for count in [0, 1, 3, 100] {
      let done = Tally()
      let end = Workers(count: threads).run(count) { piece, _ -> Int? in
        done.add(piece)
        return nil
      }
      guard case .done = end else {
        Issue.record("\(end)")
        return
      }
      #expect(done.pieces == Array(0..<count))
    }
  }

  @Test("a sheet of very many frames shows sixty of them, the first and the last among these")
  func longSheet() throws {
    let timeline = try board(frames: 300).timeline()
    let sheet = timeline.contactSheet(text: .wireframe)
    let words = sheet.displayList.items.compactMap { item -> String? in
      guard case .text(let block, _, _) = item, block.string.hasSuffix(" s") else { return nil }
      return block.string
    }
    #expect(words.count == 60 && words.first == "0.000 s" && Set(words).count == 60)
    #expect(words.last.map { timeline.duration - (Double($0.dropLast(2)) ?? 0) < 0.001 } ?? false)
  }

  @Test("thousands of frames of two pages share the pages' memory")
  func sharing() throws {
    let frames = try board(frames: 1_000).timeline().frames
    #expect(frames.count == 1_000)
    var pages = Set<UnsafeRawPointer>()
    for frame in frames { pages.formUnion(frame.displayList.largeStorage) }
    #expect(pages.count < 100)
  }
}

/// Counts from several threads.
private final class Tally: @unchecked Sendable {
  // Every access is inside the lock.
  private let lock = NSLock()
  private var seen: [Int] = []

  func add(_ piece: Int) { lock.withLock { seen.append(piece) } }
  var pieces: [Int] { lock.withLock { seen.sorted() } }
}

extension DisplayList {
  /// Where the pages of mixes lie in memory.
  fileprivate var largeStorage: [UnsafeRawPointer] {
    items.flatMap { item -> [UnsafeRawPointer] in
      switch item {
      case .mix(let from, let to, _), .linearMix(let from, let to, _):
        [from, to].compactMap { $0.items.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } } }
      case .transform(_, let list), .clip(_, _, let list), .opacity(_, let list), .blend(_, let list),
        .shadow(_, let list), .innerShadow(_, let list), .blur(_, let list), .warp(_, let list), .mask(let list, _):
        list.largeStorage
      case .fill, .stroke, .text, .image, .backdrop: []
      }
    }
  }
}
