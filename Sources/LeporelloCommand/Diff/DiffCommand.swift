// leporello diff: from two paths to a verdict.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// One comparison, file with file or folder with folder.
struct DiffCommand {
  let options: DiffOptions

  init(arguments: [String]) throws {
    options = try DiffOptions(arguments)
  }

  func run() async throws -> Outcome {
    switch (try Self.isFolder(options.old), try Self.isFolder(options.new)) {
    case (true, false): throw CommandError.kindsDiffer(file: options.new, folder: options.old)
    case (false, true): throw CommandError.kindsDiffer(file: options.old, folder: options.new)
    case (false, false):
      if options.sequence { return try compareSequences() }
      let report = try await compare(options.old, options.new, output: options.output)
      return Outcome(
        status: report.equal ? .equal : .different, output: options.json ? try Self.json(report) : report.text)
    case (true, true): return options.sequence ? try compareSequences() : try await compareFolders()
    }
  }

  /// Compares two files; equal bytes are not decoded unless their picture is wanted.
  private func compare(_ old: String, _ new: String, output: String?) async throws -> PairReport {
    if let output { try refuseOverwriting([old, new], by: output) }
    let (first, second) = (try PictureFile(path: old), try PictureFile(path: new))
    var report: PairReport
    if first.bytes == second.bytes, output == nil {
      report = PairReport(sameBytes: try first.size(), metric: options.metric)
    } else {
      // One file a core.
      async let other = second.pixels()
      let difference = BitmapDifference(
        from: try first.pixels(), to: try await other, metric: options.metric, limits: options.limits)
      report = PairReport(difference)
      if let output { try PictureFile.write(difference.picture, to: output) }
    }
    (report.old, report.new) = (old, new)
    return report
  }

  private func compareFolders() async throws -> Outcome {
    let (before, after) = (try PictureFolder.names(in: options.old), try PictureFolder.names(in: options.new))
    if before.isEmpty, after.isEmpty { throw CommandError.emptyFolders(options.old, options.new) }
    let (oldNames, newNames) = (Set(before), Set(after))
    var reports: [PairReport] = []
    for name in before + after.filter({ !oldNames.contains($0) }) {
      let places = (old: oldNames.contains(name), new: newNames.contains(name))
      // One file that is damaged must not hide what is to be said of all others.
      do { reports.append(try await pair(name, isOld: places.old, isNew: places.new)) } catch {
        var report = PairReport(fault: error, metric: options.metric)
        report.name = name
        if places.old { report.old = options.old + "/" + name }
        if places.new { report.new = options.new + "/" + name }
        reports.append(report)
      }
    }
    let faults = reports.filter { $0.error != nil }
    let different = reports.filter { !$0.equal && $0.error == nil }
    var lines = different.map { "\($0.name ?? ""): " + $0.text.replacing("\n", with: "\n  ") }
    lines.append("\(different.count) of \(reports.count) pairs differ")
    return Outcome(
      status: !faults.isEmpty ? .error : different.isEmpty ? .equal : .different,
      output: options.json ? try Self.json(reports) : lines.joined(separator: "\n"),
      complaint: faults.map { "leporello diff: \($0.text)" }.joined(separator: "\n"))
  }

  private func pair(_ name: String, isOld: Bool, isNew: Bool) async throws -> PairReport {
    let (old, new) = (options.old + "/" + name, options.new + "/" + name)
    var report: PairReport
    if isOld, isNew {
      report = try await compare(old, new, output: options.output.map { $0 + "/" + name })
    } else {
      report = PairReport(alone: try PictureFile(path: isNew ? new : old).size(), isNew: isNew, metric: options.metric)
      if isNew { report.new = new } else { report.old = old }
    }
    report.name = name
    return report
  }

  private func compareSequences() throws -> Outcome {
    let (before, after) = (try frames(in: options.old), try frames(in: options.new))
    if before.isEmpty, after.isEmpty { throw CommandError.emptyFolders(options.old, options.new) }
    let difference = SequenceDifference(from: before, to: after, metric: options.metric, limits: options.limits)
    if let output = options.output, let change = difference.changes.first {
      try PictureFile.write(change.difference.picture, to: output)
    }
    let picture = (after.first ?? before.first)?.picture
    let report = SequenceReport(
      difference, framePixels: (picture?.width ?? 0) * (picture?.height ?? 0), metric: options.metric)
    return Outcome(
      status: difference.passes ? .equal : .different,
      output: options.json ? try Self.json(report) : difference.description)
  }

  /// The frames of a folder at the rate that was named, or of an animated file at its own times.
  private func frames(in folder: String) throws -> [TimedFrame] {
    if try !Self.isFolder(folder) {
      let file = try AnimatedPNG(png: try PictureFile(path: folder).bytes, name: folder)
      return zip(file.times, file.frames).map { TimedFrame(time: $0, picture: $1) }
    }
    // Numbers by value: frame 10 comes after frame 9.
    let names = try PictureFolder.names(in: folder).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    return try names.enumerated().map { index, name in
      TimedFrame(
        time: Double(index) / options.framesPerSecond,
        picture: try Bitmap(png: try PictureFile(path: folder + "/" + name).bytes, name: folder + "/" + name))
    }
  }

  private func refuseOverwriting(_ inputs: [String], by output: String) throws {
    func place(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    for input in inputs where place(input) == place(output) { throw CommandError.outputIsInput(input) }
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var isFolder: ObjCBool = false
    // What is there and cannot be looked at is told by the reading of it.
    var facts = stat()
    guard lstat(path, &facts) == 0 || errno != ENOENT && errno != ENOTDIR, !path.isEmpty else {
      throw CommandError.noSuchPath(path)
    }
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
