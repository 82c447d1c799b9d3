// Compiles a few lines against the built modules, to see what a developer would be told.

import Foundation

enum Compiler {
  struct Message: Hashable {
    let line: Int
    let text: String
  }

  /// The errors that the compiler reports for a source, in order of lines.
  static func errors(in source: String) throws -> [Message] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "leporello-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-cache-path",
      folder.appendingPathComponent("cache").path, "-I", products.appendingPathComponent("Modules").path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path) else { return nil }
      let parts = line.dropFirst(file.path.count).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { return nil }
      return Message(line: number, text: parts[3].trimmingCharacters(in: .whitespaces))
    }
  }
}
