// Pictures in terminals: which way, and the bytes of each.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

@testable import LeporelloCommand

@Suite struct TerminalTests {
  private func way(_ environment: [String: String], answer: String? = nil) -> TerminalGraphics {
    TerminalGraphics(environment: environment, attributes: { answer })
  }

  @Test("A terminal is known by its variables, else by its answer, and the person has the last word")
  func ways() {
    let ways: [(TerminalGraphics, [String: String], String?)] = [
      (.kitty, ["TERM": "xterm-kitty"], nil), (.kitty, ["KITTY_WINDOW_ID": "1"], nil),
      (.kitty, ["TERM_PROGRAM": "ghostty"], nil), (.kitty, ["KONSOLE_VERSION": "230804"], nil),
      (.iTerm2, ["TERM_PROGRAM": "iTerm.app"], nil), (.iTerm2, ["TERM_PROGRAM": "WezTerm"], nil),
      (.iTerm2, ["LC_TERMINAL": "iTerm2"], nil), (.sixel, ["TERM": "foot"], "\u{1b}[?62;4;22c"),
      (.blocks, ["TERM": "xterm-256color"], "\u{1b}[?62;22c"), (.blocks, ["TERM": "xterm"], "\u{1b}[?4c"),
      (.blocks, ["TERM": "xterm"], "4;4"), (.blocks, [:], nil), (.none, ["TERM": "dumb"], "\u{1b}[?62;4c"),
      (.none, ["NO_COLOR": "1"], nil), (.blocks, ["TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"], nil),
      (.blocks, ["TERM": "screen.xterm-256color"], "\u{1b}[?62;4c"),
      (.sixel, ["LEPORELLO_PREVIEW": "sixel", "TERM": "xterm-kitty"], nil),
      (.none, ["LEPORELLO_PREVIEW": "none", "TERM_PROGRAM": "iTerm.app"], nil),
      (.kitty, ["LEPORELLO_PREVIEW": "hologram", "TERM": "xterm-kitty"], nil),
    ]
    for (expected, environment, answer) in ways {
      #expect(way(environment, answer: answer) == expected, "\(environment)")
    }
  }

  @Test("kitty's sequences carry a whole PNG file in pieces of at most 4096 characters")
  func kitty() throws {
    var random = Noise(state: 7)
    let picture = Bitmap(width: 90, height: 60, pixels: (0..<5400).map { _ in 0xff00_0000 | random.next() })
    let text = TerminalGraphics.kitty.text(for: picture)
    let parts = text.split(separator: "\u{1b}_G").map { $0.split(separator: "\u{1b}\\")[0] }
    #expect(parts.count > 3)
    #expect(parts[0].hasPrefix("a=T,f=100,q=2,m=1;") && parts.last?.hasPrefix("m=0;") == true)
    let payloads = parts.map { $0.split(separator: ";", maxSplits: 1).last ?? "" }
    #expect(payloads.allSatisfy { $0.count <= 4096 })
    let file = try #require(Data(base64Encoded: payloads.joined()))
    #expect(try Bitmap(png: [UInt8](file)) == picture)
  }

  @Test("iTerm2's sequence carries a whole PNG file with its size")
  func iTerm2() throws {
    let picture = Bitmap(width: 9, height: 6, filledWith: 0xff33_6699)
    let text = TerminalGraphics.iTerm2.text(for: picture)
    let start = try #require(text.firstRange(of: ":")).upperBound
    let end = try #require(text.firstIndex(of: "\u{7}"))
    let file = try #require(Data(base64Encoded: String(text[start..<end])))
    #expect(text.hasPrefix("\u{1b}]1337;File=inline=1;size=\(file.count);width=9px"))
    #expect(try Bitmap(png: [UInt8](file)) == picture)
  }

  @Test("Sixels name their colours once and their columns in runs, six rows a line")
  func sixel() {
    var picture = Bitmap(width: 8, height: 7, filledWith: 0xffff_ffff)
    picture[0, 0] = 0xffff_0000
    picture[1, 6] = 0x0000_0000
    let text = TerminalGraphics.sixel.text(for: picture)
    #expect(
      text == "\u{1b}Pq\"1;1;8;7#180;2;100;0;0#215;2;100;100;100"
        + "#180@!7?$#215}!7~$-#215!8@$-\u{1b}\\\n")
  }

  @Test("Pictures stand side by side in the room there is, each pixel the mean of what it stands for")
  func row() {
    let (black, white) = (
      Bitmap(width: 400, height: 800, filledWith: 0xff00_0000), Bitmap(width: 400, height: 800, filledWith: 0xffff_ffff)
    )
    let row = PreviewSheet.row([black, white, black], width: 110, height: 48, gap: 2)
    #expect(row.width == 24 * 3 + 4 && row.height == 48)
    #expect([row[0, 0], row[24, 0], row[26, 47], row[52, 5]] == [0xff00_0000, 0xffff_ffff, 0xffff_ffff, 0xff00_0000])
    var stripes = Bitmap(width: 4, height: 2, filledWith: 0xff00_0000)
    for y in 0..<2 { for x in [1, 3] { stripes[x, y] = 0xffff_ffff } }
    #expect(PreviewSheet.row([stripes], width: 2, height: 9, gap: 0).pixels == [0xff7f_7f7f, 0xff7f_7f7f])
    let small = Bitmap(width: 3, height: 2, filledWith: 0x0000_0000)
    #expect(PreviewSheet.row([small], width: 100, height: 100, gap: 2).pixels == [UInt32](repeating: ~0, count: 6))
    for way in TerminalGraphics.allCases {
      #expect(PendingPreview(reference: "/none", pending: "/none").text(as: way).isEmpty)
    }
  }
}

/// Numbers that are the same in every run.
private struct Noise {
  var state: UInt32

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }
}
