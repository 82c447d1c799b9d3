// Where in a spec a node was written.

/// A place in source code.
package struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file as `#fileID` gives it.
  package var file: String
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  package var description: String { "\(file):\(line)" }
}
