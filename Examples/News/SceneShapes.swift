// The shapes that scenes are cut from, in unit coordinates, so that one drawing serves every size.

import Leporello

/// A closed outline through points given as fractions of the frame.
struct Polygon: Shape {
  let points: [CGPoint]

  init(_ points: [(Double, Double)]) { self.points = points.map { CGPoint(x: $0.0, y: $0.1) } }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }
}

/// A smooth ridge through heights at equal distances, filled down to the frame's lower edge; 0 is the upper edge.
struct Ridge: Shape {
  let heights: [Double]

  init(_ heights: Double...) { self.heights = heights }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let step = rect.width / CGFloat(max(1, heights.count - 1))
      func place(_ index: Int) -> CGPoint {
        CGPoint(x: rect.minX + step * CGFloat(index), y: rect.minY + heights[index] * rect.height)
      }
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: place(0))
      for index in 1..<heights.count {
        let (from, to) = (place(index - 1), place(index))
        let middle = (from.x + to.x) / 2
        path.addCurve(
          to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A disc whose centre is a fraction of the frame and whose radius is a fraction of its height.
struct Disc: Shape {
  let x: Double
  let y: Double
  let radius: Double

  init(_ x: Double, _ y: Double, radius: Double) { (self.x, self.y, self.radius) = (x, y, radius) }

  func path(in rect: CGRect) -> Path {
    let r = radius * rect.height
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + x * rect.width - r, y: rect.minY + y * rect.height - r, width: 2 * r, height: 2 * r))
  }
}

/// Upright blocks given as fractions of the frame: left, top, width; each stands on the lower edge.
struct Blocks: Shape {
  let blocks: [CGRect]

  init(_ blocks: [(x: Double, top: Double, width: Double)]) {
    self.blocks = blocks.map { CGRect(x: $0.x, y: $0.top, width: $0.width, height: 1 - $0.top) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for block in blocks {
        path.addRect(
          CGRect(
            x: rect.minX + block.minX * rect.width, y: rect.minY + block.minY * rect.height,
            width: block.width * rect.width, height: block.height * rect.height))
      }
    }
  }
}

/// A line through points given as fractions of the frame.
struct Trace: Shape {
  let points: [CGPoint]

  init(_ points: [(Double, Double)]) { self.points = points.map { CGPoint(x: $0.0, y: $0.1) } }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
  }
}

/// A vertical gradient between two colours.
struct Sky: View {
  let top: Color
  let bottom: Color

  init(_ top: Color, _ bottom: Color) { (self.top, self.bottom) = (top, bottom) }

  var body: some View {
    LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
  }
}
