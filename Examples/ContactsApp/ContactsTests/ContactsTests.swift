import Testing
import UIKit
import UIKitGoldens

@testable import Contacts

@Suite @MainActor struct ContactsTests {
  private func cell(_ contact: Contact) -> ContactCell {
    let cell = ContactCell(style: .default, reuseIdentifier: nil)
    cell.show(contact)
    return cell
  }

  @Test func `A cell is as high as its contact asks for`() {
    assertLayout(
      of: cell(Contact.samples[1]),
      as: [
        .width(320), .width(414), .width(320).and(.rightToLeft), .width(320).and(.largestText),
      ])
  }

  @Test func `A contact without a note leaves no gap`() {
    assertLayout(of: cell(Contact.samples[2]), as: [.width(320)])
  }

  @Test func `The list fills a phone below its bar`() {
    assertGolden(
      of: UINavigationController(
        rootViewController: ContactsViewController(contacts: Contact.samples)),
      as: [.device(.iPhoneSE), .device(.iPhoneSE).and(.dark)])
  }

  @Test func `A tap on a star sets the rating and tells of it`() {
    let control = RatingControl()
    var values: [Int] = []
    control.addAction(UIAction { _ in values.append(control.rating) }, for: .valueChanged)
    (control.viewWithTag(4) as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(values == [4])
  }

  @Test func `The button of the bar adds a contact, which the list shows`() {
    let controller = ContactsViewController(contacts: Contact.samples)
    controller.loadViewIfNeeded()
    let button = controller.navigationItem.rightBarButtonItem
    _ = UIApplication.shared.sendAction(
      button!.action!, to: button!.target, from: button, for: nil)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
  }
}
