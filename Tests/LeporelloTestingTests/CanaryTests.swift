// References damaged by known means: each must fail, with words that say what is wrong and what to do.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting
import Testing

@testable import LeporelloTesting

@Suite struct CanaryTests {
  /// A way to damage a reference, and what the message must hold.
  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var says: String
    /// Whether mode failed may replace the file: it is a reference, only another one.
    var isReference = false
    var apply: @Sendable (Data) throws -> Data
  }

  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345
    """

  static func repainted(_ data: Data, _ change: (inout Bitmap) -> Void) throws -> Data {
    var picture = try ImageCodec.png.decode(data)
    change(&picture)
    return try ImageCodec.png.encode(picture)
  }

  static let damages = [
    Damage(
      testDescription: "one pixel", says: "1 of 200 pixels over exact 0; limit 0\nwhere: x 7-7, y 3-3",
      isReference: true
    ) {
      try repainted($0) { $0[7, 3] = 0xff33_669a }
    },
    Damage(
      testDescription: "one row", says: "20 of 200 pixels over exact 0; limit 0\nwhere: x 0-19, y 9-9",
      isReference: true
    ) {
      try repainted($0) { for x in 0..<20 { $0[x, 9] = 0xffff_ffff } }
    },
    Damage(testDescription: "alpha of one pixel", says: "1 of 200 pixels", isReference: true) {
      try repainted($0) { $0[0, 0] = 0 }
    },
    Damage(testDescription: "one row less", says: "sizes differ: 20x9 became 20x10", isReference: true) { _ in
      try ImageCodec.png.encode(Workshop.picture(height: 9))
    },
    Damage(testDescription: "LFS pointer", says: "git lfs pull") { _ in Data(pointer.utf8) },
    Damage(testDescription: "conflict markers", says: "merge conflict markers") { _ in
      Data("<<<<<<< HEAD\nbinary\n=======\nother\n>>>>>>> branch\n".utf8)
    },
    Damage(testDescription: "zero bytes", says: "It is empty.") { _ in Data() },
    Damage(testDescription: "web page", says: "web page") { _ in Data("<!DOCTYPE html><html></html>".utf8) },
    Damage(testDescription: "cut in half", says: "cannot be read") { $0.prefix($0.count / 2) },
    Damage(testDescription: "one flipped bit", says: "cannot be read") { data in
      var data = data
      data[data.startIndex + data.count / 2] ^= 0x10
      return data
    },
    Damage(testDescription: "text", says: "cannot be read") { _ in Data("hello".utf8) },
  ]

  @Test("A damaged reference fails, says why, and is kept unless it is a picture", arguments: damages)
  func damage(_ damage: Damage) throws {
    let workshop = try Workshop()
    let name = "testPage.home.png"
    let sound = try ImageCodec.png.encode(Workshop.picture())
    let damaged = try damage.apply(sound)
    try workshop.put(damaged, name)
    for mode in [SnapshotTestingConfiguration.Record.missing, .never, .failed] {
      let failure = try #require(workshop.verify(Workshop.picture(), as: .image(), record: mode))
      #expect(failure.message.contains(damage.says), "\(mode): \(failure.message)")
      let after = try ImageCodec.png.encode(Workshop.picture())
      #expect(workshop.bytes(name) == (mode == .failed && damage.isReference ? after : damaged))
    }
  }

  @Test("The sound reference passes, so the canaries prove something")
  func sound() throws {
    let workshop = try Workshop()
    #expect(workshop.verify(Workshop.picture(), as: .image())?.message.contains("Recorded") == true)
    #expect(workshop.verify(Workshop.picture(), as: .image()) == nil)
  }

  @Test("A comparison that throws or a codec that gives a short file is a failure, never a match")
  func comparator() throws {
    struct Broken: Error {}
    let workshop = try Workshop()
    try workshop.put(Data("old".utf8), "testPage.home.txt")
    var strategy = SimplySnapshotting<String>.lines
    strategy.diffing.diff = { _, _ in throw Broken() }
    #expect(workshop.verify("old", as: strategy)?.message.contains("Broken") == true)
    strategy = .lines
    strategy.snapshot = { _ in Async { _ in } }
    #expect(workshop.verify("old", as: strategy)?.message.contains("Await the value first") == true)
    strategy.snapshot = { _ in throw Broken() }
    #expect(workshop.verify("old", as: strategy)?.message.contains("No snapshot could be taken: Broken") == true)
  }

  @Test("A text reference with conflict markers or a pointer is told apart from other text")
  func text() throws {
    let workshop = try Workshop()
    try workshop.put(Data(Self.pointer.utf8), "testPage.home.txt")
    #expect(workshop.verify("a", as: .lines, record: .failed)?.message.contains("git lfs pull") == true)
    try workshop.put(Data("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\n".utf8), "testPage.other.txt")
    #expect(workshop.verify("a", as: .lines, named: "other")?.message.contains("merge conflict") == true)
    try workshop.put(Data("<html>".utf8), "testPage.page.txt")
    #expect(workshop.verify("<html>", as: .lines, named: "page") == nil)
    try workshop.put(Data(), "testPage.empty.txt")
    #expect(workshop.verify("", as: .lines, named: "empty") == nil)
    try workshop.put(Data([0xff, 0xfe]), "testPage.bytes.txt")
    #expect(workshop.verify("", as: .lines, named: "bytes")?.message.contains("not UTF-8") == true)
  }
}
