// What a failure says, writes and keeps.

import Foundation
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting
import Testing

@testable import LeporelloTesting

@Suite struct FailureTests {
  @Test("A mismatch puts the new value, the reference and the difference into the artefacts and attaches them")
  func artifacts() throws {
    let workshop = try Workshop()
    _ = workshop.verify(Workshop.picture(), as: .image())
    let failure = try #require(workshop.verify(Workshop.picture(0xffff_ffff), as: .image()))
    #expect(
      workshop.listing.filter { $0.hasPrefix("artifacts/PageTests/Suite/") } == [
        "artifacts/PageTests/Suite/testPage.home.difference.png", "artifacts/PageTests/Suite/testPage.home.png",
        "artifacts/PageTests/Suite/testPage.home.reference.png",
      ])
    #expect(
      failure.attachments.map { "\($0.name).\($0.pathExtension)" } == [
        "testPage.home.reference.png", "testPage.home.actual.png", "testPage.home.difference.png",
      ])
    #expect(!failure.attachments.contains { $0.name.contains("/") })
    let red = try ImageCodec.png.decode(failure.attachments[2].data).pixels.filter { $0 == 0xffff_0000 }.count
    #expect(red == 200)
    #expect(failure.message.contains("200 of 200 pixels over exact 0; limit 0"))
  }

  @Test("The message names both files in the tool's words, and the command that accepts")
  func tool() throws {
    let workshop = try Workshop()
    _ = workshop.verify("old", as: .lines)
    let failure = withSnapshotTesting(diffTool: "ksdiff") { workshop.verify("new", as: .lines) }
    let reference = workshop.references.appendingPathComponent("testPage.home.txt").path
    let actual = workshop.folder.appendingPathComponent("artifacts/PageTests/Suite/testPage.home.txt").path
    #expect(
      failure?.message == """
        testPage.home does not match its reference.
        @@ -1,1 +1,1 @@
        -old
        +new
        ksdiff "\(reference)" "\(actual)"
        To accept: cp "\(actual)" "\(reference)"
        Or look at all that wait, and accept or reject them: swift run leporello review
        """)
  }

  @Test("Two snapshots that differ by case share a file on some disks, so the second fails with both places")
  func clash() throws {
    let workshop = try Workshop()
    _ = workshop.verify("a", as: .lines, named: "Home", line: 10)
    let failure = workshop.verify("b", as: .lines, named: "home", line: 20)
    #expect(failure?.message.contains("PageTests/Suite.swift:10") == true)
    #expect(failure?.message.contains("PageTests/Suite.swift:20") == true)
  }

  @Test("The same name in two tests makes two files")
  func twoTests() throws {
    let workshop = try Workshop()
    _ = workshop.verify("a", as: .lines, test: "testOne()")
    _ = workshop.verify("b", as: .lines, test: "testTwo()")
    #expect(workshop.listing.filter { $0.hasSuffix(".txt") }.count == 2)
  }

  @Test("Two places that record different values under one name fail instead of overwriting each other")
  func overwriting() throws {
    let workshop = try Workshop()
    _ = workshop.verify("a", as: .lines, record: .all, line: 10)
    let failure = workshop.verify("b", as: .lines, record: .all, line: 20)
    #expect(failure?.message.contains("record different values in one file") == true)
    #expect(workshop.bytes("testPage.home.txt") == Data("a".utf8))
  }

  @Test("A smaller picture leaves nothing of the larger one's file behind")
  func smaller() throws {
    let workshop = try Workshop()
    for side in [200, 10] {
      _ = workshop.verify(Workshop.picture(width: side, height: side), as: .image(), record: .all)
    }
    #expect(workshop.bytes("testPage.home.png") == (try ImageCodec.png.encode(Workshop.picture(width: 10, height: 10))))
    #expect(workshop.listing.filter { $0.contains(".partial") } == [])
  }

  @Test("A reference inside the tolerance is left as it is, to the byte, in mode failed")
  func tolerated() throws {
    let workshop = try Workshop()
    let near = try ImageCodec.png.encode(Workshop.picture(0xff33_6698))
    try workshop.put(near, "testPage.home.png")
    #expect(workshop.verify(Workshop.picture(), as: .image(metric: .channel(2)), record: .failed) == nil)
    #expect(workshop.bytes("testPage.home.png") == near)
    _ = workshop.verify(Workshop.picture(), as: .image(metric: .channel(2)), record: .all)
    #expect(workshop.bytes("testPage.home.png") != near)
  }

  @Test("Many tasks that record the same names leave whole files and nothing else")
  func parallel() async throws {
    let workshop = try Workshop()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<25 { _ = workshop.verify(Workshop.picture(), as: .image(), named: "n\(index)", line: task) }
        }
      }
    }
    let files = workshop.listing.filter { $0.hasPrefix("__Snapshots__/Suite/") }
    #expect(files.count == 25)
    for file in files {
      _ = try ImageCodec.png.decode(try Data(contentsOf: workshop.folder.appendingPathComponent(file)))
    }
  }

  @Test("Where the sources are not on the machine the message says so, and a folder can stand for them")
  func moved() throws {
    let workshop = try Workshop()
    let call = SnapshotCall(
      fileID: "PageTests/Suite.swift", filePath: "/nowhere/at/all/Suite.swift", testName: "testMoved()", line: 1,
      column: 1)
    func run(_ environment: SnapshotEnvironment) -> SnapshotFailure? {
      SnapshotVerification(
        strategy: SimplySnapshotting<String>.lines, name: "a", record: .never, directory: nil, call: call,
        environment: environment
      ).run { "text" }
    }
    #expect(run(workshop.environment)?.message.contains("SNAPSHOT_REFERENCE_DIR") == true)
    try workshop.put(Data("text".utf8), "testMoved.a.txt")
    #expect(run(SnapshotEnvironment(variables: ["SNAPSHOT_REFERENCE_DIR": workshop.folder.path])) == nil)
  }

  @Test("A name that holds an address is refused")
  func address() throws {
    #expect(try Workshop().verify("a", as: .lines, named: "<V: 0x7f00ab12>")?.message.contains("0x7f00ab12") == true)
  }
}
