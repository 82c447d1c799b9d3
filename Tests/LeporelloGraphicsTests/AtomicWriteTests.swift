// Files appear whole or not at all.

import LeporelloGraphics
import Testing

@Suite struct AtomicWriteTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")

  @Test("A file is written with the folders that were missing, and nothing else is left")
  func writes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a/b/c.bin")
    try writeAtomically([1, 2, 3], to: url)
    try writeAtomically([4], to: url)
    #expect(try [UInt8](Data(contentsOf: url)) == [4])
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["c.bin"])
  }

  @Test("A folder that cannot be made, and a place that is a folder, are errors that name the path")
  func refuses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    try writeAtomically([1], to: file)
    #expect { try writeAtomically([1], to: file.appendingPathComponent("x/y.png")) } throws: { error in
      guard case RenderError.unwritableFile(let path, _) = error else { return false }
      return path.hasPrefix(file.path) && "\(error)".contains("give a folder")
    }
    #expect(throws: RenderError.self) { try writeAtomically([1], to: folder) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }
}
