// What constraints can speak of: views and layout guides.

/// A view or a guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView { get }
  /// The name in diagnostics.
  var words: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView { self }
  var words: String { traceLabel }
}
