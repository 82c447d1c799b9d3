// The page about a run: what is in it, and what it does in a browser.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics
import Testing

@testable import LeporelloCommand
@testable import LeporelloTesting

@Suite struct ReportTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    let frames = (0..<4).map { Bitmap(width: 16, height: 12, filledWith: 0xff00_0000 | UInt32($0) * 0x30_2010) }
    var changed = frames
    changed[2][3, 4] = 0xffff_ffff
    let times = [0, 0.1, 0.2, 0.3]
    verify(FrameSequence(frames: frames, times: times), as: .sequence, named: "run")
    verify(FrameSequence(frames: changed, times: times), as: .sequence, named: "run")
    verify("old\n</script>same", as: .lines, named: "words")
    verify("new\n</script>same", as: .lines, named: "words")
    for index in 0..<20 {
      verify("text \(index)", as: .lines, named: "n\(index)")
      verify("text \(index)", as: .lines, named: "n\(index)")
    }
  }

  private func verify<Format>(_ value: Format, as strategy: SimplySnapshotting<Format>, named name: String) {
    let call = SnapshotCall(
      fileID: "PageTests/Suite.swift", filePath: folder.appendingPathComponent("Suite.swift").path,
      testName: "testPage()", line: 3, column: 1)
    _ = SnapshotVerification(
      strategy: strategy, name: name, record: .missing, directory: nil, call: call,
      environment: SnapshotEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/run"])
    ).run { value }
  }

  private func page(_ arguments: String...) async throws -> String {
    let output = folder.path + "/report.html"
    let outcome = await Tool.run(["report", folder.path + "/run", "--output", output] + arguments)
    #expect(outcome.status == .different, "\(outcome.output)\(outcome.complaint)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  private func data(_ page: String) throws -> [[String: Any]] {
    let start = try #require(page.firstRange(of: "application/json\" id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [[String: Any]])
  }

  @Test("A report lists what failed first, holds everything, and leads nowhere else")
  func content() async throws {
    let page = try await page()
    let entries = try data(page)
    #expect(entries.count == 22)
    #expect(entries.map { $0["outcome"] as? String }.prefix(3) == ["failed", "failed", "passed"])
    #expect((entries[0]["actual"] as? [String])?.count == 4)
    #expect((entries[0]["message"] as? String)?.contains("frame 3 of 4 (200 ms)") == true)
    #expect((entries[1]["texts"] as? [String])?.count == 2)
    for outside in ["http://", "https://", "src=\"/", "@import"] { #expect(!page.contains(outside)) }
  }

  @Test("A report that would be too large leaves pictures out and says so")
  func size() async throws {
    let entries = try data(try await page("--max-size", "10B"))
    #expect(entries[0]["leftOut"] as? Bool == true)
    #expect((entries[0]["actual"] as? [String])?.isEmpty == true)
    let outcome = await Tool.run(["report", "/nowhere/at/all"])
    #expect(outcome.status == .error && outcome.complaint.contains("nothing at"))
  }

  private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "In a browser the failing ones are listed, a key changes how to look, and the frame and the command are shown",
    .enabled(if: chromium != nil, "no Chromium is installed"))
  func browser() async throws {
    _ = try await page()
    let file = folder.path + "/report.html"
    // What a person would press, then the page as it stands.
    let keys = """
      <script>for(const key of ['4','ArrowRight','ArrowRight','a'])dispatchEvent(new KeyboardEvent('keydown',{key}))
      </script></body>
      """
    let pressed = try String(contentsOfFile: file, encoding: .utf8).replacing("</body>", with: keys)
    try pressed.write(toFile: folder.path + "/pressed.html", atomically: true, encoding: .utf8)
    let before = try dom(file)
    #expect(before.contains("2 of 22 need a look"))
    #expect(before.components(separatedBy: "class=\"failed\"").count - 1 == 2)
    #expect(!before.contains("class=\"passed\""))
    #expect(before.contains("clip-path: inset(0px 0px 0px 50%)"))
    #expect(before.contains("id=\"scrubber\"") && before.contains("frame 1 of 4, 0 ms"))
    let after = try dom(folder.path + "/pressed.html")
    #expect(after.contains("frame 3 of 4, 200 ms"))
    #expect(after.contains("<figcaption>Reference</figcaption>"))
    #expect(after.contains("leporello review --accept '"))
  }

  private func dom(_ file: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.chromium))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=2000", "--dump-dom", "file://\(file)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
