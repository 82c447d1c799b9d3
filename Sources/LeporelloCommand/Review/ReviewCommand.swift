// leporello review: what waits beside its reference is looked at, and accepted or rejected.

import Foundation
import LeporelloDiff
import LeporelloGraphics

/// Walks the pictures and texts that wait.
struct ReviewCommand {
  private let arguments: ArgumentReader
  /// What the person answers; nil where nobody is there to ask.
  var answer: (@Sendable (_ question: String) -> String?)?
  /// How pictures are shown to that person.
  var graphics = TerminalGraphics.blocks

  init(arguments words: [String]) throws {
    arguments = try ArgumentReader(
      words, flags: ["--accept-all", "--reject-all", "--json", "--no-preview"],
      valued: ["--accept": "'**/home.*'", "--reject": "'**/home.*'"])
    if isatty(0) == 1, isatty(1) == 1 {
      answer = { question in
        FileHandle.standardOutput.write(Data(question.utf8))
        return readLine()
      }
      graphics = TerminalGraphics(environment: ProcessInfo.processInfo.environment, attributes: TerminalAttributes.ask)
    }
    if arguments.flags.contains("--no-preview") { graphics = .none }
  }

  private enum Decision: String, Encodable {
    case accepted, rejected, pending
  }

  private struct Item: Encodable {
    var reference: String
    var pending: String
    var decision: Decision
    var description: String
  }

  func run() throws -> Outcome {
    let files = try SnapshotFolders.files(under: arguments.paths).filter(\.isPending)
    let accepts = (arguments.values["--accept"] ?? []).map(Glob.init)
    let rejects = (arguments.values["--reject"] ?? []).map(Glob.init)
    let isTold =
      !accepts.isEmpty || !rejects.isEmpty || !arguments.flags.isDisjoint(with: ["--accept-all", "--reject-all"])
    let asks = !isTold && !arguments.flags.contains("--json")
    var items: [Item] = []
    var stopped = false
    for (index, file) in files.enumerated() {
      let reference = SnapshotFolders.reference(ofPending: file.path)
      let names = [reference, file.path].map(SnapshotFolders.short)
      func isNamed(_ globs: [Glob]) -> Bool {
        globs.contains { glob in (names + [reference, file.path]).contains(where: glob.matches) }
      }
      let preview = PendingPreview(reference: reference, pending: file.path)
      var decision = Decision.pending
      if isNamed(rejects) || arguments.flags.contains("--reject-all") {
        decision = .rejected
      } else if isNamed(accepts) || arguments.flags.contains("--accept-all") {
        decision = .accepted
      } else if asks, !stopped, let answer {
        let picture = preview.text(as: graphics)
        let head = "\n\(index + 1) of \(files.count): \(names[0])\n\(preview.description)\n\(picture)"
        switch answer(head + "[a]ccept, [r]eject, [s]kip, [q]uit? ")?.lowercased().first {
        case "a": decision = .accepted
        case "r": decision = .rejected
        case "q", nil: stopped = true
        default: break
        }
      }
      try apply(decision, pending: file.path, reference: reference)
      items.append(
        Item(reference: names[0], pending: names[1], decision: decision, description: preview.description))
    }
    return try outcome(items)
  }

  private func apply(_ decision: Decision, pending: String, reference: String) throws {
    switch decision {
    case .pending: break
    case .rejected: try FileManager.default.removeItem(atPath: pending)
    case .accepted:
      // A rename replaces the reference as one step.
      guard rename(pending, reference) == 0 else {
        throw CommandError.notWritten(reference, reason: String(cString: strerror(errno)))
      }
    }
  }

  private func outcome(_ items: [Item]) throws -> Outcome {
    let waiting = items.count { $0.decision == .pending }
    let status: Outcome.Status = waiting == 0 ? .equal : .different
    if arguments.flags.contains("--json") {
      return Outcome(status: status, output: try DiffCommand.json(items))
    }
    var lines: [String] = []
    for item in items {
      lines.append("\(item.decision.rawValue): \(item.reference)")
      if item.decision == .pending {
        lines.append("  \(item.description.replacing("\n", with: "\n  "))")
        lines.append("  waits as \(item.pending)")
      }
    }
    let counts = [Decision.accepted, .rejected, .pending].map { kind in
      "\(items.count { $0.decision == kind }) \(kind.rawValue)"
    }
    lines.append(items.isEmpty ? "nothing waits" : counts.joined(separator: ", "))
    if waiting > 0 { lines.append("accept with: swift run leporello review --accept PATH, or --accept-all") }
    return Outcome(status: status, output: lines.joined(separator: "\n"))
  }
}
