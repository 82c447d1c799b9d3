// The geometry of flips, cubes and curls.

import LeporelloTransitions
import Testing

@Suite struct WarpTests {
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 200)

  private func meshes(_ transition: any PageTransition, _ progress: Double) -> [WarpMesh] {
    func find(_ list: DisplayList) -> [WarpMesh] {
      list.items.flatMap { item -> [WarpMesh] in
        switch item {
        case .warp(let mesh, _): [mesh]
        case .clip(_, _, let inner), .opacity(_, let inner): find(inner)
        default: []
        }
      }
    }
    return find(transition.picture(from: Pages.a, to: Pages.b, bounds: bounds, progress: progress))
  }

  @Test("A flipping board never leaves its bounds", arguments: ["left", "right", "top", "bottom"])
  func flipStaysInside(edge: String) throws {
    let flip = Flip(from: try #require(TransitionEdge(rawValue: edge)))
    for i in 1..<100 {
      for mesh in meshes(flip, Double(i) / 100) {
        for vertex in mesh.vertices {
          #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(vertex.position))
          #expect(vertex.w >= 1 - 1e-9)
        }
      }
    }
  }

  @Test("The named side of a flip comes to the front: it is the taller one")
  func flipSide() throws {
    let mesh = try #require(meshes(.flip(from: .left), 0.25).first)
    let columns = mesh.columns + 1
    func height(_ column: Int) -> CGFloat {
      mesh.vertices[column + columns * mesh.rows].position.y - mesh.vertices[column].position.y
    }
    #expect(abs(height(0) - bounds.height) < 1e-9)
    #expect(height(columns - 1) < bounds.height - 5)
  }

  @Test("A flip shows each page for half of the time, and neither mirrored")
  func flipPages() {
    for (progress, page) in [(0.2, Pages.a), (0.49, Pages.a), (0.51, Pages.b), (0.8, Pages.b)] {
      let list = Flip().picture(from: Pages.a, to: Pages.b, bounds: bounds, progress: progress)
      guard case .clip(_, _, let inside)? = list.items.first, case .warp(let mesh, let shown)? = inside.items.first
      else {
        Issue.record("no warp at \(progress)")
        continue
      }
      #expect(shown == page)
      #expect(mesh.vertices[0].position.x < mesh.vertices[mesh.columns].position.x)
    }
  }

  @Test("The faces of a cube share an edge", arguments: [0.1, 0.5, 0.9])
  func cubeEdge(progress: Double) throws {
    let faces = meshes(.cube(from: .trailing), progress)
    #expect(faces.count == 2)
    let right = faces[0].vertices[faces[0].columns].position
    let left = faces[1].vertices[0].position
    #expect(abs(right.x - left.x) < 1e-9)
    #expect(abs(right.y - left.y) < 1e-9)
  }

  @Test("A curl begins flat and ends with the page gone")
  func curlEnds() throws {
    let start = try #require(meshes(.curl(.up), 1e-6).first)
    for (index, vertex) in start.vertices.enumerated() {
      let x = bounds.minX + CGFloat(index % (start.columns + 1)) / CGFloat(start.columns) * bounds.width
      #expect(abs(vertex.position.x - x) < 0.01)
      #expect(abs(vertex.light - 1) < 0.01)
    }
    let end = try #require(meshes(.curl(.up), 1 - 1e-9).first)
    #expect(end.vertices.allSatisfy { $0.position.y < bounds.minY + 1e-3 })
  }

  @Test("A curl up lifts from the bottom: the top still lies when the bottom has moved")
  func curlDirection() throws {
    let mesh = try #require(meshes(.curl(.up), 0.3).first)
    let last = mesh.vertices[mesh.vertices.count - 1].position
    #expect(mesh.vertices[0].position == CGPoint(x: bounds.minX, y: bounds.minY))
    #expect(last.y < bounds.maxY - 20)
  }

  @Test("A curl down is a curl up of the other page, backwards")
  func curlDown() {
    #expect(
      Curl(from: .bottom, lays: true).picture(from: Pages.a, to: Pages.b, bounds: bounds, progress: 0.2)
        == Curl(from: .bottom).picture(from: Pages.b, to: Pages.a, bounds: bounds, progress: 0.8))
  }
}
