import Testing
import UIKit
import UIKitGoldens

@testable import Contacts

/// Screens described by a nib and a storyboard.
@Suite @MainActor struct NibTests {
  private func card() throws -> CardViewController {
    let controller = UIStoryboard(name: "Card", bundle: nil).instantiateViewController(
      withIdentifier: "Card")
    return try #require(controller as? CardViewController)
  }

  @Test func `Rows of a nib are as high as their texts`() {
    assertGolden(
      of: UINavigationController(rootViewController: GroupsViewController()),
      as: [.device(.iPhoneSE), .device(.iPhoneSE).and(.dark)])
  }

  @Test func `A storyboard's card fits every phone`() throws {
    let controller = try #require(
      UIStoryboard(name: "Card", bundle: nil).instantiateInitialViewController())
    assertGolden(
      of: controller, as: [.device(.iPhoneSE), .device(.iPhoneSE).and(.rightToLeft)])
  }

  @Test func `A switch of a nib's cell mutes its group`() throws {
    let controller = GroupsViewController()
    controller.view.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.last)
    let control = try #require(cell.contentView.subviews.compactMap { $0 as? UISwitch }.first)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    #expect(controller.muted == [1])
  }

  @Test func `A button of a storyboard calls its action`() throws {
    let card = try card()
    card.loadViewIfNeeded()
    let button = try #require(card.view.firstView(named: "write") as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(card.chosenWay == "Write")
  }

  @Test func `An inspectable value of a storyboard reaches the control, whose taps reach the card`()
    throws
  {
    let card = try card()
    card.loadViewIfNeeded()
    let rating = try #require(card.view.firstView(named: "rating") as? RatingControl)
    #expect(rating.maximum == 6)
    #expect(rating.rating == 4)
    (rating.viewWithTag(2) as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(card.contact.rating == 2)
  }

  @Test func `The card prepares the note that it embeds, and shows one when asked`() throws {
    let card = try card()
    let navigation = UINavigationController(rootViewController: card)
    card.loadViewIfNeeded()
    let note = try #require(card.children.first as? NoteViewController)
    #expect(note.contact == card.contact)
    card.navigationItem.rightBarButtonItem?.fire()
    #expect((navigation.topViewController as? NoteViewController)?.contact == card.contact)
  }
}

extension UIView {
  fileprivate func firstView(named name: String) -> UIView? {
    accessibilityIdentifier == name
      ? self : subviews.lazy.compactMap { $0.firstView(named: name) }.first
  }
}
