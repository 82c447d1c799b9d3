// Where drawing code draws: a stack of contexts that keep what is drawn as display lists.

import LeporelloGraphics

/// The contexts that drawing code runs in, innermost last.
@MainActor enum DrawingRecorder {
  private static var contexts: [CGContext] = []

  static var current: CGContext? { contexts.last }

  private static var sizes: [CGSize] = []
  /// The size of the picture that was begun last.
  static var pictureSize: CGSize? { sizes.last }

  /// Begins a picture of a size.
  static func begin(_ size: CGSize) {
    let context = CGContext()
    context.clip(to: CGRect(origin: .zero, size: size))
    push(context)
    sizes.append(size)
  }
  /// Ends the picture that was begun last; an end without a begin does nothing.
  static func end() { if sizes.popLast() != nil { pop() } }

  static func push(_ context: CGContext) { contexts.append(context) }
  static func pop() { _ = contexts.popLast() }

  /// Runs drawing code and gives what it drew.
  static func record(_ draw: (CGContext) -> Void) -> DisplayList {
    let context = CGContext()
    push(context)
    draw(context)
    pop()
    return context.list
  }
}

/// The context that drawing code runs in.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingRecorder.current }
/// Makes a context the one that drawing code runs in.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { DrawingRecorder.push(context) }
/// Ends that.
@preconcurrency @MainActor public func UIGraphicsPopContext() { DrawingRecorder.pop() }
/// Fills a rectangle in the current colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { DrawingRecorder.current?.fill(rect) }
/// Draws a line inside a rectangle's edges in the current colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  DrawingRecorder.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension UIColor {
  /// Fills in this colour from now on.
  @preconcurrency @MainActor public func setFill() { DrawingRecorder.current?.setFillColor(cgColor) }
  /// Strokes in this colour from now on.
  @preconcurrency @MainActor public func setStroke() { DrawingRecorder.current?.setStrokeColor(cgColor) }
  /// Fills and strokes in this colour from now on.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the outline.
  @preconcurrency @MainActor public func fill() {
    DrawingRecorder.current?.fill(cgPath, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
  /// Draws the line along the outline.
  @preconcurrency @MainActor public func stroke() {
    DrawingRecorder.current?.stroke(
      cgPath,
      StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit))
  }
  /// Draws only inside the outline from now on.
  @preconcurrency @MainActor public func addClip() {
    DrawingRecorder.current?.clip(to: cgPath, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}

extension UIImage {
  /// Draws the picture over a rectangle.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    DrawingRecorder.current?.draw { draw(in: rect, tint: UIColor(rgba: $0), into: &$1) }
  }
  /// Draws the picture from a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
