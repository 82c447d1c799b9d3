// kitty's and iTerm2's protocols: a PNG file in base 64, inside an escape sequence.

import Foundation
import LeporelloCairo
import LeporelloGraphics

enum KittyPicture {
  /// The most base 64 that one sequence may hold.
  private static let longest = 4096

  static func text(_ picture: Bitmap) -> String {
    guard let file = try? PNGEncoder(.small).encode(picture) else { return "" }
    var rest = Data(file).base64EncodedString()[...]
    var text = ""
    var keys = "a=T,f=100,q=2,"
    while !rest.isEmpty {
      let part = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      text += "\u{1b}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1b}\\"
      keys = ""
    }
    return text + "\n"
  }
}

enum ITerm2Picture {
  static func text(_ picture: Bitmap) -> String {
    guard let file = try? PNGEncoder(.small).encode(picture) else { return "" }
    return "\u{1b}]1337;File=inline=1;size=\(file.count);width=\(picture.width)px;preserveAspectRatio=1:"
      + Data(file).base64EncodedString() + "\u{7}\n"
  }
}
