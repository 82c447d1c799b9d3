// The first word picks the command.

/// The tool as a function of its arguments.
enum Tool {
  static let version = "0.1.0"

  private static let commands = ["diff", "review", "report", "snapshots", "new", "help"]

  /// What the arguments get, by the command that they name.
  static func run(_ arguments: [String]) async -> Outcome {
    if let outcome = answer(arguments) { return outcome }
    let word = arguments.first ?? ""
    do {
      return try await run(word, Array(arguments.dropFirst()))
    } catch {
      return Outcome(status: .error, complaint: "leporello \(word): \(error)")
    }
  }

  /// What arguments get that ask for no work: the version, a text of help, or a complaint; nil for a command.
  static func answer(_ arguments: [String]) -> Outcome? {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case nil: return Outcome(status: .error, complaint: "Say what to do.\n\n" + Help.overview)
    case "--version"?, "-V"?: return Outcome(status: .equal, output: "leporello \(version)")
    case "--help"?, "-h"?: return Outcome(status: .equal, output: Help.overview)
    case "help"?: return Outcome(status: .equal, output: rest.first.flatMap { Help.commands[$0] } ?? Help.overview)
    case let word? where commands.contains(word):
      guard rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) else { return nil }
      return Outcome(status: .equal, output: Help.commands[word] ?? Help.overview)
    case let word?:
      let near = Nearest.word(to: word, among: commands + ["--help", "--version"])
      let hint = near.map { " Did you mean '\($0)'?" } ?? ""
      return Outcome(
        status: .error, complaint: "There is no command '\(word)'.\(hint) 'leporello --help' lists what there is.")
    }
  }

  private static func run(_ command: String, _ arguments: [String]) async throws -> Outcome {
    switch command {
    case "diff": try await DiffCommand(arguments: arguments).run()
    case "review": try ReviewCommand(arguments: arguments).run()
    case "report": try ReportCommand(arguments: arguments).run()
    case "snapshots": try SnapshotsCommand(arguments: arguments).run()
    default: try NewCommand(arguments: arguments).run()
    }
  }
}
