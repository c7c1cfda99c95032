import Checking
import Documents
import Foundation
import Rendering
import Testing

/// What a log doesn't say, and what other people's tools and numbers do to one.
@Suite("Reports in console logs")
struct LogReportTests {
  /// mozilla-mobile/prox#242: Xcode broke the label's bottom, a layout here breaks the stack's line.
  private static let hidden = """
    (
        "<NSLayoutConstraint:0x610000291fd0 V:|-(16)-[UILabel:0x7f9c1]   (active, names: '|':Prox.EventView:0x7f9c2 )>",
        "<NSLayoutConstraint:0x6100002920c0 UILabel:0x7f9c1.bottom == Prox.EventView:0x7f9c2.bottom - 16   (active)>",
        "<NSLayoutConstraint:0x61800028d570 'UISV-hiding' Prox.EventView:0x7f9c2.height == 0   (active)>"
    )
    """

  @Test("Which constraint was broken is not claimed if the log ends before it says so")
  func unknown() throws {
    let explanation = try explained(Self.hidden)
    let finding = try #require(explanation.findings.first)
    #expect(finding.message.contains("16 + 16 = 32 > 0; the log does not say which one was broken"))
    #expect(finding.brokenIndex == nil)
    #expect(!explanation.text.contains("broken: "))
    #expect(!explanation.text.contains("it is broken because"))
    #expect(!explanation.text.contains("in short:"))
    let told = try explained(
      Self.hidden + "\nWill attempt to recover by breaking constraint\n"
        + "<NSLayoutConstraint:0x6100002920c0 UILabel:0x7f9c1.bottom == "
        + "Prox.EventView:0x7f9c2.bottom - 16   (active)>")
    #expect(told.findings.first?.message.contains("; broken: label.bottom") == true)
  }

  /// As expo/expo#6019, with a width broken.
  @Test("A broken constraint that the conflict does without is named, and no other")
  func elsewhere() throws {
    let explanation = try explained(
      """
      (
          "<NSLayoutConstraint:0x600000c156d0 UIImageView:0x7fc1.width == 128 (active)>",
          "<NSLayoutConstraint:0x600000c179d0 V:|-(>=0)-[UIImageView:0x7fc1] (active, names: '|':UIView:0x7fc2 )>",
          "<NSLayoutConstraint:0x600000c14410 V:[UIImageView:0x7fc1]-(10)-[UIView:0x7fc2] (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000c156d0 UIImageView:0x7fc1.width == 128 (active)>
      """)
    let finding = try #require(explanation.findings.first)
    #expect(finding.message.contains("10 > 0; broken: line 2, which is not among them"))
    #expect(finding.brokenIndex == nil)
    #expect(!explanation.text.contains("it is broken because"))
  }

  @Test(
    "Notations of other years and of word processors are read",
    arguments: [
      // SnapKit#101.
      """
      "<_UILayoutSupportConstraint:0x1 V:|-(0)-[_UILayoutGuide:0xa]   (Names: '|':UIView:0xb )>",
      "<_UILayoutSupportConstraint:0x2 V:[_UILayoutGuide:0xa(0)]>",
      "<NSIBPrototypingLayoutConstraint:0x3 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0xc]   (Names: '|':UIView:0xb )>",
      "<<Images.LayoutConstraint:0x4> <UIView:0xc>.top == <_UILayoutGuide:0xa>.bottom>"
      """,
      // JSQMessagesViewController#538, aplus.rs.
      """
      "< NSLayoutConstraint:0x1 V:[Label:0xa(20)]>",
      "< NSLayoutConstraint:0x2 V:[Label:0xa(54)]>"
      """,
      """
      you're told:
      “<NSLayoutConstraint:0x1 H:|—(16)—[UILabel:0xa]   (Names: ‘|’:UIView:0xb )>”,
      “<NSLayoutConstraint:0x3 H:[UILabel:0xa]—(0)—|   (Names: ‘|’:UIView:0xb )>”,
      “<NSLayoutConstraint:0x2 ‘UIView-Encapsulated-Layout-Width’ H:[UIView:0xb(10)]>”
      """,
    ])
  func notations(text: String) throws {
    let explanation = try explained(text)
    #expect(explanation.findings.count == 1)
    let lines = text.split(separator: "\n").count { $0.contains("Constraint:0x") }
    #expect(explanation.conflict.constraints.count == lines)
  }

