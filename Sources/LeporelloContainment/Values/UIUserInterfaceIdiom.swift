// The kind of device, as traits say it.

/// The kind of device; closed.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision
}
