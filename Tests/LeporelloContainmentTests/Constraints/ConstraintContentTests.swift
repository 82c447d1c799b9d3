// Constraints and what content asks for: text, fitting sizes, scrolled content.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Constraint layout: content") @MainActor
struct ConstraintContentTests {
  let fixture: ConstraintFixture
  var stage: Stage { fixture.stage }
  var view: UIView { fixture.controller.view }

  init() throws { fixture = try ConstraintFixture() }

  private func child(of parent: UIView? = nil) -> UIView { fixture.child(of: parent ?? view) }

  @Test("labels take their text's size, and the one that hugs less is stretched")
  func hugging() {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Label"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    b.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    stage.commit()
    let natural = a.intrinsicContentSize
    #expect(a.frame.size == natural)
    #expect(b.frame == CGRect(x: natural.width, y: 0, width: 400 - natural.width, height: natural.height))
  }

  @Test("a label of several lines is as high as its width makes it")
  func wrapping() {
    let label = UILabel()
    label.text = "several words that do not fit on one line of this width"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    stage.commit()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > label.intrinsicContentSize.height)
  }

  @Test("the fitting size is the smallest that constraints allow")
  func fitting() {
    let box = UIView()
    let a = child(of: box)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: box.topAnchor), a.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), a.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 44))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 320, height: 44))
  }

  @Test("content tied to all sides of a scroll view decides its content size")
  func scrollContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(scroll)
    let a = child(of: scroll)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), a.topAnchor.constraint(equalTo: scroll.topAnchor),
      a.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      a.widthAnchor.constraint(equalTo: scroll.widthAnchor), a.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.commit()
    #expect(scroll.contentSize == CGSize(width: 400, height: 1000))
    scroll.contentOffset.y = 100
    stage.commit()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 400, height: 1000))
  }
}
