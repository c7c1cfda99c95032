import Testing
import UIKit
import UIKitSnapshotTesting

/// Assertions written for swift-snapshot-testing; only the import differs.
@Suite @MainActor struct SnapshotTests {
  private func badge() -> UILabel {
    let label = UILabel()
    label.text = "New"
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 6
    label.clipsToBounds = true
    label.accessibilityIdentifier = "badge"
    return label
  }

  @Test func `Assertions without names are numbered`() {
    assertSnapshot(of: badge(), as: .image)
    assertSnapshot(of: badge(), as: .image(size: CGSize(width: 80, height: 30)))
  }

  @Test func `A view fills a device, a controller its window`() {
    assertSnapshot(of: badge(), as: .image(on: .iPhoneSe), named: "view")
    assertSnapshot(of: UIViewController(), as: .image(on: .iPhoneSe), named: "controller")
  }

  @Test func `A controller is compared on several devices at once`() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(badge())
    assertSnapshots(
      of: controller,
      as: [
        "phone": .recursiveDescription(on: .iPhone13),
        "landscape": .recursiveDescription(on: .iPhone13(.landscape)),
        "pad": .recursiveDescription(on: .iPadPro11),
      ])
  }
}
