// The device that container code asks about; the same on every machine.

public import LeporelloGraphics

/// The device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice(fixed: ())
  private init(fixed: Void) { super.init() }

  /// The kind of device, by the current stage's size.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// How the device is held, by the current stage's size.
  open var orientation: UIDeviceOrientation {
    UIApplication.shared.statusBarOrientation == .portrait ? .portrait : .landscapeLeft
  }
  /// The device's name.
  open var name: String { "Leporello" }
  /// The device's model.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "17.0" }
  /// Starts telling of orientations; they follow the stage's size without it.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops telling of orientations.
  open func endGeneratingDeviceOrientationNotifications() {}
}
