// Constraints on views: what container code writes, and the frames it gets.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Constraint layout") @MainActor
struct ConstraintLayoutTests {
  let stage: Stage
  let controller = UIViewController()
  var view: UIView { controller.view }

  init() throws {
    stage = try Stage(size: CGSize(width: 400, height: 800), scale: 2, text: .wireframe)
    stage.window.rootViewController = controller
  }

  private func child(of parent: UIView? = nil) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(child)
    return child
  }

  @Test("edges with constants")
  func edges() {
    let a = child()
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      a.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 20, y: 10, width: 350, height: 750))
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("size and centre")
  func center() {
    let a = child()
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalTo: a.widthAnchor),
      a.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 5),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 150, y: 355, width: 100, height: 100))
  }

  @Test("multipliers of lengths, and of places seen from the superview")
  func multipliers() {
    let outer = child()
    let a = child(of: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      outer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      outer.heightAnchor.constraint(equalToConstant: 100),
      a.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25, constant: 10),
      a.heightAnchor.constraint(equalToConstant: 20), a.topAnchor.constraint(equalTo: outer.topAnchor),
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .trailing, multiplier: 0.5,
        constant: 0),
    ])
    stage.commit()
    #expect(outer.frame == CGRect(x: 40, y: 100, width: 200, height: 100))
    #expect(a.frame == CGRect(x: 70, y: 0, width: 60, height: 20))
  }

  @Test("frames land on the pixel grid")
  func pixels() {
    let a = child()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3),
      a.heightAnchor.constraint(equalToConstant: 1),
    ])
    stage.commit()
    #expect(a.frame.width == 133.5)
  }

  @Test("a lower priority gives way, and takes over when the higher one is gone")
  func priorities() {
    let a = child()
    let wide = a.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultHigh
    let narrow = a.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10), wide, narrow,
    ])
    stage.commit()
    #expect(a.frame.width == 300)
    wide.isActive = false
    stage.commit()
    #expect(a.frame.width == 100)
    narrow.priority = .required
    narrow.constant = 50
    stage.commit()
    #expect(a.frame.width == 50)
  }

  @Test("safe-area and margin guides")
  func guides() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let (a, b) = (child(), child())
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      a.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      b.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      b.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 0, y: 50, width: 400, height: 720))
    #expect(b.frame == CGRect(x: 16, y: 50, width: 368, height: 10))
    controller.additionalSafeAreaInsets.top = 80
    stage.commit()
    #expect(a.frame.minY == 80)
    #expect(stage.trace.descriptions.filter { $0.hasSuffix("viewSafeAreaInsetsDidChange") }.count == 2)
  }

  @Test("an animated constant moves the frame inside the block")
  func animatedConstant() {
    let a = child()
    let top = a.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([
      top, a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    var finished: [Bool] = []
    top.constant = 100
    view.layoutIfNeeded()
    #expect(a.frame.minY == 100)
    stage.run {
      UIView.animate(withDuration: 0.25) {
        top.constant = 200
        view.layoutIfNeeded()
      } completion: {
        finished.append($0)
      }
    }
    #expect(a.frame.minY == 200)
    stage.advance(by: 0.125)
    #expect(abs(a.presentation.center.y - 155) < 1)
    stage.advance(by: 0.125)
    #expect(a.presentation.center.y == 205)
    #expect(finished == [true])
  }

  @Test("children of constraint-driven views follow in the same pass")
  func nested() {
    let outer = child()
    let inner = child(of: outer)
    let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    fixed.autoresizingMask = [.flexibleWidth]
    outer.addSubview(fixed)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: view.topAnchor), outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 0, width: 200, height: 100))
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 184, height: 20))
    #expect(fixed.frame.width == 210)
  }

  @Test("a view that a frame places can be a neighbour")
  func frameDrivenNeighbour() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    view.addSubview(bar)
    let a = child()
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: bar.bottomAnchor), a.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: bar.trailingAnchor), a.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    bar.frame.size.height = 60
    view.setNeedsLayout()
    stage.commit()
    #expect(a.frame.minY == 60)
  }

  @Test("constraints may pass a frame-driven view in between")
  func passing() {
    let holder = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.addSubview(holder)
    let a = child(of: holder)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120),
      a.topAnchor.constraint(equalTo: holder.topAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 20, y: 0, width: 10, height: 10))
  }

  @Test("layout guides share the space between views")
  func freeGuides() {
    let (a, b) = (child(), child())
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 100),
      gap.leadingAnchor.constraint(equalTo: a.trailingAnchor), gap.trailingAnchor.constraint(equalTo: b.leadingAnchor),
      gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: view.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    #expect(b.frame == CGRect(x: 200, y: 0, width: 200, height: 10))
    #expect(gap.layoutFrame.minX == 100)
    #expect(gap.layoutFrame.width == 100)
  }

  @Test("contradictory requirements are reported once, and the last one is broken")
  func unsatisfiable() {
    let a = child()
    let second = a.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 100), second,
    ])
    stage.commit()
    view.setNeedsLayout()
    stage.commit()
    #expect(a.frame.width == 100)
    #expect(stage.trace.violations.count == 1)
    let message = stage.trace.violations.first?.message ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(
      message.hasSuffix(
        """
        (
            <NSLayoutConstraint: UIView.width == 100 (active)>,
            <NSLayoutConstraint:'second' UIView.width == 200 (active)>
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:'second' UIView.width == 200 (active)>
        """))
  }

  @Test("a constraint between separate hierarchies stays inactive and is reported")
  func noCommonAncestor() {
    let stray = UIView()
    let constraint = stray.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.trace.violations.map(\.exceptionName) == ["NSGenericException"])
  }

  @Test("removing a view deactivates what tied it to the rest, and keeps what is inside")
  func removal() {
    let a = child()
    let inside = a.widthAnchor.constraint(equalToConstant: 5)
    let outside = a.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([inside, outside])
    a.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!outside.isActive)
    #expect(view.constraints.isEmpty)
  }

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
