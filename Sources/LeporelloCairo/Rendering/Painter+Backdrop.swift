// Grounds that blur what is behind them, and groups that hold such grounds.

import CCairo
import LeporelloGraphics

extension Painter {
  func backdrop(
    _ backdrop: Backdrop, _ path: Path, _ rule: FillRule, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) {
    guard !clip.covering(path.boundingRect.applying(matrix)).isEmpty else { return }
    let key = DocumentGrounds.Key(backdrop: backdrop, path: path, matrix: matrix)
    if canvas.isDocument {
      guard let ground = resources.grounds?.pictures[key] else {
        return fill(path, .color(backdrop.tint), rule, matrix, clip)
      }
      return canvas.withSource(ground) { fill(path, rule, matrix) }
    }
    let place = BackdropBounds.of(path, matrix).intersection(canvas.bounds)
    guard !place.isEmpty else { return }
    let ground = BackdropBlur.picture(backdrop, over: canvas.pixels(in: place), scale: matrix.meanScale)
    resources.grounds?.pictures[key] = ground
    lep_set_replacing(canvas.raw, 1)
    canvas.withSource(ground) { fill(path, rule, matrix) }
    lep_set_replacing(canvas.raw, 0)
  }

  private func fill(_ path: Path, _ rule: FillRule, _ matrix: CGAffineTransform) {
    guard canvas.setPath(path, matrix) else { return }
    lep_fill(canvas.raw, rule == .evenOdd ? 1 : 0)
  }

  /// What is there now with a list drawn on it, for groups in which something looks at what is behind the group.
  ///
  /// To put it in the place of what is there, as far as the group is opaque, is to draw the group.
  func copy(
    with list: DisplayList, _ matrix: CGAffineTransform, _ clip: PixelBounds
  ) throws(RenderError) -> Picture {
    let own = extent(list, matrix, clip)
    let whole = (BackdropBounds.of(list, matrix, near: own) ?? own).intersection(canvas.bounds)
    let picture = try Canvas.draw(whole, over: canvas.pixels(in: whole)) { inner throws(RenderError) in
      try Painter(canvas: inner, resources: resources).paint(list, matrix, whole)
    }
    return picture.cropped(to: own)
  }
}
