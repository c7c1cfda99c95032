public import Foundation

/// A scene of the application.
@preconcurrency @MainActor open class UIScene: UIResponder {
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
}

/// The status bar of a scene, according to the controllers' preferences.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var shown: UIViewController? {
    UIApplication.shared.key?.rootViewController
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
