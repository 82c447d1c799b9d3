// A value's parts as text: sorted where Swift promises no order, without addresses, and finite for cycles.

import Foundation

/// A type that says itself how it reads in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts are listed under the description.
  static var renderChildren: Bool { get }
  /// The text of the dump.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Parts are not listed unless a type asks for it.
  public static var renderChildren: Bool { false }
}

enum ValueDump {
  static func text(of value: Any) -> String {
    var lines: [String] = []
    append(value, label: nil, indent: 0, path: [], to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func append(
    _ value: Any, label: String?, indent: Int, path: [ObjectIdentifier], to lines: inout [String]
  ) {
    let mirror = Mirror(reflecting: value)
    var path = path
    var isCycle = false
    if mirror.displayStyle == .class {
      let identity = ObjectIdentifier(value as AnyObject)
      isCycle = path.contains(identity)
      path.append(identity)
    }
    let (description, showsChildren) = isCycle ? ("(circular reference)", false) : describe(value, mirror)
    let children = showsChildren ? parts(mirror) : []
    let head =
      String(repeating: " ", count: indent) + (children.isEmpty ? "- " : "▿ ") + (label.map { "\($0): " } ?? "")
    lines.append(head + withoutAddresses(description).replacing("\n", with: "\\n"))
    for child in children { append(child.value, label: child.label, indent: indent + 2, path: path, to: &lines) }
  }

  private static func describe(_ value: Any, _ mirror: Mirror) -> (String, children: Bool) {
    if let own = value as? any AnySnapshotStringConvertible {
      return (own.snapshotDescription, type(of: own).renderChildren)
    }
    if let text = value as? String { return (text.debugDescription, false) }
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    switch mirror.displayStyle {
    case .collection: return (counted("element", "elements"), true)
    case .dictionary: return (counted("key/value pair", "key/value pairs"), true)
    case .set: return (counted("member", "members"), true)
    case .tuple: return ("(\(counted("element", "elements")))", true)
    case .optional: return (count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)", true)
    case .enum where count > 0:
      let name = mirror.children.first?.label ?? ""
      return ("\(mirror.subjectType).\(name)", true)
    case .enum: return ("\(mirror.subjectType).\(value)", false)
    default:
      if let own = value as? any CustomStringConvertible { return (own.description, count > 0) }
      if count == 0, mirror.displayStyle == nil { return (String(describing: value), false) }
      return ("\(mirror.subjectType)", true)
    }
  }

  private static func parts(_ mirror: Mirror) -> [(label: String?, value: Any)] {
    var parts: [(label: String?, value: Any)] = []
    var level: Mirror? = mirror
    while let current = level {
      // What a superclass holds comes first.
      parts.insert(contentsOf: current.children.map { (label: $0.label, value: $0.value) }, at: 0)
      level = mirror.displayStyle == .class ? current.superclassMirror : nil
    }
    guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else { return parts }
    return parts.map { (part: $0, text: text(of: $0.value)) }.sorted { $0.text < $1.text }.map(\.part)
  }

  /// Addresses differ from run to run and say nothing.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-fA-F]{6,}/, with: "")
  }
}
