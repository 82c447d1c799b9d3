// File names from raw names. The rule is frozen: a change would orphan every reference there is.

import Foundation

/// A part of a file name that no other raw name shares.
enum SnapshotName {
  /// The longest part in bytes, so that test, identifier and extension fit in 255.
  static let longest = 100

  /// A name as it stands in a file name.
  ///
  /// 1. Runs of characters that are no word characters become one hyphen; one leading and trailing hyphen goes.
  /// 2. A part that is too long is cut.
  /// 3. If anything was lost, eight hexadecimal digits of the raw name follow, after a hyphen.
  static func sanitised(_ raw: String) -> String {
    let plain = cut(hyphenated(raw))
    let kept = plain.utf8.elementsEqual(raw.utf8) && !raw.isEmpty && raw.wholeMatch(of: /.*-[0-9a-f]{8}/) == nil
    return kept ? plain : plain.isEmpty ? digest(raw) : "\(plain)-\(digest(raw))"
  }

  /// A test's name: like any other, but parentheses and labels as the compiler writes them are no loss.
  static func test(_ function: String) -> String {
    if function.wholeMatch(of: /\w+(\(([\w]+:)*\))?/) != nil {
      let plain = hyphenated(function)
      if plain.utf8.count <= longest { return plain }
    }
    return sanitised(function)
  }

  /// The part of a name that changes from run to run, if there is one.
  static func address(in raw: String) -> String? {
    raw.firstMatch(of: /0x[0-9a-fA-F]{6,}/).map { String($0.output) }
  }

  private static func hyphenated(_ raw: String) -> String {
    var text = raw.precomposedStringWithCanonicalMapping.replacing(/\W+/, with: "-")
    if text.hasPrefix("-") { text.removeFirst() }
    if text.hasSuffix("-") { text.removeLast() }
    return text
  }

  private static func cut(_ text: String) -> String {
    var text = text
    while text.utf8.count > longest { text.removeLast() }
    return text
  }

  /// FNV-1a, folded: the same in every process and for ever.
  static func digest(_ raw: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in raw.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
