// Looks for a step that breaks a container when it comes at a bad moment.

import LeporelloGraphics

/// Injects each of some steps at sampled moments of a storyboard's script, and checks that callbacks stay balanced, one
/// page is shown at rest, the indicator is under the selected item, nothing jumps and every change ends once.
///
///     let finding = try InterruptionExplorer(storyboard, injecting: [Select("b"), Swipe(.back)]).firstFailure()
///     #expect(finding == nil)
public struct InterruptionExplorer: Sendable {
  /// A script that breaks something, as short as could be found.
  public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The steps in words.
    public let script: [String]
    /// What does not hold.
    public let breaches: [String]
    /// The seed that led to it.
    public let seed: UInt64

    /// The script and what it breaks.
    public var description: String {
      "\(script.joined(separator: "; ")) breaks: \(breaches.joined(separator: "; ")) (seed \(seed))"
    }
  }

  /// The container and the script.
  public var storyboard: Storyboard
  /// The steps that are injected.
  public var injections: [any ScriptStep]
  /// What the choice of runs depends on, where there are more than the budget.
  public var seed: UInt64
  /// The most runs.
  public var budget: Int

  /// Creates an explorer.
  public init(_ storyboard: Storyboard, injecting injections: [any ScriptStep], seed: UInt64 = 1, budget: Int = 200) {
    (self.storyboard, self.injections, self.seed, self.budget) = (storyboard, injections, seed, max(1, budget))
  }

  /// How long after a step another is injected, in seconds.
  private static let delays: [TimeInterval] = [0, 0.05, 0.12, 0.2]
  /// How much of a step that takes time is over when another comes into it.
  private static let shares = [0.35, 0.7]

  /// The first script found to break something, shortened as far as it still does; nil where none does.
  ///
  /// - Throws: What the storyboard's own script throws.
  @MainActor public func firstFailure() throws(StoryboardError) -> Finding? {
    let base = storyboard.script.contains { $0 is Appear } ? storyboard.script : [Appear()] + storyboard.script
    let plain = try storyboard.breaches(playing: base)
    if !plain.isEmpty { return shortened(base, plain) }
    var scripts: [[any ScriptStep]] = []
    let first = (base.firstIndex { $0 is Appear } ?? 0) + 1
    for place in first...base.count {
      for delay in Self.delays {
        for step in injections {
          scripts.append(Array(base[..<place]) + [Wait(delay), step] + Array(base[place...]))
        }
      }
    }
    for place in first..<max(first, base.count) where base[place].length > 0 {
      for share in Self.shares {
        for step in injections {
          let late = InOrder([Wait(base[place].length * share), step], at: step.place)
          var script = base
          script[place] = Parallel([base[place], late], at: base[place].place)
          scripts.append(script)
        }
      }
    }
    for script in chosen(from: scripts) {
      // A step that cannot be done then is no fault of the container's.
      guard let breaches = try? storyboard.breaches(playing: script), !breaches.isEmpty else { continue }
      return shortened(script, breaches)
    }
    return nil
  }

  private func chosen(from scripts: [[any ScriptStep]]) -> [[any ScriptStep]] {
    guard scripts.count > budget else { return scripts }
    var (left, state, chosen) = (scripts, seed, [[any ScriptStep]]())
    while chosen.count < budget {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chosen.append(left.remove(at: Int((state >> 33) % UInt64(left.count))))
    }
    return chosen
  }

  @MainActor private func shortened(_ script: [any ScriptStep], _ breaches: [String]) -> Finding {
    var (script, breaches, place) = (script, breaches, 0)
    while place < script.count {
      var shorter = script
      if shorter.remove(at: place) is Appear {
        place += 1
      } else if let still = try? storyboard.breaches(playing: shorter), !still.isEmpty {
        (script, breaches) = (shorter, still)
      } else {
        place += 1
      }
    }
    return Finding(script: script.map(\.label), breaches: breaches, seed: seed)
  }
}
