// A view's picture as a view.

import LeporelloGraphics

extension UIView {
  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: shownPicture, size: bounds.size)
  }
}

/// A view that shows a picture.
@MainActor final class SnapshotView: UIView {
  private let shown: DisplayList

  init(of list: DisplayList, size: CGSize) {
    shown = list
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) {
    shown = .empty
    super.init(coder: coder)
  }

  override func drawContent(into list: inout DisplayList) { list.append(contentsOf: shown) }
}
