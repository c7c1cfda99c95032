import Documents

/// The report as JUnit XML, which continuous integration servers read: one suite per scene, one
/// test case per variant.
package enum JUnitReporter {
  /// Returns the text of `junit.xml`. Times are left out, so that equal runs give equal bytes.
  package static func text(_ report: Report) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  /// Passes on the text line by line, in order.
  package static func write(_ report: Report, _ put: (String) -> Void) {
    put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    put("<testsuites name=\"alrender\"\(counts(report.checks))>\n")
    var index = 0
    while index < report.checks.count {
      let scene = report.checks[index].scene
      let end = report.checks[index...].firstIndex { $0.scene != scene } ?? report.checks.count
      let checks = report.checks[index..<end]
      put("  <testsuite name=\"\(attribute(scene))\"\(counts(checks))>\n")
      for check in checks { for line in testCase(check, of: report) { put(line + "\n") } }
      put("  </testsuite>\n")
      index = end
    }
    put("</testsuites>\n")
  }

  private static func counts(_ checks: some Collection<Check>) -> String {
    let errors = checks.count { $0.status == .failed }
    let failures = checks.count { $0.isFailure } - errors
    return " tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ check: Check, of report: Report) -> [String] {
    let head =
      "    <testcase classname=\"\(attribute(check.scene))\" name=\"\(attribute(check.variant))\" "
      + "file=\"\(attribute(report.repositoryPath(of: check.source)))\""
    guard check.isFailure else { return [head + "/>"] }
    let check = check.unpacked
    let element = check.status == .failed ? "error" : "failure"
    let message = check.causes.map(\.words).joined(separator: "; ")
    let text = FailureText(results: "").lines(check).joined(separator: "\n")
    var lines = [head + ">"]
    lines.append(
      "      <\(element) type=\"\(check.status.rawValue)\" message=\"\(attribute(message))\">"
        + "\(content(text))</\(element)>")
    let files = check.files
    let attachments = [
      files.expectedPicture, files.actualPicture, files.pictureDifference, files.layoutDifference,
      files.accessibilityDifference,
    ].compactMap(\.self).map { "[[ATTACHMENT|\($0)]]" }
    if !attachments.isEmpty {
      lines.append(
        "      <system-out>\(Escape.markup(attachments.joined(separator: "\n")))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private static func attribute(_ text: String) -> String { Escape.attribute(Escape.shown(text)) }

  private static func content(_ text: String) -> String { Escape.page(text) }
}
