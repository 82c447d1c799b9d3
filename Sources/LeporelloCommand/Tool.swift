// The first word picks the command.

/// The tool as a function of its arguments.
enum Tool {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) async -> Outcome {
    var rest = arguments[...]
    guard let word = rest.popFirst() else {
      return Outcome(status: .error, complaint: "Say what to do.\n\n" + Help.overview)
    }
    switch word {
    case "--version", "-V": return Outcome(status: .equal, output: "leporello \(version)")
    case "--help", "-h": return Outcome(status: .equal, output: Help.overview)
    case "help": return Outcome(status: .equal, output: rest.first == "diff" ? Help.diff : Help.overview)
    case "diff":
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return Outcome(status: .equal, output: Help.diff)
      }
      do {
        return try await DiffCommand(arguments: Array(rest)).run()
      } catch {
        return Outcome(status: .error, complaint: "leporello diff: \(error)")
      }
    default:
      let near = Nearest.word(to: word, among: ["diff", "help", "--help", "--version"])
      let hint = near.map { " Did you mean '\($0)'?" } ?? ""
      return Outcome(
        status: .error, complaint: "There is no command '\(word)'.\(hint) 'leporello --help' lists what there is.")
    }
  }
}
