import UIKit

final class MessageView: UIView {
  let texts = UIStackView()
  let name = UILabel()
  let body = UILabel()
  let badge = UILabel()
  let alerts = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.secondarySystemBackground
    layer.cornerRadius = 12
    texts.axis = .vertical
    texts.spacing = 4
    name.text = "Mei \\(Lin) says \"hi\""
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    name.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    name.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
    body.text = "On my way"
    body.font = .systemFont(ofSize: 15, weight: .medium)
    body.textColor = UIColor.secondaryLabel
    body.numberOfLines = 2
    body.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    body.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
    badge.text = "3"
    badge.textColor = UIColor.systemBlue
    alerts.isOn = true
    addSubview(texts)
    texts.addArrangedSubview(name)
    texts.addArrangedSubview(body)
    addSubview(badge)
    addSubview(alerts)
    for view in [texts, name, body, badge, alerts] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      badge.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 8),
      alerts.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: alerts.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 12),
      badge.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      alerts.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).prioritized(750),
    ])
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension NSLayoutConstraint {
  fileprivate func prioritized(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
