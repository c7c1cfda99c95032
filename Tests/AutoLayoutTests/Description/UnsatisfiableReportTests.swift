import AutoLayout
import Testing

@Suite("Conflict report")
struct UnsatisfiableReportTests {
  private let width = "<NSLayoutConstraint:0x60000 UILabel:0x7f8'Name'.width == 120   (active)>"
  private let hiding = "<NSLayoutConstraint:0x60001 'UISV-hiding' UILabel:0x7f8'Name'.width == 0>"

  @Test("The block has the lines of iOS 12 and later")
  func block() {
    let report = UnsatisfiableReport(constraints: [width, hiding], broken: width)
    #expect(
      "\(report)".split(separator: "\n", omittingEmptySubsequences: false) == [
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "(",
        "    \"\(width)\",",
        "    \"\(hiding)\"",
        ")",
        "",
        "Will attempt to recover by breaking constraint ",
        "\(width)",
        "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in "
          + "the debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
      ])
  }

  @Test("The note on masks appears only if a mask is involved")
  func note() {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x60002 h=--& v=--& UILabel:0x7f8.width == 0>"
    let report = UnsatisfiableReport(constraints: [mask, width], broken: width, involvesMask: true)
    #expect(
      "\(report)".contains(
        "fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n(\n"))
  }
}
