// Fills, strokes, pictures and text.

import CCairo
import LeporelloGraphics

extension Painter {
  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule, _ matrix: CGAffineTransform, _ clip: PixelBounds) {
    let evenOdd: Int32 = rule == .evenOdd ? 1 : 0
    let extent = clip.covering(path.boundingRect.applying(matrix))
    let line = canvas.isDocument ? nil : Hairline.fill(path, matrix)
    withSource(paint, matrix, extent) {
      guard line.map({ canvas.setPath(Path($0), .identity) }) ?? canvas.setPath(path, matrix) else { return }
      lep_fill(canvas.raw, evenOdd)
    }
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) {
    guard style.isDrawable else { return }
    let reach = style.reach
    let extent = clip.covering(path.boundingRect.insetBy(dx: -reach, dy: -reach).applying(matrix))
    let line = canvas.isDocument ? nil : Hairline(path, style, matrix)
    withSource(paint, matrix, extent) {
      guard canvas.setPath(line?.path ?? path, line == nil ? matrix : .identity) else { return }
      canvas.setMatrix(line == nil ? matrix : .identity)
      let scale = line?.scale ?? 1
      lep_stroke(
        canvas.raw, line == nil ? style.lineWidth : 1, Int32(style.lineCap.rawValue), Int32(style.lineJoin.rawValue),
        max(1, style.miterLimit), style.dash.map { Double($0 * scale) }, Int32(style.dash.count),
        style.dashPhase * scale)
    }
  }

  /// Calls the body with the paint as what is painted with, if it can be seen at all.
  private func withSource(
    _ paint: Paint, _ matrix: CGAffineTransform, _ extent: PixelBounds, _ body: () -> Void
  ) {
    guard !extent.isEmpty else { return }
    switch paint {
    case .color(let color):
      let c = color.clamped
      guard c.alpha > 0 else { return }
      lep_source_color(canvas.raw, c.red, c.green, c.blue, c.alpha)
      body()
    case .linearGradient, .radialGradient, .conicGradient:
      if canvas.isDocument, canvas.setGradient(paint, matrix) { return body() }
      guard let ramp = GradientRamp(paint) else { return }
      canvas.withSource(ramp.tile(extent, matrix), repeats: true, body)
    }
  }

  func image(
    _ image: ImageResource, _ rect: CGRect, _ interpolation: ImageInterpolation, _ matrix: CGAffineTransform
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, image.bitmap.width > 0, image.bitmap.height > 0 else {
      return
    }
    let device = rect.applying(matrix)
    guard [device.minX, device.minY, device.maxX, device.maxY].allSatisfy({ abs($0) < Canvas.farthest }) else {
      return
    }
    let across = hypot(matrix.a, matrix.b) * rect.width
    let down = hypot(matrix.c, matrix.d) * rect.height
    guard across > 1e-3, down > 1e-3 else { return }
    var bitmap = image.bitmap
    var filter: Int32 = 0
    switch interpolation {
    case .none: break
    case .high:
      // Averaging here is exact and several times as fast as in Cairo, which also fails where a picture shrinks a lot.
      bitmap = AreaAverage.shrunk(bitmap, width: across, height: down)
      filter = 1
    }
    canvas.setMatrix(matrix)
    bitmap.withUnsafePixels {
      lep_image(
        canvas.raw, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), rect.minX, rect.minY, rect.width,
        rect.height, filter)
    }
  }

  func text(
    _ block: TextBlock, _ rect: CGRect, _ family: TextFamily, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) {
    guard rect.isFinite else { return }
    switch family {
    case .wireframe: try paint(WireframeText.wireframe.drawing(of: block, in: rect), matrix, clip)
    case .faithful:
      guard let set = resources.engine.block(block, width: rect.width) else {
        // No font at all: boxes are better than nothing, and the missing files are on record.
        return try paint(WireframeText.wireframe.drawing(of: block, in: rect), matrix, clip)
      }
      var placed = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(matrix)
      if placed.isUpright {
        placed.tx = placed.tx.rounded()
        placed.ty = placed.ty.rounded()
      }
      guard abs(placed.tx) < Canvas.farthest, abs(placed.ty) < Canvas.farthest else { return }
      canvas.setMatrix(placed)
      set.draw(on: canvas.raw)
    }
  }
}

extension StrokeStyle {
  /// Whether the pen makes a mark that Cairo accepts.
  fileprivate var isDrawable: Bool {
    lineWidth.isFinite && lineWidth > 0 && miterLimit.isFinite && dashPhase.isFinite
      && dash.allSatisfy { $0.isFinite && $0 >= 0 } && (dash.isEmpty || dash.contains { $0 > 0 })
  }

  /// How far ink may lie from the outline, in points.
  var reach: CGFloat { lineWidth / 2 * (lineJoin == .miter ? max(1.5, miterLimit) : 1.5) }
}

extension RGBA {
  /// The colour with each component from 0 to 1.
  var clamped: RGBA {
    func unit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    return RGBA(unit(red), unit(green), unit(blue), unit(alpha))
  }
}
