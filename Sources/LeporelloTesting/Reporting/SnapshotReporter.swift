// The last step: whichever framework runs the test hears of a failure.

import Foundation
import Testing
import XCTest

enum SnapshotReporter {
  /// Fails the running test.
  static func report(_ failure: SnapshotFailure, at call: SnapshotCall) {
    let isWarning = failure.isRecording && SnapshotEnvironment.current.recordsSoftly
    guard Test.current != nil else {
      if isWarning {
        FileHandle.standardError.write(Data("\(call.filePath):\(call.line): warning: \(failure.message)\n".utf8))
        return
      }
      // XCTest keeps the path as a static string, so the place goes into the message.
      XCTFail("\(call.filePath):\(call.line): \(failure.message)")
      return
    }
    let place = SourceLocation(
      fileID: call.fileID, filePath: call.filePath, line: max(1, call.line), column: max(1, call.column))
    for attachment in failure.attachments {
      // A slash would cost the attachment its name and extension.
      let name = attachment.name.replacing("/", with: "-")
      let file = attachment.pathExtension.isEmpty ? name : "\(name).\(attachment.pathExtension)"
      Attachment.record([UInt8](attachment.data), named: file, sourceLocation: place)
    }
    Issue.record(
      Comment(rawValue: failure.message), severity: isWarning ? .warning : .error, sourceLocation: place)
  }
}
