public import Foundation

/// What a controller declares about bars, orientations, editing and storyboards.
///
/// On a device the system asks for these; layout and pictures don't.
@preconcurrency @MainActor open class ControllerPolicies: UIResponder, OutletTaking {
  func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "view": take(value as? UIView) { (self as? UIViewController)?.view = $0 }
    case "navigationItem": value is UINavigationItem
    default: false
    }
  }
  /// The traits that the controller overrides for its view and everything below it.
  var ownTraits = Traits()
  /// The handlers registered for trait changes.
  var traitHandlers: [TraitHandler] = []
  /// The loader that created the controller from a storyboard, and creates its view; nil if it
  /// was created in code.
  var nibLoader: NibReader?
  /// Reads the storyboard element that describes the controller.
  func decode(_ nib: NibCoder) { nib.loader.read(nib, into: self) }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Requests an update of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator hides automatically.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Requests an update of the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges whose system gestures are deferred.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Requests an update of these edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations of the interface.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation of the interface when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the supported orientations.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Rotates the interface to the orientation of the device.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the content is being edited.
  open var isEditing = false
  /// Sets whether the content is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that toggles editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  /// Called when memory is low; it never is.
  open func didReceiveMemoryWarning() {}
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  /// Called before a storyboard segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs a storyboard segue; stops the process if there is none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard nibLoader?.performSegue(identifier, sender: sender) == true else {
      preconditionFailure(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
    }
  }
  /// Returns whether a segue should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns the scroll view that bars observe.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Sets the scroll view that bars observe.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// The environments that should receive the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Saves the controller's state for the next launch.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the controller's state from the last launch.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state has been restored.
  open func applicationFinishedRestoringState() {}
  /// Whether the keyboard stays when a field resigns first responder.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether presentations use the controller's transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a touch outside a popover leaves it open (before iOS 13).
  open var isModalInPopover = false
  /// Whether the focus is restored after a presentation.
  open var restoresFocusAfterTransition = true
  /// Whether the pointer is locked to the window.
  open var prefersPointerLocked: Bool { false }
  /// Requests an update of the pointer lock.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The child that determines the edges whose system gestures are deferred.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Called when a child's fitting size changes.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns whether an unwind segue can end here: it can if the class has its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasNibAction(action.name) }
  /// Called to perform an unwind segue.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Adds a keyboard shortcut.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }
  /// Removes a keyboard shortcut.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
  private var addedCommands: [UIKeyCommand] = []
  /// The keyboard shortcuts that were added.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  /// The configuration shown in place of missing content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  private var unavailable: UIView?
  private func showUnavailableContent() {
    unavailable?.removeFromSuperview()
    unavailable = nil
    guard let controller = self as? UIViewController, let root = controller.view,
      let made = contentUnavailableConfiguration?.makeContentView()
    else { return }
    made.frame = root.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(made)
    unavailable = made
  }
  /// Updates the configuration shown in place of missing content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Requests an update of the configuration shown in place of missing content.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: .current))
  }
  /// Called before the interface rotates (before iOS 8).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called while the interface rotates (before iOS 8).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after the interface rotated (before iOS 8).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
}
