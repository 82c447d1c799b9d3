import Foundation
import Leporello
import Testing

/// A folder of the test's own, taken away with it.
private func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Every file below a folder with its bytes, by its path.
private func files(in folder: URL) throws -> [String: Data] {
  var found: [String: Data] = [:]
  for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    let file = folder.appendingPathComponent(name)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
      found[name] = try Data(contentsOf: file)
    }
  }
  return found
}

private func pair(
  _ name: String = "Pair", sampling: Sampling = .frames(count: 4), second: some View = Color.blue
) -> Storyboard {
  Storyboard(name, size: CGSize(width: 120, height: 90), scale: 1, sampling: sampling) {
    TabView("P", selection: "a") {
      Tab("A", value: "a") { Text("Alpha").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red) }
      Tab("B", value: "b") { second }
    }
  } script: {
    Appear()
    Select("b")
  }
}

@MainActor @Suite struct RenderTests {
  @Test("a storyboard becomes numbered frames and a sheet, and nothing else")
  func writes() throws {
    try withFolder { folder in
      let written = try pair().render(to: folder)
      #expect(
        try files(in: folder).keys.sorted() == [
          "Pair/frame-0000.png", "Pair/frame-0001.png", "Pair/frame-0002.png", "Pair/frame-0003.png", "Pair/sheet.png",
        ])
      #expect(written.frames.map(\.lastPathComponent).last == "frame-0003.png")
      let frame = try Bitmap(png: [UInt8](Data(contentsOf: written.frames[3])))
      #expect(frame.width == 120 && frame.height == 90)
    }
  }

  @Test("the bytes are the same each time and for any number of threads")
  func sameBytes() throws {
    try withFolder { folder in
      let runs = try [1, 2, 2, 5].enumerated().map { index, threads in
        let place = folder.appendingPathComponent("\(index)")
        try pair(sampling: .frames(count: 7)).render(to: place, threads: threads)
        return try files(in: place)
      }
      #expect(runs.dropFirst().allSatisfy { $0 == runs[0] })
    }
  }

  @Test("rendering again replaces all of the earlier files")
  func replaces() throws {
    try withFolder { folder in
      try pair(sampling: .frames(count: 6)).render(to: folder)
      try pair(sampling: .frames(count: 2)).render(to: folder)
      #expect(
        try files(in: folder).keys.sorted() == ["Pair/frame-0000.png", "Pair/frame-0001.png", "Pair/sheet.png"])
    }
  }

  @Test("a folder with foreign files is left as it is, and the error names them")
  func foreign() throws {
    try withFolder { folder in
      let own = folder.appendingPathComponent("Pair")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: own.appendingPathComponent("notes.txt"))
      let before = try files(in: folder)
      #expect(throws: StoryboardError.foreignFiles(folder: own.path, files: ["notes.txt"])) {
        try pair().render(to: folder)
      }
      #expect(try files(in: folder) == before)
    }
  }

  @Test("after an error the earlier pictures stand, and nothing half-written lies about")
  func failure() throws {
    try withFolder { folder in
      try pair().render(to: folder)
      let before = try files(in: folder)
      let missing = folder.appendingPathComponent("missing.png")
      #expect(throws: StoryboardError.self) { try pair(second: Image(contentsOf: missing)).render(to: folder) }
      #expect(try files(in: folder) == before)
    }
  }

  @Test("a folder that cannot be made is a typed error that names it")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      do throws(StoryboardError) {
        try pair().render(to: file)
        Issue.record("nothing was thrown")
      } catch {
        #expect(error.description.contains(file.path))
        #expect(error.description.contains("give a folder"))
      }
    }
  }

  @Test("names that cannot be a folder's are refused", arguments: ["", ".", "..", "a/b", "a\0b"])
  func names(name: String) throws {
    try withFolder { folder in
      #expect(throws: StoryboardError.invalidName(name)) { try pair(name).render(to: folder) }
      let left = try files(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test("the first and the last frame are the resting pages, byte for byte")
  func ends() throws {
    try withFolder { folder in
      try pair().render(to: folder)
      for selection in ["a", "b"] {
        try Storyboard(selection, size: CGSize(width: 120, height: 90), scale: 1, sampling: .frames(count: 1)) {
          TabView("P", selection: selection) {
            Tab("A", value: "a") {
              Text("Alpha").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
            }
            Tab("B", value: "b") { Color.blue }
          }
        }
        .render(to: folder)
      }
      let all = try files(in: folder)
      #expect(all["Pair/frame-0000.png"] == all["a/frame-0000.png"])
      #expect(all["Pair/frame-0003.png"] == all["b/frame-0000.png"])
      #expect(all["Pair/frame-0000.png"] != all["Pair/frame-0003.png"])
    }
  }

  @Test("a page that dissolves into its equal changes no pixel at any progress")
  func equalPages() throws {
    let page = HStack {
      Text("Same"); Circle().fill(Color.green.opacity(0.4))
    }.background(Color.yellow.opacity(0.5))
    let board = Storyboard(
      "Equal", size: CGSize(width: 120, height: 90), scale: 2, text: .faithful, sampling: .frames(count: 9)
    ) {
      TabView(selection: 1) {
        Tab("A", value: 1) { page }
        Tab("B", value: 2) { page }
      }
      .tabViewStyle(.page)
    } script: {
      Select(2)
    }
    let renderer = CairoRenderer()
    let frames = try board.timeline().frames.map {
      try renderer.render($0.displayList, size: board.size, scale: board.scale)
    }
    #expect(frames.dropFirst().allSatisfy { $0 == frames[0] })
  }
}
