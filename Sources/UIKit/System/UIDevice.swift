public import Foundation

/// The screen: that of an assertion's device.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }
  open var bounds: CGRect { CGRect(origin: .zero, size: KitEnvironment.current.device.size) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { KitEnvironment.current.device.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { KitEnvironment.current.traits }
  open var brightness: CGFloat = 1
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  open var wantsSoftwareDimming = false
  open var focusedView: UIView? { nil }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }
  /// The notification that a screen was connected.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// The notification that a screen was disconnected.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// The notification that the brightness changed.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The notification that the capture of the screen began or ended.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
/// The coordinate space of the screen: that of a window at its corner.
final class ScreenSpace: NSObject, UICoordinateSpace {
  @preconcurrency @MainActor static let shared = ScreenSpace()
  @preconcurrency @MainActor var bounds: CGRect { UIScreen.main.bounds }
}
/// The device: that of an assertion.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { KitEnvironment.current.device.idiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var identifierForVendor: UUID? { nil }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { 1 }
  open var batteryState: BatteryState { .full }
  /// The state of a battery; raw values are UIKit's.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func playInputClick() {}
  /// The notification that the state of the battery changed.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification that the level of the battery changed.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification that the proximity state changed.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The notification that the orientation of the device changed.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
/// The orientation of a device; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
