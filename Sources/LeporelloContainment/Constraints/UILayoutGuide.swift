// A rectangle for constraints that draws nothing.

public import LeporelloGraphics

/// A rectangle in a view that takes part in layout.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// Where the rectangle comes from; closed.
  enum Source {
    case constraints
    case safeArea
    case margins
    case scrollContent
    case scrollFrame
    case keyboard
  }

  let source: Source
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for diagnostics.
  open var identifier = ""
  var solvedFrame = CGRect.zero

  /// Creates a guide that constraints place.
  public override convenience nonisolated init() { self.init(source: .constraints) }

  nonisolated init(source: Source) {
    self.source = source
    super.init()
  }

  var layoutView: UIView { owningView ?? .unowned }
  var words: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide '\(identifier)'" }

  /// The rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect { owningView.map { $0.layoutFrame(of: self) } ?? .zero }
  /// The active constraints that speak of the guide are found on views; a guide lists none of its own.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutView.constraintRecord.mentions.compactMap(\.constraint).filter {
      $0.firstAttribute.axis == axis && ($0.first === self || $0.second === self)
    }
  }

  /// The side where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
  /// Stands in for the owner of a guide that has none, so that constraints on it find no common ancestor.
  static let unowned = UIView(frame: .zero)
}
