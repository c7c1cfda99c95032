import Checking
import Documents
import Rendering
import Testing

/// What stands around the lines of a log, and what in a line changes what it means.
@Suite("Reading console logs")
struct LogReadingTests {
  /// A Chinese article (SnapKit) that names the verdict before it quotes a log.
  @Test("The words of a verdict before a list decide nothing of it")
  func proseBefore() throws {
    let log = ConsoleLog(
      """
      Look at the line below "Will attempt to recover by breaking constraint".
      Probably at least one of the constraints in the following list is one you don't want.
      (
          "<SnapKit.LayoutConstraint:0x1@Cell.swift#182 UIImageView:0xa.left == UIView:0xb.left>",
          "<SnapKit.LayoutConstraint:0x2@Cell.swift#182 UIImageView:0xa.right == UIView:0xb.right>"
      )
      Will attempt to recover by breaking constraint
      <SnapKit.LayoutConstraint:0x3@Cell.swift#183 UIImageView:0xa.height == UIImageView:0xa.width * 0.43>
      """)
    #expect(log.conflicts.map(\.constraints.count) == [3])
    #expect(log.conflicts.first?.broken == 2)
  }

  /// GoodToGo: its author shortened the name and left the length.
  @Test("A mangled name whose lengths are wrong is read as far as it goes")
  func editedName() throws {
    let log = ConsoleLog(
      "<NSLayoutConstraint:0x1 _TtCC8GoodToGo7AppView28CartTrackMapView:0xa.width == 40   (active)>"
    )
    #expect(log.conflicts.first?.constraints.first?.first.item.plainClass == "CartTrackMapView")
  }

