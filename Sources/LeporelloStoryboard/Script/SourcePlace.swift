// Where a step stands in its script's source.

/// A file and a line, as the compiler knows them.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file, after its module's name.
  public let file: String
  /// The line.
  public let line: UInt

  /// Creates a place.
  public init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = ("\(file)", line) }

  /// The place as `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
