import Testing
import UIKitNames

@Suite("UIKit names")
struct ProfileCardTests {
  private func card(width: CGFloat) -> (window: UIView, card: ProfileCard) {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    let card = ProfileCard(frame: .zero)
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: window.topAnchor),
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return (window, card)
  }

  @Test("A view written for UIKit lays itself out")
  func layout() {
    let (window, card) = card(width: 320)
    // Margins 16, avatar 48, gap 12, text, gap 12, a button of six letters.
    #expect(card.avatarFrame.minX == 16)
    #expect(card.followButton.frame.maxX == 304)
    #expect(card.textsFrame.minX == 76)
    #expect(card.bioLabel.frame.height == 40)
    #expect(card.frame.height == 88)
    #expect(card.badgeFrame == CGRect(x: 52, y: 56, width: 16, height: 16))
    withExtendedLifetime(window) {}
  }

  @Test("Its properties change the layout")
  func changes() {
    let (window, card) = card(width: 320)
    card.avatarSide = 100
    // 104 points remain for the texts, in which the second wraps to four lines.
    window.layoutIfNeeded()
    #expect(card.frame.height == 128)
    #expect(card.avatarFrame.size == CGSize(width: 100, height: 100))
  }

  @Test("Controls made in code start under their autoresizing mask, as in UIKit")
  func masks() {
    let controls: [UIView] = [UILabel(), UIButton(type: .custom), UISwitch(), UISlider()]
    #expect(controls.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
    #expect(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxX == 4)
  }
}
