// leporello report: one HTML file that needs nothing else.

import Foundation
import LeporelloDiff
import LeporelloGraphics

/// Turns a run's results into a page.
struct ReportCommand {
  private let arguments: ArgumentReader

  init(arguments words: [String]) throws {
    arguments = try ArgumentReader(
      words, flags: [], valued: ["--output": "report.html", "--max-size": "20MB", "--run": "artifacts"])
    if arguments.paths.count > 1 { throw CommandError.wrongCount(arguments.paths) }
  }

  func run() throws -> Outcome {
    guard let folder = try RunFolder.find(arguments["--run"] ?? arguments.paths.first) else {
      return Outcome(
        status: .error, complaint: "leporello report: There is no run to report on. Run the tests first: swift test")
    }
    let results = SnapshotResults(folder: folder)
    guard !results.results.isEmpty else {
      return Outcome(
        status: .error,
        complaint: "leporello report: '\(folder.path)' holds no results. Run the tests first, or name another folder.")
    }
    var budget = try arguments["--max-size"].map(SnapshotsCommand.bytes) ?? 20_000_000
    // Failing ones first, so that they have the room.
    let order: [SnapshotResult.Outcome] = [.failed, .missing, .recorded, .passed]
    let ordered = order.flatMap { outcome in results.results.filter { $0.outcome == outcome } }
    let entries = ordered.map { ReportEntry($0, budget: &budget) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(entries), as: UTF8.self)
    // Inside a script element nothing may look like its end.
    let page = ReportPage.html.replacing("/*DATA*/", with: json.replacing("<", with: "\\u003c"))
    let output = arguments["--output"] ?? "leporello-report.html"
    do {
      try writeAtomically([UInt8](page.utf8), to: URL(fileURLWithPath: output))
    } catch {
      throw CommandError.notWritten(output, reason: "\(error)")
    }
    let failing = entries.count { $0.outcome != "passed" }
    var text = "\(output): \(failing) of \(entries.count) snapshots need a look"
    let without = entries.count { $0.leftOut }
    if without > 0 { text += "\nPictures of \(without) are left out; raise --max-size to have them" }
    return Outcome(status: failing == 0 ? .equal : .different, output: text)
  }
}
