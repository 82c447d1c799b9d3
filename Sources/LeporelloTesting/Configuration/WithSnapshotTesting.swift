// Configuration for the length of a call.

/// Runs an operation with a configuration; what is nil stays as it is outside.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  unnumberedFirst: Bool? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, unnumberedFirst: unnumberedFirst)
  return try SnapshotTestingConfiguration.$current.withValue(inner.overCurrent, operation: operation)
}

/// Runs an operation with a configuration; what is nil stays as it is outside.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  unnumberedFirst: Bool? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, unnumberedFirst: unnumberedFirst)
  return try await SnapshotTestingConfiguration.$current.withValue(inner.overCurrent, operation: operation)
}
