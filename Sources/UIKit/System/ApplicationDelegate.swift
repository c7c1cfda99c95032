public import Foundation

/// Who hears of the application.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before the application's state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application is there.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  /// As in UIKit.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// As in UIKit.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Launches the application, which ends at once: nothing shows it.
  public static func main() {
    guard let delegate = (Self.self as? UIResponder.Type)?.make("delegate") as? Self else { return }
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
  /// The window of a delegate whose class nobody knows: the property of that name, else the window that
  /// keys go to.
  public var window: UIWindow?? {
    let mirrored = Mirror(reflecting: self).children.first { $0.label == "window" }
    return .some(mirrored?.value as? UIWindow ?? UIApplication.shared.keyWindow)
  }
}
