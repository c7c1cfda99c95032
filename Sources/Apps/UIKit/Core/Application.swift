public import Foundation

/// The application: it is always active, because nothing runs it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of the process.
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) weak var keyWindow: UIWindow?
  private var known: [Weak] = []
  private struct Weak { weak var window: UIWindow? }
  open var windows: [UIWindow] { known.compactMap(\.window) }
  /// The scenes: a single one, of the windows that are shown.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: KitEnvironment.current.device.safeArea.top)
  }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    KitEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    KitEnvironment.current.traits.preferredContentSizeCategory
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    if let target { return action.reaches(target, with: sender, event) }
    var responder = sender as? UIResponder
    while let current = responder {
      if action.reaches(current, with: sender, event) { return true }
      responder = current.next
    }
    return delegate.map { action.reaches($0, with: sender, event) } ?? false
  }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func sendEvent(_ event: UIEvent) {}
  open var isProtectedDataAvailable: Bool { true }
  open var supportsShakeToEdit: Bool { true }
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Requests time in the background: there is none, and nothing ends it.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  open class var openSettingsURLString: String { "app-settings:" }

  func took(_ window: UIWindow) {
    keyWindow?.resignKey()
    keyWindow = window
    known = known.filter { $0.window != nil && $0.window !== window } + [Weak(window: window)]
    window.becomeKey()
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
