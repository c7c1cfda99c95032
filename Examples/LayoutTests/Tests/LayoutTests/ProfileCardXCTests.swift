import Cards
import GoldenTesting
import UIKitNames
import XCTest

final class ProfileCardXCTests: XCTestCase {
  func testWide() {
    assertLayout(
      of: ProfileCard(frame: .zero), size: CGSize(width: 600, height: 120), named: "wide")
  }
}
