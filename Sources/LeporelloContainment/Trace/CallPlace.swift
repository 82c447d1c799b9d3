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
      guard let names = capture(limit: 96).flatMap({ $0.symbolicated(with: images, options: .useSymbolCache) }) else {
        return nil
      }
      for (depth, frame) in names.frames.enumerated() {
        guard let name = frame.symbol?.rawName, let module = module(of: name), !own.contains(module) else { continue }
        if let method, name.contains("\(method.utf8.count)\(method)") { continue }
        // Names are cheap; lines are not, so only the frame in question is looked up, once; the second stands for the
        // rest.
        let address = "\(frame.captured)"
        if let place = known[address] { return place }
        let options: Backtrace.SymbolicationOptions = [.showSourceLocations, .useSymbolCache]
        let lines = capture(limit: 2, offset: depth)?.symbolicated(with: images, options: options)
        guard let place = lines?.frames.lazy.compactMap({ $0.symbol }).first?.sourceLocation, place.line > 0 else {
          continue
        }
        let text = "\(module)/\(place.path.split(separator: "/").last ?? "?"):\(place.line)"
        known[address] = text
        return text
      }
    #endif
    return nil
  }

  #if os(Linux)
    /// The lines that were looked up, by address.
    private static var known: [String: String] = [:]

    /// What the process has loaded.
    private static let images = ImageMap.capture()

    /// The calls under way around the caller, counted from itself.
    @inline(__always) private static func capture(limit: Int, offset: Int = 0) -> Backtrace? {
      try? Backtrace.capture(algorithm: .fast, limit: limit, offset: offset, top: 0, images: images)
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
