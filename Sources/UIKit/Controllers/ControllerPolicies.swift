public import Foundation

/// What a controller says about bars, orientations, editing and storyboards.
///
/// On a device the system asks; a layout or a picture does not.
@preconcurrency @MainActor open class ControllerPolicies: UIResponder {
  /// The traits that the controller sets for its view and all below it.
  var ownTraits = Traits()
  /// Who asked to hear of traits that change.
  var traitHandlers: [TraitHandler] = []
  /// What made the controller of a storyboard, and makes its view; nil for one made in code.
  var nibLoader: NibLoader?
  /// Reads the element of a storyboard that describes the controller.
  func decode(_ nib: NibCoder) {
    if let controller = self as? UIViewController { nib.decode(into: controller) }
  }
  /// The child that decides about the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Asks about the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator goes by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks about the home indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges whose gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks about the edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the interface may stand.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the interface stands at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asks how the interface may stand again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the interface as the device is held.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether what is shown is edited.
  open var isEditing = false
  /// Sets whether what is shown is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  /// Called when memory is short; it never is.
  open func didReceiveMemoryWarning() {}
  /// A name for archives.
  open var restorationIdentifier: String?
  /// Called before a segue of a storyboard goes to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Goes the way of a storyboard's segue; one that is not there stops the process.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = nibLoader?.segues[identifier] else {
      preconditionFailure(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
    }
    segue.perform(sender: sender)
  }
  /// Whether a segue may run.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The scroll view that bars watch.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Sets the scroll view that bars watch.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// Where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may go.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has gone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Keeps the controller's state for the next launch.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the controller's state from the last launch.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state has been taken.
  open func applicationFinishedRestoringState() {}
  /// Whether the keyboard stays when a field loses the focus.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether presentations take the controller's transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a touch beside a bubble keeps it (before iOS 13).
  open var isModalInPopover = false
  /// Whether the focus comes back after a presentation.
  open var restoresFocusAfterTransition = true
  /// Whether the pointer is kept in the window.
  open var prefersPointerLocked: Bool { false }
  /// Asks about the pointer again.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The child that decides about the edges whose gestures wait.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Called when a child's fitting size is another.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Whether an unwinding segue may end here: where the class has its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasNibAction(action.name) }
  /// Called to go the way of an unwinding segue.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Takes a key's command in.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }
  /// Takes a key's command out.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
  private var addedCommands: [UIKeyCommand] = []
  /// The keys with commands: those that were added.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  /// What is shown in place of the content where there is none.
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
  /// Sets what is shown where there is no content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Asks what is shown where there is no content.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: .current))
  }
  /// Called before the interface turns (before iOS 8).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called while the interface turns (before iOS 8).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called when the interface has turned (before iOS 8).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
}
