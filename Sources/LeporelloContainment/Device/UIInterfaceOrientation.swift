// Orientations and the status bar, for the members that container code forwards to its children.

/// How the interface lies; closed.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the device's top to the right.
  case landscapeLeft = 4
  /// On its side, the device's top to the left.
  case landscapeRight = 3

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the device is held; closed.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, its top to the left.
  case landscapeLeft
  /// On its side, its top to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations as a set.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its side, the device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side, the device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar; closed.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
  /// As the style has it.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}

/// How the status bar comes and goes; closed.
public enum UIStatusBarAnimation: Int, Sendable, Hashable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
