// The names of a storyboard's files.

import LeporelloGraphics

/// The names of the files in a storyboard's folder.
enum StoryboardFiles {
  /// The contact sheet.
  static let sheet = "sheet.png"

  /// A frame; four digits, more where there are more frames.
  static func frame(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// Whether a file is one that a storyboard makes.
  static func isOurs(_ name: String) -> Bool {
    if name == sheet { return true }
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 4 && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}
