public import UIKit

/// A card with a name, a text and a button below each other: unchanged UIKit code.
public final class ProfileCard: UIView {
  private let name = UILabel()
  private let about = UILabel()
  private let follow = UIButton(type: .system)

  /// Makes a card without a size, which constraints or a layout determine.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Mei Lin"
    about.text = "Draws maps of places that nobody has found yet."
    about.numberOfLines = 0
    follow.setTitle("Follow", for: .normal)
    for (view, identifier) in [(name, "name"), (about, "about"), (follow, "follow")]
      as [(UIView, String)]
    {
      view.accessibilityIdentifier = identifier
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      name.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      about.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      follow.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 16),
      follow.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      follow.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  /// Not supported: the card isn't used in storyboards.
  public required init?(coder: NSCoder) { nil }
}
