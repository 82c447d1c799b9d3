// Frosted grounds and pictures in nine slices, as views show them.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Grounds and pictures") @MainActor
struct GroundTests {
  private func dump(_ view: UIView, style: UIUserInterfaceStyle = .light) throws -> String {
    let stage = try Stage(size: CGSize(width: 60, height: 40), scale: 2, text: .wireframe)
    let (outer, root) = (UIViewController(), UIViewController())
    stage.window.rootViewController = outer
    outer.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: style), forChild: root)
    outer.addChild(root)
    outer.view.addSubview(root.view)
    root.didMove(toParent: outer)
    root.view.addSubview(view)
    stage.commit()
    return stage.displayList().description
  }

  @Test("an effect view is a ground that blurs, by its style and by light or dark")
  func effects() throws {
    func ground(_ style: UIBlurEffect.Style, _ traits: UIUserInterfaceStyle = .light) throws -> String {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      return try dump(view, style: traits)
    }
    let blur = "backdrop rect(0 0 60 20) blur 20 saturation 1.8 tint "
    #expect(try ground(.systemUltraThinMaterial).contains(blur + "#F9F9F9/0.55"))
    #expect(try ground(.systemMaterial, .dark).contains(blur + "#1E1E1E/0.8"))
    #expect(try ground(.dark).contains(blur + "#1E1E1E/0.75"))
    #expect(try ground(.extraLight, .dark).contains(blur + "#F9F9F9/0.88"))
    let none = UIVisualEffectView(effect: nil)
    none.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(try !dump(none).contains("backdrop"))
  }

  @Test("a resizable picture keeps its caps, repeats or stretches the rest, and stays what it is at its own size")
  func slices() throws {
    let picture = UIImage(ImageResource(Bitmap(width: 20, height: 20), scale: 2, name: "button"))
    let caps = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 4)
    let stretched = picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.capInsets == caps && stretched.resizingMode == .stretch && stretched.size == picture.size)
    #expect(picture.resizableImage(withCapInsets: caps).resizingMode == .tile)
    #expect(stretched != picture && stretched.withRenderingMode(.alwaysOriginal).capInsets == caps)
    let view = UIImageView(image: stretched)
    #expect(try dump(view).contains("image \"button\" (0 0 10 10)"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    let lines = try dump(view).split(separator: "\n").filter { $0.contains("image") }
    #expect(lines.count == 9)
    #expect(lines.first?.contains("(0 0 3 2)") == true && lines.last?.contains("(36 22 4 2)") == true)
    view.image = picture.resizableImage(withCapInsets: .zero)
    #expect(try dump(view).contains("image \"button\" (0 0 40 24)"))
  }

  @Test("each content mode places a picture where UIKit does")
  func contentModes() throws {
    let picture = UIImage(ImageResource(Bitmap(width: 20, height: 10), scale: 1, name: "cat"))
    let modes: [(UIView.ContentMode, String)] = [
      (.scaleToFill, "0 0 40 30"), (.scaleAspectFit, "0 5 40 20"), (.scaleAspectFill, "-10 0 60 30"),
      (.center, "10 10 20 10"), (.top, "10 0 20 10"), (.bottom, "10 20 20 10"), (.left, "0 10 20 10"),
      (.right, "20 10 20 10"), (.topLeft, "0 0 20 10"), (.topRight, "20 0 20 10"), (.bottomLeft, "0 20 20 10"),
      (.bottomRight, "20 20 20 10"),
    ]
    for (mode, place) in modes {
      let view = UIImageView(image: picture)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      view.contentMode = mode
      #expect(try dump(view).contains("image \"cat\" (\(place))"), "\(mode)")
    }
  }
}
