// Decides where the elements of a collection stand; subclasses do the work.

public import LeporelloGraphics

/// What of a layout is no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing is valid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of elements are no longer valid.
  open internal(set) var invalidateDataSourceCounts = false
  /// By how much the offset is to change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size is to change.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are no longer valid, where not all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context.
  public required override init() { super.init() }
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What a flow layout asks of a context.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes asked of the delegate are no longer valid.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are no longer valid.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a collection's elements.
@preconcurrency @MainActor public final class UICollectionViewUpdateItem: NSObject {
  /// The kinds of change; closed.
  public enum Action: Int, Sendable, Hashable {
    /// An element came.
    case insert
    /// An element went.
    case delete
    /// An element was replaced.
    case reload
    /// An element moved.
    case move
    /// Nothing.
    case none
  }

  /// The place before.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

/// Decides where the elements of a collection stand.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false
  var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout as if decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Gets ready; called before places are asked for whenever the layout is not valid.
  open func prepare() {}
  /// The content's size.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view stands.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view stands.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout depends on what is visible.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is no longer valid when what is visible changes.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Whether a cell's wish for another size is granted.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Asks for the layout to be made again.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Asks for a part of the layout to be made again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(context)
  }
  /// Where scrolling is to stop.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is to stand after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Told what is about to change.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Told that the change is over.
  open func finalizeCollectionViewUpdates() {}
  /// Told that the visible rectangle is about to change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Told that that is over.
  open func finalizeAnimatedBoundsChange() {}
  /// Told that another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Told that this layout takes over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Told that that is over.
  open func finalizeLayoutTransition() {}
  /// Where an item that comes starts from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that goes ends.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Says which class makes decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  func makeAttributes() -> UICollectionViewLayoutAttributes {
    (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
  }
}
