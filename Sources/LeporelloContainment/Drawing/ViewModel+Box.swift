// The box that a view or a layer draws around what it holds: ground, border, corners, clip and shadow.

import LeporelloGraphics

extension ViewModel {
  /// The map from the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    if transform.isIdentity {
      return CGAffineTransform(translationX: center.x - bounds.midX, y: center.y - bounds.midY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
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
