// A stage with controllers known by their letters, for tests that say in a few lines what UIKit code says in many.

@testable import LeporelloContainment

/// A stage, its probes, and what was noted beside the trace.
@MainActor final class World {
  let stage: Stage
  /// What the probes logged themselves.
  var log: [String] = []
  private var probes: [(String, Probe)] = []
  /// Marks of the test, with their place among what the trace holds.
  private var marks: [(Int, String)] = []
  private var firstIndex = 0

  init(size: CGSize = CGSize(width: 390, height: 844)) throws { stage = try Stage(size: size) }

  /// The probe of a name, made when first asked for.
  subscript(_ name: String) -> Probe {
    if let found = probes.first(where: { $0.0 == name })?.1 { return found }
    return add(Probe(name))
  }

  @discardableResult
  func add<P: Probe>(_ probe: P) -> P {
    probe.world = self
    probes.append((probe.traceName, probe))
    return probe
  }

  /// Gives up the strong reference to a probe.
  func release(_ name: String) { probes.removeAll { $0.0 == name } }

  var names: [String] { probes.map(\.0) }

  // MARK: Steps

  /// Makes a controller the root and lets it appear.
  func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.commit()
    stage.commit()
  }

  /// The three steps of adding.
  func embed(_ child: UIViewController, in parent: UIViewController, inside view: UIView? = nil) {
    parent.addChild(child)
    (view ?? parent.view).addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// The three steps of removing.
  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// P is the root and appeared, with visible children if any are named.
  func visibleParent(_ children: String..., forwards: Bool = true) {
    let parent = self["P"]
    parent.forwards = forwards
    show(parent)
    for name in children {
      embed(self[name], in: parent)
      if !forwards {
        self[name].beginAppearanceTransition(true, animated: false)
        self[name].endAppearanceTransition()
      }
    }
    stage.commit()
  }

  // MARK: Record

  /// Forgets what happened so far: the situation is set up.
  func start() {
    firstIndex = stage.core.trace.trace.nextIndex
    marks = []
    log = []
  }

  func mark(_ text: String) {
    marks.append((stage.core.trace.trace.nextIndex, text))
    log.append(text)
  }

  /// Ends the turn.
  func commit() {
    mark("@commit")
    stage.commit()
  }

  /// Ends the turn, then lets everything finite run out.
  func finishAnimation() {
    stage.commit()
    mark("@animationEnd")
    try? stage.settle()
  }

  /// Callbacks, complaints and marks in the order in which they came.
  var lines: [String] {
    let trace = stage.core.trace.trace
    var all: [(Int, Int, String)] = trace.events.map { ($0.index, 1, $0.description) }
    all += trace.violations.filter { $0.severity != .silent }.map { violation in
      let words = violation.exceptionName.map { "!throw \($0): \(violation.message)" } ?? "!log \(violation.message)"
      return (violation.index, 1, words)
    }
    all = all.filter { $0.0 >= firstIndex }
    all += marks.enumerated().map { ($0.element.0, 0, $0.element.1) }
    return all.enumerated().sorted {
      ($0.element.0, $0.element.1, $0.offset) < ($1.element.0, $1.element.1, $1.offset)
    }.map(\.element.2)
  }
}
