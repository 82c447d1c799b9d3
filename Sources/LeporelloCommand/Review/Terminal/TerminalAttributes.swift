// Asking the terminal what it is. It answers as if someone typed, so nothing may be echoed meanwhile.

import Foundation

enum TerminalAttributes {
  /// The answer to DEC's question for device attributes; nil without a terminal, or if there is none in a fifth of a
  /// second.
  static func ask() -> String? {
    guard isatty(0) == 1, isatty(1) == 1 else { return nil }
    var before = termios()
    guard tcgetattr(0, &before) == 0 else { return nil }
    var quiet = before
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(0, TCSANOW, &quiet) == 0 else { return nil }
    defer { tcsetattr(0, TCSANOW, &before) }
    FileHandle.standardOutput.write(Data("\u{1b}[c".utf8))
    var answer: [UInt8] = []
    var event = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while answer.count < 64, answer.last != UInt8(ascii: "c"), poll(&event, 1, 200) == 1 {
      var byte: UInt8 = 0
      guard read(0, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
