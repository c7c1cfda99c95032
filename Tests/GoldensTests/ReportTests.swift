import Foundation
import Geometry
import Goldens
import Testing

@Suite("Report")
struct ReportTests {
  private func failing(_ index: Int, _ cause: Cause) -> Check {
    var check = Check(
      index: index, scene: "a/b", source: "Scenes/a/b.yaml", title: "A \"card\"",
      variant: index == 0 ? "default" : "rtl+\(index)", scale: 2, status: .changed)
    check.causes = [cause]
    check.layout = LayoutDifference()
    check.layout?.moved = [
      .init(
        view: "title", before: Rect(x: 0, y: 0, width: 1, height: 2),
        after: Rect(x: 0.5, y: 0, width: 1, height: 2))
    ]
    check.layout?.texts = [.init(.lines, view: "title", words: "the text of 'title' takes 2 lines")]
    check.picture = PictureDifference(
      expectedSize: .init(width: 10, height: 20), actualSize: .init(width: 10, height: 20),
      unequal: 3, ratio: 0.015, cluster: 2, distance: 0.25,
      regions: [.init(x: 1, y: 2, width: 3, height: 4, unequal: 3, views: ["title", "root"])],
      expectedHash: "00", actualHash: "01")
    check.views = [
      ComparedView(
        id: "title", path: "root/title", type: "label",
        frame: Rect(x: 0.5, y: 0, width: 1, height: 2), recordedFrame: nil, text: "Ünï\u{1F600}",
        constraints: ["title.leading == root.leading + 0.5"])
    ]
    check.files.actualPicture = "actual/a/b/default@2x.png"
    return check
  }

  @Test("A failure that is kept outside memory has the same values and the same text")
  func keptFailures() throws {
    let cause = Cause(.constraint, subject: "gap", before: "a", after: "b", words: "a is b")
    let originals = (0..<400).map { failing($0, cause) }
    for folder in [FileManager.default.temporaryDirectory.path, "/no/such/folder"] {
      let store = FailureStore(in: folder)
      let kept = originals.map { check in
        var check = check
        store.keep(&check)
        return check
      }
      #expect(kept == originals && kept.map(\.unpacked) == originals)
      let (report, original) = (Report(checks: kept), Report(checks: originals))
      #expect(report.fileText == original.fileText)
      #expect(report.findings == original.findings)
      #expect(JUnitReporter.text(report) == JUnitReporter.text(original))
      #expect(try Report(bytes: Array(report.fileText.utf8)) == original)
      // All but the causes are in the file, or none if there can be no file.
      let size = originals.reduce(0) { $0 + $1.text.utf8.count }
      #expect(folder.hasPrefix("/no") ? store.count == 0 : store.count > size / 2)
      var changed = kept[0]
      changed.causes = []
      #expect(changed.causes.isEmpty && changed.layout == originals[0].layout)
    }
  }

  @Test("What is written to report.json is read back the same")
  func roundTrip() throws {
    let cause = Cause(.constraint, subject: "gap", before: "a", after: "b", words: "a is b")
    var located = failing(0, cause)
    located.causes.append(
      Cause(.attribute, subject: "title", key: "font.weight", words: "'font.weight' is 700"))
    located.causeLines = [12, nil]
    var report = Report(
      shard: .init(index: 2, count: 3), plan: "1234",
      checks: [
        located,
        Check(index: 1, scene: "c", source: "c.yaml", variant: "default", scale: 1.5),
      ])
    report.shard?.split = "5678"
    report.shard?.isWhole = true
    report.shard?.renamed = [.init(scene: "name", matches: ["old/name"])]
    report.environment = ["pango is 1.56.3, recorded with 1.50.12"]
    (report.tolerance, report.project, report.isReview) = ("pixel 0.1", "ios/App", true)
    report.unclaimed = ["old/default.layout.txt"]
    let text = report.fileText
    #expect(try Report(bytes: Array(text.utf8)) == report)
    #expect(try Report(bytes: Array(text.utf8)).fileText == text)
  }

  @Test("One cause of many checks is one finding")
  func findings() {
    let cause = Cause(.setting, subject: "gap", words: "the metric 'gap' is 16, recorded as 12")
    let other = Cause(.text, subject: "title", words: "the text of 'title' is truncated")
    var checks = (0..<300).map { failing($0, cause) }
    checks.append(failing(300, other))
    let findings = Report(checks: checks).findings
    #expect(findings.map(\.cause) == [cause, other])
    #expect(findings.map(\.checks.count) == [300, 1])
  }

