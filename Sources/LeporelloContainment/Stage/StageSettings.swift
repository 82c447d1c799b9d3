// What the owner of a device would have set.

import LeporelloGraphics

/// Light or dark, the reading direction, less motion; and what a layer above keeps beside them.
package struct StageSettings: Sendable {
  package var style = UIUserInterfaceStyle.light
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  package var reducesMotion = false
  /// The whole environment of described views, which this layer does not know.
  package var environment: (any Sendable)?

  package init() {}
}
