// Shadows that surroundings cast into a shape.

import LeporelloGraphics

extension Painter {
  func innerShadow(
    _ shadow: Shadow, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    guard let (sigma, dx, dy) = Self.reach(of: shadow, matrix) else { return try paint(list, matrix, clip) }
    let color = shadow.color.clamped
    // An edge outside the clip casts its shadow into it.
    let near = clip.insetBy(-BoxBlur.reach(sigma)).offsetBy(dx: -dx, dy: -dy)
    let bounds = extent(list, matrix, clip.union(near))
    guard !bounds.isEmpty else { return }
    // What stays lines in a document, or looks at what is behind, is drawn in its place and shaded there.
    let shadesOnly = canvas.isDocument || list.looksBehind
    if shadesOnly { try paint(list, matrix, clip) }
    let (home, x, y) = matrix.withoutWholePixels
    let key = PictureCache.Key(
      list: DisplayList([.innerShadow(shadow, list)]), matrix: home, bounds: bounds.offsetBy(dx: -x, dy: -y),
      part: shadesOnly ? .shade : .shaded)
    var shaded = try resources.cache.picture(key) { () throws(RenderError) in
      let content = try Self.picture(of: list, home, key.bounds, resources)
      let cover = BoxBlur.coverage(of: content, sigma: sigma)
      return InnerShade(color: color, dx: dx, dy: dy, cover: cover).picture(of: content, withContent: !shadesOnly)
    }
    shaded.x += x
    shaded.y += y
    canvas.draw(shaded.cropped(to: clip.intersection(shaded.bounds)))
  }
}
