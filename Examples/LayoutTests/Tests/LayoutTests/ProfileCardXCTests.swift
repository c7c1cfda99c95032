import Cards
import UIKit
import UIKitGoldens
import XCTest

final class ProfileCardXCTests: XCTestCase {
  func testWide() async {
    await MainActor.run {
      assertLayout(of: ProfileCard(frame: .zero), as: [.size(600, 120)], named: "wide")
    }
  }
}
