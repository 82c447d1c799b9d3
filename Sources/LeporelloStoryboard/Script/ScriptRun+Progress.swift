// How far the latest change is, whoever makes it.

import LeporelloContainment
import LeporelloPages

extension ScriptRun {
  /// How far the latest change is: of the container that turns its pages, else of whatever moves in the window; 0 before
  /// anything moved, and 1 when all is over.
  var progress: Double {
    let moving = containers.first(where: \.isTurning)?.turnProgress ?? stage.window.motionProgress
    if moving != nil { hasMoved = true }
    return moving ?? (hasMoved || containers.contains { $0.turnProgress == 1 } ? 1 : 0)
  }
}
