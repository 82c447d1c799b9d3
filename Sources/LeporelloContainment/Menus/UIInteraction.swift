// What a view lets a person do beside touches, as far as code attaches it.

/// Something that a view lets a person do.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Told that the view is about to change.
  func willMove(to view: UIView?)
  /// Told that the view changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view lets a person do.
  public var interactions: [any UIInteraction] {
    get { motion?.interactions ?? [] }
    set {
      let old = interactions
      for gone in old where !newValue.contains(where: { $0 === gone }) { gone.willMove(to: nil) }
      let new = newValue.filter { added in !old.contains { $0 === added } }
      for added in new { added.willMove(to: self) }
      needsMotion().interactions = newValue
      for gone in old where !newValue.contains(where: { $0 === gone }) { gone.didMove(to: nil) }
      for added in new { added.didMove(to: self) }
    }
  }
  /// Lets a person do something more.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Lets a person do something no longer.
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
}
