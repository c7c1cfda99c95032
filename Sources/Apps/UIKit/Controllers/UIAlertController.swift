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

  /// Builds the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    let stack = UIStackView()
    stack.axis = .vertical
    let words = UIStackView()
    words.axis = .vertical
    words.spacing = 2
    words.isLayoutMarginsRelativeArrangement = true
    words.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
    if let title {
      words.addArrangedSubview(label(title, .systemFont(ofSize: 17, weight: .semibold)))
    }
    if let message { words.addArrangedSubview(label(message, .systemFont(ofSize: 13))) }
    for field in textFields ?? [] { words.addArrangedSubview(field) }
    stack.addArrangedSubview(words)
    for action in actions { stack.addArrangedSubview(row(action)) }
    card.addSubview(stack)
    view.addSubview(card)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    if preferredStyle == .alert {
      card.widthAnchor.constraint(equalToConstant: 270).isActive = true
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    } else {
      card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16).isActive = true
      card.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8
      ).isActive = true
    }
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }

  private func row(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(UIAction { _ in action.fire() }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(line)
    NSLayoutConstraint.activate([
      line.heightAnchor.constraint(equalToConstant: 0.5),
      line.topAnchor.constraint(equalTo: button.topAnchor),
      line.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
    ])
    return button
  }
}
