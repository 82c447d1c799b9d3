// What a commit's layout must do in a view's tree, so that a clean tree costs one look.

/// Pending layout work of one view and those under it.
struct LayoutFlags: OptionSet {
  let rawValue: UInt8
  /// The view itself asks for `layoutSubviews`.
  static let needsLayout = LayoutFlags(rawValue: 1)
  /// The view's controller waits for `viewIsAppearing`.
  static let needsVisit = LayoutFlags(rawValue: 2)
  /// A view further down has flags.
  static let descendants = LayoutFlags(rawValue: 4)
  /// The fitting size of the view's controller may have changed.
  static let needsFitting = LayoutFlags(rawValue: 16)
  /// The container lays this tree out later by itself; passes from above skip it.
  static let held = LayoutFlags(rawValue: 8)
}
