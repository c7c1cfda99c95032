import AutoLayout
import Checking
import Diagnosis
import Documents
import Foundation
import Rendering
import Scenes
import Testing

/// The lines are from public logs.
@Suite("Console logs")
struct ConsoleLogTests {
  private static let samples = [
    "<NSLayoutConstraint:0x600000499460 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fe16cd53650.height == 50   (active)>",
    "<NSLayoutConstraint:0x60400048f780 V:[UITextView:0x7fe16d8ff000'This is a test of the pos...']-(8)-[UIStackView:0x7fe16cd5cf60]   (active)>",
    "<NSLayoutConstraint:0x608000890860 V:[UIStackView:0x7fa4d0dece70]-(9)-|   (active, names: '|':Proto.HeaderView:0x7fa4d0df1370 )>",
    "<NSLayoutConstraint:0x608000697bb0 ListViewImage-a....width == 1.574*ListViewImage-a....height   (active, names: ListViewImage-a...:0x7f950028efe0 )>",
    "<NSLayoutConstraint:0x6000017e8a00 'UIView-leftMargin-guide-constraint' H:|-(22)-[UILayoutGuide:0x600000d7ea00'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIStackView:0x7fed434775c0 )>",
    "<NSLayoutConstraint:0x600002a87340 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x60000306d340'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIRemoteKeyboardWindow:0x7fcefa227a00 )>",
    "<NSLayoutConstraint:0x6000034679d0 'UISV-spanning-boundary' _UILayoutSpacer:0x60000284c1e0'UISV-alignment-spanner'.top <= UIView:0x7fa67350cab0.top   (active)>",
    "<NSLayoutConstraint:0x7b56d020 'Label Width' H:[UILabel:0x7b58b040'Name'(>=400)]>",
    "<NSLayoutConstraint:0x600000482e90 H:|-(0)-[name_label]   (active, names: name_label:0x7fa4d0e9e480, OverViewFactorLabel:0x7fa4d0e8b450, '|':OverViewFactorLabel:0x7fa4d0e8b450 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x7ff28252e480 h=--& v=--& H:[UIView:0x7ff282617cc0(50)]>",
    "<NSLayoutConstraint:0xb83af90 'fittingSizeHTarget' H:[UITableViewCellContentView:0xb839850(0)]>",
    "<_UISystemBaselineConstraint:0x6000033499e0 'UISV-spacing' V:[UIStackView:0x7fa67350c680]-(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x7fa67350bf50'E-posta adresini mi unutt...']   (active)>",
    "<MASLayoutConstraint:0x600003f5c120 UILabel:0x7fb9a3d0.height >= 5000>",
    "<MASLayoutConstraint:0x600003f5c121 UIView:card.width == UIView:superview.width * 0.5 + 1 ^high>",
    "<SnapKit.LayoutConstraint:0x60000@Login.swift#88 UIImageView:0x7fb9.height >= 44.0>",
    "<SnapKit.LayoutConstraint:0x60001@Login.swift#12 UIView:0x7fb9.width == UIView:0x7fba.width * 0.25 + 13.0>",
    "<NSContentSizeLayoutConstraint:0x6000 UIButton:0x7fb1.width == 111 Hug:250 CompressionResistance:750   (active)>",
    "<NSLayoutConstraint:0x6001 A.bottom <= G.bottom NSLayoutAnchorConstraintSpace(8)   (active, names: A:0x1, G:0x2 )>",
  ]

  private func single(_ line: String) throws -> LogConstraint {
    let log = ConsoleLog(line)
    #expect(log.leftovers.isEmpty)
    return try #require(log.conflicts.first?.constraints.first, "\(line)")
  }

  @Test("every observed line is read and written as a scene", arguments: samples)
  func read(line: String) throws {
    let log = ConsoleLog(line)
    #expect(log.leftovers.isEmpty)
    let conflict = try #require(log.conflicts.first)
    let scene = LogScene(conflict)
    let loaded = try LoadedScene(bytes: Array(scene.text.utf8), path: "log.yaml")
    let laidOut = try Renderer(.blocks).layOut(loaded)
    #expect(laidOut.root.layoutIssues.isEmpty, "\(scene.text)")
  }

  @Test(
    "a description is found and placed by scalars, whatever stands before it",
    arguments: ["\u{600}", "e\u{301} ", "\u{1F468}\u{200D}\u{1F469} "])
  func columns(before: String) throws {
    let constraint = try single(before + Self.samples[0])
    #expect(constraint.column == before.unicodeScalars.count + 1)
    #expect(constraint.length == Self.samples[0].unicodeScalars.count)
  }

