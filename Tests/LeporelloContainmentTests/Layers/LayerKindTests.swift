// What Core Animation's own layers, and drawing code, draw: display lists as text.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Kinds of layers and drawing code")
struct LayerKindTests {
  private func picture(_ build: (UIView) -> Void) throws -> DisplayList {
    let stage = try Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    build(view)
    stage.commit()
    return stage.displayList()
  }

  @Test("A shape layer fills its outline and strokes the part between start and end")
  func shape() throws {
    let list = try picture { view in
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
      (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, UIColor.red.cgColor, 2)
      (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
      view.layer.addSublayer(layer)
    }
    let line = Path { path in
      path.move(to: CGPoint(x: 30, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 30))
    }
    #expect(list.items == [.stroke(line, .color(UIColor.red.rgba), StrokeStyle(lineWidth: 2))])
  }

  @Test("A gradient layer fills its bounds between its points, round corners included")
  func gradient() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let list = try picture { view in
      let inner = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let layer = inner.layer as? CAGradientLayer
      layer?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer?.cornerRadius = 8
      layer?.startPoint = CGPoint(x: 0, y: 0.5)
      layer?.endPoint = CGPoint(x: 1, y: 0.5)
      view.addSubview(inner)
    }
    let stops = [GradientStop(UIColor.red.rgba, at: 0), GradientStop(UIColor.blue.rgba, at: 1)]
    let outline = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadii: CornerRadii(8), style: .circular)
    let paint = Paint.linearGradient(stops, start: CGPoint(x: 0, y: 25), end: CGPoint(x: 100, y: 25))
    #expect(list.items == [DisplayItem.fill(outline, paint)])
  }

  @Test("draw(_:) draws between the ground and the subviews, by outlines and by the context")
  func drawing() throws {
    final class Arrow: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: rect.height))
        path.addLine(to: CGPoint(x: rect.midX, y: 0))
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.close()
        UIColor.green.setFill()
        path.fill()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
      }
    }
    let list = try picture { $0.addSubview(Arrow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    let triangle = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 5, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    #expect(
      list.items == [
        .fill(triangle, .color(UIColor.green.rgba)),
        .transform(
          CGAffineTransform(translationX: 5, y: 5),
          DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(UIColor.red.rgba))])),
      ])
  }

  @Test("A greater z position lies in front and takes the touch")
  func depth() throws {
    let stage = try Stage(size: CGSize(width: 100, height: 100))
    let (near, far) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    (near.backgroundColor, far.backgroundColor) = (.red, .blue)
    stage.window.addSubview(near)
    stage.window.addSubview(far)
    near.layer.zPosition = 1
    stage.commit()
    let whole = Path(stage.window.bounds)
    #expect(
      stage.displayList().items == [
        .fill(whole, .color(UIColor.blue.rgba)), .fill(whole, .color(UIColor.red.rgba)),
      ])
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === near)
  }

  @Test("A view turned in space with perspective is stretched over a mesh, and hides its back if asked to")
  func space() throws {
    func list(_ angle: CGFloat, doubleSided: Bool) throws -> DisplayList {
      try picture { view in
        view.backgroundColor = .red
        var map = CATransform3DIdentity
        map.m34 = -1 / 200
        view.layer.transform = CATransform3DRotate(map, angle, 0, 1, 0)
        view.layer.isDoubleSided = doubleSided
      }
    }
    guard case .warp(let mesh, _)? = try list(.pi / 4, doubleSided: true).items.first else {
      Issue.record("no mesh")
      return
    }
    // The right edge turns away from the viewer, so that it is shorter than the left one.
    let height = { (column: Int) in mesh.vertices[8 * 9 + column].position.y - mesh.vertices[column].position.y }
    #expect(height(8) != height(0))
    #expect(mesh.showsBack)
    guard case .warp(let hidden, _)? = try list(.pi * 0.75, doubleSided: false).items.first else {
      Issue.record("no mesh")
      return
    }
    #expect(!hidden.showsBack)
  }

  @Test("A label sets each piece of an attributed text in its own face and colour")
  func attributedText() throws {
    let text = NSMutableAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    let label = UILabel()
    label.attributedText = text
    let runs = label.block.runs
    #expect(runs.map(\.string) == ["one", "two"])
    #expect(runs[0].color == UIColor.red.rgba)
    #expect(runs[1].font == UIFont.boldSystemFont(ofSize: 20).face)
    label.text = "plain"
    #expect(label.block.runs.map(\.string) == ["plain"])
    #expect("abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).height > 20)
  }
}
