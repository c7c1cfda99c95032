public import Foundation

/// The application: it is always active, because nothing runs it.
///
/// Whoever asks for a window while none is shown finds that of an empty app, as a unit test finds the
/// window of the app that hosts it.
@preconcurrency @MainActor open class UIApplication: _ApplicationNames {
  /// The application of the process.
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  /// The key window that a test or an app made.
  private(set) weak var key: UIWindow?
  open var keyWindow: UIWindow? {
    dropFormerHost()
    if key == nil { showHost() }
    return key
  }
  private var known: [Weak] = []
  private struct Weak { weak var window: UIWindow? }
  open var windows: [UIWindow] {
    dropFormerHost()
    if !known.contains(where: { $0.window != nil }) { showHost() }
    return known.compactMap(\.window)
  }
  private var host: (window: UIWindow, traits: UITraitCollection)?
  /// The scenes: a single one, of the windows that are shown.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    KitEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    if let target { return action.reaches(target, with: sender, event) }
    for start in [FirstResponder.current, sender as? UIResponder] {
      var responder = start
      while let current = responder {
        if action.reaches(current, with: sender, event) { return true }
        responder = current.next
      }
    }
    return delegate.map { action.reaches($0, with: sender, event) } ?? false
  }
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  func took(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return showed(window) }
    dropKey()
    key = window
    showed(window)
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }
  private func dropKey() {
    guard let window = key else { return }
    key = nil
    window.resignKey()
    window.post(UIWindow.didResignKeyNotification)
  }
  /// Hands the key of a window that was hidden on to the window in front of the others.
  func hid(_ window: UIWindow) {
    guard key === window else { return }
    guard let next = known.last(where: { $0.window?.isShown == true })?.window else {
      return dropKey()
    }
    took(next)
  }
  /// Remembers a window that is shown, in front of the others.
  func showed(_ window: UIWindow) {
    NextTurn.follow(window)
    known = known.filter { $0.window != nil && $0.window !== window } + [Weak(window: window)]
  }
  /// Shows the window of an empty app, with a controller.
  private func showHost() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    host = (window, KitEnvironment.current.traits)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
  /// Drops the window of an empty app if it stood on another device or had other traits.
  private func dropFormerHost() {
    guard let host else { return }
    let isCurrent =
      host.window.frame == UIScreen.main.bounds && host.traits == KitEnvironment.current.traits
    if !isCurrent { self.host = nil }
  }
}
/// A quick action on the application's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  open var icon: UIApplicationShortcutIcon?
  open var userInfo: [String: any NSSecureCoding]?
  /// Makes a quick action with a subtitle and an icon.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.icon) = (type, localizedTitle, icon)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }
}

extension UIApplication: KeyedClass {
  /// Returns the application, as code that an extension shares reads it.
  static func value(ofKnownKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? MainActor.assumeIsolated { shared } : nil
  }
}
