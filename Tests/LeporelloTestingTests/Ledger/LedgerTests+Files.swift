// Files on disk: damaged, stale, shared between processes, reported.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloTesting

@testable import LeporelloTesting

extension LedgerTests {
  static let files: [String: LedgerAnswer] = [
    "S41": .check {
      let folder = try Workshop()
      for process in 0..<2 {
        try write((0..<100).map { line("\(process)-\($0)") }, to: folder, as: "\(process)")
      }
      return SnapshotResults(folder: folder.folder).results.count == 200
    },
    "S43": .test("Nothing is pruned after a part of the tests, and the reason is given"),
    "S44": .test("Orphans of every kind are found, and files that no snapshot is called like are left alone"),
    "S46": .test("Orphans of every kind are found, and files that no snapshot is called like are left alone"),
    "S55": .test("A report that would be too large leaves pictures out and says so"),
    "S56": .test("A report lists what failed first, holds everything, and leads nowhere else"),
    "S58": .check {
      let folder = try Workshop()
      for process in 0..<4 {
        var lines = (0..<5).map { line("\(process)-\($0)") }
        if process == 2 { lines.append(String(line("cut").prefix(40))) }
        try write(lines, to: folder, as: "\(process)")
      }
      return SnapshotResults(folder: folder.folder).results.count == 20
    },
    "S68": .check {
      let workshop = try Workshop()
      let picture = Workshop.picture()
      for setting in [PNGEncoder.Setting.fast, .small, .fast] {
        let file = Data(try PNGEncoder(setting).encode(picture))
        try workshop.put(file, "testPage.home.png")
        guard workshop.verify(picture, as: .image(), record: .failed) == nil,
          workshop.bytes("testPage.home.png") == file
        else { return false }
      }
      return true
    },
    "S73": .test("A damaged reference fails, says why, and is kept unless it is a picture"),
    "S74": .test("A damaged reference fails, says why, and is kept unless it is a picture"),
    "S76": .check {
      let workshop = try Workshop()
      try workshop.put(Data("notes".utf8), "testPage.home.json")
      return workshop.verify(Workshop.picture(), as: .image(), record: .never)?.message.hasPrefix("No reference")
        == true
    },
    "S77": .test("Where the sources are not on the machine the message says so, and a folder can stand for them"),
    "S79": .test(
      "A mismatch puts the new value, the reference and the difference into the artefacts and attaches them"),
    "S80": .test(
      "A mismatch puts the new value, the reference and the difference into the artefacts and attaches them"),
    "S85": .test("A dump ends in cycles, holds no addresses, and keeps line breaks on their line"),
  ]

  private static func line(_ name: String) -> String {
    let result = SnapshotResult(
      module: "M", source: "/S.swift", test: "t()", line: 1, reference: "/\(name).png", outcome: .passed)
    return ((try? JSONEncoder().encode(result)).map { String(decoding: $0, as: UTF8.self) }) ?? ""
  }

  private static func write(_ lines: [String], to workshop: Workshop, as name: String) throws {
    let folder = workshop.folder.appendingPathComponent(SnapshotResults.folderName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent("\(name).jsonl"), atomically: true, encoding: .utf8)
  }
}
