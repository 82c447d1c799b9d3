// Texts, compared line by line.

public import Foundation

extension Diffing where Value == String {
  /// Text in UTF-8, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(data: data, encoding: .utf8) else { throw SnapshotError.notText(bytes: data.count) }
        return text
      },
      diff: { old, new in
        if old.utf8.elementsEqual(new.utf8) { return nil }
        let difference = LineDifference(from: old, to: new).description
        return (
          difference, [SnapshotAttachment(name: "difference", pathExtension: "patch", data: Data(difference.utf8))]
        )
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// What the value says about itself.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// The value's parts, one a line, in an order and with words that do not change from run to run.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes themselves.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          if old == new { return nil }
          let first =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
          return ("\(old.count) bytes became \(new.count); the first difference is at byte \(first)", [])
        }))
  }
}
