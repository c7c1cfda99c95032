public import Foundation

/// The methods of an application's delegate.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before the application's state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Launches the application, which ends at once because nothing runs it.
  public static func main() {
    guard let delegate = (Self.self as? UIResponder.Type)?.make("delegate") as? Self else { return }
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
  /// The window of a delegate of unknown class: its `window` property, otherwise the key window.
  public var window: UIWindow?? {
    let mirrored = Mirror(reflecting: self).children.first { $0.label == "window" }
    return .some(mirrored?.value as? UIWindow ?? UIApplication.shared.keyWindow)
  }
}
