// Running a whole script, and where its sampled window begins and ends.

import LeporelloContainment
import LeporelloGraphics

extension ScriptRun {
  /// Runs the steps in order and settles; `windowOpens` is called when the container has appeared.
  func play(_ script: [any ScriptStep], windowOpens: () -> Void) throws(StoryboardError) {
    var steps = script
    if !steps.contains(where: { $0 is Appear }) { steps.insert(Appear(), at: 0) }
    var isOpen = false
    for step in steps {
      try perform(step)
      if !isOpen, step is Appear {
        isOpen = true
        windowOpens()
      }
    }
    do { try settle() } catch { throw StoryboardError(error, step: "the end") }
  }

  private func perform(_ step: any ScriptStep) throws(StoryboardError) {
    do {
      // Static calls inside a step, such as `UIView.animate`, mean this stage, whichever others there are.
      try stage.run {
        stage.core.note("step \(step.label)", at: step.place?.description)
        try step.perform(in: self)
      }
    } catch {
      throw StoryboardError(error, step: step.label)
    }
  }
}
