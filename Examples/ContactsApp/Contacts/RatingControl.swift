import UIKit

/// A rating control with stars that can be tapped.
@IBDesignable
class RatingControl: UIControl {
  @IBInspectable var maximum: Int = 5 { didSet { rebuild() } }
  @IBInspectable @objc dynamic var rating: Int = 0 { didSet { update() } }

  private let stack = UIStackView()
  private var stars: [UIButton] { stack.arrangedSubviews.compactMap { $0 as? UIButton } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    rebuild()
  }

  private func rebuild() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for number in 1...maximum {
      let star = UIButton(type: .custom)
      star.tag = number
      star.accessibilityIdentifier = "star\(number)"
      star.layer.cornerRadius = 8
      star.layer.borderWidth = 1
      star.widthAnchor.constraint(equalToConstant: 16).isActive = true
      star.heightAnchor.constraint(equalToConstant: 16).isActive = true
      star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
      stack.addArrangedSubview(star)
    }
    update()
  }

  private func update() {
    for star in stars {
      star.backgroundColor = star.tag <= rating ? .systemOrange : .clear
      star.layer.borderColor = UIColor.systemOrange.cgColor
    }
  }

  @objc private func starTapped(_ sender: UIButton) {
    rating = sender.tag
    sendActions(for: .valueChanged)
  }
}
