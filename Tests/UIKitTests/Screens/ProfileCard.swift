import UIKit

/// A card as a UIKit engineer writes it; only the import shows that UIKit is absent.
final class ProfileCard: UIView {
  private let avatar = UIView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  let followButton = UIButton(type: .system)
  private lazy var texts = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
  private let badgeArea = UILayoutGuide()
  private var avatarHeight: NSLayoutConstraint!

  var avatarSide: CGFloat = 48 {
    didSet { avatarHeight.constant = avatarSide }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private func setUpViews() {
    layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    nameLabel.text = "Ada"
    bioLabel.text = "Writes programs for engines"
    bioLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    [avatar, texts, followButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    addLayoutGuide(badgeArea)
  }

  private func setUpConstraints() {
    let views: [String: Any] = ["avatar": avatar, "texts": texts, "follow": followButton]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[avatar]-gap-[texts]-(>=gap)-[follow]-|",
      options: [.alignAllCenterY, .directionLeadingToTrailing],
      metrics: ["gap": 12],
      views: views)
    avatarHeight = avatar.heightAnchor.constraint(equalToConstant: avatarSide)
    constraints += [
      avatarHeight,
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
      texts.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      NSLayoutConstraint(
        item: badgeArea, attribute: .trailing, relatedBy: .equal, toItem: avatar,
        attribute: .trailing, multiplier: 1, constant: 4),
      badgeArea.bottomAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 4),
      badgeArea.widthAnchor.constraint(equalToConstant: 16),
      badgeArea.heightAnchor.constraint(equalTo: badgeArea.widthAnchor),
    ]
    let compact = heightAnchor.constraint(equalToConstant: 0)
    compact.priority = UILayoutPriority(rawValue: 1)
    compact.identifier = "compact"
    constraints.append(compact)
    NSLayoutConstraint.activate(constraints)
  }

  var badgeFrame: CGRect { badgeArea.layoutFrame }
  var avatarFrame: CGRect { avatar.frame }
  var textsFrame: CGRect { texts.frame }
}
