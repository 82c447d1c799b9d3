// A failed comparison, before any framework hears of it.

/// Why a snapshot failed.
struct SnapshotFailure {
  var message: String
  var attachments: [SnapshotAttachment] = []
}
