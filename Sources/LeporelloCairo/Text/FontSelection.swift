// Which of the named font files a text can need: reading all of them takes longer than setting a page of text.

import LeporelloGraphics

/// Some of the named files, by their places in `FontFiles.paths`.
///
/// A text looks the same with its selection as with all files, since each of its characters is in the face that is
/// asked for, or else every file that can stand in is there.
struct FontSelection: Sendable, Hashable {
  private var bits: UInt32

  static let none = FontSelection(bits: 0)
  static let all = FontSelection(0..<FontFiles.paths.count)

  private init(bits: UInt32) { self.bits = bits }
  private init(_ places: Range<Int>) { bits = places.reduce(0) { $0 | 1 << UInt32($1) } }

  private static let monospaced = FontSelection(places(of: FontFiles.monospaced, after: FontFiles.interface.count))
  private static let others = FontSelection(FontFiles.interface.count..<FontFiles.paths.count)

  private static func places(of files: [String], after start: Int) -> Range<Int> { start..<(start + files.count) }

  /// What the runs of a block can need.
  init(for block: TextBlock) {
    self = .none
    for run in block.runs where !contains(.all) {
      formUnion(Self.face(run.font))
      if !Self.isPlain(run.string) { formUnion(.others) }
    }
  }

  /// The files of the face that a font asks for.
  private static func face(_ font: FontDescription) -> FontSelection {
    guard font.family == nil else { return .all }
    switch font.design {
    case .monospaced: return .monospaced
    case .default:
      // Of weights between two files the library of fonts decides, among all.
      guard font.weight.isMultiple(of: 100), (100...900).contains(font.weight) else { return .all }
      let place = 2 * (font.weight / 100 - 1) + (font.isItalic ? 1 : 0)
      return FontSelection(place..<(place + 1))
    }
  }

  /// Whether a text has only characters that both faces are sure to hold.
  private static func isPlain(_ string: String) -> Bool {
    string.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A, 0x0D, 0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F: true
      case 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026: true
      default: false
      }
    }
  }

  func contains(_ other: FontSelection) -> Bool { other.bits & ~bits == 0 }
  mutating func formUnion(_ other: FontSelection) { bits |= other.bits }

  /// The files, in their order.
  var paths: [String] { FontFiles.paths.indices.filter { bits >> UInt32($0) & 1 == 1 }.map { FontFiles.paths[$0] } }
}
