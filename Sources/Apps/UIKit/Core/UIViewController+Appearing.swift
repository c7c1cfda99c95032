import Foundation

/// Where a controller is on its way in and out of sight.
enum AppearancePhase { case hidden, appearing, shown, disappearing }

/// Why a controller appears or disappears.
struct AppearanceCause: OptionSet {
  let rawValue: Int
  static let toParent = AppearanceCause(rawValue: 1)
  static let fromParent = AppearanceCause(rawValue: 2)
  static let presented = AppearanceCause(rawValue: 4)
  static let dismissed = AppearanceCause(rawValue: 8)
}

// Each call is sent once, from a controller to its children, whoever begins it: a container that exchanges
// what it shows, a presentation, the window, or a view that enters or leaves a window on its own.
extension UIViewController {
  /// The children whose calls follow the controller's: those whose views are in its view.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  func willAppear() {
    guard phase == .hidden || phase == .disappearing else { return }
    loadViewIfNeeded()
    phase = .appearing
    viewWillAppear(false)
    for child in followers { child.willAppear() }
  }
  func isAppearing() {
    guard phase == .appearing else { return }
    viewIsAppearing(false)
    for child in followers { child.isAppearing() }
  }
  func didAppear() {
    guard phase == .appearing else { return }
    phase = .shown
    viewDidAppear(false)
    for child in followers { child.didAppear() }
  }
  func willDisappear() {
    guard phase == .shown || phase == .appearing else { return }
    phase = .disappearing
    viewWillDisappear(false)
    for child in followers { child.willDisappear() }
  }
  func didDisappear() {
    guard phase == .disappearing else { return }
    phase = .hidden
    viewDidDisappear(false)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.didDisappear() }
  }

  /// Shows the controller, calling a closure for layout once its view is in place.
  func appear(_ layOut: () -> Void) {
    willAppear()
    isAppearing()
    layOut()
    didAppear()
  }

  /// Replaces what a container shows; a visible container's children disappear and appear around it.
  ///
  /// - Parameter isEarly: Whether the children of a container that is not yet on its way do so, too.
  func exchange(
    _ old: [UIViewController], for new: [UIViewController], isEarly: Bool = false,
    _ change: () -> Void
  ) {
    guard phase == .shown || phase == .hidden && isEarly,
      shouldAutomaticallyForwardAppearanceMethods
    else { return change() }
    for controller in new { controller.loadViewIfNeeded() }
    for controller in old { controller.willDisappear() }
    for controller in new { controller.willAppear() }
    change()
    for controller in new { controller.isAppearing() }
    view.window?.layoutIfNeeded()
    for controller in old { controller.didDisappear() }
    for controller in new { controller.didAppear() }
  }

  // MARK: Views that move on their own

  /// Whether the controller's calls follow from its view's moves: nobody sends them, and all around
  /// it is in sight.
  private var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.phase == .shown || parent.phase == .appearing)
  }

  /// Called before the view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    guard followsItsView else { return }
    if let window {
      guard window.isShown, phase == .hidden else { return }
      movesWithItsView = true
      willAppear()
    } else if phase == .shown || phase == .appearing {
      movesWithItsView = true
      willDisappear()
    }
  }

  /// Called after the view entered or left a window.
  func viewDidMove() {
    guard movesWithItsView else { return }
    movesWithItsView = false
    if phase == .disappearing { return didDisappear() }
    // A parent that is appearing ends the appearance of its children.
    if let parent, parent.phase == .appearing { return }
    isAppearing()
    didAppear()
  }
}

extension UIView {
  /// Tells the view, all below it and their controllers of the window that they are about to enter.
  func announceMove(to window: UIWindow?) {
    if isFirstResponder { resignFirstResponder() }
    willMove(toWindow: window)
    controller?.viewWillMove(to: window)
    for view in subviews { view.announceMove(to: window) }
  }
}
