// Icons and signs as shapes, so that the example needs no picture files.

import Leporello

/// Two summits.
struct Peak: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.2))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.52, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.68, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// The sign that a row leads on.
struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

/// A head over shoulders.
struct PersonIcon: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let head = rect.width * 0.2
      path.addEllipse(
        in: CGRect(x: rect.midX - head, y: rect.minY + rect.height * 0.1, width: 2 * head, height: 2 * head))
      path.move(to: CGPoint(x: rect.minX + rect.width * 0.12, y: rect.maxY - rect.height * 0.08))
      path.addCurve(
        to: CGPoint(x: rect.maxX - rect.width * 0.12, y: rect.maxY - rect.height * 0.08),
        control1: CGPoint(x: rect.minX + rect.width * 0.16, y: rect.minY + rect.height * 0.44),
        control2: CGPoint(x: rect.maxX - rect.width * 0.16, y: rect.minY + rect.height * 0.44))
      path.closeSubpath()
    }
  }
}

/// Three lines with their marks.
struct ListIcon: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for row in 0..<3 {
        let y = rect.minY + rect.height * (0.18 + 0.27 * CGFloat(row))
        let mark = rect.height * 0.12
        path.addEllipse(in: CGRect(x: rect.minX + rect.width * 0.08, y: y, width: mark, height: mark))
        path.addRect(
          CGRect(x: rect.minX + rect.width * 0.3, y: y + mark * 0.1, width: rect.width * 0.62, height: mark * 0.8))
      }
    }
  }
}

/// Four tiles.
struct GridIcon: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let side = rect.width * 0.36
      for row in 0..<2 {
        for column in 0..<2 {
          let tile = CGRect(
            x: rect.minX + rect.width * (0.1 + 0.44 * CGFloat(column)),
            y: rect.minY + rect.height * (0.1 + 0.44 * CGFloat(row)), width: side, height: side)
          path.addPath(Path(roundedRect: tile, cornerRadius: side * 0.22))
        }
      }
    }
  }
}

/// Two sliders.
struct SlidersIcon: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (row, knob) in [(0.3, 0.66), (0.7, 0.34)] {
        let y = rect.minY + rect.height * row
        path.addRect(
          CGRect(
            x: rect.minX + rect.width * 0.08, y: y - rect.height * 0.045, width: rect.width * 0.84,
            height: rect.height * 0.09))
        let radius = rect.height * 0.15
        path.addEllipse(
          in: CGRect(
            x: rect.minX + rect.width * knob - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}
