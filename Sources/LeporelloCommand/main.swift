// leporello: the command line. Arguments become a command value, a command becomes text and an exit status.

import Foundation

let outcome = await Tool.run(Array(CommandLine.arguments.dropFirst()))
if !outcome.output.isEmpty { FileHandle.standardOutput.write(Data((outcome.output + "\n").utf8)) }
if !outcome.complaint.isEmpty { FileHandle.standardError.write(Data((outcome.complaint + "\n").utf8)) }
exit(outcome.status.rawValue)
