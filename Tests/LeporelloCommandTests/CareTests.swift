// Review, report, stale snapshots and new packages, as a person at a terminal meets them.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting
import Testing

@testable import LeporelloCommand
@testable import LeporelloTesting

@Suite struct CareTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    try put("Suite.swift", "func testPage() {}\nfunc testOther() {}\n")
  }

  private func put(_ name: String, _ text: String) throws {
    try writeAtomically([UInt8](text.utf8), to: folder.appendingPathComponent(name))
  }

  private func picture(_ level: UInt32) -> Bitmap { Bitmap(width: 20, height: 10, filledWith: 0xff00_0000 | level) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Runs a snapshot as a test in this folder's `Suite.swift` would.
  @discardableResult
  private func verify<Format>(
    _ value: Format, as strategy: SimplySnapshotting<Format>, named name: String?, test: String = "testPage()",
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> SnapshotFailure? {
    let call = SnapshotCall(
      fileID: "PageTests/Suite.swift", filePath: path("Suite.swift"), testName: test, line: 3, column: 1)
    return SnapshotVerification(
      strategy: strategy, name: name, record: record, directory: nil, call: call,
      environment: SnapshotEnvironment(variables: ["SNAPSHOT_ARTIFACTS": path("run")])
    ).run { value }
  }

  /// Says in the results whether all tests were run.
  private func setHead(_ run: SnapshotRun) throws {
    try FileManager.default.contentsOfDirectory(atPath: path("run/results")).forEach { name in
      let file = folder.appendingPathComponent("run/results/" + name)
      var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      lines[0] = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: false, encoding: .utf8)
    }
  }

  private func mismatches(_ names: [String]) {
    for name in names {
      verify(picture(1), as: .image(), named: name)
      verify(picture(2), as: .image(), named: name)
    }
  }

  private func run(_ arguments: String...) async -> Outcome { await Tool.run(arguments) }

  @Test("What waits is listed, accepted by pattern, rejected by pattern, and then nothing waits")
  func review() async throws {
    mismatches(["home", "sport", "news"])
    let listed = await run("review", folder.path)
    #expect(listed.status == .different)
    #expect(listed.output.contains("pending: \(path("__Snapshots__/Suite/testPage.home.png"))"))
    #expect(listed.output.contains("200 of 200 pixels over exact 0"))
    #expect(listed.output.contains("0 accepted, 0 rejected, 3 pending"))
    let some = await run(
      "review", folder.path, "--accept", "**/testPage.h*", "--reject", "testPage.sport.png", "--json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(some.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["decision"] as? String } == ["accepted", "pending", "rejected"])
    #expect(
      try Bitmap(png: [UInt8](Data(contentsOf: folder.appendingPathComponent("__Snapshots__/Suite/testPage.home.png"))))
        == picture(2))
    #expect(
      !isThere("__Snapshots__/Suite/testPage.home.new.png") && !isThere("__Snapshots__/Suite/testPage.sport.new.png"))
    #expect(await run("review", folder.path, "--accept-all").status == .equal)
    #expect(await run("review", folder.path).output == "nothing waits")
    #expect(verify(picture(2), as: .image(), named: "home") == nil)
    #expect(verify(picture(1), as: .image(), named: "sport") == nil)
  }

  @Test("The first snapshot without a number waits and is accepted like any other, and one named new is a reference")
  func unnumbered() async throws {
    withSnapshotTesting(unnumberedFirst: true) {
      for level in [1, 2] as [UInt32] {
        SnapshotCounters.$scope.withValue(SnapshotCounters()) { _ = verify(picture(level), as: .image(), named: nil) }
      }
    }
    verify(picture(3), as: .image(), named: "new")
    let waits = await run("review", folder.path)
    #expect(waits.output.contains("0 accepted, 0 rejected, 1 pending"), "\(waits.output)")
    #expect(await run("review", folder.path, "--accept", "testPage.png").status == .equal)
    let stored = folder.appendingPathComponent("__Snapshots__/Suite/testPage.png")
    #expect(try Bitmap(png: [UInt8](try Data(contentsOf: stored))) == picture(2))
    #expect(isThere("__Snapshots__/Suite/testPage.new.png"))
    #expect(await run("review", folder.path).output == "nothing waits")
  }

  @Test("A text that waits is shown by its lines, a sequence by the frame that changed")
  func previews() async throws {
    for text in ["one\ntwo", "one\n2"] { verify(text, as: .lines, named: "words") }
    let frames = (0..<3).map { picture(UInt32($0) * 40) }
    var changed = frames
    changed[1][3, 4] = 0xffff_ffff
    for pictures in [frames, changed] {
      verify(FrameSequence(frames: pictures, times: [0, 0.1, 0.2]), as: .sequence, named: "run")
    }
    let listed = await run("review", folder.path)
    #expect(listed.output.contains("\n  -two\n  +2"), "\(listed.output)")
    #expect(listed.output.contains("changed: frame 2 of 3, from frame 2 at 100 ms"), "\(listed.output)")
    let place = folder.appendingPathComponent("__Snapshots__/Suite/testPage.run").path
    let preview = PendingPreview(reference: place + ".png", pending: place + ".new.png")
    #expect(preview.pictures.prefix(2) == [frames[1], changed[1]])
  }

  @Test("At a terminal each one is shown and asked about")
  func asking() throws {
    mismatches(["a", "b", "c"])
    var command = try ReviewCommand(arguments: [folder.path])
    let answers = Answers(["r", "a", "q"])
    command.answer = { answers.next($0) }
    let outcome = try command.run()
    #expect(outcome.output.hasPrefix("rejected: "))
    #expect(outcome.output.contains("1 accepted, 1 rejected, 1 pending"))
    #expect(answers.asked[0].contains("1 of 3: ") && answers.asked[0].contains("\u{1b}[38;2;0;0;1m"))
  }

  @Test("Nothing is pruned after a part of the tests, and the reason is given")
  func partial() async throws {
    verify(picture(1), as: .image(), named: "home")
    verify(picture(1), as: .image(), named: "old")
    try rewriteResults(keeping: "testPage.home.png")
    for (head, reason) in [
      (SnapshotRun(isFiltered: true), "only some of the tests were run"),
      (SnapshotRun(isFiltered: false, shard: 1, shards: 2), "of 2 shards these are missing: 2"),
    ] {
      try setHead(head)
      let outcome = await run("snapshots", folder.path, "--prune", "--run", path("run"))
      #expect(outcome.output.contains(reason), "\(outcome.output)\(outcome.complaint)")
      #expect(isThere("__Snapshots__/Suite/testPage.old.png"))
    }
  }

  @Test("Orphans of every kind are found, and files that no snapshot is called like are left alone")
  func orphans() async throws {
    verify(picture(1), as: .image(), named: "home")
    for name in ["testPage.old.png", "testPage.gone.txt", "testGone.1.json", "testPage.x.apng"] {
      try put("__Snapshots__/Suite/" + name, "x")
    }
    try put("__Snapshots__/Deleted/testPage.home.png", "x")
    for name in ["README.md", ".gitattributes"] { try put("__Snapshots__/Suite/" + name, "x") }
    try rewriteResults(keeping: "testPage.home.png")
    try setHead(SnapshotRun(isFiltered: false))
    let listed = await run("snapshots", folder.path, "--unused", "--run", path("run"))
    #expect(listed.status == .different)
    #expect(listed.output.contains("5 of 6 snapshots are unused"), "\(listed.output)")
    let pruned = await run("snapshots", folder.path, "--prune", "--run", path("run"))
    #expect(pruned.status == .equal)
    let left = (FileManager.default.enumerator(atPath: path("__Snapshots__"))?.allObjects as? [String] ?? []).sorted()
    #expect(left == ["Deleted", "Suite", "Suite/.gitattributes", "Suite/README.md", "Suite/testPage.home.png"])
  }

  @Test("A snapshot that a failing test may not have reached is not removed")
  func unreached() async throws {
    mismatches(["home"])
    try put("__Snapshots__/Suite/testPage.later.png", "x")
    try put("__Snapshots__/Suite/testOther.home.png", "x")
    try rewriteResults(keeping: "testPage.home.png")
    try setHead(SnapshotRun(isFiltered: false))
    let outcome = await run("snapshots", folder.path, "--prune", "--run", path("run"))
    #expect(outcome.output.contains("0 of 3 snapshots removed"), "\(outcome.output)")
    #expect(isThere("__Snapshots__/Suite/testPage.later.png") && isThere("__Snapshots__/Suite/testOther.home.png"))
  }

  @Test("A snapshot with another name is renamed by its pixels, once")
  func renamed() async throws {
    try writeAtomically(
      try PNGEncoder(.small).encode(picture(7)),
      to: folder.appendingPathComponent("__Snapshots__/Suite/testPage.old.png"))
    verify(picture(7), as: .image(), named: "now")
    let listed = await run("snapshots", folder.path, "--renamed", "--run", path("run"))
    #expect(listed.output.contains("1 snapshot has another name now"), "\(listed.output)")
    #expect(await run("snapshots", folder.path, "--renamed", "--apply", "--run", path("run")).status == .equal)
    #expect(!isThere("__Snapshots__/Suite/testPage.old.png") && isThere("__Snapshots__/Suite/testPage.now.png"))
    #expect(await run("snapshots", folder.path, "--renamed", "--run", path("run")).output.hasPrefix("0 snapshots"))
  }

  @Test("Sizes are summed by suite and held against a budget")
  func budget() async throws {
    try put("__Snapshots__/Suite/testPage.a.txt", String(repeating: "x", count: 1500))
    try put("__Snapshots__/Suite/testPage.b.txt", String(repeating: "x", count: 1500))
    let view = await run("snapshots", folder.path, "--budget", "2kB")
    #expect(view.status == .different)
    #expect(view.output.contains("over the budget of 2 kB by 1 kB"), "\(view.output)")
    #expect(view.output.contains("equal files, of which one would do: "))
    #expect(await run("snapshots", folder.path, "--budget", "1MB").status == .equal)
    #expect(await run("snapshots", "--gitattributes").output.contains("**/__Snapshots__/**/*.png binary"))
    #expect(await run("snapshots", folder.path, "--budget", "many").status == .error)
    #expect(await run("snapshots", path("none")).status == .error)
  }

  @Test("A new package is made whole, never over something")
  func new() async throws {
    let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    let made = await run("new", "Pages", "--leporello", home)
    #expect(made.status == .equal, "\(made.complaint)")
    #expect(isThere("Pages/Package.swift") && isThere("Pages/Tests/PagesTests/HomePageTests.swift"))
    #expect(await run("new", "Pages", "--leporello", home).complaint.contains("there already"))
    #expect(await run("new", "a b", "--leporello", home).complaint.contains("no name for a package"))
    #expect(await run("new", "Other", "--leporello", folder.path).complaint.contains("Package.swift"))
  }

  @Test("Patterns match names and paths")
  func globs() {
    for (pattern, path, matches) in [
      ("a.png", "x/a.png", true), ("*.png", "x/a.png", true), ("x/*", "x/a/b.png", false), ("x/**", "x/a/b.png", true),
      ("?.png", "a.png", true), ("?.png", "ab.png", false), ("**/b*", "x/a/b.png", true), ("a", "ab", false),
    ] {
      #expect(Glob(pattern).matches(path) == matches, "\(pattern) against \(path)")
    }
  }

  /// Leaves the results of one reference only, as if the others had not been asked for.
  private func rewriteResults(keeping name: String) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: path("run/results")) {
      let url = folder.appendingPathComponent("run/results/" + file)
      let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      let kept = lines.enumerated().filter { $0.offset == 0 || $0.element.contains(name) }.map(\.element)
      try (kept.joined(separator: "\n") + "\n").write(to: url, atomically: false, encoding: .utf8)
    }
  }
}

/// Answers in order, and what was asked.
private final class Answers: @unchecked Sendable {
  // Used from one thread.
  private var answers: [String]
  private(set) var asked: [String] = []

  init(_ answers: [String]) { self.answers = answers }

  func next(_ question: String) -> String? {
    asked.append(question)
    return answers.isEmpty ? nil : answers.removeFirst()
  }
}
