public import Foundation

/// The application: nothing runs, so it is always active.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of the process.
  public static let shared = UIApplication()
  /// How far the application is; raw values are UIKit's.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The key of an option of `open`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The key of what an application was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) weak var keyWindow: UIWindow?
  private var known: [Weak] = []
  private struct Weak { weak var window: UIWindow? }
  open var windows: [UIWindow] { known.compactMap(\.window) }
  open var connectedScenes: Set<UIScene> { [] }
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
  open class var openSettingsURLString: String { "app-settings:" }
  /// As in UIKit.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// As in UIKit.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// As in UIKit.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// As in UIKit.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// As in UIKit.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// As in UIKit.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// As in UIKit.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// As in UIKit.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// As in UIKit.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// As in UIKit.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  func took(_ window: UIWindow) {
    keyWindow?.resignKey()
    keyWindow = window
    known = known.filter { $0.window != nil && $0.window !== window } + [Weak(window: window)]
    window.becomeKey()
  }
}
/// Who hears of the application.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
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
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Launches the application, which ends at once: nothing shows it.
  public static func main() {
    guard let delegate = (Self.self as? UIResponder.Type)?.make("delegate") as? Self else { return }
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
  /// As in UIKit.
  public var window: UIWindow? { nil }
}
/// A scene of the application; there is none.
@preconcurrency @MainActor open class UIScene: UIResponder {}
/// A scene of windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  open var traitCollection: UITraitCollection { .current }
}
/// Who hears of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
/// Who hears of a scene of windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The screen: that of the assertion's device.
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
}
/// The device: that of the assertion.
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
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  /// As in UIKit.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
/// How a device is held; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// As in UIKit.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// As in UIKit.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// As in UIKit.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
/// What was copied: kept in the process.
/// As in UIKit.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// As in UIKit.
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasStrings: Bool { string != nil }
}
/// What a keyboard tells.
extension UIResponder {
  /// As in UIKit.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// As in UIKit.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// As in UIKit.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// As in UIKit.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// As in UIKit.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// As in UIKit.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// As in UIKit.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// As in UIKit.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// As in UIKit.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// As in UIKit.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
extension UITextField {
  /// As in UIKit.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// As in UIKit.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// As in UIKit.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
extension UITextView {
  /// As in UIKit.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// As in UIKit.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// As in UIKit.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
/// Something that is felt; nothing is.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}
/// A blow that is felt; it is not.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong; raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// As in UIKit.
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
/// A choice that is felt; it is not.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
/// An outcome that is felt; it is not.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome; raw values are UIKit's.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something whose looks can be set for all of a class: what is set on the proxy goes to nobody.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// Something whose views may have looks of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIAppearance where Self: UIView {
  /// A view that takes what is set, and gives it to nobody.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// A view that takes what is set, and gives it to nobody.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
  /// A view that takes what is set, and gives it to nobody.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self)
  }
}
@preconcurrency @MainActor enum AppearanceProxies {
  private static var known: [ObjectIdentifier: UIView] = [:]
  static func proxy<Kind: UIView>(of type: Kind.Type) -> Kind {
    if let view = known[ObjectIdentifier(type)] as? Kind { return view }
    guard let made = (type as UIView.Type).makeView("proxy") as? Kind else {
      preconditionFailure("\(type) has no init(frame:) that makes one.")
    }
    known[ObjectIdentifier(type)] = made
    return made
  }
}
/// The kind of device, by UIKit's first name for it.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
