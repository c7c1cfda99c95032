import Foundation

extension UIApplicationDelegate {
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