  @Test(
    "Numbers that no scene can state are bounded, and said to be",
    arguments: ["10000000", "1.79769e+308", "1e400"])
  func numbers(number: String) throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIView:0x2.width <= \(number)   (active)>",
      "<NSLayoutConstraint:0x11 UIView:0x2.width == 20   (active)>",
      "<NSLayoutConstraint:0x13 UIView:0x2.width == 10   (active)>"
      """)
    #expect(explanation.findings.first?.message.contains("20 > 10") == true)
    #expect(explanation.notes == ["a number of line 1 is beyond a million, which is taken here"])
  }

  @Test("Views of the system keep their owner under a page's emphasis and within each other")
  func owners() throws {
    func editable(_ text: String) throws -> Int {
      let json = try JSONSerialization.jsonObject(with: Data(try explained(text).json.text.utf8))
      let lines = try #require((json as? [String: Any])?["constraints"] as? [[String: Any]])
      return lines.count { $0["editable"] as? Bool == true }
    }
    // Masonry#335.
    #expect(
      try editable(
        """
        "<NSLayoutConstraint:0x1 UIInputSetContainerView:0xa.top == UITextEffectsWindow:0xb.top + 20>",
        "<NSLayoutConstraint:0x2 UIInputSetContainerView:0xa.top == UITextEffectsWindow:0xb.top>"
        """) == 0)
    // openradar 33961931.
    #expect(
      try editable(
        """
        "<NSLayoutConstraint:0x1 UILayoutGuide:0xa'Edge Insets'.top == MKMapView:0xb.top + 8>",
        "<NSLayoutConstraint:0x2 UILayoutGuide:0xa'Edge Insets'.bottom == MKMapView:0xb.bottom - 8>",
        "<NSLayoutConstraint:0x3 MKMapView:0xb.height == 0>"
        """) == 1)
    #expect(
      try editable(
        """
        "<NSLayoutConstraint:0x1 *UIRemoteKeyboardPlaceholderView:0xa.bottom == *UIKBCompatInputView:0xb.top>",
        "<NSLayoutConstraint:0x2 *UIRemoteKeyboardPlaceholderView:0xa.bottom == *UIKBCompatInputView:0xb.top + 3>"
        """) == 0)
  }

  @Test("Reports that differ in their addresses alone are one")
  func repetitions() throws {
    let again = Self.hidden.replacing("0x7f9c", with: "0x8a1d").replacing("0x61", with: "0x77")
    let other = Self.hidden.replacing("(16)", with: "(20)")
    let header = "Unable to simultaneously satisfy constraints.\n"
    let log = ConsoleLog(
      [Self.hidden, again, other, Self.hidden].map { header + $0 }.joined(separator: "\n\n"))
    #expect(log.conflicts.count == 4)
    #expect(log.reports.map(\.count) == [3, 1])
    #expect(log.reports[0].map(\.line) == [1, 8, 22])
  }

  // MARK: What can hold

  /// SDCAlertView#60, autopkgr#196.
  @Test("Reports that differ in their numbers, too, are of one kind")
  func kinds() {
    let text = (1...3).map { number in
      """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x\(number)1 V:[UIView:0x\(number)a(\(40 + number))]>",
      "<NSLayoutConstraint:0x\(number)2 V:[UIView:0x\(number)a(8)]>"

