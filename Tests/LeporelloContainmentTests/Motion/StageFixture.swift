// A stage with one view in its window, for tests of what moves.

import LeporelloContainment
import LeporelloGraphics

/// A stage, a view in it and a log of what completed when.
@MainActor final class MotionFixture {
  let stage: Stage
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var log: [String] = []

  init() throws {
    stage = try Stage(size: CGSize(width: 300, height: 600), scale: 2, text: .wireframe)
    stage.window.addSubview(view)
    stage.commit()
  }

  /// A completion that notes its name, its time in milliseconds and its flag.
  func noting(_ name: String) -> (Bool) -> Void {
    { [self] finished in note("\(name) \(finished)") }
  }

  func note(_ text: String) { log.append("\(Int((stage.now * 1000).rounded())) \(text)") }

  /// What the layer shows as its horizontal centre.
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  var alpha: Float { view.layer.presentation()?.opacity ?? .nan }
}

func isNear(_ a: CGFloat, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(Double(a) - b) <= tolerance }