  /// wtfautolayout, jul3ia: 1.87432 times a height; the numbers of a sum are those of the lines.
  @Test("A sum is in the points of most of its numbers")
  func scale() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 1.87432*UIView:0xa.height   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.height == 150   (active)>",
      "<NSLayoutConstraint:0x3 H:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x4 H:[UIView:0xa]-(8)-|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 414   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 UIView:0xa.height == 150   (active)>
      """)
    let message = try #require(explanation.findings.first?.message)
    #expect(message.contains(": 8 + 1.874 × 150 + 8 = 297.148 < 414;"), "\(message)")
  }

  /// CNPPopupController#24, copied through a translator.
  @Test("Blanks after colons are no part of addresses")
  func translated() throws {
    let constraint = try #require(
      ConsoleLog("<NSLayoutConstraint: 0x16 UIView: 0x17.right == UIWindow: 0x14.right>")
        .conflicts.first?.constraints.first)
    #expect(constraint.first.item.key == "0x17" && constraint.first.item.className == "UIView")
  }

  /// "Auto Layout and How to Royally Mess It Up", a talk whose slides were copied as text.
  @Test("Blanks within addresses, where a slide broke its lines, are no part of them")
  func slides() throws {
    let explanation = try explained(
      """
      ( "<NSAutoresizingMaskLayoutConstraint:0x7fe709418da0 h=--& v=--& H:[UIImageView:0x7f \
      e709434820(320)]>", "<NSLayoutConstraint:0x7fe70943b4b0 H:|-(0)-[UIImageView:0x7fe709434820] \
      (Names: '|':UIView:0x7fe709434f40 )>", "<NSLayoutConstraint:0x7fe70943b500 \
      H:[UIImageView:0x7fe709434820]-(0)-| (Names: '|':UIView:0x7fe7 09434f40 )>", \
      "<NSLayoutConstraint:0x7fe709438470 'UIView-Encapsulated-Layout-Width' \
      H:[UIView:0x 7fe709434f40(414)]>" )
      """)
    #expect(Set(explanation.conflict.constraints.flatMap(\.items)).count == 2)
    #expect(
      explanation.findings.first?.message.contains("414 > 320") == true, "\(explanation.text)")
    // An address before a name of hexadecimal letters is whole.
    let name = try #require(
      ConsoleLog("<NSLayoutConstraint:0x1 face.top == UIView:0x2.top   (active, names: face:0x3 )>")
        .conflicts.first?.constraints.first)
    #expect(name.first.item.key == "0x3")
  }

  /// Apple's "Debugging Tricks and Tips".
  @Test(
    "A constraint that prose names by its class and address is no description that was not understood"
  )
  func mentions() {
    let log = ConsoleLog(
      """
      1. `<NSLayoutConstraint:0x7ff28252e480 H:[UIView:0x7ff282617cc0(50)]>"`
      - `NSLayoutConstraint:0x7ff28252e480`: The constraint's class and address.
      """)
    #expect(log.conflicts.map(\.constraints.count) == [1] && log.leftovers.isEmpty)
  }

  /// xcbeautify#214.
  @Test("A list that somebody shortened, with placeholders for addresses, is said to be so")
  func shortened() throws {
    let explanation = try explained(
      """
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1234567890 h=-&- v=-&- UITransitionView:0x123456.minY == 0   (active, names: '|':UIWindow:0x123456 )>",
          ...
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1234 UIView:0x1234.top == _UIAlertControllerInterfaceActionGroupView:0x1234.top   (active)>
      """)
    let text = explanation.text
    #expect(text.contains("the list is shortened on line 3: copy it whole"), "\(text)")
    #expect(text.contains("0x123456 is the address of UITransitionView and UIWindow"))
    #expect(text.contains("the constraint on line 6 was broken, which is not in its list"))
  }

  /// firefox-ios#20783 (Jira), firefox-ios#27523 (identifiers with blanks).
  @Test("Jira's hyphens and names with blanks are read")
  func blanks() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|~~(8)~~[UIStackView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 V:[UIStackView:0xa]~~(8)~~|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xb(10)]>",
      "<NSLayoutConstraint:0x4 Login Button.width == 40   (active, names: Login Button:0xc )>"
      """)
    #expect(explanation.conflict.constraints.count == 4)
    #expect(explanation.findings.first?.message.contains("8 + 8 = 16 > 10") == true)
  }

  @Test("A constraint that a debugger prints as inactive takes no part, and is noted")
  func inactive() throws {
    let explanation = try explained(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 10   (inactive)>
      <NSLayoutConstraint:0x2 UIView:0xa.width == 20   (active)>
      """)
    #expect(explanation.findings.isEmpty && explanation.culprits.isEmpty)
    #expect(explanation.notes == ["line 1 is not active and takes no part"])
  }

  /// NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints prints a list once more.
  @Test("What AppKit's window of conflicts lists again is no second conflict")
  func aside() {
    let list = """
      (
          "<NSLayoutConstraint:0x1 H:[NSButton:0xa(196)]>",
          "<NSLayoutConstraint:0x2 H:[NSButton:0xa(<=30)]>"
      )
      """
    let log = ConsoleLog(
      "Unable to simultaneously satisfy constraints:\n\(list)\nWill attempt to recover by breaking "
        + "constraint\n<NSLayoutConstraint:0x2 H:[NSButton:0xa(<=30)]>\n"
        + "Clicked on overlapping visualized constraints: \(list)")
    #expect(log.conflicts.map(\.constraints.count) == [2])
  }

  /// po of `constraints`: a content's size gives way, unless its priorities are required.
  @Test("The size of a content contradicts only as far as its priorities are required")
  func contentSize() throws {
    func text(_ priorities: String) -> String {
      """
      <MASLayoutConstraint:0x1 UILabel:0xa.width == 20>,
      <NSContentSizeLayoutConstraint:0x2 UILabel:0xa.width == 35\(priorities)>
      """
    }
    #expect(try explained(text("")).findings.isEmpty)
    #expect(try explained(text(" Hug:1000 CompressionResistance:750")).findings.isEmpty)
    #expect(try !explained(text(" Hug:250 CompressionResistance:1000")).findings.isEmpty)
  }

  /// StackOverflow 23308400: 85.5 of content in 290.
  @Test("A cell that is too high is told the lesser height", arguments: [(100.0, 40.0), (30, 40)])
  func height(cell: Double, content: Double) throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xa]   (active, names: '|':Cell:0xb )>",
      "<NSLayoutConstraint:0x2 UIView:0xa.height == \(content)   (active)>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xa]-(0)-|   (active, names: '|':Cell:0xb )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' Cell:0xb.height == \(cell)   (active)>"
      """)
    #expect(explanation.text.contains("all hold where 'root' is 40 high"))
  }

  /// Russian notes about debugging, whose author drew a box around a log.
  @Test("The sides of a box or a table around a list are no part of its lines")
  func boxed() throws {
    let explanation = try explained(
      """
      │ Unable to simultaneously satisfy constraints:      │
      │   NSLayoutConstraint:0x600 H:[UILabel:0x123(100)]  │
      │   NSLayoutConstraint:0x601 H:[UILabel:0x123(200)]  |
      │ Will attempt to recover by breaking constraint:    │
      │   NSLayoutConstraint:0x600 H:[UILabel:0x123(100)]  │
      """)
    #expect(explanation.findings.first?.message.contains("200 > 100; broken") == true)
    // The end of a visual form is no side.
    let form = try explained(
      "│ NSLayoutConstraint:0x1 H:[UILabel:0xa]-(5)-| (Names: '|':UIView:0xb ) │")
    #expect(form.conflict.constraints.first?.bar?.key == "0xb")
  }

  /// A report of AppKit's in Chinese: `0x...`, and letters in place of the addresses of views.
  @Test("Letters for addresses tell views apart; where addresses are left out, that is said")
  func letters() throws {
    let explanation = try explained(
      """
      [AppKit] Conflicting constraints detected: (
          "<NSLayoutConstraint:0x... :0x<A>.height >= 32   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x... h=-&- v=-&- :0x<A>.minY == 0   (active, names: '|':NSView:0x<B> )>",
          "<NSAutoresizingMaskLayoutConstraint:0x... h=-&- v=-&- V:|-(0)-[:0x<A>]   (active, names: '|':NSView:0x<B> )>",
          "<NSAutoresizingMaskLayoutConstraint:0x... h=-&- v=&-- NSView:0x<B>.height == 0   (active)>"
      )
      Will attempt to recover by breaking <NSLayoutConstraint:0x... :0x<A>.height >= 32 (active)>.
      """)
    // An AppKit view's least y is its bottom.
    #expect(explanation.findings.first?.message.contains("32 > 0; broken") == true)
    let bare = try explained(
      """
      "<NSLayoutConstraint:0x... V:|-(20)-[UILabel:0x...] (active, names: '|':NSView:0x...)>",
      "<NSLayoutConstraint:0x... V:|-(30)-[UILabel:0x...] (active, names: '|':NSView:0x...)>"
      """)
    #expect(bare.findings.first?.message.contains("30 > 20") == true)
    #expect(
      bare.notes == ["the addresses are left out; views of one class are taken for one view here"])
  }

  /// GundyMarket: a list's cell of iOS 14, 16 + 120 + 16 in a height of 44.
  @Test("The content of a list's cell is the app's to fill, what ties it to the cell is not")
  func listCell() throws {
    let content = "_UICollectionViewListCellContentView:0xc"
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|-(16)-[UIStackView:0xa]   (active, names: '|':\(content) )>",
      "<NSLayoutConstraint:0x2 UIStackView:0xa.bottom == \(content).bottom - 16   (active)>",
      "<NSLayoutConstraint:0x3 UIStackView:0xa.height == 120   (active)>",
      "<NSLayoutConstraint:0x4 'UICollectionViewListCell-bottom-contentView-constraint' V:[\(content)]-(0)-|   (active, names: '|':Market.Cell:0xd )>",
      "<NSLayoutConstraint:0x5 'UICollectionViewListCell-top-contentView-constraint' V:|-(0)-[\(content)]   (active, names: '|':Market.Cell:0xd )>",
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' Market.Cell:0xd.height == 44   (active)>"
      """)
    #expect(explanation.findings.first?.message.contains("= 152 > 44") == true)
    #expect(explanation.text.contains("lines 4, 5 and 6 are UIKit's own, not for editing"))
  }
}
