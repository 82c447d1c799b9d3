// Times comparisons of two screens of 1170 x 2532 pixels; `diff_peers.py` times the peers on the same files.

import Foundation
import Leporello
import LeporelloDiff

/// The shortest of several rounds, in milliseconds.
func fastest(_ rounds: Int = 9, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let time = try ContinuousClock().measure(body).components
    best = min(best, Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15)
  }
  return best
}

/// A page of rows of words, which a phone would show; `moved` shifts one row by a pixel.
func screen(moved: Bool) throws -> Bitmap {
  var items: [DisplayItem] = [.fill(Path(CGRect(x: 0, y: 0, width: 390, height: 844)), .color(.white))]
  for row in 0..<24 {
    let (x, y) = (moved && row == 11 ? 17.0 : 16.0, 40 + Double(row) * 32)
    let block = TextBlock([TextRun("Row \(row) of the page, with a few words in it", font: FontDescription(size: 15))])
    items.append(.text(block, in: CGRect(x: x, y: y, width: 340, height: 20), family: .faithful))
    items.append(.fill(Path(CGRect(x: 16, y: y + 26, width: 358, height: 1)), .color(RGBA(white: 0.85))))
  }
  return try CairoRenderer().render(DisplayList(items), size: CGSize(width: 390, height: 844), scale: 3)
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "/tmp/leporello-diff-benchmark")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let (old, new) = (try screen(moved: false), try screen(moved: true))
let files = try [old, new].map { Data(try PNGEncoder().encode($0)) }
for (file, name) in zip(files, ["old.png", "new.png"]) { try file.write(to: folder.appendingPathComponent(name)) }
let copy = Data([UInt8](files[0]))
let bytes = files.map { [UInt8]($0) }

func line(_ name: String, _ milliseconds: Double) {
  let text = String((milliseconds * 1000).rounded() / 1000)
  print(name + String(repeating: " ", count: max(1, 46 - name.count)) + text + " ms")
}

let paths = ["old.png", "same.png", "new.png"].map { folder.appendingPathComponent($0) }
try copy.write(to: paths[1])
line("equal files, in memory", fastest { precondition(files[0] == copy) })
line(
  "equal files, read and compared",
  try fastest {
    let (one, other) = (try Data(contentsOf: paths[0]), try Data(contentsOf: paths[1]))
    precondition(one == other)
  })
line("exact count after decoding", fastest { _ = BitmapDifference(from: old, to: new).differentPixels })
for (name, metric) in [
  ("pixelmatch", .pixelmatch), ("oklab", .oklab), ("ciede2000", .ciede2000), ("ssim-cie94", .ssimCIE94),
] as [(String, any DifferenceMetric)] {
  line("\(name) after decoding", fastest { _ = BitmapDifference(from: old, to: new, metric: metric).differentPixels })
}
line("decoding one file", try fastest { _ = try Bitmap(png: bytes[0]) })

/// Both files read and decoded at once, one a core, then the comparison.
func whole(_ metric: any DifferenceMetric) -> Int {
  nonisolated(unsafe) var pictures = [Bitmap?](repeating: nil, count: 2)
  pictures.withUnsafeMutableBufferPointer { places in
    // Each turn writes its own place.
    nonisolated(unsafe) let places = places
    DispatchQueue.concurrentPerform(iterations: 2) { turn in
      places[turn] = try? Bitmap(png: [UInt8](Data(contentsOf: paths[turn == 0 ? 0 : 2])))
    }
  }
  guard let first = pictures[0], let second = pictures[1] else { return -1 }
  return BitmapDifference(from: first, to: second, metric: metric).differentPixels
}
line("exact count of files, one a core", fastest { _ = whole(.exact) })
line("pixelmatch of files, one a core", fastest { _ = whole(.pixelmatch) })
print("different pixels: \(whole(.pixelmatch)), exactly \(whole(.exact))")
