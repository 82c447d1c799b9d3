// How a terminal shows pictures, if it does. Which way it is, is asked of the environment and of the terminal itself.

import LeporelloGraphics

/// A way to show pictures in a terminal; closed.
enum TerminalGraphics: String, CaseIterable {
  /// The protocol of kitty, which Ghostty and Konsole speak too.
  case kitty
  /// The protocol of iTerm2, which WezTerm and mintty speak too.
  case iTerm2 = "iterm2"
  /// DEC's, which foot, Windows Terminal, xterm and others speak.
  case sixel
  /// Half blocks of 24-bit colour, which need nothing of the terminal.
  case blocks
  /// None at all.
  case none

  /// What the person asked for, else what the terminal is known for or answers.
  ///
  /// - Parameters:
  ///   - environment: The process's variables.
  ///   - attributes: Asks the terminal for its device attributes; nil if it doesn't answer.
  init(environment: [String: String], attributes: () -> String?) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let program = environment["TERM_PROGRAM"] ?? ""
    let kind = environment["TERM"] ?? ""
    if let told = environment["LEPORELLO_PREVIEW"].flatMap({ TerminalGraphics(rawValue: $0.lowercased()) }) {
      self = told
    } else if kind == "dumb" || isSet("NO_COLOR") {
      self = .none
    } else if isSet("TMUX") || kind.hasPrefix("screen") || kind.hasPrefix("tmux") {
      // What stands between the two passes on text only.
      self = .blocks
    } else if isSet("KITTY_WINDOW_ID") || kind.contains("kitty") || kind.contains("ghostty") || program == "ghostty"
      || isSet("KONSOLE_VERSION")
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "mintty"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" {
      self = .iTerm2
    } else {
      self = Self.showsSixel(attributes()) ? .sixel : .blocks
    }
  }

  /// A picture as the bytes that show it, followed by a line's end.
  func text(for picture: Bitmap) -> String {
    switch self {
    case .kitty: KittyPicture.text(picture)
    case .iTerm2: ITerm2Picture.text(picture)
    case .sixel: SixelPicture.text(picture)
    case .blocks: HalfBlocks.text(picture)
    case .none: ""
    }
  }

  /// Whether the answer to "what are you", as in `ESC [ ? 62 ; 4 c`, has the number of sixel in it.
  static func showsSixel(_ answer: String?) -> Bool {
    guard let answer, let start = answer.firstRange(of: "[?"), let end = answer[start.upperBound...].firstIndex(of: "c")
    else { return false }
    return answer[start.upperBound..<end].split(separator: ";").dropFirst().contains("4")
  }
}
