// Which references no test asks for, as far as can be told.

import Foundation
import LeporelloDiff

/// Snapshots that are not used, and those that may be.
struct StaleSnapshots {
  /// No test can ask for them, or a complete run did not.
  private(set) var certain: [SnapshotFolders.File] = []
  /// The run did not ask for them, but their test is there and may not have come so far.
  private(set) var unknown: [SnapshotFolders.File] = []

  init(files: [SnapshotFolders.File], results: SnapshotResults) {
    let asked = Set(results.results.map { Self.place($0.reference) })
    let sources = Set(results.results.map { Self.place($0.source) + "\n" + Self.base($0.test) })
    let broken = Set(
      results.results.filter { $0.outcome == .failed }.map { Self.place($0.source) + "\n" + Self.base($0.test) })
    let isComplete = results.incompleteness == nil
    var functions: [String: Set<String>] = [:]
    for file in files where !file.isPending {
      if asked.contains(Self.place(file.path)) { continue }
      guard let text = FileManager.default.contents(atPath: file.source) else {
        certain.append(file)
        continue
      }
      let names = functions[file.source] ?? Self.functions(in: String(decoding: text, as: UTF8.self))
      functions[file.source] = names
      let key = Self.place(file.source) + "\n" + Self.base(file.test)
      if !names.contains(Self.base(file.test)), !names.isEmpty, isComplete {
        certain.append(file)
      } else if isComplete, sources.contains(key), !broken.contains(key) {
        // The test ran, and asked for others only.
        certain.append(file)
      } else {
        unknown.append(file)
      }
    }
  }

  /// The same file by whatever path.
  static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// A function's name without its arguments: the letters up to the first parenthesis or hyphen.
  private static func base(_ test: String) -> String {
    String(test.prefix { $0 != "(" && $0 != "-" })
  }

  private static func functions(in source: String) -> Set<String> {
    Set(source.matches(of: /func\s+`?([\w ]+)`?/).map { String($0.output.1) })
  }
}
