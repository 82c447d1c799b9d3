// Every case of the flexbox files, and the count by group.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Flexbox cases measured in a browser")
struct FlexCaseTests {
  @Test(
    "Every flexbox case has the frames that a browser gives it",
    // The second file holds random trees, written by `Scripts/flex-cases`.
    arguments: ["layout-flex.json", "layout-flex-random.json"])
  func allCases(_ file: String) throws { try checkCases(file, FlexCase.faults) }
}
