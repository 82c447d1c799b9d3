// Shadows, blurs and warps: effects made by our own loops over pixels.

import LeporelloGraphics

extension Painter {
  /// A blur wider than this many pixels changes nothing that can be seen, and would overflow sums.
  static let widestBlur: CGFloat = 1_000

  /// How far a shadow blurs and falls in pixels; nil where it cannot be seen.
  static func reach(of shadow: Shadow, _ matrix: CGAffineTransform) -> (sigma: CGFloat, dx: Int, dy: Int)? {
    let sigma = shadow.radius.isFinite ? min(max(0, shadow.radius / 2) * matrix.meanScale, widestBlur) : 0
    let fall = shadow.offset.applying(matrix)
    guard shadow.color.clamped.alpha > 0, abs(fall.width) < Canvas.farthest, abs(fall.height) < Canvas.farthest else {
      return nil
    }
    return (sigma, Int(fall.width.rounded()), Int(fall.height.rounded()))
  }

  func shadow(
    _ shadow: Shadow, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    if let (sigma, dx, dy) = Self.reach(of: shadow, matrix) {
      // What lies outside the clip still casts its shadow into it.
      let bounds = extent(list, matrix, clip.offsetBy(dx: -dx, dy: -dy).insetBy(-BoxBlur.reach(sigma)))
      if !bounds.isEmpty {
        var cast = try cast(shadow, of: list, sigma: sigma, matrix, bounds)
        cast.x += dx
        cast.y += dy
        canvas.draw(cast)
      }
    }
    try paint(list, matrix, clip)
  }

  /// A shadow where it would lie if it did not fall; kept, since cards come in rows and blurring is slow.
  private func cast(
    _ shadow: Shadow, of list: DisplayList, sigma: CGFloat, _ matrix: CGAffineTransform, _ bounds: PixelBounds
  ) throws(RenderError) -> Picture {
    let (home, dx, dy) = matrix.withoutWholePixels
    let key = PictureCache.Key(
      list: DisplayList([.shadow(shadow, list)]), matrix: home, bounds: bounds.offsetBy(dx: -dx, dy: -dy),
      part: .shadow)
    var cast = try resources.cache.picture(key) { () throws(RenderError) in
      let caster = try Self.picture(of: list, home, key.bounds, resources)
      return BoxBlur.shadow(of: caster, sigma: sigma, color: shadow.color.clamped)
    }
    cast.x += dx
    cast.y += dy
    return cast
  }

  func blur(
    _ radius: CGFloat, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    let sigma = radius.isFinite ? min(max(0, radius) * matrix.meanScale, Self.widestBlur) : 0
    let bounds = extent(list, matrix, clip.insetBy(-BoxBlur.reach(sigma)))
    guard !bounds.isEmpty else { return }
    canvas.draw(BoxBlur.blurred(try Self.picture(of: list, matrix, bounds, resources), sigma: sigma))
  }

  func warp(
    _ mesh: WarpMesh, _ list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    let source = mesh.source
    guard source.isFinite, source.width > 0, source.height > 0, mesh.columns > 0, mesh.rows > 0 else { return }
    let bounds = clip.covering(mesh.bounds.applying(matrix))
    // The texture has the device's own resolution, so that a mesh that moves nothing changes nothing.
    let scale = min(matrix.meanScale, 8192 / max(source.width, source.height))
    let (width, height) = (source.width * scale, source.height * scale)
    guard !bounds.isEmpty, width >= 1 / 256, height >= 1 / 256 else { return }
    let texture = PixelBounds(
      minX: 0, minY: 0, maxX: Int((width - 1 / 256).rounded(.up)), maxY: Int((height - 1 / 256).rounded(.up)))
    let map = CGAffineTransform(translationX: -source.minX, y: -source.minY).scaledOutput(scale)
    let picture = try Self.keptPicture(of: list, map, texture, resources)
    let sampler = WarpSampler(
      mesh: mesh, texture: picture.bitmap, size: CGSize(width: width, height: height), matrix: matrix
    ) { [resources] count in
      resources.cache.halves(Self.place(list, map, texture), of: picture.bitmap, count: count)
    }
    sampler.draw(bounds) { canvas.draw($0) }
  }
}

extension CGAffineTransform {
  fileprivate func scaledOutput(_ scale: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}

extension WarpMesh {
  /// The smallest rectangle around all finite corners.
  var bounds: CGRect {
    vertices.reduce(into: CGRect.null) { box, vertex in
      guard vertex.position.x.isFinite, vertex.position.y.isFinite else { return }
      box = box.union(CGRect(origin: vertex.position, size: .zero))
    }
  }
}
