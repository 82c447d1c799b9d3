// Several processes that record into one folder at the same time, as shards of one run on one machine do.

import Foundation
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting
import LeporelloViews
import Testing

@testable import LeporelloTesting

@Suite struct ProcessTests {
  /// The variable by which a process is told where to record.
  private static let variable = "LEPORELLO_TESTS_RECORD_IN"

  /// Records fifty pictures in a folder, each several times over.
  private static func record(in folder: URL) {
    let environment = SnapshotEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"])
    for round in 0..<4 {
      for index in 0..<50 {
        let call = SnapshotCall(
          fileID: "PageTests/Suite.swift", filePath: folder.path + "/Suite.swift", testName: "testPage()", line: index,
          column: 1)
        let side = 20 + (round + index) % 7 * 10
        _ = SnapshotVerification(
          strategy: SimplySnapshotting<Bitmap>.image(), name: "page \(index)", record: .all, directory: nil, call: call,
          environment: environment
        ).run { Workshop.picture(0xff00_0000 | UInt32(index), width: side, height: side) }
      }
    }
  }

  /// Compares a page of words with its reference, or records it.
  private static func words(in folder: URL) -> SnapshotFailure? {
    let call = SnapshotCall(
      fileID: "PageTests/Words.swift", filePath: folder.path + "/Words.swift", testName: "words()", line: 1, column: 1)
    return SnapshotVerification(
      strategy: .image(size: CGSize(width: 200, height: 40)), name: "page", record: .missing, directory: nil,
      call: call,
      environment: SnapshotEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"])
    ).run { Text("Sport 体育 0123456789") }
  }

  @Test("A process records fifty snapshots where it is told, or in a folder of its own")
  func one() throws {
    if let place = ProcessInfo.processInfo.environment[Self.variable] {
      Self.record(in: URL(fileURLWithPath: place))
      _ = Self.words(in: URL(fileURLWithPath: place))
    } else {
      let workshop = try Workshop()
      Self.record(in: workshop.folder)
      #expect(try Self.files(in: workshop.folder).count == 50)
    }
  }

  /// The references by name, each of which must be a whole picture.
  private static func files(in folder: URL) throws -> [String: Bitmap] {
    let place = folder.appendingPathComponent("__Snapshots__/Suite")
    var files: [String: Bitmap] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      files[name] = try Bitmap(png: [UInt8](try Data(contentsOf: place.appendingPathComponent(name))))
    }
    return files
  }

  /// Another process, which runs the test above.
  private static func start(in folder: URL, _ variables: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: binary))
    process.arguments = ["--testing-library", "swift-testing", "--filter", "ProcessTests/one"]
    process.environment = ProcessInfo.processInfo.environment.merging([variable: folder.path]) { $1 }
      .merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test(
    "A page in box glyphs is the same picture in a process that has no fonts at all",
    .enabled(if: FileManager.default.fileExists(atPath: binary), "a process can find its own file"))
  func fonts() throws {
    let workshop = try Workshop()
    let process = try Self.start(
      in: workshop.folder, ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": workshop.folder.path])
    process.waitUntilExit()
    #expect(FileManager.default.fileExists(atPath: workshop.folder.path + "/__Snapshots__/Words/words.page.png"))
    #expect(Self.words(in: workshop.folder) == nil)
  }

  private static let binary = "/proc/self/exe"

  @Test(
    "Four processes record the same fifty names at once: every file is whole, nothing else is left, no result is lost",
    .enabled(if: FileManager.default.fileExists(atPath: binary), "a process can find its own file"))
  func four() throws {
    let workshop = try Workshop()
    let processes = try (0..<4).map { _ in try Self.start(in: workshop.folder) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let files = try Self.files(in: workshop.folder)
    #expect(files.keys.sorted() == (0..<50).map { "testPage.\(SnapshotName.sanitised("page \($0)")).png" }.sorted())
    #expect(files.values.allSatisfy { Set($0.pixels).count == 1 && $0.width == $0.height })
    #expect(!workshop.listing.contains { $0.hasSuffix(".tmp") || $0.contains(".new.") })
    let results = SnapshotResults(folder: workshop.folder.appendingPathComponent("artifacts"))
    #expect(results.results.count == 51 && results.runs.count == 4)
  }
}
