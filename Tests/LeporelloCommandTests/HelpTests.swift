// What --help prints, against references beside this file.

import LeporelloTesting
import Testing

@testable import LeporelloCommand

@Suite struct HelpTests {
  @Test(
    "Every command explains itself, the same by --help and by help",
    arguments: ["diff", "new", "report", "review", "snapshots"])
  func commands(name: String) async {
    let outcome = await Tool.run([name, "--help"])
    #expect(outcome.status == .equal)
    #expect(await Tool.run(["help", name]).output == outcome.output)
    assertSnapshot(of: outcome.output, as: .lines, named: name)
  }

  @Test("The overview names every command")
  func overview() async {
    let text = await Tool.run(["--help"]).output
    for name in Help.commands.keys { #expect(text.contains("leporello \(name)")) }
    assertSnapshot(of: text, as: .lines, named: "overview")
  }
}
