// What a command leaves behind.

/// Texts for both streams, and the status that scripts read.
struct Outcome: Sendable {
  /// The exit status.
  enum Status: Int32, Sendable {
    case equal = 0
    case different = 1
    case error = 2
  }

  var status: Status
  var output = ""
  var complaint = ""
}
