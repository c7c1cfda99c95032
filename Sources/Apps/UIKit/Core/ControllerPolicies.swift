import Foundation

/// What a controller declares about bars, orientations, editing and storyboards.
///
/// On a device the system asks for these; layout and pictures don't.
@preconcurrency @MainActor open class ControllerPolicies: _ControllerNames, OutletTaking {
  func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "view": take(value as? UIView) { (self as? UIViewController)?.view = $0 }
    case "navigationItem": value is UINavigationItem
    default: false
    }
  }
  /// Where the controller is on its way in and out of sight.
  var phase = AppearancePhase.hidden
  /// Why it appears or disappears.
  var causes: AppearanceCause = []
  /// Whether its view's own move began its appearance or disappearance, and ends it.
  var movesWithItsView = false
  /// The controller that this one presents itself.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenter: UIViewController?
  /// The presentation in which the controller is shown, or will be.
  var heldPresentation: UIPresentationController?
  /// The presentation of a class that is presented in its own way, such as an alert.
  var ownPresentation: UIPresentationController? { nil }
  /// The traits that the controller overrides for its view and everything below it.
  var ownTraits = Traits()
  /// The handlers registered for trait changes.
  var traitHandlers: [TraitHandler] = []
  /// The loader that created the controller from a storyboard, and creates its view; nil if it
  /// was created in code.
  var nibLoader: NibReader?
  /// Reads the storyboard element that describes the controller.
  func decode(_ nib: NibCoder) { nib.loader.read(nib, into: self) }
  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Sets whether the content is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    (editButtonItem.title, editButtonItem.style) =
      editing ? ("Done", .done) : ("Edit", .plain)
  }
  /// A button that begins editing, or ends it.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit", style: .plain, target: self,
    action: Selector("toggle", ControllerPolicies.toggleEditing))
  private func toggleEditing() { setEditing(!isEditing, animated: true) }
  /// Performs a storyboard segue; stops the process if there is none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard nibLoader?.performSegue(identifier, sender: sender) == true else {
      preconditionFailure(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
    }
  }
  /// Returns whether an unwind segue can end here: it can if the class has its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasNibAction(action.name) }
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
  /// Requests an update of the configuration shown in place of missing content.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: .current))
  }
}
