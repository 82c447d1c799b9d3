// The box that a view or a layer draws around what it holds: ground, border, corners, clip and shadow.

import LeporelloGraphics
import LeporelloTransitions

extension ViewModel {
  /// The map from the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    let pivot = pivot
    if transform.isIdentity { return CGAffineTransform(translationX: center.x - pivot.x, y: center.y - pivot.y) }
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The point of the bounds that stands at the centre.
  var pivot: CGPoint {
    CGPoint(x: bounds.minX + bounds.size.width * anchor.x, y: bounds.minY + bounds.size.height * anchor.y)
  }

  /// The rectangle in the superview's coordinates.
  var frame: CGRect {
    let size = bounds.size
    let around = CGRect(
      x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
    let mapped = transform.isIdentity ? around : around.applying(transform)
    return mapped.offsetBy(dx: center.x, dy: center.y)
  }

  /// A picture in the superview's coordinates; a map of space stretches the bounds' picture over a mesh.
  func placed(_ list: DisplayList, perspective: (map: CATransform3D, eye: CGPoint)?, showsBack: Bool) -> DisplayList {
    guard depth != nil || perspective != nil else {
      let map = transformToSuperview
      if map.isIdentity { return list }
      guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return DisplayList([.transform(map, list)]) }
      return list.moved(by: CGPoint(x: map.tx, y: map.ty))
    }
    var map = CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0).concatenating(fullTransform)
      .concatenating(CATransform3DMakeTranslation(center.x, center.y, zPosition))
    if let (seen, eye) = perspective {
      map = map.concatenating(CATransform3DMakeTranslation(-eye.x, -eye.y, 0)).concatenating(seen)
        .concatenating(CATransform3DMakeTranslation(eye.x, eye.y, 0))
    }
    let flat = (map.m14, map.m24, map.m44) == (0, 0, 1)
    if flat, showsBack || map.m11 * map.m22 - map.m12 * map.m21 >= 0 {
      return DisplayList([.transform(map.affine, list)])
    }
    guard bounds.size.width > 0, bounds.size.height > 0 else { return .empty }
    let cells = 8
    let vertices = (0...cells).flatMap { row in
      (0...cells).map { column in
        let (point, weight) = map.place(
          CGPoint(
            x: bounds.minX + bounds.size.width * CGFloat(column) / CGFloat(cells),
            y: bounds.minY + bounds.size.height * CGFloat(row) / CGFloat(cells)))
        return WarpMesh.Vertex(point, w: weight)
      }
    }
    return DisplayList([
      .warp(WarpMesh(source: bounds, columns: cells, rows: cells, vertices: vertices, showsBack: showsBack), list)
    ])
  }

  /// The outline of the bounds, or of a rectangle inside them.
  func outline(inset: CGFloat = 0) -> Path {
    let rect = inset == 0 ? bounds : bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, cornerRadius - inset)
    guard radius > 0, cornerMask & 15 != 0 else { return Path(rect) }
    // Core Animation's bits: minX minY 1, maxX minY 2, minX maxY 4, maxX maxY 8.
    func corner(_ bit: UInt) -> CGFloat { cornerMask & bit != 0 ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(topLeft: corner(1), topRight: corner(2), bottomRight: corner(8), bottomLeft: corner(4)),
      style: isCornerContinuous ? .continuous : .circular)
  }

  /// What is inside with ground and border around it, clipped if asked for, and the shadow of it all.
  func boxed(_ inside: DisplayList, clips: Bool) -> DisplayList {
    var list = DisplayList()
    if let ground = backgroundColor?.rgba, ground.alpha > 0, bounds.width > 0, bounds.height > 0 {
      list.append(.fill(outline(), .color(ground)))
    }
    if clips {
      if !inside.isEmpty { list.append(.clip(outline(), inside)) }
    } else {
      list.append(contentsOf: inside)
    }
    if borderWidth > 0, let color = (borderColor ?? .black).rgba.visible, bounds.width > 0, bounds.height > 0 {
      // The line's middle lies half a width inside, so that the border ends where the bounds do.
      list.append(.stroke(outline(inset: borderWidth / 2), .color(color), StrokeStyle(lineWidth: borderWidth)))
    }
    let strength = Double(min(1, max(0, shadowOpacity)))
    // A clip cuts the shadow off as well, as in Core Animation.
    guard strength > 0, !clips, !list.isEmpty else { return list }
    let color = (shadowColor ?? .black).rgba.opacity(strength)
    guard color.alpha > 0 else { return list }
    // Core Animation's radius is the standard deviation; the display list's is twice that, as in CSS.
    return DisplayList([
      .shadow(Shadow(color: color, radius: 2 * max(0, shadowRadius), offset: shadowOffset), list)
    ])
  }
}

extension RGBA {
  /// The colour, or nil where it is fully clear.
  var visible: RGBA? { alpha > 0 ? self : nil }
}
