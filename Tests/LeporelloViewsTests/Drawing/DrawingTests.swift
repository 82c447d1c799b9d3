// What views draw, as text.

import LeporelloViews
import Testing

struct DrawingTests {
  private func dump(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> String {
    page(view, width, height).displayList.description
  }

  private func page(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> LoweredPage {
    LoweredPage(
      view, in: CGSize(width: width, height: height), environment: EnvironmentValues(), hostsSlots: false)
  }

  @Test("Shapes fill and stroke their frames")
  func shapes() {
    #expect(dump(Color.red) == "fill rect(0 0 100 100) #FF3B30")
    #expect(dump(Rectangle().fill(.blue).frame(width: 10, height: 20)) == "fill rect(45 40 10 20) #007AFF")
    #expect(dump(Circle(), 40, 20) == "fill ellipse(10 0 20 20) #000000")
    #expect(dump(Circle().strokeBorder(.green, lineWidth: 2), 20, 20) == "stroke ellipse(1 1 18 18) #34C759 width 2")
    #expect(dump(Circle().stroke(.green, lineWidth: 2), 20, 20) == "stroke ellipse(0 0 20 20) #34C759 width 2")
    #expect(dump(Capsule(), 40, 20) == "fill rounded(0 0 40 20) r10 #000000")
    #expect(dump(RoundedRectangle(cornerRadius: 4, style: .circular), 40, 20) == "fill rounded(0 0 40 20) r4 #000000")
  }

  @Test("A circle takes the square of the smaller side, and leaves the rest to its neighbour")
  func circle() {
    let snapshot = LayoutSnapshot(
      of: HStack(spacing: 0) {
        Circle().id("circle"); Color.red.id("rest")
      }, in: CGSize(width: 100, height: 20))
    #expect(snapshot.frame("circle") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(snapshot.frame("rest") == CGRect(x: 20, y: 0, width: 80, height: 20))
  }

  struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  struct Fixed: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 10) }
  }

  @Test("A shape of one's own draws in its frame, and may choose its size")
  func ownShapes() {
    #expect(dump(Diamond().fill(.red), 20, 20) == "fill path(M10,0 L20,10 L10,20 Z) #FF3B30")
    #expect(dump(Fixed()) == "fill rect(35 45 30 10) #000000")
  }

  @Test("Modifiers act from the inside out")
  func effectOrder() {
    let inner = Color.red.frame(width: 20, height: 20)
    #expect(
      dump(inner.opacity(0.5).background(.blue)) == """
        fill rect(40 40 20 20) #007AFF
        opacity 0.5
          fill rect(40 40 20 20) #FF3B30
        """)
    #expect(
      dump(inner.background(.blue).opacity(0.5)) == """
        opacity 0.5
          fill rect(40 40 20 20) #007AFF
          fill rect(40 40 20 20) #FF3B30
        """)
    #expect(
      dump(inner.padding(5).background(.blue).cornerRadius(4)) == """
        clip rounded(35 35 30 30) r4
          fill rect(35 35 30 30) #007AFF
          fill rect(40 40 20 20) #FF3B30
        """)
  }

  @Test("Views are drawn back to front: background, content, overlay; and by zIndex among siblings")
  func layers() {
    let view = Color.red
      .overlay { Color.green.frame(width: 2, height: 2) }
      .background { Color.blue.frame(width: 4, height: 4) }
    #expect(
      dump(view, 10, 10) == """
        fill rect(3 3 4 4) #007AFF
        fill rect(0 0 10 10) #FF3B30
        fill rect(4 4 2 2) #34C759
        """)
    let pile = ZStack {
      Color.red.zIndex(1)
      Color.green
      Color.blue.zIndex(-1)
    }
    #expect(
      dump(pile, 10, 10) == """
        fill rect(0 0 10 10) #007AFF
        fill rect(0 0 10 10) #34C759
        fill rect(0 0 10 10) #FF3B30
        """)
  }

  @Test("A border lies inside the frame, a mask lets through where it draws, hidden views draw nothing")
  func borderMaskHidden() {
    #expect(
      dump(Color.clear.border(.red, width: 2), 10, 10) == "stroke rect(1 1 8 8) #FF3B30 width 2")
    #expect(
      dump(Color.red.mask { Circle() }, 10, 10) == """
        mask
          content
            fill rect(0 0 10 10) #FF3B30
          by
            fill ellipse(0 0 10 10) #000000
        """)
    #expect(dump(Color.red.hidden()) == "")
    #expect(dump(Color.red.opacity(0)) == "")
    #expect(dump(Color.red.opacity(1)) == "fill rect(0 0 100 100) #FF3B30")
  }

  @Test("Edges are rounded to pixels once, so that neighbours never gap")
  func pixels() {
    let view = HStack(spacing: 0) {
      Color.red; Color.green; Color.blue
    }
    #expect(
      dump(view, 100, 10) == """
        fill rect(0 0 33 10) #FF3B30
        fill rect(33 0 34 10) #34C759
        fill rect(67 0 33 10) #007AFF
        """)
  }

  @Test("Colours follow the scheme, tint and foreground of the views around")
  func styles() {
    #expect(dump(Color.primary.colorScheme(.dark), 1, 1) == "fill rect(0 0 1 1) #FFFFFF")
    #expect(dump(Rectangle().foregroundStyle(.red), 1, 1) == "fill rect(0 0 1 1) #FF3B30")
    #expect(dump(Rectangle().fill(.tint).tint(.green), 1, 1) == "fill rect(0 0 1 1) #34C759")
    #expect(dump(Color.accentColor.tint(.orange), 1, 1) == "fill rect(0 0 1 1) #FF9500")
    #expect(dump(Color(hex: 0x123456).opacity(0.5), 1, 1) == "fill rect(0 0 1 1) #123456/0.5")
    #expect(dump(Color(hue: 1 / 3, saturation: 1, brightness: 1), 1, 1) == "fill rect(0 0 1 1) #00FF00")
    #expect(dump(Rectangle().foregroundStyle(.foreground).foregroundStyle(.red), 1, 1) == "fill rect(0 0 1 1) #FF3B30")
  }

  @Test("A canvas draws from its own corner")
  func canvas() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.opacity = 0.5
      context.translateBy(x: 1, y: 2)
      context.stroke(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.blue), lineWidth: 1)
    }
    .frame(width: 10, height: 10)
    #expect(
      dump(view, 20, 20) == """
        transform translate 5 5
          fill rect(0 0 10 10) #FF3B30
          opacity 0.5
            transform translate 1 2
              stroke rect(0 0 2 2) #007AFF width 1
        """)
  }

  @Test("Gradients span the frame they fill")
  func gradients() {
    #expect(
      dump(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing), 10, 4)
        == "fill rect(0 0 10 4) linear(0,2 10,2: #000000@0 #FFFFFF@1)")
    #expect(
      dump(Circle().fill(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)), 10, 10)
        == "fill ellipse(0 0 10 10) linear(5,0 5,10: #000000@0 #FFFFFF@1)")
  }

  @Test("A missing picture is a problem that names the file, and the rest is drawn")
  func missingImage() {
    let drawn = page(
      VStack(spacing: 0) {
        Color.red
        Image(path: "/nowhere/lead.png")
      }, 10, 10)
    #expect(drawn.problems.count == 1)
    #expect(drawn.problems.first.map { String(describing: $0) }?.contains("/nowhere/lead.png") == true)
    #expect(drawn.displayList.description == "fill rect(0 0 10 10) #FF3B30")
  }

  @Test("A picture has its natural size unless it is resizable, and keeps its ratio where asked to")
  func images() {
    let picture = ImageResource(Bitmap(width: 40, height: 20), scale: 2, name: "lead")
    #expect(dump(Image(picture)) == "image \"lead\" (40 45 20 10)")
    #expect(dump(Image(picture).resizable()) == "image \"lead\" (0 0 100 100)")
    #expect(dump(Image(picture).resizable().scaledToFit()) == "image \"lead\" (0 25 100 50)")
    #expect(
      dump(Image(picture).resizable().scaledToFill().frame(width: 50, height: 50).clipped()) == """
        clip rect(25 25 50 50)
          image "lead" (0 25 100 50)
        """)
  }
}
