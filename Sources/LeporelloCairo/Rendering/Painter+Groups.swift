// Effects that show an isolated picture of a sub-list.

import CCairo
import LeporelloGraphics

extension Painter {
  /// The pixels a list may touch inside the clip.
  func extent(_ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds) -> PixelBounds {
    clip.covering(InkBounds(engine: resources.engine).of(list, matrix))
  }

  func opacity(
    _ value: Double, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    guard value > 0 else { return }
    if value >= 1, !list.needsIsolation { return try paint(list, matrix, clip) }
    if canvas.isDocument {
      return try canvas.group(opacity: min(value, 1)) { () throws(RenderError) in try paint(list, matrix, clip) }
    }
    if value < 1 || !list.needsIsolation, list.looksBehind {
      return canvas.replace(by: try copy(with: list, matrix, clip), opacity: min(value, 1))
    }
    let picture = try Self.keptPicture(of: list, matrix, extent(list, matrix, clip), resources)
    canvas.draw(picture, opacity: min(value, 1))
  }

  func clip(
    _ path: Path, _ rule: FillRule, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    let inner = clip.covering(path.boundingRect.applying(matrix))
    guard !inner.isEmpty, !list.isEmpty else { return }
    let evenOdd: Int32 = rule == .evenOdd ? 1 : 0
    if canvas.isDocument {
      return try canvas.saved { () throws(RenderError) in
        guard canvas.setPath(path, matrix) else { return }
        lep_clip(canvas.raw, evenOdd)
        try paint(list, matrix, inner)
      }
    }
    if let page = RestingPage(path, list, matrix),
      page.bounds.width * page.bounds.height <= 4 * max(canvas.bounds.width * canvas.bounds.height, 1)
    {
      return canvas.draw(try Self.keptPicture(of: list, matrix, page.bounds, resources))
    }
    // Clipping item by item would let what is behind shine through soft edges once for every item on top of another.
    let grouped = !list.isOneMark && !path.isPixelAligned(matrix)
    let replaces = grouped && list.looksBehind
    let picture =
      replaces
      ? try copy(with: list, matrix, inner)
      : grouped ? try Self.picture(of: list, matrix, extent(list, matrix, inner), resources) : nil
    try canvas.saved { () throws(RenderError) in
      guard canvas.setPath(path, matrix) else { return }
      lep_clip(canvas.raw, evenOdd)
      if let picture {
        if replaces { canvas.replace(by: picture) } else { canvas.draw(picture) }
      } else {
        try paint(list, matrix, inner)
      }
    }
  }

  func mask(
    _ list: DisplayList, _ mask: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    let bounds = extent(mask, matrix, extent(list, matrix, clip))
    guard !bounds.isEmpty else { return }
    let cover = try Self.picture(of: mask, matrix, bounds, resources)
    if list.looksBehind, !canvas.isDocument {
      return canvas.replace(by: try copy(with: list, matrix, bounds), maskedBy: cover)
    }
    canvas.draw(try Self.picture(of: list, matrix, bounds, resources), maskedBy: cover)
  }

  func blend(
    _ mode: BlendMode, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    let bounds = extent(list, matrix, clip)
    guard !bounds.isEmpty else { return }
    let picture = try Self.picture(of: list, matrix, bounds, resources)
    guard mode == .plusDarker, !canvas.isDocument else { return canvas.draw(picture, blend: mode) }
    let ground = picture.bounds.intersection(canvas.bounds)
    canvas.replace(by: PlusDarker.mix(canvas.pixels(in: ground), under: picture.cropped(to: ground)))
  }

  func mix(
    _ from: DisplayList, _ to: DisplayList, _ fraction: Double, _ matrix: CGAffineTransform, _ clip: PixelBounds,
    isLinear: Bool
  ) throws(RenderError) {
    // At the ends the other picture has no share, so the one that is left need not be drawn apart.
    func isAlone(_ list: DisplayList) -> Bool { !list.needsIsolation && !list.looksBehind }
    if !(fraction > 0), isAlone(from) { return try paint(from, matrix, clip) }
    if fraction >= 1, isAlone(to) { return try paint(to, matrix, clip) }
    canvas.draw(try Self.mix(from, to, fraction, matrix, clip, resources, isLinear: isLinear))
  }

  /// The exact mean of two isolated pictures.
  static func mix(
    _ from: DisplayList, _ to: DisplayList, _ fraction: Double, _ matrix: CGAffineTransform, _ bounds: PixelBounds,
    _ resources: RenderResources, isLinear: Bool
  ) throws(RenderError) -> Picture {
    let a = try keptPicture(of: from, matrix, bounds, resources)
    let b = try keptPicture(of: to, matrix, bounds, resources)
    let mix = isLinear ? LinearLight.mix : Lerp.mix(_:_:fraction:)
    return Picture(bitmap: mix(a.bitmap, b.bitmap, fraction), x: bounds.minX, y: bounds.minY)
  }
}

extension Path {
  /// Whether this is a rectangle whose edges fall between pixels.
  func isPixelAligned(_ matrix: CGAffineTransform) -> Bool {
    switch storage {
    case .rect(let rect):
      let r = rect.applying(matrix)
      return matrix.b == 0 && matrix.c == 0
        && [r.minX, r.minY, r.maxX, r.maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
    case .roundedRect, .ellipse, .elements: return false
    }
  }
}

extension DisplayList {
  /// Whether painting puts down at most one mark, so that nothing can shine through from one to the next.
  fileprivate var isOneMark: Bool {
    guard items.count == 1 else { return items.isEmpty }
    switch items[0] {
    case .transform(_, let list), .clip(_, _, let list): return list.isOneMark
    case .opacity(let opacity, let list): return opacity < 1 || list.isOneMark
    case .fill, .stroke, .text, .image, .mask, .blend, .mix, .linearMix, .warp, .shadow, .innerShadow, .blur,
      .backdrop:
      return true
    }
  }
}
