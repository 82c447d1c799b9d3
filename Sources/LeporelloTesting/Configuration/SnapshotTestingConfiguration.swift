// What a test wants done about its references.

/// How snapshots are recorded and which tool their failures name.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the scope that runs now.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are written.
  public var record: Record?
  /// The tool that a failure suggests for looking at the difference.
  public var diffTool: DiffTool?
  /// Whether the first unnamed snapshot of a test goes without the number 1.
  public var unnumberedFirst: Bool?

  /// Creates a configuration; what is nil is left to the next outer one.
  public init(record: Record? = nil, diffTool: DiffTool? = nil, unnumberedFirst: Bool? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.unnumberedFirst = unnumberedFirst
  }

  /// The configuration with what is nil taken from the one that holds now.
  var overCurrent: SnapshotTestingConfiguration {
    let outer = Self.current
    return SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
      unnumberedFirst: unnumberedFirst ?? outer?.unnumberedFirst)
  }
}

extension SnapshotTestingConfiguration {
  /// When references are written. A reference that is written fails its test, so that no one records unawares.
  public enum Record: String, Sendable, Hashable, CaseIterable, ExpressibleByBooleanLiteral {
    /// Every reference is written anew.
    case all
    /// References that are missing, or whose comparison fails, are written.
    case failed
    /// References that are missing are written.
    case missing
    /// Nothing is written, not even a folder.
    case never

    /// True records all, false what is missing.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .missing
    }
  }

  /// Makes a command line from two paths: the reference, then the new value.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Creates a tool from a function of two paths.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool from the command that takes both paths.
    public init(stringLiteral value: String) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Both paths as URLs, for terminals that open them.
    public static let `default` = DiffTool { "- file://\($0)\n+ file://\($1)" }

    /// The command line for two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
