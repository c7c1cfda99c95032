import Testing
import UIKit
import UIKitSnapshotTesting

@testable import Contacts

/// As written for swift-snapshot-testing; only the import differs.
@Suite @MainActor struct ContactsSnapshots {
  @Test func rating() {
    let control = RatingControl()
    control.rating = 3
    assertSnapshot(of: control, as: .image)
    assertSnapshot(of: control, as: .image(traits: .init(userInterfaceStyle: .dark)))
  }

  @Test func list() {
    let controller = ContactsViewController(contacts: Contact.samples)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
  }
}
