// leporello snapshots: what there is, what is no longer asked for, and what it weighs.

import Foundation
import LeporelloDiff
import LeporelloGraphics

/// Lists, checks and cleans references.
struct SnapshotsCommand {
  private let arguments: ArgumentReader

  init(arguments words: [String]) throws {
    arguments = try ArgumentReader(
      words, flags: ["--unused", "--prune", "--renamed", "--apply", "--json", "--gitattributes"],
      valued: ["--run": "artifacts", "--budget": "10MB"])
  }

  func run() throws -> Outcome {
    if arguments.flags.contains("--gitattributes") { return Outcome(status: .equal, output: Self.attributes) }
    let files = try SnapshotFolders.files(under: arguments.paths)
    if arguments.flags.contains("--renamed") { return try renamed(files) }
    if arguments.flags.contains("--unused") || arguments.flags.contains("--prune") { return try unused(files) }
    return try overview(files)
  }

  static let attributes = """
    # .gitattributes: pictures are not merged line by line, and texts keep their line ends
    **/__Snapshots__/**/*.png binary
    **/__Snapshots__/**/*.txt text eol=lf
    **/__Snapshots__/**/*.json text eol=lf
    # with Git LFS, in place of the first line:
    # **/__Snapshots__/**/*.png filter=lfs diff=lfs merge=lfs -text

    # .gitignore: what waits to be accepted is nobody else's business
    **/__Snapshots__/**/*.*.new
    **/__Snapshots__/**/*.*.new.*
    """

  // MARK: - What there is

  private struct Overview: Encodable {
    struct Suite: Encodable {
      var source: String
      var files: Int
      var bytes: Int
    }
    var files: Int
    var bytes: Int
    var budget: Int?
    var suites: [Suite]
    var equal: [[String]]
  }

  private func overview(_ files: [SnapshotFolders.File]) throws -> Outcome {
    var suites: [String: Overview.Suite] = [:]
    var byContent: [Data: [String]] = [:]
    for file in files {
      let source = SnapshotFolders.short(file.source)
      suites[source, default: Overview.Suite(source: source, files: 0, bytes: 0)].files += 1
      suites[source]?.bytes += file.size
      if let data = FileManager.default.contents(atPath: file.path), data.count > 1000 {
        byContent[data, default: []].append(SnapshotFolders.short(file.path))
      }
    }
    let total = files.reduce(0) { $0 + $1.size }
    let budget = try arguments["--budget"].map(Self.bytes)
    let view = Overview(
      files: files.count, bytes: total, budget: budget,
      suites: suites.values.sorted { ($1.bytes, $0.source) < ($0.bytes, $1.source) },
      equal: byContent.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] })
    let isOver = budget.map { total > $0 } ?? false
    if arguments.flags.contains("--json") {
      return Outcome(status: isOver ? .different : .equal, output: try DiffCommand.json(view))
    }
    var lines = view.suites.map { "\(Self.size($0.bytes))  \($0.files) files  \($0.source)" }
    lines += view.equal.map { "equal files, of which one would do: \($0.joined(separator: ", "))" }
    lines.append("\(files.count) snapshots, \(Self.size(total))")
    if let budget, isOver { lines.append("over the budget of \(Self.size(budget)) by \(Self.size(total - budget))") }
    return Outcome(status: isOver ? .different : .equal, output: lines.joined(separator: "\n"))
  }

  static func bytes(_ text: String) throws -> Int {
    let units = ["kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000, "b": 1]
    let lower = text.lowercased()
    let unit = units.keys.sorted { $0.count > $1.count }.first { lower.hasSuffix($0) }
    guard let number = Double(lower.dropLast(unit?.count ?? 0)), number >= 0, number < 1e9 else {
      throw CommandError.notANumber(text, option: "--budget")
    }
    return Int(number * Double(units[unit ?? "b"] ?? 1))
  }

  static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes) B" : bytes < 1_000_000 ? "\((bytes + 50) / 100 * 100 / 1000) kB" : "\((Double(bytes) / 1e6).dump) MB"
  }

  // MARK: - What is no longer asked for

  private func unused(_ files: [SnapshotFolders.File]) throws -> Outcome {
    let results = try RunFolder.results(arguments["--run"])
    let files = files.filter { !$0.isPending }
    let stale = StaleSnapshots(files: files, results: results)
    let prunes = arguments.flags.contains("--prune")
    var removed: [String] = []
    if prunes {
      for file in stale.certain {
        try FileManager.default.removeItem(atPath: file.path)
        removed.append(SnapshotFolders.short(file.path))
      }
    }
    if arguments.flags.contains("--json") {
      struct View: Encodable {
        var unused: [String]
        var unknown: [String]
        var removed: [String]
        var incomplete: String?
      }
      let view = View(
        unused: stale.certain.map { SnapshotFolders.short($0.path) },
        unknown: stale.unknown.map { SnapshotFolders.short($0.path) }, removed: removed,
        incomplete: results.incompleteness)
      let isClean = stale.certain.isEmpty && stale.unknown.isEmpty || prunes && stale.unknown.isEmpty
      return Outcome(status: isClean ? .equal : .different, output: try DiffCommand.json(view))
    }
    var lines = stale.certain.map { "\(prunes ? "removed" : "unused"): \(SnapshotFolders.short($0.path))" }
    lines += stale.unknown.map { "not asked for in this run: \(SnapshotFolders.short($0.path))" }
    if let reason = results.incompleteness {
      lines.append("Only what no test can ask for counts as unused, since \(reason).")
      lines.append("Run all tests (swift test), then again: swift run leporello snapshots --unused")
    }
    lines.append(
      "\(stale.certain.count) of \(files.count) snapshots \(prunes ? "removed" : "are unused")"
        + (stale.certain.isEmpty || prunes ? "" : "; remove them with: swift run leporello snapshots --prune"))
    let isClean = prunes || stale.certain.isEmpty
    return Outcome(status: isClean ? .equal : .different, output: lines.joined(separator: "\n"))
  }

  // MARK: - What has another name now

  private func renamed(_ files: [SnapshotFolders.File]) throws -> Outcome {
    let results = try RunFolder.results(arguments["--run"])
    let moves = RenamedSnapshots(files: files, results: results).moves
    let applies = arguments.flags.contains("--apply")
    for move in moves where applies {
      try? FileManager.default.removeItem(atPath: move.new)
      try FileManager.default.moveItem(atPath: move.old, toPath: move.new)
    }
    var lines = moves.map {
      "\(applies ? "renamed" : "git mv -f") \"\(SnapshotFolders.short($0.old))\" \"\(SnapshotFolders.short($0.new))\""
    }
    let count = moves.count == 1 ? "1 snapshot" : "\(moves.count) snapshots"
    lines.append(
      "\(count) \(applies ? "renamed" : moves.count == 1 ? "has another name now" : "have another name now")")
    return Outcome(status: moves.isEmpty || applies ? .equal : .different, output: lines.joined(separator: "\n"))
  }
}
