// The drawing library numbers a document's parts by what the process drew before; here they are numbered from 1.

import LeporelloGraphics

/// The names by which the parts of an SVG file refer to each other.
enum SVGNames {
  /// The file with names that depend on nothing but itself.
  static func numbered(_ bytes: [UInt8]) -> [UInt8] {
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      guard let start = nameStart(bytes, place) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      result.append(contentsOf: bytes[place..<start])
      let end = bytes[start...].firstIndex { $0 == quote || $0 == close } ?? bytes.count
      let name = bytes[start..<end]
      let number = names[name] ?? Array("part\(names.count + 1)".utf8)
      names[name] = number
      result.append(contentsOf: number)
      place = end
    }
    return result
  }

  private static let quote = UInt8(ascii: "\"")
  private static let close = UInt8(ascii: ")")
  private static let openers: [[UInt8]] = [" id=\"", "=\"#", "url(#"].map { Array($0.utf8) }

  /// Where a name begins that is introduced at a place.
  private static func nameStart(_ bytes: [UInt8], _ place: Int) -> Int? {
    let first = bytes[place]
    guard first == openers[0][0] || first == openers[1][0] || first == openers[2][0] else { return nil }
    for opener in openers where bytes.count - place > opener.count && bytes[place] == opener[0] {
      if bytes[place..<place + opener.count].elementsEqual(opener) { return place + opener.count }
    }
    return nil
  }
}
