// Anchors make constraints; their types keep axes apart.

public import LeporelloGraphics

/// One quantity of a view or guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject {
  // Anchors are made when asked for, so that this keeps no view beyond the call that uses them.
  let anchored: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (anchored, self.attribute) = (item, attribute)
    super.init()
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: anchored, attribute: attribute, relation: relation, second: other.anchored, attribute: other.attribute,
      multiplier: multiplier, constant: constant)
  }

  /// The item.
  open var item: AnyObject? { anchored }
  /// Equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, constant: 0)
  }
  /// At least another anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: 0)
  }
  /// At most another anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: 0)
  }
  /// Equal to another anchor and a constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// At least another anchor and a constant.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, constant: c)
  }
  /// At most another anchor and a constant.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The system's spacing between views.
enum SystemSpacing {
  static let standard: CGFloat = 8
}
