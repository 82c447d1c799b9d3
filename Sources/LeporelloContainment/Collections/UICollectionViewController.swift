// A controller whose view is a collection.

public import LeporelloGraphics

/// A controller whose view is a collection, which it supplies.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  /// The layout that the collection began with.
  public let collectionViewLayout: UICollectionViewLayout
  private lazy var collection = UICollectionView(
    frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), collectionViewLayout: collectionViewLayout)
  /// Whether an appearance takes the selection back.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as if decoded, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection.
  open var collectionView: UICollectionView! { collection }

  /// Makes the collection the view.
  open override func loadView() {
    collection.backgroundColor = .systemBackground
    (collection.dataSource, collection.delegate) = (self, self)
    view = collection
  }
  /// Takes the selection back if asked for.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection.selection { collection.deselectItem(at: path, animated: animated) }
  }

  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// None.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// An empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
