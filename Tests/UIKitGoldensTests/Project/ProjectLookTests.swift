import Testing
import UIKit
import UIKitGoldens
import UIKitSnapshotTesting

/// The project of this folder states `look: ios26`.
@Suite @MainActor struct ProjectLookTests {
  /// A switch at its own size, which is 51 x 31 in iOS 18 and 63 x 28 in iOS 26.
  private final class Row: UIView {
    let control = UISwitch()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(control)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      control.sizeToFit()
    }
  }

  private let row = Row(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

  @Test func `Views and snapshots have the project's look`() {
    assertLayout(of: row)
    #expect(row.control.frame.size == CGSize(width: 63, height: 28))
    row.setNeedsLayout()
    assertSnapshot(of: row as UIView, as: .recursiveDescription)
    #expect(row.control.frame.size == CGSize(width: 63, height: 28))
  }

  @Test func `A variant's own look comes first`() {
    assertLayout(of: row, as: [.look(.ios18)])
    #expect(row.control.frame.size == CGSize(width: 51, height: 31))
  }

  @Test func `A scene has the look of its project`() {
    assertLayout(of: "switch.yaml")
  }
}
