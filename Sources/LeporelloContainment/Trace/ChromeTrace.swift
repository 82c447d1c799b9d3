// The trace in the shape that Chrome's viewer and Perfetto read: slices that nest, a lane for each controller.

import LeporelloGraphics

/// Chrome's trace-event format, as far as a lifecycle trace needs it.
struct ChromeTrace: Encodable {
  /// One event of the format, times in microseconds.
  struct Entry: Encodable {
    var name: String
    var ph: String
    var ts: Double
    var dur: Double?
    var pid = 1
    var tid: Int
    var cat: String?
    var id: Int?
    var s: String?
    var args: [String: String] = [:]
  }

  var displayTimeUnit = "ms"
  var traceEvents: [Entry] = []

  init(_ trace: LifecycleTrace) {
    var lanes: [Int: ControllerReference] = [:]
    var open: [(index: Int, entry: Int)] = []
    var states: [Int: AppearanceState] = [:]
    var clock = Clock()
    for event in trace.events {
      while let last = open.last, last.index != event.parent { close(open.removeLast().entry, clock.tick(0)) }
      let lane = event.controller.id
      if lanes.updateValue(event.controller, forKey: lane) == nil {
        traceEvents.append(
          Entry(name: "thread_name", ph: "M", ts: 0, tid: lane, args: ["name": event.controller.name]))
      }
      let start = clock.tick(event.time)
      if let state = event.kind.stateAfter { change(&states, of: lane, to: state, at: start) }
      var args = ["depth": "\(event.depth)", "time": "\(event.time)"]
      args["cause"] = event.cause
      open.append((event.index, traceEvents.count))
      traceEvents.append(
        Entry(name: event.kind.description, ph: "X", ts: Clock.microseconds(start), dur: 0, tid: lane, args: args))
    }
    while let last = open.popLast() { close(last.entry, clock.tick(0)) }
    let end = clock.tick(trace.commits.last?.time ?? 0)
    for lane in states.keys.sorted() { change(&states, of: lane, to: .disappeared, at: end) }
    for violation in trace.violations {
      var args = ["remedy": violation.remedy]
      args["place"] = violation.place
      traceEvents.append(
        Entry(name: violation.message, ph: "i", ts: violation.time * 1_000_000, tid: 0, s: "g", args: args))
    }
  }

  private mutating func close(_ entry: Int, _ now: Int64) {
    traceEvents[entry].dur = (Double(now) - (traceEvents[entry].ts * 1000).rounded()) / 1000
  }

  /// Ends the span of a controller's state and begins that of the next one.
  private mutating func change(
    _ states: inout [Int: AppearanceState], of lane: Int, to new: AppearanceState, at now: Int64
  ) {
    let time = Clock.microseconds(now)
    func span(_ state: AppearanceState, _ phase: String) -> Entry {
      Entry(name: "\(state)", ph: phase, ts: time, tid: lane, cat: "appearance", id: lane)
    }
    if let old = states[lane], old != .disappeared { traceEvents.append(span(old, "e")) }
    if new != .disappeared { traceEvents.append(span(new, "b")) }
    states[lane] = new
  }

  /// Nanoseconds that never stand still.
  private struct Clock {
    private var last: Int64 = -1

    mutating func tick(_ seconds: TimeInterval) -> Int64 {
      last = max(last + 1, Int64((seconds * 1_000_000_000).rounded()))
      return last
    }

    static func microseconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1000 }
  }
}
