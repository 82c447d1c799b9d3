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

  /// Chrome trace-event JSON: each callback as a slice in the lane of its controller, nested as they happened; each
  /// state as an asynchronous span.
  ///
  /// No virtual time passes inside a turn, so that what came one after another at one time stands one nanosecond apart.
  public func chromeTrace() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(ChromeTrace(self))
  }
}
