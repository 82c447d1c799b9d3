// Where code outside this package made the call that is under way, read from the debug information when a complaint is
// made. Overridable methods cannot carry `#fileID` and `#line` themselves.

#if os(Linux)
  import Runtime
#endif

/// The place of a call in source code.
@MainActor enum CallPlace {
  /// `Module/File.swift:12` of the innermost call that comes from outside the package; nil where the program carries no
  /// debug information. An override that hands its own call on to super is not the place, but who called it.
  static func outside(ofOverridesOf method: String?) -> String? {
    #if os(Linux)
      guard let trace = try? Backtrace.capture(algorithm: .fast, limit: 96) else { return nil }
      let key = (method ?? "") + trace.frames.map { "\($0)" }.joined()
      if let place = known[key] { return place }
      let place = find(in: trace, method)
      known[key] = .some(place)
      return place
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// What was found for each way to a complaint; a program that misuses the core often does it at the same place.
    private static var known: [String: String?] = [:]

    private static func find(in trace: Backtrace, _ method: String?) -> String? {
      guard let frames = trace.symbolicated(options: .showSourceLocations)?.frames else { return nil }
      for frame in frames {
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0 else { continue }
        guard let module = module(of: symbol.rawName), !own.contains(module) else { continue }
        if let method, symbol.rawName.contains("\(method.utf8.count)\(method)") { continue }
        return "\(module)/\(place.path.split(separator: "/").last ?? "?"):\(place.line)"
      }
      return nil
    }

    /// The modules whose calls are not the program's own.
    private static let own: Set<Substring> = [
      "Swift", "Foundation", "Testing", "XCTest", "LeporelloGraphics", "LeporelloContainment", "LeporelloHosting",
      "LeporelloPages", "LeporelloStoryboard", "Leporello", "LeporelloTesting",
    ]

    /// The module that a mangled Swift name begins with: `$s`, then each identifier behind its length.
    private static func module(of mangled: String) -> Substring? {
      guard mangled.hasPrefix("$s") else { return nil }
      let rest = mangled.dropFirst(2)
      if rest.first == "s" { return "Swift" }
      let digits = rest.prefix { $0.isNumber }
      guard let length = Int(digits) else { return nil }
      return rest.dropFirst(digits.count).prefix(length)
    }
  #endif
}
