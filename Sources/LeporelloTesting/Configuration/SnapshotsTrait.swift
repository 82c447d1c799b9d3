// Configuration for a test or a suite.

public import Testing

/// Configures the snapshots of a test, or of all tests in a suite, and begins their counters at 1 in every run.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// The trait reaches every test in a suite.
  public var isRecursive: Bool { true }

  /// Runs the test with the trait's configuration and counters of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.overCurrent) {
      try await SnapshotCounters.$scope.withValue(SnapshotCounters()) {
        try await function()
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Configures the snapshots of a test or a suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    unnumberedFirst: Bool? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, unnumberedFirst: unnumberedFirst))
  }

  /// Begins the snapshots' counters at 1 in every run of the test.
  public static var snapshots: SnapshotsTrait { .snapshots() }
}
