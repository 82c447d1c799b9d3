// Which size classes a window of a size has.

package import LeporelloGraphics

extension UITraitCollection {
  /// The traits of a window of a size, by the sizes of Apple's devices in the Human Interface Guidelines' table.
  ///
  /// Widths of 430 points and less are compact, and so is the height of every phone that lies on its side (430 and
  /// less); full-screen tablets, from 744 points, are regular both ways. The border of 600 lies between them.
  package static func window(size: CGSize, displayScale: CGFloat) -> UITraitCollection {
    let isPad = min(size.width, size.height) >= 600
    return UITraitCollection(
      horizontal: size.width >= 600 && (isPad || max(size.width, size.height) >= 896) ? .regular : .compact,
      vertical: size.height >= 480 ? .regular : .compact, displayScale: displayScale, style: .light,
      idiom: isPad ? .pad : .phone, layoutDirection: .leftToRight)
  }
}
