// Files beside the tests.

import Foundation

enum Fixture {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file in the `Fixtures` folder.
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
  }

  /// The text of a file of the package.
  static func source(_ path: String) throws -> String {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The texts of all Swift files in a folder of the package, in no order.
  static func sources(_ folder: String) throws -> [String] {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
