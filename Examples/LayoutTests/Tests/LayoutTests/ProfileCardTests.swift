import Cards
import GoldenTesting
import Testing
import UIKit
import UIKitGoldens

@Suite("Profile card") @MainActor
struct ProfileCardTests {
  @Test("Wraps its text where it is narrow")
  func narrow() {
    assertLayout(of: ProfileCard(frame: .zero), as: [.size(240, 160)])
  }

  @Test("Looks as agreed")
  func picture() {
    assertGolden(of: ProfileCard(frame: .zero), as: [.size(320, 160)])
  }
}

@Suite("Welcome screen")
struct WelcomeTests {
  @Test("Lays out in both directions and with doubled strings")
  func layout() {
    assertLayout(of: "welcome.yaml")
  }

  @Test("Lays out from right to left", arguments: ["rtl", "rtl+doubled"])
  func rightToLeft(variant: String) {
    assertLayout(of: "welcome.yaml", named: variant, variants: .named([variant]))
  }
}
