import Testing
import UIKitNames

@Suite("Screens written for UIKit")
struct ScreenTests {
  private func show(
    _ controller: UIViewController, width: CGFloat = 320,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    window.layoutEnvironment.userInterfaceLayoutDirection = direction
    window.layoutEnvironment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("a controller's screen scrolls rows that wrap, and folds its footer away")
  func settings() {
    let controller = SettingsViewController()
    let window = show(controller)
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 426))
    let (first, second) = (controller.rows[0], controller.rows[1])
    // "new" is 30 wide in blocks, with 16 around it; the switch's alignment rect is 49.
    #expect(first.toggle.frame.minX == 312 - 49)
    #expect(first.badge.frame.width == 46)
    #expect(first.badge.frame.maxX == 263 - 12)
    #expect(first.titleLabel.frame.minX == 8)
    #expect(first.frame == CGRect(x: 0, y: 12, width: 320, height: 44))
    // The title wraps beside its badge, and the row grows with it.
    #expect(second.titleLabel.frame.height == 40)
    #expect(second.frame == CGRect(x: 0, y: 57, width: 320, height: 56))
    // The system's spacing of 8, the footer's line and the margin.
    #expect(controller.footer.frame == CGRect(x: 0, y: 121, width: 320, height: 20))
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 153))
    controller.setFooterHidden(true, animated: true)
    #expect(controller.scrollView.contentSize.height == 133)
    controller.setFooterHidden(false, animated: false)
    #expect(controller.scrollView.contentSize.height == 153)
    #expect(controller.laidOutWidths.first == 320)
    #expect(window.layoutIssues.isEmpty)
  }

  @Test("the same screen mirrors")
  func mirrored() {
    let controller = SettingsViewController()
    let window = show(controller, direction: .rightToLeft)
    let row = controller.rows[0]
    #expect(row.titleLabel.frame.maxX == 312)
    #expect(row.toggle.frame.minX == 8)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    withExtendedLifetime(window) {}
  }

  @Test("a cell sizes itself by its content view, and swaps its side")
  func cell() {
    let cell = MessageCell()
    cell.messageLabel.text = "Shall we meet at the usual place"
    // 240 - 20 points fit 22 characters: "Shall we meet at the" and "usual place".
    #expect(cell.height(in: 320) == 60)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.bubble.frame == CGRect(x: 8, y: 4, width: 240, height: 52))
    cell.isOutgoing = true
    cell.layoutIfNeeded()
    #expect(cell.bubble.frame == CGRect(x: 72, y: 4, width: 240, height: 52))
    #expect(cell.layoutIssues.isEmpty)
  }

  @Test("a view that lays out its subviews by hand states its height with a constraint")
  func tags() {
    let tags = TagsView()
    tags.tags = ["one", "three", "five", "seven"]
    tags.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.addSubview(tags)
    NSLayoutConstraint.activate([
      tags.topAnchor.constraint(equalTo: window.topAnchor),
      tags.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      tags.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(tags.subviews.map(\.frame.minY) == [0, 0, 24, 24])
    #expect(tags.frame.height == 44)
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(tags.frame.height == 20)
    #expect(window.layoutIssues.isEmpty)
  }

  @Test("Core Graphics' helpers have Core Graphics' meaning")
  func geometry() {
    let rect = CGRect(x: 10.4, y: 20.6, width: 30, height: 40)
    #expect(rect.integral == CGRect(x: 10, y: 20, width: 31, height: 41))
    #expect(rect.contains(CGPoint(x: 10.4, y: 20.6)) && !rect.contains(CGPoint(x: 40.4, y: 30)))
    #expect(rect.intersects(CGRect(x: 40, y: 60, width: 1, height: 1)))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(image.x) < 1e-12 && abs(image.y - 1) < 1e-12)
    // The scaling applies first: doubling, then moving by 10.
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 2))
    #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity)
    #expect(UIEdgeInsets() == .zero && CGSize() == .zero && CGRect() == .zero)
  }

  @Test("UIKit's names have UIKit's values")
  func values() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority(rawValue: Float(250)) == .defaultLow)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(NSLayoutConstraint.Attribute(rawValue: 12) == .firstBaseline)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    #expect(UIButton().title(for: .normal) == nil)
    #expect(UIButton(type: .system).intrinsicContentSize.height == 32)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(14).pointSize == 14)
    #expect(UITextField().placeholder.isEmpty)
  }
}
