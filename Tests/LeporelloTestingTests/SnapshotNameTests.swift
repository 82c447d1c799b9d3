// The rule of names is frozen: each line of the table stands for references in someone's repository.

import Foundation
import Testing

@testable import LeporelloTesting

@Suite struct SnapshotNameTests {
  @Test("No two of 10,000 random names give one file, leave the folder, or are too long")
  func injective() {
    var random = SeededNumbers(state: 42)
    let alphabet = Array("ab-_ ./\\%🎉éßA1\n\"':*?|<>~$日")
    var raw: Set<[UInt8]> = []
    var files: [String: String] = [:]
    let given = ["50%", "50 %", "a/b", "a-b", "..", "-", "", String(repeating: "long ", count: 100)]
    let drawn = (0..<10_000).map { _ in String((0..<random.next(24)).map { _ in alphabet[random.next(alphabet.count)] })
    }
    for name in given + drawn where raw.insert(Array(name.utf8)).inserted {
      let file = SnapshotName.sanitised(name)
      #expect(files[file] == nil, "\(name) and \(files[file] ?? "") are both \(file)")
      files[file] = name
      #expect(!file.isEmpty && !file.contains("/") && file != ".." && !file.hasPrefix("."))
      #expect("\(SnapshotName.test(name)).\(file).sheet.png".utf8.count <= 255)
    }
  }

  @Test("Names of word characters and inner hyphens stay as they are, all others end in a digest")
  func readable() {
    for name in ["home", "dark-mode", "Größe", "日本語", "x_1", "_x_", "a-b"] {
      #expect(SnapshotName.sanitised(name) == name)
    }
    for (name, stem) in [
      ("x.y", "x-y-"), ("50%", "50-"), ("50 %", "50-"), ("a/b", "a-b-"), ("emoji 🎉 end", "emoji-end-"), ("🎉", ""),
      ("..", ""), ("", ""), ("../../etc/passwd", "etc-passwd-"), ("home-0badcafe", "home-0badcafe-"), ("-a", "a-"),
    ] {
      let file = SnapshotName.sanitised(name)
      #expect(file.hasPrefix(stem) && file.utf8.count == stem.utf8.count + 8, "\(name) is \(file)")
    }
  }

  @Test("The digests are the same on every machine and for ever")
  func frozen() {
    let names = ["x.y", "50%", "50 %", "a/b", "..", "-", "", "🎉", "../../etc/passwd"]
    #expect(
      names.map { SnapshotName.sanitised($0) } == [
        "x-y-c1e2ffcf", "50-26bff2c7", "50-2e78fdf0", "a-b-e2480c78", "b37a252a", "296226d4", "4fd0bfc1", "8a09eb11",
        "etc-passwd-9031d1f1",
      ])
  }

  @Test("A test's name loses its parentheses and labels to hyphens, and nothing else")
  func tests() {
    #expect(SnapshotName.test("testFoo()") == "testFoo")
    #expect(SnapshotName.test("test(size:theme:)") == "test-size-theme")
    #expect(SnapshotName.test("a page, dark()").hasPrefix("a-page-dark-"))
    #expect(SnapshotName.test("f-a-b()") != SnapshotName.test("f(a:b:)"))
  }

  @Test("An address in a name is found")
  func addresses() {
    #expect(SnapshotName.address(in: "<View: 0x7ffee3b2c0>") == "0x7ffee3b2c0")
    #expect(SnapshotName.address(in: "0xff") == nil)
  }
}

/// Random whole numbers from a seed that is in the source.
struct SeededNumbers {
  var state: UInt32

  mutating func next(_ bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
