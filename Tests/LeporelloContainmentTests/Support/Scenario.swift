// The oracle's scenarios as data, and how a recorded order is compared with one.

import LeporelloGraphics
import Testing

/// One scenario of the oracle.
struct Scenario: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let title: String
  let compare: String
  let ignore: [String]
  let expected: [String]

  var testDescription: String { "\(id): \(title)" }

  static let all: [Scenario] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/containment-scenarios.json")
    do {
      return try JSONDecoder().decode([Scenario].self, from: Data(contentsOf: file))
    } catch {
      preconditionFailure("the scenarios' file does not read: \(error)")
    }
  }()

  /// What differs between what happened and what is expected; empty where nothing does.
  func differences(from actual: [String], names: [String]) -> [String] {
    let wanted = expected.filter(keeps)
    let subjects = Set(wanted.map(Self.subject))
    let happened = actual.filter(keeps).filter { line in
      wanted.isEmpty ? names.contains(Self.subject(line)) : subjects.contains(Self.subject(line))
    }
    if compare == "total" {
      let strictlyWanted = wanted.filter { !Self.isPhase($0) }.map(Self.normalised)
      let strictlyHappened = happened.filter { !Self.isPhase($0) }.map(Self.normalised)
      guard Self.match(strictlyWanted, strictlyHappened) else {
        return ["expected \(strictlyWanted)", "happened \(strictlyHappened)"]
      }
      return phaseDifferences(wanted, actual.filter(keeps))
    }
    return subjects.sorted().compactMap { subject in
      let mine = wanted.filter { Self.subject($0) == subject && !Self.isPhase($0) }.map(Self.normalised)
      let theirs = happened.filter { Self.subject($0) == subject && !Self.isPhase($0) }.map(Self.normalised)
      return Self.match(mine, theirs) ? nil : "\(subject): expected \(mine), happened \(theirs)"
    }
  }

  /// Between the same two callbacks, each expected mark of a phase must have come.
  private func phaseDifferences(_ wanted: [String], _ actual: [String]) -> [String] {
    func gaps(_ lines: [String], subjects: Set<String>) -> [Set<String>] {
      var gaps: [Set<String>] = [[]]
      for line in lines {
        if Self.isPhase(line) {
          gaps[gaps.count - 1].insert(line)
        } else if subjects.contains(Self.subject(line)) {
          gaps.append([])
        }
      }
      return gaps
    }
    let subjects = Set(wanted.filter { !Self.isPhase($0) }.map(Self.subject))
    let pairs = zip(gaps(wanted, subjects: subjects), gaps(actual, subjects: subjects))
    return pairs.enumerated().compactMap { index, pair in
      pair.0.isSubset(of: pair.1) ? nil : "after \(index) callbacks: \(pair.0.subtracting(pair.1).sorted()) is missing"
    }
  }

  private func keeps(_ line: String) -> Bool {
    guard let name = Self.callbackName(line) else { return true }
    return !ignore.contains(name)
  }

  private static func callbackName(_ line: String) -> String? {
    guard !line.hasPrefix("@"), !line.hasPrefix("!"), let dot = line.firstIndex(of: ".") else { return nil }
    return String(line[line.index(after: dot)...].prefix { $0 != "(" })
  }

  private static func subject(_ line: String) -> String {
    if line.hasPrefix("@") || line.hasPrefix("!") { return String(line.prefix(1)) }
    return String(line.prefix { $0 != "." })
  }

  /// Marks of a phase need only be there; other marks are compared like callbacks.
  private static func isPhase(_ line: String) -> Bool {
    line == "@commit" || line == "@animationEnd" || line.hasPrefix("@return")
  }

  private static func normalised(_ line: String) -> String {
    line.hasSuffix(">.") ? String(line.dropLast()) : line
  }

  private static func match(_ wanted: [String], _ happened: [String]) -> Bool {
    guard wanted.count == happened.count else { return false }
    return zip(wanted, happened).allSatisfy { want, have in
      if want == have { return true }
      // "(_)" stands for a flag that was not recorded, "(common parent)" for words that were not.
      if want.hasSuffix("(_)") { return have.hasPrefix(want.dropLast(2)) }
      if want.hasSuffix(": (common parent)") {
        return have.hasPrefix(want.replacingOccurrences(of: "(common parent)", with: ""))
      }
      return false
    }
  }
}
