// How far a list's ink may reach, so that pictures drawn apart are no larger than they must be.

import LeporelloGraphics

/// Finds rectangles in device space that hold all a list draws; they may be too large, never too small.
struct InkBounds {
  let engine: TextEngine

  func of(_ list: DisplayList, _ matrix: CGAffineTransform) -> CGRect {
    guard matrix.isDrawable else { return .null }
    return list.items.reduce(CGRect.null) { $0.union(of($1, matrix)) }
  }

  private func of(_ item: DisplayItem, _ matrix: CGAffineTransform) -> CGRect {
    switch item {
    case .fill(let path, _, _): return path.boundingRect.applying(matrix)
    case .stroke(let path, _, let style):
      return path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach).applying(matrix)
    case .text(let block, let rect, let family): return text(block, rect, family).applying(matrix)
    case .image(_, let rect, _): return rect.applying(matrix)
    case .opacity(_, let list), .blend(_, let list): return of(list, matrix)
    case .transform(let transform, let list): return of(list, transform.concatenating(matrix))
    case .clip(let path, _, let list): return path.boundingRect.applying(matrix).intersection(of(list, matrix))
    case .mask(let list, let mask): return of(list, matrix).intersection(of(mask, matrix))
    case .mix(let from, let to, _), .linearMix(let from, let to, _): return of(from, matrix).union(of(to, matrix))
    case .warp(let mesh, _): return mesh.bounds.applying(matrix)
    case .shadow(let shadow, let list):
      let own = of(list, matrix)
      guard !own.isNull else { return own }
      let reach = CGFloat(BoxBlur.reach(max(0, shadow.radius) / 2 * matrix.meanScale)) + 1
      let fall = shadow.offset.applying(matrix)
      return own.union(own.offsetBy(dx: fall.width, dy: fall.height).insetBy(dx: -reach, dy: -reach))
    case .innerShadow(_, let list): return of(list, matrix)
    case .backdrop(_, let path, _): return path.boundingRect.applying(matrix)
    case .blur(let radius, let list):
      let own = of(list, matrix)
      guard !own.isNull else { return own }
      let reach = CGFloat(BoxBlur.reach(max(0, radius) * matrix.meanScale)) + 1
      return own.insetBy(dx: -reach, dy: -reach)
    }
  }

  /// Letters may lean out of their box and lines may run past the rectangle; a font's size around both is enough.
  private func text(_ block: TextBlock, _ rect: CGRect, _ family: TextFamily) -> CGRect {
    let size =
      switch family {
      case .wireframe: WireframeText.wireframe.measure(block, width: rect.width).size
      case .faithful: PangoText.measure(block, width: rect.width, engine: engine).size
      }
    let overhang = block.runs.reduce(0) { max($0, $1.font.size) }
    let box = CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width, size.width), height: max(rect.height, size.height))
    let over = max(0, size.width - rect.width)
    return box.insetBy(dx: -overhang - over, dy: -overhang)
  }
}
