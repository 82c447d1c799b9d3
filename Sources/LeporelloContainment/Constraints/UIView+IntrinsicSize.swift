// Intrinsic sizes as the solver asks for them.

import LeporelloGraphics

extension UIView {
  /// The size that the content asks for, where a width is known with the height that fits it.
  func intrinsicSize(width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    if heightDependsOnWidth, let width, width < size.width { size.height = intrinsicHeight(forWidth: width) }
    return size
  }
}
