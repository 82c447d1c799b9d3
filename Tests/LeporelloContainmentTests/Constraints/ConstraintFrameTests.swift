// Constraints between views, and the frames that come of them.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Constraint layout: frames") @MainActor
struct ConstraintFrameTests {
  let fixture: ConstraintFixture
  var stage: Stage { fixture.stage }
  var view: UIView { fixture.controller.view }

  init() throws { fixture = try ConstraintFixture() }

  private func child(of parent: UIView? = nil) -> UIView { fixture.child(of: parent ?? view) }

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
}
