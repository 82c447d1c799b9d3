// Meshes: one that moves nothing changes nothing, cells leave no seams, and edges are soft.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct WarpTests {
  private func mesh(
    _ width: CGFloat, _ height: CGFloat, cells: Int, showsBack: Bool = true, _ map: (CGPoint) -> WarpMesh.Vertex
  ) -> WarpMesh {
    let vertices = (0...cells).flatMap { row in
      (0...cells).map { column in
        map(CGPoint(x: width * CGFloat(column) / CGFloat(cells), y: height * CGFloat(row) / CGFloat(cells)))
      }
    }
    return WarpMesh(
      source: box(0, 0, width, height), columns: cells, rows: cells, vertices: vertices, showsBack: showsBack)
  }

  @Test("A mesh that moves nothing gives the picture's own bytes", arguments: [1, 3], [1.0, 2, 3])
  func identity(cells: Int, scale: CGFloat) throws {
    let page = samplePage(.wireframe)
    let still = mesh(120, 100, cells: cells) { WarpMesh.Vertex($0) }
    #expect(
      try render([.warp(still, page)], 120, 100, scale: scale) == render(page.items, 120, 100, scale: scale))
  }

  @Test("Cells that meet anywhere leave no seam")
  func seams() throws {
    let page = DisplayList([fill(box(0, 0, 60, 60), .white)])
    let turned = mesh(60, 60, cells: 7) { p in
      let q = CGPoint(x: p.x - 30, y: p.y - 30).applying(CGAffineTransform(rotationAngle: 0.37))
      return WarpMesh.Vertex(CGPoint(x: q.x * 2 + 30, y: q.y * 2 + 30))
    }
    #expect(try render([.warp(turned, page)], 60, 60).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("A silhouette covers pixels by their share, to a sixteenth")
  func soft() throws {
    let page = DisplayList([fill(box(0, 0, 10, 10), .white)])
    for share in stride(from: 0.0, through: 1, by: 0.1) {
      let moved = mesh(10, 10, cells: 1) { WarpMesh.Vertex(CGPoint(x: $0.x + share, y: $0.y)) }
      let bitmap = try render([.warp(moved, page)], 12, 10)
      #expect(abs(Double(bitmap[0, 5] >> 24) - 255 * (1 - share)) <= 9)
    }
  }

  @Test("Texture is interpolated with w: the middle of a receding page lies nearer to its far side")
  func perspective() throws {
    let page = DisplayList([fill(box(0, 0, 50, 100), .black), fill(box(50, 0, 50, 100), .white)])
    let receding = mesh(100, 100, cells: 1) { WarpMesh.Vertex($0, w: $0.x == 0 ? 1 : 3) }
    let bitmap = try render([.warp(receding, page)], 100, 100)
    // u = x/3 / (x/3 + (100-x)) * 100: 50 is reached at x = 75.
    #expect(bitmap[73, 50] == 0xFF00_0000)
    #expect(bitmap[77, 50] == 0xFFFF_FFFF)
  }

  @Test("Cells that turn their back are hidden if the mesh says so")
  func back() throws {
    let page = DisplayList([fill(box(0, 0, 10, 10), .white)])
    let shown = mesh(10, 10, cells: 1) { WarpMesh.Vertex(CGPoint(x: 10 - $0.x, y: $0.y)) }
    let hidden = mesh(10, 10, cells: 1, showsBack: false) { WarpMesh.Vertex(CGPoint(x: 10 - $0.x, y: $0.y)) }
    #expect(try render([.warp(shown, page)], 10, 10)[5, 5] == 0xFFFF_FFFF)
    #expect(try render([.warp(hidden, page)], 10, 10)[5, 5] == 0)
  }

  @Test("Light darkens towards black and brightens towards white")
  func light() throws {
    let page = DisplayList([fill(box(0, 0, 10, 10), RGBA(white: 0.4))])
    for (light, level) in [(0.5, 51), (1, 102), (1.5, 179), (2, 255)] {
      let lit = mesh(10, 10, cells: 1) { WarpMesh.Vertex($0, light: light) }
      #expect(abs(channels(try render([.warp(lit, page)], 10, 10)[5, 5])[1] - level) <= 1)
    }
  }

  @Test("A page squeezed to a few columns keeps its mean grey")
  func minified() throws {
    let stripes = DisplayList(
      [fill(box(0, 0, 320, 20), .white)]
        + stride(from: CGFloat(0), to: 320, by: 4).map { fill(box($0, 0, 1, 20), .black) })
    let squeezed = mesh(320, 20, cells: 1) { WarpMesh.Vertex(CGPoint(x: $0.x / 32 + 2, y: $0.y)) }
    let bitmap = try render([.warp(squeezed, stripes)], 20, 20)
    for x in 3..<11 { #expect(abs(channels(bitmap[x, 10])[1] - 191) <= 6) }
  }

  @Test("Corners that are no numbers, behind the viewer or far away draw nothing and break nothing")
  func hostile() throws {
    let page = DisplayList([fill(box(0, 0, 10, 10), .white)])
    for vertex in [
      WarpMesh.Vertex(CGPoint(x: CGFloat.nan, y: 0)), WarpMesh.Vertex(.zero, w: 0), WarpMesh.Vertex(.zero, w: -1),
      WarpMesh.Vertex(CGPoint(x: 1e30, y: 0)), WarpMesh.Vertex(.zero, light: .nan),
    ] {
      let bad = mesh(10, 10, cells: 1) { _ in vertex }
      #expect(try render([.warp(bad, page), fill(box(0, 0, 1, 1), .black)], 10, 10)[0, 0] == 0xFF00_0000)
    }
  }
}