  @Test(
    "a log with the line endings of Windows or of old Macs is the same log",
    arguments: ["\r\n", "\r"])
  func lineEnds(end: String) {
    let block = [
      "Unable to simultaneously satisfy constraints.", "(", "    \"\(Self.samples[0])\",",
      "    \"\(Self.samples[7])\"", ")", "Will attempt to recover by breaking constraint ",
      Self.samples[7],
    ]
    let log = ConsoleLog(block.joined(separator: end))
    #expect(log.conflicts == ConsoleLog(block.joined(separator: "\n")).conflicts)
    #expect(log.conflicts.first?.broken == 1)
  }

  @Test("a Masonry key is a name, not text")
  func key() throws {
    let log = ConsoleLog("<MASLayoutConstraint:0x600003f5c120 UILabel:title.height >= 50>")
    let scene = LogScene(try #require(log.conflicts.first))
    #expect(
      scene.text.contains("title: { type: label, intrinsicContentSize: [none, none] }"),
      "\(scene.text)")
  }

  @Test("numbers, relations, priorities and names are read correctly")
  func meaning() throws {
    let ratio = try single(Self.samples[3])
    #expect((ratio.multiplier, ratio.first.attribute) == (1.574, .width))
    #expect(ratio.second?.attribute == .height)
    #expect(ratio.first.item.key == "0x7f950028efe0")
    let gap = try single(Self.samples[1])
    #expect((gap.first.attribute, gap.constant) == (.top, 8))
    #expect(gap.second?.item.label == "This is a test of the pos...")
    let bar = try single(Self.samples[2])
    #expect(bar.bar?.className == "Proto.HeaderView")
    #expect((bar.first.attribute, bar.second?.attribute) == (.bottom, .bottom))
    let guide = try single(Self.samples[4])
    #expect(guide.first.attribute == .left)
    #expect(try single(Self.samples[7]).relation == .greaterThanOrEqual)
    #expect(try single(Self.samples[9]).mask == "h=--& v=--&")
    let masonry = try single(Self.samples[13])
    #expect((masonry.multiplier, masonry.constant, masonry.priority) == (0.5, 1, 750))
    let snapKit = try single(Self.samples[15])
    #expect((snapKit.multiplier, snapKit.constant) == (0.25, 13))
    #expect(snapKit.source == "Login.swift#12")
    #expect(try single("<NSLayoutConstraint:0x1 V:[UIView:0x2(0@51)]>").priority == 51)
  }

  @Test(
    "blocks of several system versions are separated, with the broken constraint, after any prefix")
  func blocks() throws {
    let text = """
      2015-03-04 10:11:12.345 App[123:456] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
          "<NSLayoutConstraint:0x1 H:[UILabel:0x9'Don't'(100)]>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0x9'Don't'(120)]>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 H:[UILabel:0x9'Don't'(120)]>

      Break on objc_exception_throw to catch this in the debugger.
      2024-01-02 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<SnapKit.LayoutConstraint:0x3@A.swift#5 UIView:0x8.height == 10.0>",
          "<SnapKit.LayoutConstraint:0x4@A.swift#6 UIView:0x8.height >= 30.0>"
      )

      Will attempt to recover by breaking constraint
      <SnapKit.LayoutConstraint:0x4@A.swift#6 UIView:0x8.height >= 30.0>
      """
    let log = ConsoleLog(text)
    #expect(log.conflicts.map(\.constraints.count) == [2, 2])
    #expect(log.conflicts.map(\.broken) == [1, 1])
    #expect(log.conflicts[0].constraints[0].first.item.label == "Don't")
    let windows = ConsoleLog(text.replacing("\n", with: "\r\n"))
    #expect(windows.lines == log.lines)
    #expect(windows.conflicts == log.conflicts)
    let explained = try LogExplanation(
      log.conflicts[1], file: "log.txt", lines: log.lines, with: Renderer(.blocks))
    #expect(explained.findings.count == 1)
    // The log says that the inequality was broken.
    #expect(explained.text.contains("log.txt:15: 2 constraints cannot all hold: 30 > 10"))
    #expect(explained.text.contains("A.swift#6"))
  }

