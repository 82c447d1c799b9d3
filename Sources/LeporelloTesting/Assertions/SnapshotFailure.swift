// A failed comparison, before any framework hears of it.

/// Why a snapshot failed.
struct SnapshotFailure {
  var message: String
  var attachments: [SnapshotAttachment] = []
  /// Whether all that happened is that a reference was written.
  var isRecording = false
}
