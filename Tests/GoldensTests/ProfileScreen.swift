import Controls
import Typesetting
import UIKitNames

/// A screen as a UIKit engineer writes it, with a parameter for each thing that a commit may
/// change.
struct ProfileScreen {
  var inset: CGFloat = 16
  var gap: CGFloat = 8
  var avatarWidth: CGFloat = 40
  var avatarPriority: Float = 750
  var rivalPriority: Float = 749
  var aspect: CGFloat = 1
  var bioWidth: CGFloat = 150
  var bioTop = NSLayoutConstraint.Attribute.bottom
  var name = "Mei Lin"
  var bio = "Draws maps of places nobody has found"
  var nameFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var bioFont = UIFont.systemFont(ofSize: 13)
  var bioLines = 0
  var bioAlignment = NSTextAlignment.natural
  var badgeSize = CGSize(width: 20, height: 12)
  var badgeColor = Color(red: 1, green: 0, blue: 0)
  var badgeAlpha: CGFloat = 0.8
  var badgeAboveAvatar = true
  var badgeIsHidden = false
  var badgeTurn: CGFloat = 0
  var frameOfDot = CGRect(x: 200, y: 100, width: 10, height: 10)
  var followTitle = "Follow"
  var isOn = true
  var progress = 0.5
  var segment = 1
  var spacing: CGFloat = 6
  var stackAlignment = UIStackView.Alignment.leading
  var margins: CGFloat = 8
  var nameHugging: Float = 251
  var cornerRadius = 4.0
  /// Whether equivalent code is written in another way or another order.
  var isWrittenOtherwise = false

  /// A view with its own intrinsic size.
  final class Badge: UIView {
    var size = CGSize.zero

    override var intrinsicContentSize: CGSize { size }
  }

  /// Makes a new tree.
  func make() -> UIView {
    let root = UIView(frame: .zero)
    let (avatar, badge, dot) = (
      PlainView(frame: .zero), Badge(frame: .zero), PlainView(frame: .zero)
    )
    let (title, about) = (UILabel(frame: .zero), UILabel(frame: .zero))
    let follow = UIButton(type: .system)
    let toggle = UISwitch(frame: .zero)
    let bar = UIProgressView(frame: .zero)
    let tabs = UISegmentedControl(items: ["One", "Two"])
    let stack = UIStackView(arrangedSubviews: [follow, toggle, bar, tabs])
    let named: [(UIView, String)] = [
      (root, "root"), (avatar, "avatar"), (badge, "badge"), (dot, "dot"), (title, "title"),
      (about, "about"), (follow, "follow"), (toggle, "toggle"), (bar, "bar"), (tabs, "tabs"),
      (stack, "stack"),
    ]
    for (view, name) in named { view.identifier = name }
    root.layoutMargins = UIEdgeInsets(top: margins, left: margins, bottom: margins, right: margins)
    title.text = name
    title.font = nameFont
    title.setContentHuggingPriority(UILayoutPriority(nameHugging), for: .horizontal)
    about.text = bio
    about.font = bioFont
    about.numberOfLines = bioLines
    about.textAlignment = bioAlignment
    avatar.layer.background = badgeColor
    avatar.layer.cornerRadius = cornerRadius
    avatar.alpha = badgeAlpha
    dot.layer.background = Color(red: 0, green: 0, blue: 1)
    dot.frame = frameOfDot
    badge.size = badgeSize
    badge.isHidden = badgeIsHidden
    follow.setTitle(followTitle, for: .normal)
    toggle.isOn = isOn
    bar.progress = progress
    tabs.selectedSegmentIndex = segment
    if badgeTurn != 0 { follow.transform = CGAffineTransform(rotationAngle: badgeTurn) }
    stack.axis = .vertical
    stack.spacing = spacing
    stack.alignment = stackAlignment
    for view in [avatar, badge, title, about, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let order = badgeAboveAvatar ? [dot, avatar, badge] : [avatar, dot, badge]
    for view in order + [title, about, stack] { root.addSubview(view) }
    var constraints = self.constraints(root, avatar, badge, title, about, stack)
    constraints.append(bar.widthAnchor.constraint(equalToConstant: 100))
    if isWrittenOtherwise { constraints.reverse() }
    NSLayoutConstraint.activate(constraints)
    return root
  }

  private func constraints(
    _ root: UIView, _ avatar: UIView, _ badge: UIView, _ title: UIView, _ about: UIView,
    _ stack: UIView
  ) -> [NSLayoutConstraint] {
    let wish = avatar.widthAnchor.constraint(equalToConstant: avatarWidth)
    wish.priority = UILayoutPriority(avatarPriority)
    wish.identifier = "avatar-width"
    let rival = avatar.widthAnchor.constraint(equalToConstant: 30)
    rival.priority = UILayoutPriority(rivalPriority)
    let below = NSLayoutConstraint(
      item: about, attribute: .top, relatedBy: .equal, toItem: title, attribute: bioTop,
      multiplier: 1, constant: gap)
    return [
      avatar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      avatar.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      wish, rival,
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: aspect),
      badge.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: gap),
      badge.topAnchor.constraint(equalTo: avatar.topAnchor),
      title.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      title.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      about.leadingAnchor.constraint(equalTo: title.leadingAnchor), below,
      about.widthAnchor.constraint(equalToConstant: bioWidth),
      stack.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      stack.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 10),
    ]
  }
}
