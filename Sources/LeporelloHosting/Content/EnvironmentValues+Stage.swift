// What flows down to a described view from the stage it stands on.

public import LeporelloContainment
import LeporelloGraphics
public import LeporelloViews

extension EnvironmentValues {
  /// The values that a stage gives.
  @MainActor package init(on core: StageCore) {
    if let set = core.settings.environment as? EnvironmentValues {
      self = set
    } else {
      self.init(text: core.text)
      displayScale = core.scale
    }
  }
}

extension Stage {
  /// What flows down to all that is described, as set by a device's owner; traits say the same to controllers.
  ///
  /// What is on the stage already keeps what it had; set it before the container is made.
  public var environment: EnvironmentValues {
    get { EnvironmentValues(on: core) }
    set {
      core.settings.environment = newValue
      core.settings.style = newValue.colorScheme == .dark ? .dark : .light
      core.settings.layoutDirection = newValue.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      core.settings.reducesMotion = newValue.accessibilityReduceMotion
    }
  }
}

extension EnvironmentValues {
  /// What a page is on where it paints nothing.
  package var ground: UIColor { colorScheme == .dark ? .black : .systemBackground }
}
