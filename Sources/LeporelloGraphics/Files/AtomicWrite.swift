// Files appear whole or not at all: written beside their place under another name, then renamed.

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers temporary files, so that threads that write the same path don't meet.
private let temporaryFileCount = Atomic<Int>(0)

/// Writes a file so that readers see all of it or what was there before; makes the folders that are missing.
///
/// - Throws: `RenderError.unwritableFile` where a folder cannot be made or the file not written; nothing is left behind.
package func writeAtomically(_ bytes: [UInt8], to url: URL) throws(RenderError) {
  let folder = url.deletingLastPathComponent()
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  } catch {
    let reason = (error as NSError).localizedDescription
    throw RenderError.unwritableFile(path: folder.path, reason: reason)
  }
  let number = temporaryFileCount.add(1, ordering: .relaxed).newValue
  let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(getpid())-\(number).partial").path
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw failure(url) }
  guard writeAll(bytes, to: descriptor) else {
    let error = failure(url)
    close(descriptor)
    unlink(temporary)
    throw error
  }
  guard close(descriptor) == 0, rename(temporary, url.path) == 0 else {
    let error = failure(url)
    unlink(temporary)
    throw error
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// The error of the last system call, by its name in C's own words, which don't depend on a locale here.
private func failure(_ url: URL) -> RenderError {
  .unwritableFile(path: url.path, reason: String(cString: strerror(errno)))
}
