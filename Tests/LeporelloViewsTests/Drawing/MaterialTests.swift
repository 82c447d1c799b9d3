// Shadows and materials as styles, pictures cut in nine, and what a canvas can do, as text.

import LeporelloViews
import Testing

struct MaterialTests {
  private func dump(_ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> String {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return LoweredPage(
      view, in: CGSize(width: width, height: height), environment: environment, hostsSlots: false
    ).displayList.description
  }

  @Test(
    "A style's inner shadow falls into what it fills, its drop shadow behind that, in whatever order they were said")
  func shadows() {
    #expect(
      dump(Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3, x: 1, y: 2))), 10, 10) == """
        inner-shadow #000000 radius 3 offset 1,2
          fill rect(0 0 10 10) #FFFFFF
        """)
    let both = Color.white.shadow(.drop(radius: 4)).shadow(.inner(radius: 2))
    #expect(
      dump(Circle().fill(both), 10, 10) == """
        shadow #000000/0.33 radius 4 offset 0,0
          inner-shadow #000000/0.55 radius 2 offset 0,0
            fill ellipse(0 0 10 10) #FFFFFF
        """)
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(
      dump(Rectangle().strokeBorder(gradient.shadow(.drop(color: .red, radius: 1)), lineWidth: 2), 10, 10) == """
        shadow #FF3B30 radius 1 offset 0,0
          stroke rect(1 1 8 8) linear(5,0 5,10: #000000@0 #FFFFFF@1) width 2
        """)
  }

  @Test("Shadows of the foreground reach shapes, letters and backgrounds that take it")
  func inheritedShadows() {
    #expect(
      dump(Rectangle().foregroundStyle(.blue.shadow(.inner(color: .black, radius: 1))), 4, 4) == """
        inner-shadow #000000 radius 1 offset 0,0
          fill rect(0 0 4 4) #007AFF
        """)
    #expect(
      dump(Rectangle().fill(.shadow(.drop(color: .black, radius: 2))).foregroundStyle(.red), 4, 4) == """
        shadow #000000 radius 2 offset 0,0
          fill rect(0 0 4 4) #FF3B30
        """)
    let text = dump(Text("a").foregroundStyle(.red.shadow(.drop(color: .black, radius: 2))), 20, 30)
    #expect(text.hasPrefix("shadow #000000 radius 2 offset 0,0\n  text ") && text.hasSuffix("#FF3B30"))
    #expect(
      dump(Color.clear.background(.green.shadow(.inner(color: .black, radius: 5)), in: Circle()), 6, 6) == """
        inner-shadow #000000 radius 5 offset 0,0
          fill ellipse(0 0 6 6) #34C759
        """)
  }

  @Test(
    "Materials blur what is behind and differ in their tint",
    arguments: [
      (Material.ultraThin, "0.55"), (.thin, "0.68"), (.regular, "0.8"), (.thick, "0.88"), (.ultraThick, "0.94"),
      (.bar, "0.92"),
    ] as [(Material, String)])
  func materials(material: Material, opacity: String) {
    #expect(
      dump(Color.red.overlay(alignment: .bottom) { Color.clear.frame(height: 4).background(material) }, 10, 10) == """
        fill rect(0 0 10 10) #FF3B30
        backdrop rect(0 6 10 4) blur 20 saturation 1.8 tint #F9F9F9/\(opacity)
        """)
    #expect(
      dump(Color.clear.background(material, in: Circle()).colorScheme(.dark), 10, 10)
        == "backdrop ellipse(0 0 10 10) blur 20 saturation 1.8 tint #1E1E1E/\(opacity)")
    #expect(dump(Rectangle().stroke(material, lineWidth: 2), 10, 10).hasPrefix("stroke rect(0 0 10 10) #F9F9F9"))
  }

  @Test("A picture with caps is cut in nine, and in eight fewer where they leave nothing between")
  func slices() {
    let picture = ImageResource(Bitmap(width: 12, height: 12), name: "frame")
    let image = Image(picture).resizable(capInsets: EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 5))
    #expect(
      dump(image, 40, 20) == """
        image "frame" (0 0 3 2)
        image "frame" (3 0 32 2)
        image "frame" (35 0 5 2)
        image "frame" (0 2 3 16)
        image "frame" (3 2 32 16)
        image "frame" (35 2 5 16)
        image "frame" (0 18 3 2)
        image "frame" (3 18 32 2)
        image "frame" (35 18 5 2)
        """)
    #expect(
      dump(image.environment(\.layoutDirection, .rightToLeft), 40, 20).hasPrefix("image \"frame\" (0 0 5 2)"))
    #expect(
      dump(Image(picture).resizable(resizingMode: .tile), 20, 12) == """
        clip rect(0 0 20 12)
          image "frame" (0 0 20 12)
        """ || dump(Image(picture).resizable(resizingMode: .tile), 20, 12) == "image \"frame\" (0 0 20 12)")
    #expect(dump(Image(picture).resizable(), 20, 12) == "image \"frame\" (0 0 20 12)")
  }

  @Test("A compositing group isolates what is blended in it, and costs nothing else")
  func groups() {
    #expect(
      dump(Color.red.blendMode(.destinationOut).compositingGroup(), 4, 4) == """
        opacity 1
          blend destinationOut
            fill rect(0 0 4 4) #FF3B30
        """)
    #expect(dump(Color.red.compositingGroup(), 4, 4) == "fill rect(0 0 4 4) #FF3B30")
  }

  @Test("A canvas draws pictures, gradients between its own points, materials and filtered things")
  func canvas() {
    let picture = ImageResource(Bitmap(width: 4, height: 2), name: "cat")
    let view = Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      let gradient = Gradient(colors: [.black, .white])
      context.fill(all, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 8)))
      context.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 1, y: 2)))
      context.fill(all, with: .style(.thinMaterial))
      context.draw(Image(picture), at: CGPoint(x: 10, y: 5))
      context.clip(to: all, style: FillStyle(eoFill: true))
      context.addFilter(.shadow(color: .red, radius: 2))
      context.addFilter(.blur(radius: 1))
      context.draw(Image(picture), in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(
      dump(view, 20, 10) == """
        fill rect(0 0 20 10) linear(0,0 0,8: #000000@0 #FFFFFF@1)
        fill rect(0 0 20 10) conic(1,2 0: #000000@0 #FFFFFF@1)
        backdrop rect(0 0 20 10) blur 20 saturation 1.8 tint #F9F9F9/0.68
        image "cat" (8 4 4 2)
        clip rect(0 0 20 10) even-odd
          blur 1
            shadow #FF3B30 radius 2 offset 0,0
              image "cat" (0 0 8 4)
        """)
  }

  @Test("A canvas reports a picture that it cannot read, and draws the rest")
  func canvasProblems() {
    let page = LoweredPage(
      Canvas { context, size in
        context.drawLayer { $0.draw(Image(path: "/nowhere/cat.png"), at: .zero) }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }, in: CGSize(width: 4, height: 4), environment: EnvironmentValues(), hostsSlots: false)
    #expect(page.problems.map { String(describing: $0) }.first?.contains("/nowhere/cat.png") == true)
    #expect(page.displayList.description == "fill rect(0 0 4 4) #FF3B30")
  }

  @Test("Dividers and hairline borders lie between pixels at every scale", arguments: [1.0, 1.5, 2, 3])
  func hairlines(scale: CGFloat) {
    let view = VStack(spacing: 0) {
      Color.clear.frame(height: 3.3)
      Divider()
      Color.clear.frame(height: 5.1).border(.red, width: 1 / scale)
    }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let page = LoweredPage(view, in: CGSize(width: 20, height: 20), environment: environment, hostsSlots: false)
    var lines = 0
    for item in page.displayList.items {
      let rect: CGRect
      switch item {
      case .fill(let path, _, _): rect = path.boundingRect
      case .stroke(let path, _, let style):
        rect = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      default: continue
      }
      lines += 1
      for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
      if case .fill = item { #expect(abs(rect.height * scale - 1) < 1e-6) }
    }
    #expect(lines == 2)
  }
}
