import AutoLayout
import Geometry
import Testing

/// A class that readers of the log know by its own name.
private class ProfileHeader: View {}

@Suite("Class names")
struct ClassNameTests {
  private final class Row<Content>: StackView {}

  @Test(
    "the library's classes have UIKit's names; subclasses have their module's name and their own")
  func names() {
    #expect(View().className == "UIView")
    #expect(StackView().className == "UIStackView")
    #expect(ScrollView().className == "UIScrollView")
    #expect(Window().className == "UIWindow")
    #expect(ProfileHeader().className == "AutoLayoutTests.ProfileHeader")
    #expect(Row<Int>().className == "AutoLayoutTests.Row<Int>")
  }

  @Test("a log names the subclass, as UIKit's does")
  func log() {
    let header = ProfileHeader()
    header.translatesAutoresizingMaskIntoConstraints = false
    let height = header.heightAnchor.constraint(equalToConstant: 40)
    #expect(height.description.contains(" AutoLayoutTests.ProfileHeader:0x"))
    #expect(height.description.hasSuffix(".height == 40   (inactive)>"))
  }
}
