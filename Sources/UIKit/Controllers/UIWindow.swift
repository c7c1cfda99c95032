import AutoLayout
public import Foundation
import Geometry

/// The root of what a screen shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  override func makeNode(_ frame: Rect) -> any ViewNode { WindowNode(frame: frame) }
  override func didMakeNode() {
    let device = KitEnvironment.current.device
    node.layoutEnvironment = .standard(
      safeArea: bounds.size == device.size ? device.safeArea : .zero)
  }

  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a window from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a window of a scene, of the screen's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isShown { oldValue?.disappear() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(controller.view, at: 0)
      if isShown { appear() }
    }
  }
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// The screen.
  open var screen: UIScreen { .main }
  /// The place in depth.
  open var windowLevel: Level = .normal
  /// Whether keys go to the window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether the window may become the one that keys go to.
  open var canBecomeKey: Bool { true }
  private var isShown = false

  /// Shows the window: what becomes visible has been laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    guard !isShown else { return layoutIfNeeded() }
    isShown = true
    appear()
  }
  /// Makes keys go to the window.
  open func makeKey() { UIApplication.shared.took(self) }
  /// Called when keys go to the window.
  open func becomeKey() {}
  /// Called when keys go to the window no longer.
  open func resignKey() {}
  /// Hands an event on: nothing arrives.
  open func sendEvent(_ event: UIEvent) {}

  private func appear() {
    rootViewController?.appear { self.layoutIfNeeded() }
    if rootViewController == nil { layoutIfNeeded() }
  }

  /// The place of a window in depth.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Makes a place from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a place from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(0)
    /// Above the status bar.
    public static let statusBar = Level(1000)
    /// Above all.
    public static let alert = Level(2000)
    /// Orders by depth.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A place so much nearer.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A place so much farther.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

extension LayoutEnvironment {
  /// What the process's traits say, with a safe area.
  static func standard(safeArea: UIEdgeInsets) -> LayoutEnvironment {
    let traits = KitEnvironment.current.traits
    var environment = LayoutEnvironment()
    environment.userInterfaceLayoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.safeAreaInsets = EdgeInsets(safeArea)
    environment.pixelGrid = PixelGrid(scale: max(Double(traits.displayScale), 1))
    return environment
  }
}
