// What bars and the device's edges cover of a view.

import LeporelloGraphics

extension EnvironmentValues {
  /// How much of each side of a frame is covered, in the page's coordinates.
  package func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    guard let safeArea else { return EdgeInsets() }
    let (left, right) = (max(0, safeArea.minX - frame.minX), max(0, frame.maxX - safeArea.maxX))
    let isLeft = layoutDirection == .leftToRight
    return EdgeInsets(
      top: min(frame.height, max(0, safeArea.minY - frame.minY)), leading: min(frame.width, isLeft ? left : right),
      bottom: min(frame.height, max(0, frame.maxY - safeArea.maxY)), trailing: min(frame.width, isLeft ? right : left))
  }
}

extension CGRect {
  /// The rectangle without insets.
  package func inset(by insets: EdgeInsets, in direction: LayoutDirection) -> CGRect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
