// The variables that steer snapshots, read in one place.

import Foundation
import LeporelloDiff

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
    // One folder a run: both halves of `swift test` have one parent.
    return SnapshotResults.defaultFolder.appendingPathComponent("run-\(getppid())", isDirectory: true)
  }

  /// Whether writing a reference is a warning, and not a failure.
  var recordsSoftly: Bool { Self.isTrue(variables["SNAPSHOT_RECORD_SOFTLY"]) }

  /// A folder that stands for the test file's own, where sources are not on the machine that runs the tests.
  var referenceRoot: URL? {
    guard let path = variables["SNAPSHOT_REFERENCE_DIR"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  var isContinuousIntegration: Bool { Self.isTrue(variables["CI"]) }

  private static func isTrue(_ value: String?) -> Bool {
    value.map { !["", "0", "false", "no"].contains($0.lowercased()) } ?? false
  }
}
