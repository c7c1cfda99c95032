import Checking
import Documents
import Foundation
import Rendering
import Testing

/// What a log doesn't say, and what other people's tools and numbers do to one.
@Suite("Reports in console logs")
struct LogReportTests {
  private func explained(_ text: String) throws -> LogExplanation {
    let log = ConsoleLog(text)
    #expect(log.leftovers.isEmpty, "\(log.leftovers)")
    return try LogExplanation(
      try #require(log.conflicts.first), file: "app.log", lines: log.lines,
      with: try Renderer(.blocks))
  }

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

  /// expo/expo#6019.
  @Test("A broken constraint that the conflict does without is named, and no other")
  func elsewhere() throws {
    let explanation = try explained(
      """
      (
          "<NSLayoutConstraint:0x600000c156d0 UIImageView:0x7fc1.height == 128 (active)>",
          "<NSLayoutConstraint:0x600000c179d0 V:|-(>=0)-[UIImageView:0x7fc1] (active, names: '|':UIView:0x7fc2 )>",
          "<NSLayoutConstraint:0x600000c14410 V:[UIImageView:0x7fc1]-(10)-[UIView:0x7fc2] (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000c156d0 UIImageView:0x7fc1.height == 128 (active)>
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
}
