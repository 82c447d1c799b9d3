// BenchmarkChart: what Benchmarks/run measured, as bars; drawn from the committed figures, so that it never changes alone.

import Leporello

@main
struct BenchmarkChart {
  /// The figures that `Benchmarks/run --json` printed.
  static let figures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Benchmarks/results.json")

  /// Draws the chart below a folder.
  @MainActor static func render(to folder: URL) throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: figures))
    let bars = report.bars
    let size = CGSize(width: 760, height: 150 + 34 * CGFloat(bars.count))
    let frame = try Storyboard("Benchmarks", size: size, text: .faithful, sampling: .frames(count: 1)) {
      Chart(bars: bars)
    }.timeline().frames[0]
    let bitmap = try CairoRenderer().render(frame.displayList, size: size, scale: 2)
    let file = folder.appendingPathComponent("Benchmarks/chart.png")
    try writeAtomically(PNGEncoder(.small).encode(bitmap), to: file)
  }

  @MainActor static func main() async throws {
    try render(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Renders"))
  }
}
