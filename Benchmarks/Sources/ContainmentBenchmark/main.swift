// Times the containment core: children added and removed, children switched, and a turn in which nothing happens.

import Leporello

/// A container over one child, which forwards by itself.
final class Box: UIViewController {
  func put(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func take(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// A tree of a thousand controllers on a stage: a root of ten boxes of ten boxes of nine.
@MainActor struct Tree {
  let stage: Stage
  let leaf: Box

  init() throws {
    stage = try Stage(size: CGSize(width: 390, height: 844), text: .wireframe)
    let root = Box()
    stage.window.rootViewController = root
    var last = root
    for _ in 0..<10 {
      let branch = Box()
      root.put(branch)
      for _ in 0..<10 {
        let twig = Box()
        branch.put(twig)
        for _ in 0..<9 { twig.put(Box()) }
        last = twig
      }
    }
    leaf = last
    stage.commit()
    stage.commit()
  }
}

/// The shortest of several rounds, in nanoseconds for one call.
@MainActor func fastest(of rounds: Int = 5, _ calls: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<rounds {
    let time = try clock.measure { for _ in 0..<calls { try body() } }
    let (seconds, attoseconds) = time.components
    best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls))
  }
  return best
}

func line(_ what: String, _ nanoseconds: Double) {
  let name = what + String(repeating: " ", count: max(0, 52 - what.count))
  print("\(name) \(Int((nanoseconds / 10).rounded()) * 10) ns   \(Int(1e9 / nanoseconds)) a second")
}

let small = try Stage(size: CGSize(width: 390, height: 844), text: .wireframe)
let root = Box()
small.window.rootViewController = root
small.commit()
let child = Box()
line(
  "add and remove, alone on a stage, with commits",
  fastest(500) {
    root.put(child)
    small.commit()
    root.take(child)
    small.commit()
  })
var shown = Box()
var hidden = Box()
root.put(shown)
small.commit()
line(
  "switch by transition(from:to:), alone on a stage",
  try fastest(500) {
    let (old, new) = (shown, hidden)
    old.willMove(toParent: nil)
    root.addChild(new)
    root.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { _ in
      new.didMove(toParent: root)
      old.removeFromParent()
    }
    try small.settle()
    (shown, hidden) = (new, old)
  })
precondition(small.trace.violations.isEmpty, "A healthy run has no violations: see small.trace.violations.")

let tree = try Tree()
line(
  "add and remove among 1,111 controllers, with commits",
  tree.stage.run {
    fastest(200) {
      tree.leaf.put(child)
      tree.stage.commit()
      tree.leaf.take(child)
      tree.stage.commit()
    }
  })
line("an idle advance among 1,111 controllers", fastest(10_000) { tree.stage.advance(by: 1.0 / 60) })
