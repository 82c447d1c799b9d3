// Reading of case files, whose shapes vary from node to node.

import LeporelloGraphics

/// A JSON value.
enum JSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let value = try? box.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? box.decode(Double.self) {
      self = .number(value)
    } else if let value = try? box.decode(String.self) {
      self = .string(value)
    } else if let value = try? box.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try box.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }
  var isNull: Bool {
    if case .null = self { return true }
    return false
  }
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    default: nil
    }
  }
  var length: CGFloat? { number.map { CGFloat($0) } }
  var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }
  var bool: Bool {
    if case .bool(let value) = self { return value }
    return false
  }
  var array: [JSON] {
    if case .array(let values) = self { return values }
    return []
  }
  var object: [String: JSON] {
    if case .object(let members) = self { return members }
    return [:]
  }

  /// The cases of a fixture beside these tests.
  static func fixture(_ name: String, file: String = #filePath) throws -> [JSON] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return try JSONDecoder().decode([JSON].self, from: Data(contentsOf: url))
  }
}
