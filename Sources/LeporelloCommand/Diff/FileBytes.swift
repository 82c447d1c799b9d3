// A file's bytes, whatever a path turns out to be.

import Foundation

enum FileBytes {
  /// More than this is no picture that could be compared.
  private static let most = 1 << 31

  /// Reads a file or a pipe to its end.
  ///
  /// - Throws: `CommandError` with the reason.
  static func read(_ path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      let reason = errno
      if reason == ENOENT || reason == ENOTDIR { throw CommandError.noSuchPath(path) }
      throw CommandError.unreadable(path, reason: words(reason))
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw CommandError.unreadable(path, reason: words(errno)) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw CommandError.unreadable(path, reason: "it is a folder")
    default: throw CommandError.unreadable(path, reason: "it is a device and no file")
    }
    guard facts.st_size < most else { throw CommandError.unreadable(path, reason: "it has more than 2 GB") }
    return try bytes(of: file, expected: Int(facts.st_size), path)
  }

  private static func bytes(of file: Int32, expected: Int, _ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than a file has is how its end is met in one go.
    var room = max(expected + 1, 65_536)
    while bytes.count < most {
      var fault: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = Foundation.read(file, buffer.baseAddress, buffer.count)
        fault = got < 0 ? errno : 0
        count = max(0, got)
      }
      if fault == EINTR { continue }
      guard fault == 0 else { throw CommandError.unreadable(path, reason: words(fault)) }
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = max(expected + 1 - bytes.count, 65_536)
    }
    throw CommandError.unreadable(path, reason: "it has more than 2 GB")
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "there is no permission to"
    case ELOOP: "its links lead in a circle"
    case ENAMETOOLONG: "its name is too long"
    default: String(cString: strerror(code))
    }
  }
}
