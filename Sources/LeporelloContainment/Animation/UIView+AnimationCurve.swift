// UIKit's four curves, and the fields of the options.

import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// The four curves by UIKit's numbers; closed.
  public enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    var unitCurve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

extension UIView.AnimationOptions {
  /// The curve field, bits 16 and 17.
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

  /// The transition field, bits 20 to 22, or nil where it is 0.
  var transition: (any PageTransition)? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(from: .left)
    case 2: .flip(from: .right)
    case 3: .curl(.up)
    case 4: .curl(.down)
    case 5: .crossDissolve
    case 6: .flip(from: .top)
    case 7: .flip(from: .bottom)
    default: nil
    }
  }
}
