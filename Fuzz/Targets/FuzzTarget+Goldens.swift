import Checking
import Diagnosis
import Documents
import Goldens
import Rendering

extension FuzzTarget {
  /// The log of an app: its conflicts are explained with the scenes made from them.
  static let logs = FuzzTarget("logs") { bytes throws(FuzzFailure) in
    guard bytes.count <= 1 << 14 else { return }
    let log = ConsoleLog(String(decoding: bytes, as: UTF8.self))
    guard !log.conflicts.isEmpty, let renderer = try? Renderer(.blocks) else { return }
    for conflict in log.conflicts.prefix(4) {
      do {
        let explanation = try LogExplanation(
          conflict, file: "app.log", lines: log.lines, with: renderer)
        _ = explanation.text
        _ = explanation.json.text
      } catch {
        throw FuzzFailure("the scene of a conflict cannot be laid out: \(error)")
      }
    }
  }

  /// Two golden layouts, separated by a line with `=`, are compared.
  static let layoutGoldens = FuzzTarget("layout-goldens") { bytes throws(FuzzFailure) in
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n=\n", maxSplits: 1, omittingEmptySubsequences: false)
    let (first, second) = (String(parts[0]), String(parts.last ?? ""))
    let difference = try? LayoutComparison.compare(
      expected: first, actual: second, path: "golden.txt")
    try FuzzFailure.unless(first != second || difference == nil, "equal layouts differ")
    let outline = RecordedOutline(first)
    try FuzzFailure.unless(
      RecordedOutline(outline.fileText) == outline, "an outline is read back another way: \(first)")
  }

  /// A report whose names stay below its folder and which is written as it was read.
  static let reports = FuzzTarget("reports") { bytes throws(FuzzFailure) in
    guard let report = try? Report(bytes: bytes) else { return }
    let text = report.fileText
    guard let again = try? Report(bytes: Array(text.utf8)) else {
      throw FuzzFailure("what is written of the report cannot be read: \(text)")
    }
    try FuzzFailure.unless(again.fileText == text, "the report is written another way: \(text)")
    let xml = JUnitReporter.text(report)
    try FuzzFailure.unless(
      (try? XMLReader.read(Array(xml.utf8))) != nil, "the report for JUnit is not XML: \(xml)")
    for line in GitHubReporter.annotations(report).split(separator: "\n") {
      try FuzzFailure.unless(line.hasPrefix("::error "), "an annotation spans lines: \(line)")
    }
    _ = GitHubReporter.summary(report)
    _ = ListReporter.text(report, results: "")
  }
}
