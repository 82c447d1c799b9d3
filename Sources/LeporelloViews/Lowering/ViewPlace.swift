// Where in a description a view was written: two plain words, so that recording it costs nothing.

/// A file and a line of a description.
struct ViewPlace: Sendable {
  let fileID: StaticString
  let line: UInt

  init(_ fileID: StaticString, _ line: UInt) { (self.fileID, self.line) = (fileID, line) }

  /// The place as the layout engine's reports write it; nil for what the library's own views are made of.
  var source: SourcePlace? {
    let file = fileID.description
    return file.hasPrefix("LeporelloViews/") ? nil : SourcePlace(file: file, line: Int(line))
  }
}
