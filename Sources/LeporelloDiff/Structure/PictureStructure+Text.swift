// Structures as text, one element a line, and back.

import LeporelloGraphics

extension PictureStructure: CustomStringConvertible {
  /// One element a line: kind, left, top, width, height, detail, label.
  public var description: String { elements.map(Self.line).joined(separator: "\n") }

  /// Reads a text that `description` made; lines that are none are left out.
  public init(text: String) {
    self.init(elements: text.split(separator: "\n").compactMap { Self.element(String($0)) })
  }

  /// The structures of a sequence as one text; a frame that shows what the one before it shows is an equals sign.
  package static func text(of frames: [PictureStructure]) -> String {
    frames.enumerated().map { index, frame in
      index > 0 && frame == frames[index - 1] ? "=" : frame.description
    }.joined(separator: "\n--\n")
  }

  /// The structures in a text that `text(of:)` made.
  package static func frames(in text: String) -> [PictureStructure] {
    var frames: [PictureStructure] = []
    for part in text.components(separatedBy: "\n--\n") {
      frames.append(part == "=" ? frames.last ?? PictureStructure() : PictureStructure(text: part))
    }
    return frames
  }

  private static func line(_ element: PictureElement) -> String {
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.dump).joined(separator: " ")
    let label = element.label.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return "\(element.kind.rawValue) \(numbers) \(element.detail) \(label)"
  }

  private static func element(_ line: String) -> PictureElement? {
    let parts = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 7, let kind = PictureElement.Kind(rawValue: parts[0]) else { return nil }
    let numbers = parts[1...4].compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let label = parts[6].replacing(/\\(.)/) { $0.output.1 == "n" ? "\n" : String($0.output.1) }
    return PictureElement(
      kind: kind, label: label, detail: parts[5],
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
