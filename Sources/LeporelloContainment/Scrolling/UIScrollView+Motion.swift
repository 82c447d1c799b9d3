// Movements that code asks for.

import LeporelloGraphics

extension UIScrollView {
  func move(to offset: CGPoint, animated: Bool) {
    scrolling?.stop()
    scrolling = nil
    guard animated else {
      if offset != contentOffset { contentOffset = offset }
      return
    }
    // Where nothing has to move, UIKit ends no animation either.
    guard offset != contentOffset else { return }
    let animation = ScrollAnimation(from: contentOffset, to: offset)
    scrolling = animation
    animation.start(on: self)
  }
}
