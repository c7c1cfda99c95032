import UIKit

/// A label with insets around its text, as nearly every app has one.
final class PaddedLabel: UILabel {
  var contentInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += contentInsets.left + contentInsets.right
    size.height += contentInsets.top + contentInsets.bottom
    return size
  }
}

/// A row of settings: a title, a badge and a switch.
final class SettingRow: UIView {
  let titleLabel = UILabel()
  let badge = PaddedLabel()
  let toggle = UISwitch()

  convenience init(title: String, badge text: String) {
    self.init()
    titleLabel.text = title
    badge.text = text
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    titleLabel.lineBreakMode = .byWordWrapping
    for view in [titleLabel, badge, toggle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: topAnchor, multiplier: 1),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.leadingAnchor.constraint(
        equalToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
      badge.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      toggle.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A scrolling screen, with rows in a stack and a collapsible footer.
final class SettingsViewController: UIViewController {
  let scrollView = UIScrollView()
  let rows = [
    SettingRow(title: "Wi-Fi", badge: "new"),
    SettingRow(title: "Notifications and sounds of every kind", badge: "3"),
  ]
  private(set) lazy var stack = UIStackView(arrangedSubviews: rows)
  let footer = UILabel()
  private var footerHeight: NSLayoutConstraint!
  private(set) var laidOutWidths: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    stack.axis = .vertical
    stack.distribution = .fill
    stack.alignment = .fill
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(1, after: rows[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 0, bottom: 12, trailing: 0)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    footer.text = "Version 1"
    footer.textAlignment = .center
    stack.addArrangedSubview(footer)
    footerHeight = footer.heightAnchor.constraint(equalToConstant: 0)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    laidOutWidths.append(scrollView.bounds.width)
  }

  func setFooterHidden(_ hidden: Bool, animated: Bool) {
    footerHeight.isActive = hidden
    let changes = { self.view.layoutIfNeeded() }
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveEaseOut], animations: changes,
        completion: nil)
    } else {
      UIView.performWithoutAnimation(changes)
    }
  }
}
