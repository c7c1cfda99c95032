public import Foundation

/// A scene of the application.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is; raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }
  /// Makes a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.connected = self
  }
  /// What outlives the scene.
  public let session: UISceneSession
  /// Who hears of the scene.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is: nothing hides it.
  open var activationState: ActivationState { .foregroundActive }
  /// The title in the application switcher.
  open var title: String! = ""
  /// The line below the title.
  open var subtitle = ""
  /// What the user does.
  open var userActivity: NSUserActivity?
  /// Opens a URL: nothing does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Why a scene is made: for nothing in particular.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Makes reasons of nothing.
    public override init() { super.init() }
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }
  /// How a scene is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// Makes the usual way.
    public override init() { super.init() }
    open var requestingScene: UIScene?
  }
  /// How a URL is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Makes the usual way.
    public override init() { super.init() }
    open var universalLinksOnly = false
  }
  /// How a URL that arrived was opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// Sent when a scene is made.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Sent when a scene is gone.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Sent when a scene becomes active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Sent before a scene is active no longer.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Sent before a scene is seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Sent when a scene is seen no longer.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that an application is opened with.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// How it was opened.
  public let options = UIScene.OpenURLOptions()
  /// Makes one, for tests.
  public init(url: URL) { self.url = url }
}

/// What a scene's coordinates are asked of, and its windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The scene of all windows.
  static let main = UIWindowScene(session: UISceneSession(), connectionOptions: .init())

  /// The windows that were shown.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// What the surroundings say.
  open var traitCollection: UITraitCollection { .current }
  /// The scene's coordinates: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How small and large the scene may be; not limited.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = nil
  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { true }
  /// How the scene lies on the screen.
  public private(set) lazy var effectiveGeometry = Geometry()
  /// Asks for another way to lie; the device decides.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a scene lies on the screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation {
      UIApplication.shared.statusBarOrientation
    }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  }
  /// How a scene would like to lie.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Makes no wish.
    public override init() { super.init() }
    /// How a scene of a phone or tablet would like to lie.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// How the interface may stand.
      public var interfaceOrientations: UIInterfaceOrientationMask?
      /// Makes a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// How small and large a scene may be.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene, as controllers ask for it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var shown: UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }
  /// The colour of its text: what the root controller, or its child that decides, prefers.
  open var statusBarStyle: UIStatusBarStyle {
    shown.map { ($0.childForStatusBarStyle ?? $0).preferredStatusBarStyle } ?? .default
  }
  /// Whether it is hidden: what the root controller, or its child that decides, prefers.
  open var isStatusBarHidden: Bool {
    shown.map { ($0.childForStatusBarHidden ?? $0).prefersStatusBarHidden } ?? false
  }
  /// Where it lies: as high as the safe area's upper band; no height where it is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : UIApplication.shared.statusBarFrame
  }
}

/// What a scene does.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a kind from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  weak var connected: UIScene?
  /// The scene.
  open var scene: UIScene? { connected }
  /// The kind.
  public let role = Role.windowApplication
  /// How the scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The name of the session, of the process.
  public let persistentIdentifier = UUID().uuidString
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the property list.
  public let name: String?
  /// The kind.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  /// Makes a configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// Who hears of a scene.
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
  /// As in UIKit.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// As in UIKit.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// As in UIKit.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// As in UIKit.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// As in UIKit.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// As in UIKit.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// As in UIKit.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
/// Who hears of a scene of windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
