import AutoLayout
import Controls
import Geometry
import Glibc
import Typesetting

/// A screen made in code, with a parameter for each thing that a commit may
/// change.
struct ProfileScreen {
  var inset: Double = 16
  var gap: Double = 8
  var avatarWidth: Double = 40
  var avatarPriority: Double = 750
  var rivalPriority: Double = 749
  var aspect: Double = 1
  var bioWidth: Double = 150
  var bioTop = LayoutConstraint.Attribute.bottom
  var name = "Mei Lin"
  var bio = "Draws maps of places nobody has found"
  var nameFont = FontDescriptor.system(17, weight: 600)
  var bioFont = FontDescriptor.system(13)
  var bioLines = 0
  var bioAlignment = TextAlignment.natural
  var badgeSize = Size(width: 20, height: 12)
  var badgeColor = Color(red: 1, green: 0, blue: 0)
  var badgeAlpha: Double = 0.8
  var badgeAboveAvatar = true
  var badgeIsHidden = false
  var badgeTurn: Double = 0
  var frameOfDot = Rect(x: 200, y: 100, width: 10, height: 10)
  var followTitle = "Follow"
  var isOn = true
  var progress = 0.5
  var segment = 1
  var spacing: Double = 6
  var stackAlignment = StackView.Alignment.leading
  var margins: Double = 8
  var nameHugging: Double = 251
  var cornerRadius = 4.0
  /// Whether equivalent code is written in another way or another order.
  var isWrittenOtherwise = false

  /// A view with its own intrinsic size.
  final class Badge: View {
    var size = Size.zero

    override var intrinsicContentSize: Size { size }
  }

  /// Makes a new tree.
  func make() -> View {
    let root = View(frame: .zero)
    let (avatar, badge, dot) = (
      PlainView(frame: .zero), Badge(frame: .zero), PlainView(frame: .zero)
    )
    let (title, about) = (Label(frame: .zero), Label(frame: .zero))
    let follow = Button(frame: .zero)
    let toggle = Switch(frame: .zero)
    let bar = ProgressView(frame: .zero)
    let tabs = SegmentedControl(frame: .zero)
    let stack = StackView(arrangedSubviews: [follow, toggle, bar, tabs])
    let named: [(View, String)] = [
      (root, "root"), (avatar, "avatar"), (badge, "badge"), (dot, "dot"), (title, "title"),
      (about, "about"), (follow, "follow"), (toggle, "toggle"), (bar, "bar"), (tabs, "tabs"),
      (stack, "stack"),
    ]
    for (view, name) in named { view.identifier = name }
    root.layoutMargins = EdgeInsets(top: margins, left: margins, bottom: margins, right: margins)
    title.textContent.text = name
    title.textContent.font = nameFont
    title.setContentHuggingPriority(LayoutPriority(nameHugging), for: .horizontal)
    about.textContent.text = bio
    about.textContent.font = bioFont
    about.textContent.lines = bioLines
    about.textContent.alignment = bioAlignment
    avatar.layer.background = badgeColor
    avatar.layer.cornerRadius = cornerRadius
    avatar.alpha = badgeAlpha
    dot.layer.background = Color(red: 0, green: 0, blue: 1)
    dot.frame = frameOfDot
    badge.size = badgeSize
    badge.isHidden = badgeIsHidden
    follow.style = .system
    follow.textContent.text = followTitle
    toggle.isOn = isOn
    bar.progress = progress
    tabs.segments = ["One", "Two"]
    tabs.selected = segment
    if badgeTurn != 0 {
      follow.transform = AffineTransform(sine: sin(badgeTurn), cosine: cos(badgeTurn))
    }
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
    LayoutConstraint.activate(constraints)
    return root
  }

  private func constraints(
    _ root: View, _ avatar: View, _ badge: View, _ title: View, _ about: View,
    _ stack: View
  ) -> [LayoutConstraint] {
    let wish = avatar.widthAnchor.constraint(equalToConstant: avatarWidth)
    wish.priority = LayoutPriority(avatarPriority)
    wish.identifier = "avatar-width"
    let rival = avatar.widthAnchor.constraint(equalToConstant: 30)
    rival.priority = LayoutPriority(rivalPriority)
    let below = LayoutConstraint(
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
