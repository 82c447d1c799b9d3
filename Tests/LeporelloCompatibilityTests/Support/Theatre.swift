// A stage with one container on it, and what was recorded since a mark.

import Leporello
import Testing

@MainActor final class Theatre {
  let stage: Stage
  private var mark = 0

  init(_ container: UIViewController, name: String) throws {
    stage = try Stage(size: CGSize(width: 320, height: 480), text: .wireframe)
    container.traceName = name
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    stage.commit()
    stage.commit()
  }

  /// The callbacks since the last time this was asked, layout and loading of views left out; complaints come last.
  func takeOrder() -> [String] {
    let trace = stage.trace
    let events = trace.events.dropFirst(mark).map { $0.description }
    mark = trace.events.count
    return events.filter { event in
      !["LayoutSubviews", "updateViewConstraints", "loadView"].contains { event.hasSuffix($0) }
    } + trace.violations.map { "! \($0.message)" }
  }

  /// Drags a finger along a line within a time, in steps of a sixtieth of a second, and lifts it.
  func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, lift: Bool = true) {
    stage.touchBegan(at: start)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      stage.advance(by: seconds / Double(steps))
      let fraction = CGFloat(step) / CGFloat(steps)
      stage.touchMoved(
        at: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    if lift { stage.touchEnded(at: end) }
  }
}
