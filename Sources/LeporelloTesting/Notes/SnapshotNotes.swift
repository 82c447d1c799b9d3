// What a reference remembers of the drawing and the machine that made it; it explains a mismatch and decides nothing.

import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// Structure, times and environment of a picture or of a sequence.
struct SnapshotNotes: Sendable {
  /// What is to be seen in each frame.
  var structures: [PictureStructure]
  /// When each frame is shown, in seconds; empty for a picture.
  var times: [Double]
  /// Libraries, fonts and settings by name, in a fixed order.
  var environment: [Line]

  /// One property of the environment.
  struct Line: Sendable, Hashable {
    var name: String
    var value: String
  }

  init(of lists: [DisplayList], times: [Double] = [], scale: CGFloat) {
    structures = lists.map { PictureStructure(of: $0) }
    self.times = times
    let isFaithful = lists.contains { $0.drawsFaithfulText }
    environment = RenderingEnvironment.libraries.map { Line(name: $0.name, value: $0.value) }
    environment.append(Line(name: "scale", value: scale.dump))
    environment.append(Line(name: "text", value: isFaithful ? "faithful" : "wireframe"))
    if isFaithful { environment += RenderingEnvironment.fonts.map { Line(name: $0.name, value: $0.value) } }
  }

  /// Reads the notes of a reference's file; what is not there is empty.
  init(png: [UInt8]) {
    let notes = PNGNotes.notes(in: png)
    structures = notes[Keyword.structure].map(PictureStructure.frames) ?? []
    times = (notes[Keyword.times] ?? "").split(separator: " ").compactMap { Double($0) }
    environment = (notes[Keyword.environment] ?? "").split(separator: "\n").compactMap { line in
      guard let colon = line.firstRange(of: ": ") else { return nil }
      return Line(name: String(line[..<colon.lowerBound]), value: String(line[colon.upperBound...]))
    }
  }

  enum Keyword {
    static let structure = "Leporello-Structure"
    static let times = "Leporello-Times"
    static let environment = "Leporello-Environment"
  }

  /// A PNG file with the notes in it; other files stay as they are.
  func adding(to data: Data) -> Data {
    var notes: [(keyword: String, text: String)] = []
    let structure = PictureStructure.text(of: structures)
    // Past this size the words would outweigh the picture.
    if structure.utf8.count <= 65_536 { notes.append((Keyword.structure, structure)) }
    if !times.isEmpty { notes.append((Keyword.times, times.map { "\($0)" }.joined(separator: " "))) }
    notes.append((Keyword.environment, environment.map { "\($0.name): \($0.value)" }.joined(separator: "\n")))
    return Data(PNGNotes.adding(notes, to: [UInt8](data)))
  }

  /// What the machines differ in, one property a line; empty where the reference says nothing.
  func environmentChanges(to new: SnapshotNotes) -> [String] {
    if environment.isEmpty { return [] }
    let here = Dictionary(new.environment.map { ($0.name, $0.value) }) { first, _ in first }
    return environment.compactMap { line in
      guard let value = here[line.name], value != line.value else { return nil }
      return "recorded with \(line.name) \(line.value), drawn here with \(line.name) \(value)"
    }
  }
}

extension DisplayList {
  /// Whether any text is set in real fonts.
  fileprivate var drawsFaithfulText: Bool {
    items.contains { item in
      switch item {
      case .text(_, _, let family): family == .faithful
      case .fill, .stroke, .image, .backdrop: false
      case .opacity(_, let list), .transform(_, let list), .clip(_, _, let list), .blend(_, let list),
        .warp(_, let list), .shadow(_, let list), .innerShadow(_, let list), .blur(_, let list):
        list.drawsFaithfulText
      case .mask(let list, let other), .mix(let list, let other, _), .linearMix(let list, let other, _):
        list.drawsFaithfulText || other.drawsFaithfulText
      }
    }
  }
}
