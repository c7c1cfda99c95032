import AutoLayout
public import Foundation
import Geometry

/// The root view of a screen.
@preconcurrency @MainActor open class UIWindow: UIView, LaidOutInTurn {
  override func makeNode(_ frame: Rect) -> any ViewNode { WindowNode(frame: frame) }
  override func didMakeNode() {
    let device = KitEnvironment.current.device
    node.layoutEnvironment = .standard(
      safeArea: bounds.size == device.size ? device.safeArea : .zero)
  }

  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a window for a scene, of the screen's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isShown {
        oldValue?.willDisappear()
        rootViewController?.willAppear()
      }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.didDisappear()
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
  /// The level of the window.
  open var windowLevel: Level = .normal
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.key === self }
  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }
  private(set) var isShown = false
  /// The undo manager of what is in the window, unless something below has its own.
  open override var undoManager: UndoManager? { undo }
  private lazy var undo = UndoManager()

  /// Shows the window and makes it key; its content is laid out first.
  open func makeKeyAndVisible() {
    let wasShown = isShown
    if !wasShown { show() }
    makeKey()
    if wasShown { layoutIfNeeded() } else { appear() }
  }
  /// Whether the window is hidden, as it is at first; a window that is shown lays out its content, and its
  /// controller appears.
  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard isShown == newValue else { return super.isHidden = newValue }
      if newValue {
        super.isHidden = true
        isShown = false
        rootViewController?.willDisappear()
        rootViewController?.didDisappear()
        UIApplication.shared.hid(self)
        post(Self.didBecomeHiddenNotification)
      } else {
        show()
        appear()
      }
    }
  }
  private func show() {
    super.isHidden = false
    isShown = true
    UIApplication.shared.showed(self)
    post(Self.didBecomeVisibleNotification)
  }
  /// Posts a notification about the window.
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  /// Makes this the key window.
  open func makeKey() { UIApplication.shared.took(self) }
  /// Called when the window becomes the key window.
  open func becomeKey() {}
  /// Called when the window stops being the key window.
  open func resignKey() {}
  /// Dispatches an event: nothing receives it.
  open func sendEvent(_ event: UIEvent) {}

  private func appear() {
    rootViewController?.appear { layoutIfNeeded() }
    if rootViewController == nil { layoutIfNeeded() }
  }
}

extension LayoutEnvironment {
  /// Returns the environment according to the process's traits, with a safe area.
  static func standard(safeArea: UIEdgeInsets) -> LayoutEnvironment {
    let traits = KitEnvironment.current.traits
    var environment = LayoutEnvironment()
    environment.userInterfaceLayoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.safeAreaInsets = EdgeInsets(safeArea)
    environment.pixelGrid = PixelGrid(scale: max(Double(traits.displayScale), 1))
    environment.readableContentWidth = traits.readableWidth
    return environment
  }
}
