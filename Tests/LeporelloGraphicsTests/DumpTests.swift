// The text dump, whole, as snapshot tests of other parts see it.

import LeporelloGraphics
import Testing

@Suite struct DumpTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test("Each kind of item has a line of its own, and sub-lists stand indented under it")
  func everyItem() {
    let leaf = DisplayList([.fill(Path(box), .color(.black))])
    let list = DisplayList([
      .fill(Path(ellipseIn: box), .color(RGBA(1, 0.5, 0, 0.25)), rule: .evenOdd),
      .stroke(
        Path(roundedRect: box, cornerRadius: 3, style: .continuous), .color(.white),
        StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, dash: [2, 1], dashPhase: 0.5)),
      .text(
        TextBlock([TextRun("a\"b\nc", font: FontDescription(size: 12, weight: 700))], alignment: .center, lineLimit: 2),
        in: box, family: .wireframe),
      .image(ImageResource(Bitmap(width: 1, height: 1), name: "cat"), in: box, interpolation: .none),
      .opacity(0.5, leaf),
      .transform(CGAffineTransform(translationX: 1, y: -2), leaf),
      .clip(Path(box), leaf),
      .mask(leaf, by: leaf),
      .blend(.multiply, leaf),
      .mix(from: leaf, to: .empty, fraction: 1.0 / 3),
      .warp(WarpMesh(source: box, columns: 0, rows: 0, vertices: [.init(.zero, w: 2)], showsBack: false), leaf),
      .shadow(Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2)), leaf),
      .innerShadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 0)), leaf),
      .blur(2, leaf),
      .backdrop(Backdrop(radius: 20, saturation: 1.8, tint: RGBA(1, 1, 1, 0.5)), in: Path(box), rule: .evenOdd),
      .backdrop(Backdrop(radius: 3), in: Path(ellipseIn: box)),
    ])
    #expect(
      list.description == """
        fill ellipse(0 0 10 20) #FF8000/0.25 even-odd
        stroke rounded(0 0 10 20) r3 continuous #FFFFFF width 1.5 round-cap bevel dash 2,1 phase 0.5
        text (0 0 10 20) wireframe center lines 2
          "a\\"b\\nc" 12pt w700 #000000
        image "cat" (0 0 10 20) nearest
        opacity 0.5
          fill rect(0 0 10 20) #000000
        transform translate 1 -2
          fill rect(0 0 10 20) #000000
        clip rect(0 0 10 20)
          fill rect(0 0 10 20) #000000
        mask
          content
            fill rect(0 0 10 20) #000000
          by
            fill rect(0 0 10 20) #000000
        blend multiply
          fill rect(0 0 10 20) #000000
        mix 0.333
          from
            fill rect(0 0 10 20) #000000
          to
        warp 0x0 of (0 0 10 20) front-only: 0,0 w2
          fill rect(0 0 10 20) #000000
        shadow #000000 radius 4 offset 0,2
          fill rect(0 0 10 20) #000000
        inner-shadow #000000 radius 3 offset 1,0
          fill rect(0 0 10 20) #000000
        blur 2
          fill rect(0 0 10 20) #000000
        backdrop rect(0 0 10 20) even-odd blur 20 saturation 1.8 tint #FFFFFF/0.5
        backdrop ellipse(0 0 10 20) blur 3
        """)
  }

  @Test(
    "Numbers have at most three decimals, no trailing zeros and no negative zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (0.66666, "0.667"), (-1.25, "-1.25"), (100, "100"),
      (0.05, "0.05"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    let list = DisplayList([.blur(value, .empty)])
    #expect(list.description == "blur \(text)")
  }
}
