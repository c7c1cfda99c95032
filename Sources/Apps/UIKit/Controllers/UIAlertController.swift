public import Foundation

/// An action in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?
  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
  /// Calls the action's handler, as a tap would.
  open func fire() { handler?(self) }
}

/// An alert with actions: a card of 270 points in the middle, or an action sheet at the bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where a sheet of actions stands; nil for an alert.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .alert ? nil : super.popoverPresentationController
  }
  open var message: String?
  open private(set) var preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }
  /// Makes an empty alert from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  private let body = AlertBody()
  override var ownPresentation: UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }

  /// Builds the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let isAlert = preferredStyle == .alert
    var rows = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    // The cancelling action is the first of two, and otherwise the last.
    rows = isAlert && actions.count == 2 ? cancel + rows : isAlert ? rows + cancel : rows
    body.isAlert = isAlert
    body.preferred = preferredAction ?? cancel.first
    body.build(
      title: title, message: message, fields: textFields ?? [], rows: rows,
      apart: isAlert ? [] : cancel)
    view.addSubview(body)
    body.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    let across = [
      body.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      isAlert
        ? body.widthAnchor.constraint(equalToConstant: AlertBody.width)
        : body.widthAnchor.constraint(
          equalTo: view.widthAnchor, constant: presenter == nil ? -16 : 0),
    ]
    let down =
      isAlert
      ? body.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      : body.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
    NSLayoutConstraint.activate(across + [down])
  }

  /// Returns the frame of the alert in a container: in the middle, or above the bottom.
  fileprivate func place(in container: UIView) -> CGRect {
    loadViewIfNeeded()
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let isAlert = preferredStyle == .alert
    let width = isAlert ? AlertBody.width : min(bounds.width, bounds.height) - 16
    let height = body.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let y = isAlert ? bounds.midY - height / 2 : bounds.height - max(safe.bottom, 8) - height
    return CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height)
  }
}

/// The presentation of an alert, whose view is as large as its card.
private final class AlertPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override var dimsScreen: Bool { true }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    return alert.place(in: containerView)
  }
}