  @Test("A text whose line breaks change because of a stated change is not a separate finding")
  func consequences() {
    let cause = Cause(.setting, subject: "gap", words: "the metric 'gap' is 16, recorded as 12")
    let text = Cause(.text, subject: "title", words: "the text of 'title' takes 2 lines")
    var checks = (0..<3).map { failing($0, cause) }
    checks[1].causes = [cause, text]
    checks[2].causes = [text]
    let findings = Report(checks: checks).findings
    #expect(findings.map(\.cause) == [cause, text])
    #expect(findings.map(\.checks) == [[0, 1], [2]])
  }

  @Test("The groups of a list add up to the failures, whatever causes the checks share")
  func groups() {
    let gap = Cause(.setting, subject: "gap", words: "the metric 'gap' is 16, recorded as 12")
    let title = Cause(.attribute, subject: "title", words: "'lines' of 'title' is 2")
    var checks = (0..<22).map { failing($0, gap) }
    for index in 16..<22 { checks[index].causes = [gap, title] }
    checks.append(failing(22, title))
    let report = Report(checks: checks)
    #expect(report.findings.map(\.checks.count) == [22, 7])
    #expect(report.groups.map(\.checks.count) == [22, 1])
    let list = ListReporter.text(report, results: "last")
    #expect(list.contains("✘ \(gap.words) (22 checks)\n"))
    #expect(list.contains("✘ \(title.words)\n"))
  }

  @Test("What files share comes last, and hides nothing that a scene states itself")
  func sharedCauses() {
    // A token of 39 checks once swallowed the regression of one of them.
    var token = Cause(.token, subject: "m", words: "token m is 20, recorded as 16")
    (token.file, token.line) = ("design/base.tokens", 3)
    let own = Cause(.constraint, subject: "c", words: "the constraint is 'b', recorded as 'a'")
    let moved = Cause(.text, subject: "t", key: "text", words: "'t' reads \"b\"")
    var checks = (0..<39).map { failing($0, token) }
    checks[7].causes = [own, token]
    checks[9].causes = [token, moved]
    let report = Report(checks: checks)
    #expect(report.groups.map(\.cause) == [own, moved, token])
    #expect(report.groups.map(\.checks.count) == [1, 1, 37])
    #expect(report.groups[2].elsewhere == 2)
    let list = ListReporter.text(report, results: "")
    #expect(list.contains("✘ \(token.words) (37 checks, 2 more under their own causes)"), "\(list)")
    #expect(list.components(separatedBy: "why: \(token.words)").count == 3, "\(list)")
  }

  @Test("An annotation has the line of its cause, and the message of its own group")
  func annotations() {
    let gap = Cause(.setting, subject: "gap", words: "the metric 'gap' is 16, recorded as 12")
    let title = Cause(.attribute, subject: "title", words: "'lines' of 'title' is 2")
    var checks = [failing(0, gap), failing(1, gap), failing(2, title)]
    checks[0].causes = [gap, title]
    checks[0].causeLines = [3, 7]
    checks[2].causeLines = [8]
    let lines = GitHubReporter.annotations(Report(checks: checks)).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=Scenes/a/b.yaml,line=3,title=2 checks::\(gap.words)"))
    #expect(!lines[0].contains(title.words))
    #expect(lines[1].hasPrefix("::error file=Scenes/a/b.yaml,line=8,"))
    #expect(!lines[1].contains("gap"))
  }

  @Test("A truncated report is refused")
  func damaged() {
    let text = Report(checks: []).fileText
    #expect(throws: ReportError.self) { try Report(bytes: Array(text.utf8.dropLast(4))) }
    #expect(throws: ReportError.self) { try Report(bytes: Array("{}".utf8)) }
  }

  @Test("A check without its variant is refused; a damaged detail is left out alone")
  func damagedValues() throws {
    let text = Report(checks: [failing(0, Cause(.problem, words: "it is gone"))]).fileText
    func read(_ old: String, _ new: String) throws -> Report {
      let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2)
      return try Report(bytes: Array("\(parts[0])\(new)\(parts[1])".utf8))
    }
    #expect(throws: ReportError.self) {
      try read("\"variant\": \"default\"", "\"variant\": 7")
    }
    let damaged = try read("\"expectedSize\": [10, 20]", "\"expectedSize\": [10]")
    #expect(damaged.checks[0].picture == nil)
    #expect(damaged.checks[0].layout?.moved.count == 1)
    // A report written before a key was added stays readable (as asked for in hotpath-rs#517).
    let older = try read(", \"name\": \"title\", \"path\": \"root/title\"", "")
    #expect(older.checks[0].views.map(\.name) == ["title"])
    #expect(older.checks[0].views.map(\.path) == ["title"])
    let unknown = try read("\"kind\": \"lines\"", "\"kind\": \"of a later version\"")
    #expect(unknown.checks[0].layout?.texts.map(\.kind) == [.layout])
  }
}