  @Test("culprits are named: translated masks, cell heights, hidden views in stacks")
  func culprits() throws {
    func words(_ lines: String...) throws -> String {
      let log = ConsoleLog(lines.joined(separator: "\n"))
      return try LogExplanation(
        try #require(log.conflicts.first), file: "log.txt", lines: log.lines,
        with: Renderer(.blocks)
      ).text
    }
    let mask = try words(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0x9'Testing'.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x9'Testing'.width == UIView:0x8.width   (active)>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0x8.width == 320   (active)>"
    )
    #expect(mask.contains("translatesAutoresizingMaskIntoConstraints is still true for 'label'"))
    #expect(mask.contains("320 > 0"))
    let hidden = try words(
      "<NSLayoutConstraint:0x1 UILabel:0x9'Email Address'.width == 120   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-hiding' UILabel:0x9'Email Address'.width == 0   (active)>")
    #expect(hidden.contains("is hidden"))
    #expect(hidden.contains("120 > 0"))
    let cell = try words(
      "<NSLayoutConstraint:0x1 V:|-(11)-[UIImageView:0x9]   (active, names: '|':Cell:0x8 )>",
      "<NSLayoutConstraint:0x2 UIImageView:0x9.height == 44   (active)>",
      "<NSLayoutConstraint:0x3 V:[UIImageView:0x9]-(11)-|   (active, names: '|':Cell:0x8 )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' Cell:0x8.height == 44   (active)>"
    )
    #expect(cell.contains("11 + 44 + 11 = 66 > 44"))
    #expect(cell.contains("the list gave 'root' a height of 44"))
    let arranged = try words(
      "<NSLayoutConstraint:0x1 UIStackView:0x8.height == 100   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x9.height == 150   (active)>",
      "<NSLayoutConstraint:0x3 'UISV-canvas-connection' UIStackView:0x8.top == UILabel:0x9.top   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-canvas-connection' V:[UILabel:0x9]-(0)-|   (active, names: '|':UIStackView:0x8 )>"
    )
    #expect(arranged.contains("a stack already lays out 'label' along this axis"))
    // No one can edit what the stack made.
    #expect(arranged.contains("\n  line 2: label.height == 150 @ 999"), "\(arranged)")
    #expect(!arranged.contains("\n  line 3: "))
    #expect(!arranged.contains("\n  line 4: "))
  }

  // MARK: There and back

  private static let broken = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenes/broken")

  private static let scenes =
    (try? FileManager.default.contentsOfDirectory(atPath: broken.path))
    .map { $0.filter { $0.hasSuffix(".yaml") }.sorted() } ?? []

  /// The written scene has its own root, so a root in the log gets another name there.
  private static func withOneRoot(_ gist: String) -> String {
    gist.replacing("root2.", with: "root.")
  }

  @Test("the scene written from our own console log has the same conflict")
  func roundTrip() throws {
    var count = 0
    for scene in Self.scenes {
      let path = Self.broken.appending(path: scene).path
      guard let loaded = try? LoadedScene(bytes: FileBytes.read(path), path: scene),
        let first = try? Renderer(.blocks).layOut(loaded)
      else { continue }
      for issue in first.root.layoutIssues where issue.kind == .unsatisfiable {
        let console = try #require(UnsatisfiableReport(issue)).description
        let conflict = try #require(ConsoleLog(console).conflicts.first, "\(scene)")
        #expect(conflict.constraints.count == issue.constraints.count, "\(scene)")
        let written = LogScene(conflict).text
        let again = try Renderer(.blocks).layOut(
          LoadedScene(bytes: Array(written.utf8), path: "written.yaml"))
        let same = try #require(again.root.layoutIssues.first, "\(scene)\n\(written)")
        let echo = try #require(UnsatisfiableReport(same)).description
        let heard = try #require(ConsoleLog(echo).conflicts.first)
        #expect(
          Set(heard.constraints.map(\.gist).map(Self.withOneRoot))
            == Set(conflict.constraints.map(\.gist).map(Self.withOneRoot)),
          "\(scene)\n\(console)\n\(echo)\n\(written)")
        count += 1
      }
    }
    #expect(count >= 24)
  }
}

extension LogConstraint {
  /// The constraint's meaning, whatever its origin and wherever its items are in memory.
  fileprivate var gist: String {
    func text(_ item: Item, _ attribute: String) -> String {
      let name = item.isGuide ? nil : item.label
      return "\(name ?? item.className).\(attribute)"
    }
    let edges = [
      "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY",
      "maxY": "bottom",
    ]
    let attribute = edges["\(first.attribute)"] ?? "\(first.attribute)"
    // A position of a mask is measured from its superview's corner.
    let isVertical = ["top", "centerY", "bottom"].contains(attribute)
    let corner = bar.map { text($0, isVertical ? "top" : "left") }
    let isSize = ["width", "height"].contains(attribute)
    let other = second.map { text($0.item, edges["\($0.attribute)"] ?? "\($0.attribute)") }
    let end = other ?? (isSize ? "" : corner ?? "")
    return "\(text(first.item, attribute)) \(relation.symbol) \(multiplier) \(end) \(constant)"
  }
}
