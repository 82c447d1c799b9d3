// Rows and columns.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Stack views") @MainActor
struct StackViewTests {
  let stage: Stage
  let stack = UIStackView()

  init() throws {
    stage = try Stage(size: CGSize(width: 320, height: 480), scale: 1, text: .wireframe)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stack.frame = CGRect(x: 10, y: 10, width: 300, height: 100)
    controller.view.addSubview(stack)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = UIView()
    for constraint in [
      box.widthAnchor.constraint(equalToConstant: width), box.heightAnchor.constraint(equalToConstant: height),
    ] {
      constraint.priority = UILayoutPriority(500)
      constraint.isActive = true
    }
    stack.addArrangedSubview(box)
    return box
  }

  @Test("equal shares with spacing")
  func fillEqually() {
    stack.distribution = .fillEqually
    stack.spacing = 30
    let boxes = [box(1, 1), box(1, 1), box(1, 1)]
    stage.commit()
    #expect(boxes.map(\.frame.minX) == [0, 110, 220])
    #expect(boxes.map(\.frame.size) == Array(repeating: CGSize(width: 80, height: 100), count: 3))
  }

  @Test("equal spacing spreads views, and alignment centres them across")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    stack.alignment = .center
    let boxes = [box(50, 20), box(60, 40), box(40, 10)]
    stage.commit()
    #expect(boxes.map(\.frame.minX) == [0, 125, 260])
    #expect(boxes.map(\.frame.minY) == [40, 30, 45])
  }

  @Test("hidden views take no room")
  func hidden() {
    stack.distribution = .fillEqually
    let boxes = [box(1, 1), box(1, 1), box(1, 1)]
    stage.commit()
    boxes[1].isHidden = true
    stage.commit()
    #expect(boxes[0].frame.width == 150)
    #expect(boxes[2].frame.minX == 150)
  }

  @Test("a column placed by its centre is as large as its views and spaces")
  func column() {
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 5
    column.translatesAutoresizingMaskIntoConstraints = false
    stack.superview?.addSubview(column)
    for height in [10, 20] as [CGFloat] {
      let view = UIView()
      column.addArrangedSubview(view)
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    guard let outer = column.superview else { return }
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      column.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    stage.commit()
    #expect(column.frame == CGRect(x: 110, y: 0, width: 100, height: 35))
    #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 15])
  }
}
