import AutoLayout
import Checking
import Documents
import Rendering
import Scenes
import Testing

/// The scene that repeats a log.
@Suite("Scenes of console logs")
struct LogSceneTests {
  /// Returns the first conflict of the scene.
  private func issue(_ explanation: LogExplanation) throws -> LayoutIssue {
    let loaded = try LoadedScene(bytes: Array(explanation.scene.text.utf8), path: "log.yaml")
    let root = try Renderer(.blocks).layOut(loaded).root
    return try #require(root.layoutIssues.first { $0.kind == .unsatisfiable })
  }

  /// Returns the index of the log's constraint that the scene breaks; nil for one that isn't listed.
  private func broken(_ explanation: LogExplanation) throws -> Int? {
    let issue = try issue(explanation)
    return issue.broken.flatMap { explanation.scene.member(issue.constraints[$0].sourceIndex) }
  }

  /// mikehouse/Apple-TV-Player#4, sindresorhus/Settings#4, HeliPort#246, vienna-rss#1618: what was
  /// broken is not all that contradicts, because no size is negative.
  @Test("what a log breaks is part of its contradiction, and one edit ends what remains without it")
  func remains() throws {
    let player = try explained(
      """
      "<NSLayoutConstraint:0x1 UIStackView:0xa.width >= 217>",
      "<NSLayoutConstraint:0x2 H:|-(>=95)-[UIStackView:0xa]   (Names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 UIStackView:0xa.trailing == UIView:0xb.trailing - 95>",
      "<NSLayoutConstraint:0x4 '_UITemporaryLayoutWidth' UIView:0xb.width == 0>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIStackView:0xa.width >= 217>
      """)
    let text = player.text
    #expect(text.contains("95 + 95 + 217 = 407 > 0; broken: stackView.width >= 217"))
    #expect(
      text.contains(
        "line 4, line 2 and line 3 cannot all hold without it either: 95 + 95 = 190 > 0"))
    #expect(text.contains("lower the priority of line 2 or line 3 to 999"))
    #expect(!text.contains("line 1: "))
    #expect(try broken(player) == 0)
    #expect(try issue(player).constraints.count == 4)
    let toolbar = try explained(
      """
      "<NSLayoutConstraint:0x1 'NSStackView.Edge.Bottom' V:[NSStackView:0xc]-(>=0)-|   (active, names: '|':NSStackView:0xb )>",
      "<NSLayoutConstraint:0x2 'NSStackView.Edge.Top' V:|-(>=0)-[NSStackView:0xc]   (active, names: '|':NSStackView:0xb )>",
      "<NSLayoutConstraint:0x3 V:|-(7)-[NSStackView:0xb]   (active, names: '|':EnclosureView:0xa )>",
      "<NSLayoutConstraint:0x4 V:[NSStackView:0xb]-(6)-|   (active, names: '|':EnclosureView:0xa )>",
      "<NSLayoutConstraint:0x5 EnclosureView:0xa.height == 0   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 'NSStackView.Edge.Bottom' V:[NSStackView:0xc]-(>=0)-|   (active, names: '|':NSStackView:0xb )>
      """)
    #expect(try broken(toolbar) == 0)
    #expect(try issue(toolbar).constraints.count == 5)
    #expect(toolbar.findings.count == 1)
  }

  /// flutter#93532, keyman#7020.
  @Test("a button has the baseline of the picture in it")
  func baselines() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIImageView:0xd.centerY == _UIModernBarButton:0xc.centerY   (active)>",
      "<NSLayoutConstraint:0x2 _UIModernBarButton:0xc.lastBaseline == _UIButtonBarButton:0xb.bottom - 11   (active)>",
      "<NSLayoutConstraint:0x3 V:|-(>=0)-[_UIModernBarButton:0xc]   (active, names: '|':_UIButtonBarButton:0xb )>",
      "<NSLayoutConstraint:0x4 _UIButtonBarButton:0xb.height == 0   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIImageView:0xd.centerY == _UIModernBarButton:0xc.centerY   (active)>
      """)
    #expect(explanation.findings.first?.message.contains("4 constraints cannot all hold") == true)
    #expect(try broken(explanation) == 0)
    #expect(explanation.text.contains("is taken to be the bottom of 'imageView' in it"))
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
    #expect(others.isEmpty, "\(others)")
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
    // ConstraintsMonitor's page: the root of a controller, of which others state their own heights.
    let root = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& App.MyView:0xa.height == 896   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xb.height == 200   (active)>",
      "<NSLayoutConstraint:0x5 UIView:0xb.height == 0.2*App.MyView:0xa.height   (active)>"
      """)
    #expect(!root.culprits.contains { $0.contains("set it to false") })
    #expect(root.findings.first?.advice.isEmpty == false)
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

  /// InputAccessoryViewTest on Stack Overflow, of which a field and a button are 15 points too wide.
  @Test("how large a text would be is no part of what is off")
  func unknownSizes() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 H:|-(5)-[UITextField:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 UIButton:0xc'Send'.trailing == UIView:0xa.trailing - 5   (active)>",
      "<NSLayoutConstraint:0x3 H:[UITextField:0xb]-(5)-[UIButton:0xc'Send']   (active)>",
      "<NSLayoutConstraint:0x4 '_UITemporaryLayoutWidth' UIView:0xa.width == 0   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 H:[UITextField:0xb]-(5)-[UIButton:0xc'Send']   (active)>
      """)
    let advice = try #require(explanation.findings.first?.advice)
    #expect(advice.count > 5 && advice.allSatisfy { $0.residual == 15 }, "\(explanation.text)")
  }

  @Test("two distances of the same edges are compared as they are stated, whatever lies between")
  func distances() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIView:0xb.leading == UIView:0xa.leadingMargin + 10   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xb.leading == UIView:0xa.leadingMargin + 30   (active)>"
      """)
    #expect(
      explanation.findings.first?.message.contains(": 30 > 10;") == true, "\(explanation.text)")
  }

  @Test("an edit that leaves a view no height is not offered where another takes less")
  func emptied() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|-(16)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 UIView:0xb.height == 200   (active)>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xb]-(>=0)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 187.5   (active)>"
      """)
    #expect(explanation.findings.first?.advice.isEmpty == false)
    #expect(!explanation.text.contains("off by 200"), "\(explanation.text)")
  }

  /// StackOverflow 30819658, 13499467.
  @Test(
    "a view with a mask between others is no host, and one that its mask makes too small is told so"
  )
  func masked() throws {
    let fields = try explained(
      """
      "<NSLayoutConstraint:0x1 V:[NSStackViewSpacer:0xa(>=8)]>",
      "<NSLayoutConstraint:0x2 V:[NSTextField:0xb]-(0)-[NSStackViewSpacer:0xa]>",
      "<NSLayoutConstraint:0x3 V:[NSStackViewSpacer:0xa]-(0)-[NSTextField:0xc]>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& V:[NSTextField:0xb]-(0)-| (Names: '|':NSStackViewContainer:0xd )>",
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& V:[NSTextField:0xc]-(0)-| (Names: '|':NSStackViewContainer:0xd )>",
      "<NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=--& V:[NSTextField:0xc(20)]>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 V:[NSStackViewSpacer:0xa(>=8)]>
      """)
    #expect(
      fields.culprits.first?.contains("is still true for 'textField") == true, "\(fields.culprits)")
    let nib = try explained(
      """
      "<NSLayoutConstraint:0x1 UIScrollView:0xa.height == 371>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- ScheduleViewNib:0xb.height == UIScrollView:0xa.height - 386>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIScrollView:0xa.height == 371>
      """)
    #expect(
      nib.culprits.contains { $0.contains("keeps it 386 less high than 'scrollView'") },
      "\(nib.culprits)")
  }
}
