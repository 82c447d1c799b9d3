// The trace for other programs: JSON with everything, and Chrome's trace-event JSON, which Perfetto's viewer opens
// with a lane for each controller.

public import LeporelloGraphics

extension LifecycleTrace {
  /// Everything, as JSON with sorted keys; the same trace gives the same bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Chrome trace-event JSON: each callback as an instant, each state as a span, in a lane of its controller.
  public func chromeTrace() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(ChromeTrace(self))
  }
}

/// The shape that Chrome's viewer and Perfetto read.
private struct ChromeTrace: Encodable {
  struct Entry: Encodable {
    var name: String
    var ph: String
    var ts: Double
    var dur: Double?
    var pid = 1
    var tid: Int
    var s: String?
    var args: [String: String]
  }

  var displayTimeUnit = "ms"
  var traceEvents: [Entry] = []

  init(_ trace: LifecycleTrace) {
    var lanes: [Int] = []
    var since: [Int: (AppearanceState, Double)] = [:]
    let end = (trace.commits.last?.time ?? trace.events.last?.time ?? 0) * 1_000_000
    for event in trace.events {
      let lane = event.controller.id
      if !lanes.contains(lane) {
        lanes.append(lane)
        traceEvents.append(
          Entry(name: "thread_name", ph: "M", ts: 0, tid: lane, args: ["name": event.controller.name]))
      }
      let time = event.time * 1_000_000
      var args = ["depth": "\(event.depth)"]
      args["cause"] = event.cause
      traceEvents.append(Entry(name: event.kind.description, ph: "i", ts: time, tid: lane, s: "t", args: args))
      guard let state = event.kind.stateAfter else { continue }
      if let old = since[lane] { addSpan(old, until: time, lane: lane) }
      since[lane] = (state, time)
    }
    for lane in lanes { if let open = since[lane] { addSpan(open, until: end, lane: lane) } }
    for violation in trace.violations {
      traceEvents.append(
        Entry(
          name: violation.message, ph: "i", ts: violation.time * 1_000_000, tid: 0, s: "g",
          args: ["remedy": violation.remedy]))
    }
  }

  private mutating func addSpan(_ span: (AppearanceState, Double), until end: Double, lane: Int) {
    guard span.0 != .disappeared, end > span.1 else { return }
    traceEvents.append(
      Entry(name: "\(span.0)", ph: "X", ts: span.1, dur: end - span.1, tid: lane, args: [:]))
  }
}
