public import Foundation

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
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func playInputClick() {}
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// Returns the kind of device, under UIKit's older name.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
