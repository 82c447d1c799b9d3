// Chrome's trace-event JSON: what Perfetto's viewer needs to open it, lanes, and slices that nest.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("The trace for Perfetto's viewer")
struct ChromeTraceTests {
  private struct File: Decodable {
    struct Entry: Decodable {
      let name: String
      let ph: String
      let ts: Double
      let dur: Double?
      let pid: Int
      let tid: Int
      let cat: String?
      let id: Int?
      let args: [String: String]
    }
    let displayTimeUnit: String
    let traceEvents: [Entry]
  }

  private func record() throws -> (LifecycleTrace, File) {
    let w = try World()
    try w.stage.run {
      w["P"].hooks["viewDidLoad"] = { w.embed(w["A"], in: w["P"]) }
      w.show(w["P"])
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.25, options: [], animations: nil) { _ in
        w["A"].removeFromParent()
        w["B"].didMove(toParent: w["P"])
      }
      try w.stage.settle()
      w["B"].endAppearanceTransition()
    }
    return (w.stage.trace, try JSONDecoder().decode(File.self, from: w.stage.trace.chromeTrace()))
  }

  @Test("There is one lane for each controller, by its name")
  func lanes() throws {
    let (trace, file) = try record()
    let lanes = file.traceEvents.filter { $0.ph == "M" }
    #expect(lanes.map { $0.args["name"] } == ["P", "A", "B"])
    #expect(Set(lanes.map(\.tid)).count == 3)
    #expect(Set(file.traceEvents.filter { $0.ph == "X" }.map(\.tid)) == Set(trace.events.map(\.controller.id)))
  }

  @Test("Each callback is one slice, in order, with its cause and its virtual time")
  func slices() throws {
    let (trace, file) = try record()
    let slices = file.traceEvents.filter { $0.ph == "X" }
    #expect(slices.map(\.name) == trace.events.map(\.kind.description))
    #expect(slices.map { $0.args["cause"] } == trace.events.map(\.cause))
    #expect(slices.map { $0.args["time"] } == trace.events.map { "\($0.time)" })
    #expect(zip(slices, slices.dropFirst()).allSatisfy { $0.ts < $1.ts })
  }

  @Test("Slices nest as the callbacks did, and never overlap by half")
  func nesting() throws {
    let (trace, file) = try record()
    let slices = file.traceEvents.filter { $0.ph == "X" }
    var open: [(end: Double, index: Int)] = []
    for (slice, event) in zip(slices, trace.events) {
      while let last = open.last, last.end <= slice.ts { open.removeLast() }
      let end = slice.ts + (slice.dur ?? 0)
      #expect(slice.dur ?? 0 > 0)
      if let last = open.last { #expect(end < last.end + 1e-9) }
      #expect(open.last?.index == event.parent)
      #expect(open.count == event.depth)
      open.append((end, event.index))
    }
  }

  @Test("Each state is a span that begins and ends")
  func states() throws {
    let (_, file) = try record()
    let spans = file.traceEvents.filter { $0.cat == "appearance" }
    for lane in Set(spans.map(\.tid)) {
      let mine = spans.filter { $0.tid == lane }
      #expect(
        mine.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) ? $0.element.ph == "b" : $0.element.ph == "e" })
      #expect(stride(from: 0, to: mine.count, by: 2).allSatisfy { mine[$0].name == mine[$0 + 1].name })
      #expect(mine.allSatisfy { $0.id == lane })
    }
    let appearing = spans.filter { $0.name == "appearing" && $0.tid == spans.last?.tid }
    #expect(appearing.count == 2)
    #expect(abs(appearing[1].ts - appearing[0].ts - 250_000) < 1)
  }

  @Test("A complaint is an instant of all lanes")
  func complaints() throws {
    let (_, file) = try record()
    let instants = file.traceEvents.filter { $0.ph == "i" }
    #expect(instants.map(\.name) == ["Unbalanced calls to begin/end appearance transitions for <B>."])
    #expect(instants.first?.args["remedy"]?.isEmpty == false)
  }

  @Test("The same trace gives the same bytes")
  func bytes() throws {
    let (trace, _) = try record()
    #expect(try trace.chromeTrace() == trace.chromeTrace())
  }
}
