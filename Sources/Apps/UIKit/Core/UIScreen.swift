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
    let window = UIApplication.shared.key
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
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
