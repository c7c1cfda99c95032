public import Foundation

/// A scene of the application.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene; raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }
  /// Makes a scene for a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.connected = self
  }
  /// The session, which outlives the scene.
  public let session: UISceneSession
  /// The scene's delegate.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene: always active.
  open var activationState: ActivationState { .foregroundActive }
  /// The title in the application switcher.
  open var title: String! = ""
  /// The line below the title.
  open var subtitle = ""
  /// The current activity of the user.
  open var userActivity: NSUserActivity?
  /// Opens a URL; always fails.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// The reasons for which a scene is created: none in particular.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Makes empty options.
    public override init() { super.init() }
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }
  /// The options for requesting a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// Makes the default options.
    public override init() { super.init() }
    open var requestingScene: UIScene?
  }
  /// The options for opening a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Makes the default options.
    public override init() { super.init() }
    open var universalLinksOnly = false
  }
  /// The options with which an incoming URL was opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// Posted when a scene is connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is disconnected.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene becomes active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL with which an application is opened.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options with which it was opened.
  public let options = UIScene.OpenURLOptions()
  /// Makes a context, for tests.
  public init(url: URL) { self.url = url }
}

/// A scene that manages windows and provides their coordinate space.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The scene of all windows.
  static let main = UIWindowScene(session: UISceneSession(), connectionOptions: .init())

  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .current }
  /// The coordinate space of the scene: that of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The limits of the scene's size; there are none.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = nil
  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { true }
  /// The geometry of the scene on the screen.
  public private(set) lazy var effectiveGeometry = Geometry()
  /// Requests another geometry; the device determines it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The geometry of a scene on the screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation {
      UIApplication.shared.statusBarOrientation
    }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  }
  /// The preferred geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Makes empty preferences.
    public override init() { super.init() }
    /// The preferred geometry of a scene on a phone or tablet.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The preferred orientations.
      public var interfaceOrientations: UIInterfaceOrientationMask?
      /// Makes preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The limits of a scene's size.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene, according to the controllers' preferences.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var shown: UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }
  /// The style of the status bar: the preference of the root controller, or of the child that
  /// determines it.
  open var statusBarStyle: UIStatusBarStyle {
    shown.map { ($0.childForStatusBarStyle ?? $0).preferredStatusBarStyle } ?? .default
  }
  /// Whether the status bar is hidden: the preference of the root controller, or of the child
  /// that determines it.
  open var isStatusBarHidden: Bool {
    shown.map { ($0.childForStatusBarHidden ?? $0).prefersStatusBarHidden } ?? false
  }
  /// The frame of the status bar: as high as the safe area's top inset; empty if it is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : UIApplication.shared.statusBarFrame
  }
}

/// A session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a role from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene for windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  weak var connected: UIScene?
  /// The scene.
  open var scene: UIScene? { connected }
  /// The role.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The identifier of the session, for the lifetime of the process.
  public let persistentIdentifier = UUID().uuidString
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the property list.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  /// Makes a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The methods of a scene's delegate.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
/// The methods of a window scene's delegate.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
