// Times the layout engine on the trees that the other engines were timed on, and counts its questions.

import Foundation
@_spi(Benchmarks) import LeporelloLayout
@_spi(Benchmarks) import LeporelloViews

/// The shortest of several rounds, in nanoseconds for one call.
func fastest(_ calls: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<7 {
    let time = clock.measure { for _ in 0..<calls { body() } }
    let (seconds, attoseconds) = time.components
    best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls))
  }
  return best
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

let trees: [(String, LayoutTrial.Shape)] = [
  ("flat1000", .flat(1000)), ("flat10000", .flat(10_000)), ("tree10x10x10", .nested([10, 10, 10])),
  ("tree100x100", .nested([100, 100])), ("deep100", .deep(100)),
]

/// The processor's name, where the system tells it.
func processor() -> String {
  let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
  let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  return "\(name ?? "unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
}

print(processor())
print(
  "\ntree                  nodes  M nodes/s   full us  relayout us  placed  all frames us  written   asked  a node  most"
)
for (name, shape) in trees {
  for isFlexible in [false, true] {
    let trial = LayoutTrial(shape, isFlexible: isFlexible)
    let before = trial.evaluations
    trial.layOutAll()
    let asked = trial.evaluations - before
    let calls = max(3, 200_000 / trial.nodeCount)
    let full = fastest(calls) { trial.layOutAll() }
    let change = fastest(calls) { trial.changeOneLeaf(withFrames: false) }
    let placed = trial.changeOneLeaf(withFrames: false)
    let framed = fastest(calls) { trial.changeOneLeaf(withFrames: true) }
    let written = trial.changeOneLeaf(withFrames: true)
    precondition(trial.checksum.isFinite, "A benchmark's frames must be numbers: check the tree \(name).")
    let title = name + (isFlexible ? " flex" : " fixed")
    print(
      title + padded("\(trial.nodeCount)", 27 - title.count)
        + padded(rounded(Double(trial.nodeCount) / full * 1e3), 11) + padded(rounded(full / 1e3), 10)
        + padded(rounded(change / 1e3), 13) + padded("\(placed)", 8) + padded(rounded(framed / 1e3), 15)
        + padded("\(written)", 9) + padded("\(asked)", 8)
        + padded(rounded(Double(asked) / Double(trial.nodeCount)), 8) + padded("\(trial.mostQuestions())", 6))
  }
}

// Lowering apart: from the described view to the engine's nodes.

func lowering(_ name: String, _ view: some View) {
  let count = LoweringTrial.nodeCount(of: view)
  let time = fastest(max(3, 20_000 / count)) { _ = LoweringTrial.nodeCount(of: view) }
  print(
    name + padded("\(count)", 27 - name.count) + padded(rounded(time / 1e3), 12)
      + padded(rounded(time / Double(count)), 12))
}

func row(_ count: Int) -> some View { HStack(spacing: 2) { ForEach(0..<count) { _ in Color.red } } }

print("\nlowering              nodes          us     ns/node")
lowering("flat1000", row(1000))
lowering("flat10000", row(10_000))
lowering("tree10x10x10", HStack { ForEach(0..<10) { _ in VStack { ForEach(0..<10) { _ in row(10) } } } })
lowering("tree100x100", VStack { ForEach(0..<100) { _ in row(100) } })
