// leporello: the command line. Arguments become a command value, a command becomes text and an exit status.

import Foundation

private func finish(_ outcome: Outcome) -> Never {
  if !outcome.output.isEmpty { FileHandle.standardOutput.write(Data((outcome.output + "\n").utf8)) }
  if !outcome.complaint.isEmpty { FileHandle.standardError.write(Data((outcome.complaint + "\n").utf8)) }
  exit(outcome.status.rawValue)
}

let words = Array(CommandLine.arguments.dropFirst())
// Threads take longer to start than a version to print.
if let outcome = Tool.answer(words) { finish(outcome) }
Task { finish(await Tool.run(words)) }
dispatchMain()
