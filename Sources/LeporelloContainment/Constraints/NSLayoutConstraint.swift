// A relation between two layout attributes, UIKit's class. What it means numerically stands in `Solver/`, how it
// reaches views in `ConstraintScope`.

public import LeporelloGraphics

/// first.attribute (relation) multiplier × second.attribute + constant.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Which quantity of an item; closed.
  public enum Attribute: Int, Sendable, Hashable {
    /// None.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the margins across.
    case centerXWithinMargins
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins
  }

  /// How the sides compare; closed.
  public enum Relation: Int, Sendable, Hashable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// Along which axis; closed.
  public typealias Axis = LeporelloContainment.NSLayoutAxis

  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  private let hasSecond: Bool
  /// The quantity on the left side.
  public let firstAttribute: Attribute
  /// The quantity on the right side.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// What the right side is multiplied by.
  public let multiplier: CGFloat
  /// The view that carries the constraint while it is active.
  weak var carrier: UIView?
  /// The place in the order of activation.
  var activation = 0
  static var activations = 0

  /// What is added to the right side.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// How much it matters.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  /// A name for diagnostics.
  open var identifier: String?
  /// Kept for code that sets it.
  open var shouldBeArchived = false

  init(
    first: any LayoutItem, attribute: Attribute, relation: Relation, second: (any LayoutItem)?,
    attribute secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    (self.first, self.second, hasSecond) = (first, second, second != nil)
    (firstAttribute, self.secondAttribute) = (attribute, secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    super.init()
  }

  /// Creates a constraint between two quantities, or of one with a constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      preconditionFailure("a constraint's item must be a UIView or a UILayoutGuide, not \(type(of: view1))")
    }
    self.init(
      first: first, attribute: attr1, relation: relation, second: view2 as? any LayoutItem, attribute: attr2,
      multiplier: multiplier, constant: c)
  }

  /// The item on the left side.
  open var firstItem: AnyObject? { first }
  /// The item on the right side.
  open var secondItem: AnyObject? { second }

  /// The left side's anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { Self.anchor(of: first, firstAttribute) }
  /// The right side's anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { Self.anchor(of: $0, secondAttribute) } }
  private static func anchor(of item: (any LayoutItem)?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item ?? UIView.unowned, attribute)
  }

  /// Whether an item that the constraint speaks of is gone.
  var isOrphaned: Bool { first == nil || (hasSecond && second == nil) }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { carrier != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in their order.
  public static func activate(
    _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
  ) { for each in constraints { each.activate(at: "\(file):\(line)") } }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.deactivate() } }

  /// The relation in words.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }
}
