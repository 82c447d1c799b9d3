// What flows down to a described view from the stage it stands on.

package import LeporelloContainment
import LeporelloGraphics
package import LeporelloViews

extension EnvironmentValues {
  /// The values that a stage gives.
  @MainActor package init(on core: StageCore) {
    self.init(text: core.text)
    displayScale = core.scale
  }
}
