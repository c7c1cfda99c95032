import Foundation

/// The words, fields and buttons of an alert, on one card, and what stands apart from it below.
@preconcurrency @MainActor final class AlertBody: UIStackView {
  /// The width of an alert, in points.
  static let width: CGFloat = 270
  var isAlert = true
  /// The action whose title is emphasized.
  var preferred: UIAlertAction?

  /// Adds the cards.
  func build(
    title: String?, message: String?, fields: [UITextField], rows: [UIAlertAction],
    apart: [UIAlertAction]
  ) {
    axis = .vertical
    spacing = 8
    let inner = UIStackView()
    inner.axis = .vertical
    if title != nil || message != nil || !fields.isEmpty {
      inner.addArrangedSubview(words(title, message, fields))
    }
    let buttons = rows.map { button($0) }
    if isAlert, rows.count == 2 {
      let pair = UIStackView(arrangedSubviews: buttons)
      pair.distribution = .fillEqually
      inner.addArrangedSubview(pair)
      addLine(to: buttons[1], isUpright: true)
    } else {
      buttons.forEach(inner.addArrangedSubview)
    }
    for button in buttons where inner.arrangedSubviews.first !== button {
      addLine(to: button, isUpright: false)
    }
    addArrangedSubview(card(around: inner))
    for action in apart { addArrangedSubview(card(around: button(action))) }
  }

  private func words(_ title: String?, _ message: String?, _ fields: [UITextField]) -> UIView {
    let words = UIStackView()
    words.axis = .vertical
    words.spacing = 2
    words.isLayoutMarginsRelativeArrangement = true
    let edge: CGFloat = isAlert ? 19 : 14
    words.layoutMargins = UIEdgeInsets(top: edge, left: 16, bottom: edge, right: 16)
    if let title {
      words.addArrangedSubview(
        label(title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)))
    }
    if let message { words.addArrangedSubview(label(message, .systemFont(ofSize: 13))) }
    for field in fields { words.addArrangedSubview(field) }
    return words
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    if !isAlert { label.textColor = .secondaryLabel }
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: isAlert ? 17 : 20, weight: action === preferred ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in action.fire() }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: isAlert ? 44 : 57).isActive = true
    return button
  }

  /// Adds a hairline at the upper or the leading edge of a button.
  private func addLine(to button: UIView, isUpright: Bool) {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    line.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: button.topAnchor),
      line.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      isUpright
        ? line.bottomAnchor.constraint(equalTo: button.bottomAnchor)
        : line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      (isUpright ? line.widthAnchor : line.heightAnchor).constraint(equalToConstant: 0.5),
    ])
  }

  private func card(around content: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = isAlert ? 14 : 13
    card.clipsToBounds = true
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    return card
  }
}