      """
    }.joined()
    #expect(ConsoleLog(text).reports.count == 3)
    #expect(ConsoleLog(text).kinds.map(\.count) == [3])
  }

  /// SnapKit#101; flutter_native_admob; FDTemplateLayoutCell#368.
  @Test("What is broken but not listed is said, and no certain culprit is named for it")
  func unlisted() throws {
    let likened = try explained(
      """
      "<NSLayoutConstraint:0x1 UILabel:0xa.width == 300>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.width == 200>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x9 UILabel:0xc.width == 300>
      """)
    #expect(
      likened.text.contains("breaks a constraint that is not in its list; line 1, which reads"))
    #expect(!likened.text.contains("the log says that"))
    // Another view of the same run is another constraint.
    let other = try explained(
      """
      "<NSLayoutConstraint:0x1 UILabel:0xa.width == 300>",
      "<NSLayoutConstraint:0x2 UILabel:0xb.width == UILabel:0xa.width + 200>",
      "<NSLayoutConstraint:0x3 UILabel:0xb.width == 100>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x9 UILabel:0xb.width == 300>
      """)
    #expect(other.conflict.constraints.count == 4 && other.conflict.broken == 3)
    let alone = try explained(
      """
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 'UISV-spacing' H:[MyStack:0xa]-(5)-[UIButton:0xb]   (active)>
      """)
    #expect(alone.text.contains("only the constraint that was broken is here"))
    #expect(!alone.text.contains("not for editing"))
    let loose = try explained(
      """
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 300>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width == 300>"
      """)
    #expect(!loose.text.contains("likely culprit"))
    let cell = try explained(
      """
      "<NSLayoutConstraint:0x1 UITableViewCellContentView:0xa.width == 375>",
      "<NSLayoutConstraint:0x2 UITableViewCellContentView:0xa.width == 0>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UITableViewCellContentView:0xa.width == 375>
      """)
    #expect(cell.text.contains("line 2 is UIKit's own"))
    // unstoppable-wallet-ios#1731.
    let twice = try explained(
      """
      "<NSLayoutConstraint:0x1 UIButton:0xa.bottom == UIView:0xb.bottom - 24>",
      "<NSLayoutConstraint:0x2 UIButton:0xa.bottom == UIView:0xb.bottom - 32>"
      """)
    #expect(
      twice.culprits == [
        "'button' is tied to 'view' at two distances; change the constant of the first constraint instead "
          + "of adding a second"
      ])
  }

  @Test("Lines that can hold together say why the log calls them a conflict")
  func fits() throws {
    let same = try explained(
      """
      "<NSLayoutConstraint:0x1 UILabel:0xa.firstBaseline == UILabel:0xb.lastBaseline + 18>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.firstBaseline == UILabel:0xb.lastBaseline + 18>"
      """)
    #expect(same.text.contains("lines 1 and 2 say the same"))
    func fit(_ least: Int) throws -> String {
      try explained(
        """
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 48   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.height >= \(least)   (active)>"
        """
      ).text
    }
    #expect(try fit(48).contains("hold exactly as written here; the log rounds its numbers"))
    #expect(try fit(47).contains("do not conflict as written here; the log may be incomplete"))
  }

  /// QNChat's rows, in an article about identifiers: 33 + 86.3333 + 29 + 2 × 8 = 164.333.
  @Test("A contradiction that is no greater than the log's rounding is none")
  func rounding() throws {
    func text(_ height: String) throws -> String {
      try explained(
        """
        "<NSLayoutConstraint:0x1 V:|-(78)-[UILabel:0xa]   (Names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xa]-(0)-|   (Names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' V:[UIView:0xb(\(height))]>",
        "<NSLayoutConstraint:0x4 V:[UILabel:0xa(>=86.3333)]>"
        """
      ).text
    }
    #expect(try text("164.333").contains("hold exactly as written here"))
    #expect(try text("164.313").contains("cannot all hold"))
  }

  /// wtfautolayout#10 and an article with margins that the log does not list.
  @Test("Margins are those that the log lists, and 8 where it lists none")
  func margins() throws {
    let text = """
      "<NSLayoutConstraint:0x1 UIView:0xa.top == UITableViewCellContentView:0xb.topMargin   (active)>",
      "<NSLayoutConstraint:0x2 UITableViewCellContentView:0xb.bottomMargin == UIView:0xa.bottom   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa.height == 50   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 60   (active)>"
      """
    let assumed = try explained(text)
    #expect(assumed.findings.first?.message.contains("8 + 50 + 8 = 66 > 60") == true)
    #expect(assumed.notes.count == 2)
    let guides = ["top": "V:|-(3)-[UILayoutGuide:0xc]", "bottom": "V:[UILayoutGuide:0xc]-(4)-|"]
    let listed = ["top", "bottom"].map { side in
      ",\n\"<NSLayoutConstraint:0x5 'UIView-\(side)Margin-guide-constraint' \(guides[side] ?? "")   "
        + "(active, names: '|':UITableViewCellContentView:0xb )>\""
    }
    let explanation = try explained(text + listed.joined())
    #expect(explanation.findings.first?.message.contains("3 + 50 + 4 = 57 < 60") == true)
    #expect(explanation.notes.isEmpty)
  }

  @Test("A baseline that follows from a font that the log does not list is said")
  func baseline() throws {
    // wtfautolayout#4.
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UILabel:0xa.firstBaseline == UIView:0xb.bottom>",
      "<NSLayoutConstraint:0x2 UIView:0xb.height == 30>"
      """)
    #expect(explanation.notes.first?.hasPrefix("line 1 depends on the baseline of 'label'") == true)
  }

  @Test("Names before addresses in brackets are read, of views and of constraints")
  func keys() throws {
    // yeradis/objective-steroids, in an article about identifiers.
    let explanation = try explained(
      """
      "<NSLayoutConstraint:id15[0x1] UIView:box[0xa].height <= 83>",
      "<NSLayoutConstraint:UIView-Encapsulated-Layout-Height[0x2] UIView:box[0xa].height == 99>"
      """)
    #expect(explanation.conflict.constraints.map(\.identifier).first == "id15")
    #expect(explanation.conflict.constraints.first?.first.item.key == "0xa")
    #expect(explanation.text.contains("line 2 is UIKit's own, not for editing"))
  }

  @Test("A last line that repeats another is the verdict, whatever sentence led to it")
  func verdict() throws {
    let broken = Self.hidden.split(separator: "\n")[2].trimmingCharacters(in: ["\"", ",", " "])
    let explanation = try explained(Self.hidden + "\n\nVersuche\n" + broken)
    #expect(explanation.conflict.constraints.count == 3)
    #expect(explanation.conflict.broken == 1)
  }

  // MARK: What other tools leave

  @Test("Descriptions that have lost their brackets are read, and others are said")
  func bare() throws {
    let bare = Self.hidden.replacing("<NS", with: "NS").replacing(">\"", with: "\"")
    let explanation = try explained(bare)
    #expect(explanation.conflict.constraints.count == 3)
    #expect(explanation.findings.count == 1)
    let accented = Self.hidden.replacing("\"<", with: "\"<\u{301}")
    #expect(try explained(accented).conflict.constraints.count == 3)
    let log = ConsoleLog("the constraint NSLayoutConstraint:0x1 was in the way")
    #expect(log.conflicts.isEmpty)
    #expect(log.leftovers.map(\.line) == [1])
  }

  @Test("Texts of views are no constraints and no tags, whatever they say")
  func texts() throws {
    func text(_ label: String) throws -> LogConflict {
      try explained(
        """
        "<NSLayoutConstraint:0x1 UILabel:0xa'\(label)'.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa'\(label)'.width == 30   (active)>"
        """
      ).conflict
    }
    for label in ["x'.width >= 3   (active)>", "<b>x</b>", "see NSLayoutConstraint:0x8", "a > b"] {
      let conflict = try text(label)
      #expect(conflict.constraints.map(\.constant) == [20, 30], "\(label)")
      #expect(conflict.constraints.first?.first.item.label == label, "\(label)")
    }
  }

  @Test("Names with dots and generic classes give short ids")
  func names() throws {
    // mozilla-mobile/firefox-ios#27523.
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 Bar.lockIcon.width == 40   (active, names: Bar.lockIcon:0xa )>",
      "<NSLayoutConstraint:0x2 Bar.lockIcon.width == App.Row<App.Item>:0xb.width + 24   (active, names: Bar.lockIcon:0xa )>"
      """)
    #expect(explanation.scene.names.map(\.id) == ["lockIcon", "row"])
  }

  @Test("A log without addresses says that they are missing")
  func addresses() {
    let text = "Unable to simultaneously satisfy constraints.\n" + Self.hidden
    let log = ConsoleLog(text.replacing(/:0x[0-9a-f]+/, with: ""))
    #expect(log.conflicts.isEmpty)
    #expect(log.absence == .isAnonymous)
  }

  /// woocommerce-ios#9054, without its verdict.
  @Test("Lines that hold exactly as they are rounded are told so, whichever of them is tight")
  func rounded() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIView:0xb.height == 0.333333   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.centerY == UITableViewCellContentView:0xc.centerY   (active)>",
      "<NSLayoutConstraint:0x3 V:[UILabel:0xa]-(4)-[UIView:0xb]   (active)>",
      "<NSLayoutConstraint:0x4 V:[UIView:0xb]-(1)-|   (active, names: '|':UITableViewCellContentView:0xc )>",
      "<NSLayoutConstraint:0x5 UILabel:0xa.height >= 44   (active)>",
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xc.height == 54.6667   (active)>"
      """)
    #expect(explanation.text.contains("hold exactly as written here; the log rounds its numbers"))
  }

  /// MauiEx#76, PureLayout#62.
  @Test("Reports of Auto Layout that are no conflicts are told as what they are")
  func kin() {
    let anchors =
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x6 \"UITableView:0x7.top\"> and "
      + "<NSLayoutYAxisAnchor:0x8 \"UITextField:0x9.bottom\"> because they have no common ancestor."
    #expect(ConsoleLog(anchors).kin == .noAncestor)
    #expect(ConsoleLog(anchors).conflicts.isEmpty)
    let trace = "|   *UILabel:0x8- AMBIGUOUS LAYOUT for UILabel:0x8.minX{id: 1}"
    #expect(ConsoleLog(trace).kin == .ambiguous)
    #expect(
      ConsoleLog(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 "
          + "UIView:0x8.width == UIView:0x9.width   (inactive)>"
      ).kin == .notPrepared)
    // CardParts#100; onmyway133/notes#62; StackOverflow.
    let others: [(String, ConsoleLog.Kin)] = [
      (
        "[Assert] contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false",
        .cellContent
      ),
      (
        "a case where constraints ambiguously suggest a height of zero for a tableview cell's",
        .noHeight
      ),
      ("is being configured with a constant that exceeds internal limits.  A smaller", .tooLarge),
    ]
    for (text, kin) in others { #expect(ConsoleLog(text).kin == kin) }
    // matthewstyles.com; UIKitPlus#23; Apple's exceptions.
    let exceptions: [(String, ConsoleLog.Kin)] = [
      ("[Layout] Detected missing constraints for <DocumentView: 0x6080001206e0>.", .missing),
      ("<UText: 0x1>>: Constraint items must each be a view or layout guide.'", .noItem),
      ("multiplier:0.4 constant:0.0]: Invalid pairing of layout attributes", .mixedAttributes),
      ("Impossible to set up layout with view hierarchy unprepared for constraint.", .notPrepared),
      ("'Unable to parse constraint format: a is not a key in the views dictionary.", .badFormat),
    ]
    for (text, kin) in exceptions { #expect(ConsoleLog(text).kin == kin, "\(text)") }
    #expect(ConsoleLog(Self.hidden).kin == nil)
  }
}
