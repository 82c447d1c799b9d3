// What a frame shows.

import LeporelloContainment
import LeporelloGraphics

extension ScriptRun {
  /// What the stage shows now, on white where its window has no colour of its own.
  var picture: DisplayList {
    var list = DisplayList()
    if stage.window.backgroundColor == nil { list.append(.fill(Path(stage.window.bounds), .color(.white))) }
    list.append(contentsOf: stage.displayList())
    return list
  }
}
