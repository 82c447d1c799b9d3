// The variables that steer snapshots, read in one place.

import Foundation

/// The environment of a run.
package struct SnapshotEnvironment: Sendable {
  /// The environment that assertions read; the process's own unless a scope sets another.
  @TaskLocal package static var current = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)

  let variables: [String: String]

  package init(variables: [String: String]) {
    self.variables = variables
  }

  /// When to record if no argument, scope or trait says so: what the variable says, on CI never, else what is missing.
  var record: SnapshotTestingConfiguration.Record {
    if let text = variables["SNAPSHOT_TESTING_RECORD"] { return .init(rawValue: text) ?? .missing }
    return isContinuousIntegration ? .never : .missing
  }

  /// Where failed values go; a folder in the temporary one unless the variable names another.
  var artifacts: URL {
    if let path = variables["SNAPSHOT_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("leporello-snapshots", isDirectory: true)
  }

  /// A folder that stands for the test file's own, where sources are not on the machine that runs the tests.
  var referenceRoot: URL? {
    guard let path = variables["SNAPSHOT_REFERENCE_DIR"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  var isContinuousIntegration: Bool {
    guard let value = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
