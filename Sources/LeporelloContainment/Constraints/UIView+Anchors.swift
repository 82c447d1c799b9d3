// A view's anchors and guides.

import LeporelloGraphics

extension UIView {
  /// The side where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The part of the view that bars and edges leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeAreaGuide, "UIViewSafeAreaLayoutGuide") }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.marginsGuide, "UIViewLayoutMarginsGuide") }
  /// The part of the view that is comfortable to read; the margins here.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// Where the keyboard stands: at the bottom of the safe area, as long as there is none.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard, \.keyboardGuide, "UIKeyboardLayoutGuide") }

  func guide(
    _ source: UILayoutGuide.Source, _ path: ReferenceWritableKeyPath<ConstraintRecord, UILayoutGuide?>, _ name: String
  ) -> UILayoutGuide {
    if let guide = constraintRecord[keyPath: path] { return guide }
    let guide = UILayoutGuide(source: source)
    guide.owningView = self
    guide.identifier = name
    constraintRecord[keyPath: path] = guide
    return guide
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { constraintRecord.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintRecord.guides.append(layoutGuide)
  }

  /// Removes a guide with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.source == .constraints else { return }
    for each in constraintRecord.mentions.compactMap(\.constraint)
    where each.first === layoutGuide || each.second === layoutGuide {
      each.deactivate()
    }
    constraintRecord.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
