// The command line as scripts see it: texts, numbers, exit status.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

@testable import LeporelloCommand

@Suite struct DiffCommandTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    try write("old/a.png", Bitmap(width: 10, height: 10, filledWith: 0xffff_ffff))
    var other = Bitmap(width: 10, height: 10, filledWith: 0xffff_ffff)
    other[3, 4] = 0xff00_0000
    try write("new/a.png", other)
    try write("old/deep/b.png", Bitmap(width: 4, height: 4, filledWith: 0xff00_ff00))
    try write("new/deep/b.png", Bitmap(width: 4, height: 4, filledWith: 0xff00_ff00))
    try write("old/gone.png", Bitmap(width: 2, height: 3))
    try write("new/wide.png", Bitmap(width: 5, height: 1))
    for (index, level) in [10, 20, 30, 40].enumerated() {
      let pixel = 0xff00_0000 | UInt32(level) * 0x010101
      try write("run/\(index + 8).png", Bitmap(width: 3, height: 3, filledWith: pixel))
      if index != 2 { try write("short/\(index + 8).png", Bitmap(width: 3, height: 3, filledWith: pixel)) }
    }
  }

  func write(_ name: String, _ picture: Bitmap) throws {
    try writeAtomically(try PNGEncoder().encode(picture), to: folder.appendingPathComponent(name))
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func run(_ arguments: String...) async -> Outcome { await Tool.run(arguments) }

  func json(_ outcome: Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test("Equal files are 0, different ones 1, errors 2")
  func status() async {
    #expect(await run("diff", path("old/a.png"), path("old/a.png")).status == .equal)
    #expect(await run("diff", path("old/a.png"), path("new/a.png")).status == .different)
    #expect(await run("diff", path("old/a.png"), path("new/none.png")).status == .error)
    #expect(
      await run("diff", path("old/a.png"), path("new/a.png"), "--metric", "channel", "--threshold=255").status == .equal
    )
  }

  @Test("The object of a pair holds its numbers")
  func numbers() async throws {
    let object = try json(await run("diff", path("old/a.png"), path("new/a.png"), "--json", "--metric", "channel"))
    #expect(object["identical"] as? Bool == false)
    #expect(object["equal"] as? Bool == false)
    #expect(object["differentPixels"] as? Int == 1)
    #expect(object["antialiasedPixels"] as? Int == 0)
    #expect(object["totalPixels"] as? Int == 100)
    #expect(object["mean"] as? Double == 2.55)
    #expect(object["max"] as? Double == 255)
    #expect(object["metric"] as? String == "channel")
    #expect(object["threshold"] as? Double == 0)
    #expect(object["smallestPassingThreshold"] as? Double == 255)
    let same = try json(await run("diff", path("old/a.png"), path("old/a.png"), "--json"))
    #expect(same["identical"] as? Bool == true)
    #expect(same["totalPixels"] as? Int == 100)
  }

  @Test("Folders are a list with one object for each pair, and for each picture that only one has")
  func folders() async throws {
    let outcome = await run("diff", path("old"), path("new"), "--json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["a.png", "deep/b.png", "gone.png", "wide.png"])
    #expect(list.map { $0["differentPixels"] as? Int } == [1, 0, 6, 5])
    #expect(outcome.status == .different)
    #expect(await run("diff", path("old"), path("old")).output == "0 of 3 pairs differ")
    let text = await run("diff", path("old"), path("new")).output
    #expect(text.contains("gone.png: missing from the new folder, 2x3 pixels"))
    #expect(text.hasSuffix("3 of 4 pairs differ"))
  }

  @Test("Sequences are compared in time, frame 10 after frame 9")
  func sequences() async throws {
    let object = try json(await run("diff", path("run"), path("short"), "--sequence", "--fps", "10", "--json"))
    #expect(object["verdict"] as? String == "dropped")
    #expect(object["frames"] as? [Int] == [2])
    #expect(object["moment"] as? Double == 0.2)
    #expect(await run("diff", path("run"), path("run"), "--sequence").status == .equal)
  }

  @Test("The difference picture has one red pixel for each that differs")
  func output() async throws {
    let outcome = await run("diff", path("old/a.png"), path("new/a.png"), "--output", path("out/D.png"))
    #expect(outcome.status == .different)
    let picture = try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path("out/D.png")))))
    #expect(picture.pixels.filter { $0 == 0xffff_0000 }.count == 1)
    #expect(picture[3, 4] == 0xffff_0000)
    #expect(await run("diff", path("old/a.png"), path("new/a.png"), "--output", path("new/a.png")).status == .error)
  }

  @Test("A large difference picture is a whole file")
  func large() async throws {
    try write("l/a.png", Bitmap(width: 4000, height: 3000, filledWith: 0xffff_ffff))
    try write("l/b.png", Bitmap(width: 4000, height: 3000, filledWith: 0xffff_0000))
    #expect(await run("diff", path("l/a.png"), path("l/b.png"), "--output", path("l/D.png")).status == .different)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path("l/D.png"))))
    #expect(Array(bytes.suffix(8).prefix(4)) == Array("IEND".utf8))
    #expect(try Bitmap(png: bytes).width == 4000)
  }

  @Test(
    "Whatever is wrong with the arguments has a remedy",
    arguments: [
      ([], "Say what to do."), (["dif"], "Did you mean 'diff'?"), (["diff"], "Two paths are needed"),
      (["diff", "a"], "got 1: a."), (["diff", "a", "b", "c"], "got 3"),
      (["diff", "a", "b"], "There is nothing at 'a'"),
      (["diff", "--metrc", "x", "a", "b"], "Did you mean '--metric'?"),
      (["diff", "a", "b", "--metric"], "needs a value"),
      (["diff", "a", "b", "--metric", "ssim"], "There is no metric 'ssim'"),
      (["diff", "a", "b", "--json=yes"], "takes no value"),
      (["diff", "a", "b", "--threshold", "nan"], "is no number that fits"),
      (["diff", "a", "b", "--threshold", "1"], "takes no threshold"),
      (["diff", "a", "b", "--metric", "pixelmatch", "--threshold", "10"], "not a share of the picture"),
      (["diff", "a", "b", "--fps", "-3"], "is no number that fits"),
      (["diff", "--", "-a", "--json"], "There is nothing at '-a'"),
      (["diff", "", ""], "There is nothing at ''"),
      (["diff", "/tmp", "/etc/passwd"], "'/etc/passwd' is a file and '/tmp' a folder"),
      (["diff", "/etc/passwd", "/etc/passwd"], "/etc/passwd"),
      (["diff", "a", "b", "--metric", "channel", "--threshold", "1e400"], "is no number that fits"),
    ] as [([String], String)])
  func misuse(arguments: [String], remedy: String) async {
    let outcome = await Tool.run(arguments)
    #expect(outcome.status == .error)
    #expect(outcome.complaint.contains(remedy), "\(outcome.complaint)")
    #expect(outcome.output == "")
  }

  @Test("Damaged files are errors with a reason, not differences")
  func damaged() async throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: path("old/a.png")))
    for (index, bytes) in [
      Data(), Data("no".utf8), sound.prefix(20), sound.prefix(sound.count - 6), sound.dropFirst(3),
    ].enumerated() {
      try bytes.write(to: folder.appendingPathComponent("bad\(index).png"))
      let outcome = await run("diff", path("old/a.png"), path("bad\(index).png"))
      #expect(outcome.status == .error && outcome.complaint.contains("bad\(index).png"))
      #expect(await run("diff", path("bad\(index).png"), path("bad\(index).png")).status == .error)
    }
  }

  @Test("In folders a damaged file is an error of its pair, and all others are compared")
  func damagedPair() async throws {
    for side in ["old", "new"] { try Data("x".utf8).write(to: folder.appendingPathComponent(side + "/bad.png")) }
    try FileManager.default.createDirectory(atPath: path("old/folder.png"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("old/gone-link.png"), withDestinationPath: "/nowhere")
    try FileManager.default.createSymbolicLink(atPath: path("old/circle"), withDestinationPath: ".")
    let outcome = await run("diff", path("old"), path("new"), "--json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(outcome.status == .error)
    #expect(
      list.map { $0["name"] as? String } == [
        "a.png", "bad.png", "deep/b.png", "gone-link.png", "gone.png", "wide.png",
      ])
    #expect(list.map { $0["error"] != nil } == [false, true, false, true, false, false])
    #expect((list[1]["error"] as? String)?.contains("old/bad.png is not a readable picture") == true)
    #expect(list[0]["differentPixels"] as? Int == 1 && list[1]["identical"] as? Bool == false)
    #expect(outcome.complaint.contains("old/bad.png") && outcome.complaint.contains("gone-link.png"))
  }

  @Test("What is no file is refused with the reason, and a pipe is read to its end")
  func noFiles() async throws {
    for (place, reason) in [
      ("/dev/null", "it is a device and no file"), ("/dev/zero", "it is a device and no file"),
      (path("circle"), "its links lead in a circle"), (path("old/a.png") + "/x", "There is nothing at"),
      (String(repeating: "n", count: 5000), "its name is too long"), (path("\u{fffd}.png"), "not UTF-8 text"),
    ] {
      try? FileManager.default.createSymbolicLink(atPath: path("circle"), withDestinationPath: "circle")
      let outcome = await run("diff", path("old/a.png"), place)
      // The system's limit may come before the file's own.
      #expect(outcome.status == .error && outcome.complaint.contains(reason), "\(outcome.complaint.prefix(300))")
    }
    let pipe = path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path("old/a.png")))
    let writer = Thread { try? bytes.write(to: URL(fileURLWithPath: pipe), options: []) }
    writer.start()
    #expect(await run("diff", pipe, path("old/a.png")).output == "identical, 10x10 pixels")
  }

  @Test("Every frame of an animated file is compared, however much stands before them")
  func animated() async throws {
    let frames = (0..<3).map { Bitmap(width: 6, height: 4, filledWith: 0xff00_0000 | UInt32($0) * 0x102030) }
    var changed = frames
    changed[2][1, 1] = 0xffff_ffff
    for (name, pictures) in [("one", frames), ("two", changed)] {
      let delays = pictures.map { _ in AnimatedPNG.Delay(seconds: 0.1) }
      let file = try AnimatedPNG(frames: pictures, delays: delays).encoded()
      let words = (keyword: "Words", text: String(repeating: "word ", count: 4000))
      try Data(PNGNotes.adding([words], to: file)).write(to: folder.appendingPathComponent(name + ".png"))
    }
    let object = try json(await run("diff", path("one.png"), path("two.png"), "--json"))
    #expect(object["differentPixels"] as? Int == 1 && object["totalPixels"] as? Int == 72)
    let same = try json(await run("diff", path("one.png"), path("one.png"), "--json"))
    #expect(same["identical"] as? Bool == true && same["totalPixels"] as? Int == 72)
    let sequence = try json(await run("diff", path("one.png"), path("two.png"), "--sequence", "--json"))
    #expect(sequence["verdict"] as? String == "changed" && sequence["frame"] as? Int == 2)
    for key in [
      "identical", "differentPixels", "antialiasedPixels", "totalPixels", "mean", "max", "metric", "threshold",
    ] {
      #expect(sequence[key] != nil && object[key] != nil && same[key] != nil, "\(key)")
    }
  }

  @Test("Help and version are answers, not errors")
  func help() async {
    #expect(await run("--version").output == "leporello 0.1.0")
    for arguments in [["--help"], ["help"], ["help", "diff"], ["diff", "--help"], ["diff", "-h"]] {
      let outcome = await Tool.run(arguments)
      #expect(outcome.status == .equal && outcome.output.contains("Usage:"))
    }
  }
}
