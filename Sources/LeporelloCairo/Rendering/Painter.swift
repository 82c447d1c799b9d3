// The walk over a display list: one exhaustive switch, one method an item.

import LeporelloGraphics

/// Draws lists on one canvas.
struct Painter {
  let canvas: Canvas
  let resources: RenderResources
  /// Whether what something hides may be left out: not in a document, nor where something looks at what is behind it.
  var skipsHidden = false

  /// A picture of a list, isolated from everything behind it.
  static func picture(
    of list: DisplayList, _ matrix: CGAffineTransform, _ bounds: PixelBounds, _ resources: RenderResources
  ) throws(RenderError) -> Picture {
    // What a backdrop looks at is drawn whole, so that its blur is the same however little of it is asked for.
    let whole = BackdropBounds.of(list, matrix, near: bounds).map { bounds.union($0) } ?? bounds
    let picture = try Canvas.draw(whole) { canvas throws(RenderError) in
      let painter = Painter(canvas: canvas, resources: resources, skipsHidden: !list.looksBehind)
      try painter.paint(list, matrix, whole)
    }
    return picture.cropped(to: bounds)
  }

  /// The same picture, kept for the next time the list is drawn at the same fraction of a pixel.
  static func keptPicture(
    of list: DisplayList, _ matrix: CGAffineTransform, _ bounds: PixelBounds, _ resources: RenderResources
  ) throws(RenderError) -> Picture {
    guard !bounds.isEmpty, abs(matrix.tx) < Canvas.farthest, abs(matrix.ty) < Canvas.farthest else {
      return try picture(of: list, matrix, bounds, resources)
    }
    let key = place(list, matrix, bounds)
    var result = try resources.cache.picture(key) { () throws(RenderError) in
      var picture = try picture(of: list, key.matrix, key.bounds, resources)
      picture.isOpaque = picture.bitmap.isOpaque
      return picture
    }
    (result.x, result.y) = (bounds.minX, bounds.minY)
    return result
  }

  /// What a picture shows, without the whole pixels by which it is moved.
  static func place(_ list: DisplayList, _ matrix: CGAffineTransform, _ bounds: PixelBounds) -> PictureCache.Key {
    let (canonical, dx, dy) = matrix.withoutWholePixels
    return PictureCache.Key(list: list, matrix: canonical, bounds: bounds.offsetBy(dx: -dx, dy: -dy))
  }

  /// Draws a list; only pixels in `clip` are needed.
  func paint(_ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds) throws(RenderError) {
    guard !clip.isEmpty, matrix.isDrawable else { return }
    // Containers within containers each bring a ground of their own.
    let first = skipsHidden ? list.items.lastIndex { $0.hides(clip, matrix) } : nil
    for item in list.items[(first ?? 0)...] { try paint(item, matrix, clip) }
  }

  private func paint(_ item: DisplayItem, _ matrix: CGAffineTransform, _ clip: PixelBounds) throws(RenderError) {
    switch item {
    case .fill(let path, let paint, let rule): fill(path, paint, rule, matrix, clip)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, matrix, clip)
    case .text(let block, let rect, let family): try text(block, rect, family, matrix, clip)
    case .image(let image, let rect, let interpolation): self.image(image, rect, interpolation, matrix)
    case .opacity(let value, let list): try opacity(value, list, matrix, clip)
    case .transform(let transform, let list): try paint(list, transform.concatenating(matrix), clip)
    case .clip(let path, let rule, let list): try self.clip(path, rule, list, matrix, clip)
    case .mask(let list, let mask): try self.mask(list, mask, matrix, clip)
    case .blend(let mode, let list): try blend(mode, list, matrix, clip)
    case .mix(let from, let to, let fraction): try mix(from, to, fraction, matrix, clip, isLinear: false)
    case .linearMix(let from, let to, let fraction): try mix(from, to, fraction, matrix, clip, isLinear: true)
    case .warp(let mesh, let list): try warp(mesh, list, matrix, clip)
    case .shadow(let shadow, let list): try self.shadow(shadow, list, matrix, clip)
    case .innerShadow(let shadow, let list): try innerShadow(shadow, list, matrix, clip)
    case .blur(let radius, let list): try blur(radius, list, matrix, clip)
    case .backdrop(let backdrop, let path, let rule): self.backdrop(backdrop, path, rule, matrix, clip)
    }
  }
}

extension CGAffineTransform {
  /// Whether something drawn through this map is visible: finite and not flattened to a line.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// The map with less than a pixel of translation, and the whole pixels that were taken from it.
  var withoutWholePixels: (CGAffineTransform, dx: Int, dy: Int) {
    guard abs(tx) < Canvas.farthest, abs(ty) < Canvas.farthest else { return (self, 0, 0) }
    // What moves by thirds of a point misses whole pixels by rounding, and should not be drawn anew for that.
    func whole(_ length: CGFloat) -> (pixels: Int, rest: CGFloat) {
      let nearest = length.rounded()
      if abs(length - nearest) < 1e-6 { return (Int(nearest), 0) }
      return (Int(length.rounded(.down)), length - length.rounded(.down))
    }
    let (x, y) = (whole(tx), whole(ty))
    return (CGAffineTransform(a: a, b: b, c: c, d: d, tx: x.rest, ty: y.rest), x.pixels, y.pixels)
  }

  /// The mean length of a unit vector's image.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether horizontal lines stay horizontal and letters stay upright.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
