// Values that container code passes around.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("UIKit values")
struct ValueTests {
  @Test("traits merge with the later ones first")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("text styles have the sizes of the default setting")
  func textStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).face.weight == 600)
    #expect(UIFont.systemFont(ofSize: 10, weight: .bold).face.weight == 700)
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
  }

  @Test("insets shrink rectangles")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("a Bézier path collects its steps")
  func bezier() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 20))
    path.close()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }
}
