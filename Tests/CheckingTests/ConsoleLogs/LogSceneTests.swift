import AutoLayout
import Checking
import Documents
import Rendering
import Scenes
import Testing

/// The scene that repeats a log.
@Suite("Scenes of console logs")
struct LogSceneTests {
  /// Returns the index of the log's constraint that the scene breaks; nil for one that isn't listed.
  private func broken(_ explanation: LogExplanation) throws -> Int? {
    let loaded = try LoadedScene(bytes: Array(explanation.scene.text.utf8), path: "log.yaml")
    let root = try Renderer(.blocks).layOut(loaded).root
    let issue = try #require(root.layoutIssues.first { $0.kind == .unsatisfiable })
    return issue.broken.flatMap { explanation.scene.member(issue.constraints[$0].sourceIndex) }
  }

  @Test("the scene of a log breaks the constraint that the log does")
  func breaks() throws {
    var count = 0
    var others: [String] = []
    for form in LogForm.all {
      let explanation = try explained(try form.text)
      let finding = explanation.findings.first
      guard finding?.brokenIndex != nil, let wanted = explanation.conflict.broken else { continue }
      count += 1
      if try broken(explanation) != wanted { others.append(form.name) }
    }
    #expect(count > 30)
    // Apple's order is not published: these break an inequality or a length that is not the last.
    #expect(others == ["tvos-17-player", "macos-10.14-toolbar"], "\(others)")
  }

  /// firefox-ios#27523, folding-cell#63, trust-wallet-ios#279.
  @Test(
    "the system's lines keep their rank, and of two that differ in a number the first gives way")
  func ranks() throws {
    let twice = try explained(
      """
      "<NSLayoutConstraint:0x1 V:[UIView:0xa(200)]>",
      "<NSLayoutConstraint:0x2 V:[UIView:0xa(84)]>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 V:[UIView:0xa(200)]>
      """)
    #expect(try broken(twice) == 0)
    let system = try explained(
      """
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(4)-[UIStackView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x3 UIStackView:0xb.trailing == UIView:0xa.trailing - 10   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UIStackView:0xb.trailing == UIView:0xa.trailing - 10   (active)>
      """)
    #expect(try broken(system) == 2)
    #expect(system.scene.text.contains("id: \"UIView-Encapsulated-Layout-Width\""))
  }

  /// HeliPort#246, FlagPhoneNumber#176: a menu's item, a table's header.
  @Test("a view whose frame alone gives it a size is not told to give that up")
  func hosts() throws {
    let text = """
      "<NSLayoutConstraint:0x1 H:|-(5)-[NSView:0xb](LTR)   (active, names: '|':App.ItemView:0xa )>",
      "<NSLayoutConstraint:0x2 NSView:0xb.right == App.ItemView:0xa.right - 5   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& App.ItemView:0xa.width == 0   (active)>"
      """
    let host = try explained(text)
    #expect(host.culprits.first?.contains("is 0 wide by its frame") == true)
    #expect(!host.culprits.contains { $0.contains("set it to false") })
    #expect(host.findings.first?.advice.isEmpty == false)
    // With a width of its own the mask is the mistake.
    let own = try explained(
      text + ",\n\"<NSLayoutConstraint:0x4 App.ItemView:0xa.width == 40   (active)>\"")
    #expect(own.culprits.contains { $0.contains("set it to false") })
  }

  /// expo/expo#7437.
  @Test("an edge tied to the opposite edge of its own superview is the culprit")
  func wrongEdge() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|-(>=0)-[UIImageView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 V:[UIImageView:0xb]-(10)-[UIView:0xa]   (active)>",
      "<NSLayoutConstraint:0x3 UIImageView:0xb.height == 128   (active)>"
      """)
    #expect(
      explanation.culprits.first
        == "the bottom of 'imageView' is tied to the top of its own superview 'view'; tie it to the bottom"
    )
  }

  @Test("lines of Spotlight's header, of NSStackView and of UIKit's Swift classes are the system's")
  func systemLines() throws {
    // appium#6595, vienna-rss#1618, an iOS 26 log.
    for text in [
      """
      "<NSLayoutConstraint:0x1 UILabel:0xb.leading == SPUISearchTableHeaderView:0xa.leadingMargin>",
      "<NSLayoutConstraint:0x2 H:[UILabel:0xb]-(NSSpace(8))-[UIButton:0xc]>",
      "<NSLayoutConstraint:0x3 UIButton:0xc.trailing == SPUISearchTableHeaderView:0xa.trailingMargin>"
      """,
      """
      "<NSLayoutConstraint:0x1 'NSStackView.Edge.Top' V:|-(0)-[NSView:0xb]   (active, names: '|':NSStackView:0xa )>",
      "<NSLayoutConstraint:0x2 'NSStackView.Edge.Bottom' V:[NSView:0xb]-(5)-|   (active, names: '|':NSStackView:0xa )>"
      """,
      """
      "<NSLayoutConstraint:0x1 _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa.width == 9   (active)>"
      """,
    ] {
      #expect(try explained(text).text.contains("own, not for editing"), "\(text)")
      #expect(try explained(text).text.contains("all lines are"), "\(text)")
    }
  }

  /// munki#1241.
  @Test("a cell of a Mac's table has the width of its column")
  func column() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Width' NSTableCellView:0xa.width == 194   (active)>",
      "<NSLayoutConstraint:0x2 NSTableCellView:0xa.width == 199   (active)>"
      """)
    #expect(explanation.culprits.first?.hasPrefix("the column of its table gives 'root'") == true)
  }
}
