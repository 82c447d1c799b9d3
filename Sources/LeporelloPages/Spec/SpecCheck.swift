// Finds what is wrong in a description before anything of it is shown.

import LeporelloGraphics
import LeporelloViews

/// Looks through a description, through every page of every container in it.
enum SpecCheck {
  /// Throws the first fault in the order of the description: a missing picture, two tabs with one value, a selection
  /// that names no tab.
  static func check(_ view: AnyView, in size: CGSize, environment: EnvironmentValues) throws {
    let page = LoweredPage(view, in: size, environment: environment, hostsSlots: true)
    for slot in page.slots {
      guard case .tabView(let spec) = slot.content else { continue }
      try check(spec, in: slot.frame.size, environment: slot.environment)
    }
    if let problem = page.problems.first { throw problem }
  }

  private static func check(_ spec: TabViewSpec, in size: CGSize, environment: EnvironmentValues) throws {
    try spec.validate()
    let room = TabViewLayout(spec, in: CGRect(origin: .zero, size: size), environment: environment).page.size
    for tab in spec.tabs { try check(tab.content, in: room, environment: environment) }
  }
}
