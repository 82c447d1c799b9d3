// What views and layers draw.

import LeporelloContainment
import LeporelloGraphics
import LeporelloTransitions
import Testing

@MainActor @Suite(.serialized) struct PictureTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("Ground, content, subviews and border lie on each other in this order")
  func order() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .white
    f.view.layer.borderWidth = 2
    f.view.layer.borderColor = UIColor.black.cgColor
    f.view.layer.cornerRadius = 10
    f.view.drawsContent = { bounds in DisplayList([.fill(Path(ellipseIn: bounds), .color(UIColor.red.rgba))]) }
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    child.backgroundColor = .blue
    f.view.addSubview(child)
    #expect(
      f.stage.displayList().items == [
        .fill(Path(roundedRect: box, cornerRadius: 10), .color(UIColor.white.rgba)),
        .fill(Path(ellipseIn: box), .color(UIColor.red.rgba)),
        .transform(
          CGAffineTransform(translationX: 10, y: 20),
          DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(UIColor.blue.rgba))])),
        .stroke(
          Path(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 9), .color(UIColor.black.rgba),
          StrokeStyle(lineWidth: 2)),
      ])
  }

  @Test("Hidden and clear views draw nothing; others fade as one group")
  func visibility() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.view.alpha = 0.5
    let fill = DisplayItem.fill(Path(box), .color(UIColor.red.rgba))
    #expect(f.stage.displayList() == DisplayList([.opacity(0.5, DisplayList([fill]))]))
    f.view.alpha = 0
    #expect(f.stage.displayList().isEmpty)
    f.view.alpha = 1
    f.view.isHidden = true
    #expect(f.stage.displayList().isEmpty)
  }

  @Test("Clipping cuts what is inside, not the ground, along round corners")
  func clipping() throws {
    let f = try MotionFixture()
    f.view.clipsToBounds = true
    f.view.layer.cornerRadius = 8
    f.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 5))
    child.backgroundColor = .blue
    f.view.addSubview(child)
    let outline = Path(roundedRect: box, cornerRadii: CornerRadii(topLeft: 8, topRight: 8))
    #expect(
      f.stage.displayList()
        == DisplayList([
          .clip(outline, DisplayList([.fill(Path(child.frame), .color(UIColor.blue.rgba))]))
        ]))
  }

  @Test("Bounds with an origin scroll what is inside")
  func scrolling() throws {
    let f = try MotionFixture()
    let child = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    child.backgroundColor = .blue
    f.view.addSubview(child)
    f.view.bounds.origin.y = 150
    guard case .transform(let outer, let list)? = f.stage.displayList().items.first,
      case .transform(let inner, _)? = list.items.first
    else {
      Issue.record("not moved: \(f.stage.displayList())")
      return
    }
    #expect(outer.ty + inner.ty == 50)
  }

  @Test("A transform turns about the centre")
  func transform() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    guard case .transform(let map, _)? = f.stage.displayList().items.first else {
      Issue.record("no transform")
      return
    }
    #expect(CGPoint(x: 50, y: 50).applying(map) == CGPoint(x: 50, y: 50))
    #expect(CGPoint.zero.applying(map) == CGPoint(x: -50, y: 25))
  }

  @Test("A shadow lies under the whole view and is cut off by clipping")
  func shadow() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.view.layer.shadowOpacity = 0.5
    f.view.layer.shadowRadius = 4
    f.view.layer.shadowOffset = CGSize(width: 0, height: 2)
    let fill = DisplayItem.fill(Path(box), .color(UIColor.red.rgba))
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.5), radius: 8, offset: CGSize(width: 0, height: 2))
    #expect(f.stage.displayList() == DisplayList([.shadow(shadow, DisplayList([fill]))]))
    f.view.clipsToBounds = true
    #expect(f.stage.displayList() == DisplayList([fill]))
  }

  @Test("A mask view shows its view where it has coverage")
  func mask() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    mask.backgroundColor = .black
    f.view.mask = mask
    guard case .mask(_, let by)? = f.stage.displayList().items.first else {
      Issue.record("no mask")
      return
    }
    #expect(by == DisplayList([.fill(Path(mask.frame), .color(UIColor.black.rgba))]))
  }

  @Test("Layers by themselves draw between the subviews where they were put")
  func sublayers() throws {
    let f = try MotionFixture()
    func layer(_ color: UIColor) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.backgroundColor = color.cgColor
      return layer
    }
    let (one, two) = (UIView(frame: box), UIView(frame: box))
    one.backgroundColor = .red
    two.backgroundColor = .blue
    f.view.addSubview(one)
    f.view.layer.addSublayer(layer(.green))
    f.view.addSubview(two)
    f.view.layer.insertSublayer(layer(.white), at: 0)
    let colors = f.stage.displayList().items.map { item -> RGBA? in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
    #expect(colors == [UIColor.white.rgba, UIColor.red.rgba, UIColor.green.rgba, UIColor.blue.rgba])
    #expect(f.view.layer.sublayers?.count == 4)
  }

  @Test("A turn shows the container without the coming view, then without the leaving one, at an animated progress")
  func turn() throws {
    let f = try MotionFixture()
    let (a, b) = (UIView(frame: box), UIView(frame: box))
    a.backgroundColor = .red
    b.backgroundColor = .blue
    f.view.addSubview(a)
    f.view.addSubview(b)
    f.view.beginTurn(.crossDissolve, from: a, to: b)
    let (red, blue) = (
      DisplayList([.fill(Path(box), .color(UIColor.red.rgba))]),
      DisplayList([.fill(Path(box), .color(UIColor.blue.rgba))])
    )
    #expect(f.stage.displayList() == red)
    f.view.turn = 0.25
    #expect(
      f.stage.displayList()
        == DisplayList([.clip(Path(box), DisplayList([.mix(from: red, to: blue, fraction: 0.25)]))]))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { f.view.turn = 1 }
    f.stage.advance(by: 0.5)
    #expect(f.view.presentation.turn == 0.625)
    f.stage.advance(by: 0.5)
    #expect(f.stage.displayList() == blue)
    f.view.endTurn()
    #expect(f.stage.displayList() == DisplayList(red.items + blue.items))
  }
}
