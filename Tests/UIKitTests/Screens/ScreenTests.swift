import Testing
import UIKit

/// Views and controllers as apps contain them, unchanged but for their import.
@MainActor @Suite struct ScreenTests {
  private func show(_ controller: UIViewController, width: CGFloat = 320) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func place(_ view: UIView, in width: CGFloat) -> UIView {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return window
  }

  @Test func `A card follows its constraints, and its properties change them`() {
    let card = ProfileCard(frame: .zero)
    let window = place(card, in: 320)
    #expect(card.avatarFrame == CGRect(x: 16, y: card.avatarFrame.minY, width: 48, height: 48))
    #expect(card.textsFrame.minX == 76)
    #expect(card.followButton.frame.maxX == 304)
    #expect(card.badgeFrame.size == CGSize(width: 16, height: 16))
    #expect(card.badgeFrame.maxX == card.avatarFrame.maxX + 4)
    let height = card.frame.height
    card.avatarSide = 100
    window.layoutIfNeeded()
    #expect(card.frame.height == 124 && height < 124)
    #expect(card.avatarFrame.size == CGSize(width: 100, height: 100))
  }

  @Test func `A controller's screen scrolls rows that wrap, and folds its footer away`() {
    let controller = SettingsViewController()
    let window = show(controller)
    let (first, second) = (controller.rows[0], controller.rows[1])
    #expect(controller.scrollView.frame.size == CGSize(width: 320, height: 480))
    #expect(first.frame == CGRect(x: 0, y: 12, width: 320, height: 44))
    #expect(second.frame.minY == 57 && second.frame.width == 320)
    #expect(first.badge.frame.maxX == first.toggle.frame.minX - 12)
    // The title wraps beside its badge, and the row grows with it.
    #expect(second.titleLabel.frame.height > first.titleLabel.frame.height)
    let height = controller.scrollView.contentSize.height
    let footer = controller.footer.frame.height
    #expect(footer > 0)
    controller.setFooterHidden(true, animated: true)
    #expect(abs(controller.scrollView.contentSize.height - (height - footer)) < 0.001)
    controller.setFooterHidden(false, animated: false)
    #expect(controller.scrollView.contentSize.height == height)
    #expect(controller.laidOutWidths.first == 320)
    withExtendedLifetime(window) {}
  }

  @Test func `A row mirrors`() {
    let row = SettingRow(title: "Wi-Fi", badge: "new")
    row.semanticContentAttribute = .forceRightToLeft
    let window = place(row, in: 320)
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(row.titleLabel.frame.maxX == 312)
    #expect(row.toggle.frame.maxX < row.badge.frame.minX)
    withExtendedLifetime(window) {}
  }

  @Test func `A cell sizes itself by its content view, and swaps its side`() {
    let cell = MessageCell(style: .default, reuseIdentifier: "message")
    #expect(cell.reuseIdentifier == "message")
    cell.messageLabel.text = "Shall we meet at the usual place"
    let height = cell.height(in: 320)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    let bubble = cell.bubble.frame
    #expect(bubble.minX == 8 && bubble.minY == 4 && bubble.width <= 240)
    #expect(bubble.maxY == cell.contentView.bounds.height - 4)
    cell.isOutgoing = true
    cell.layoutIfNeeded()
    #expect(cell.bubble.frame.maxX == 312)
    #expect(cell.bubble.frame.size == bubble.size)
  }

  @Test func `A view that lays out its subviews by hand states its height with a constraint`() {
    let tags = TagsView()
    tags.tags = ["one", "three", "five", "seven"]
    let window = place(tags, in: 80)
    let line = tags.subviews[0].frame.height
    #expect(Set(tags.subviews.map(\.frame.minY)).count > 1)
    #expect(tags.frame.height == tags.subviews[3].frame.maxY)
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(tags.frame.height == line)
  }
}
