import Documents
import Foundation
import Goldens
import Rendering
import Testing

@Suite("A comment on a pull request")
struct CommentTests {
  private func failing(
    _ index: Int, _ cause: Cause, scene: String = "a/b", hasPictures: Bool = true
  ) -> Check {
    var check = Check(
      index: index, scene: scene, source: "Scenes/\(scene).yaml", variant: "v\(index)", scale: 2,
      status: .changed)
    check.causes = [cause]
    check.layout = LayoutDifference()
    check.layout?.texts = [.init(.lines, view: "title", words: "the text of 'title' takes 2 lines")]
    if hasPictures {
      check.files.expectedPicture = "expected/\(scene)/v\(index)@2x.png"
      check.files.actualPicture = "actual/\(scene)/v\(index)@2x.png"
    }
    return check
  }

  private let gap = Cause(.setting, subject: "gap", words: "the metric 'gap' is 16, recorded as 12")

  @Test("A cause is reported once, with its checks, pictures and the command that approves them")
  func causes() {
    let report = Report(checks: (0..<3).map { failing($0, gap) })
    let text = PullRequestComment(pictures: "report/").text(report)
    #expect(text.hasPrefix("<!-- alrender comment alrender -->\n### ❌ 3 of 3 layouts differ"))
    #expect(text.split(separator: "#### the metric 'gap' is 16").count == 2)
    #expect(text.contains("(3 checks)"))
    #expect(text.contains("<summary>2 more</summary>"))
    #expect(text.contains("<img src=\"report/expected/a/b/v2%402x.png\""))
    #expect(text.contains("alrender approve --filter '^(a/b/v0|a/b/v1|a/b/v2)$'"))
    #expect(text == PullRequestComment(pictures: "report/").text(report))
  }

  @Test("Where replies approve, the comment says so, and not where nothing is to be approved")
  func replies() {
    var comment = PullRequestComment(pictures: nil)
    #expect(!comment.text(Report(checks: [failing(0, gap)])).contains("/alrender approve"))
    comment.takesReplies = true
    #expect(comment.text(Report(checks: [failing(0, gap)])).contains("reply `/alrender approve`"))
    #expect(!comment.text(Report(checks: [])).contains("/alrender approve"))
  }

  @Test("Without failures it is one line below the marker")
  func passes() {
    let report = Report(
      checks: [Check(index: 0, scene: "a", source: "a.yaml", variant: "v", scale: 1)])
    let text = PullRequestComment(name: "iOS app").text(report)
    #expect(text == "<!-- alrender comment iOS_app -->\n### ✅ iOS app: 1 layout as recorded\n")
  }

  @Test("A comment without pictures names its checks, and shows none")
  func withoutPictures() {
    let comment = PullRequestComment(pictures: nil)
    let report = Report(checks: [failing(0, gap)])
    #expect(!comment.text(report).contains("<img"))
    #expect(comment.shownPictures(report).isEmpty)
    #expect(comment.text(report).contains("<code>a/b/v0</code>"))
  }

  @Test("Omitted causes are counted, and the comment keeps within its limit")
  func limit() {
    let checks = (0..<400).map { index in
      failing(index, Cause(.setting, subject: "m\(index)", words: "the metric 'm\(index)' is 1"))
    }
    for limit in [2_000, 20_000, 65_000] {
      let text = PullRequestComment(limit: limit).text(Report(checks: checks))
      #expect(text.utf8.count <= limit)
      #expect(text.contains("this comment has no room for them"))
      #expect(text.contains("The commands approve"))
    }
  }

  @Test("The command below a cause approves its checks alone, however many there are")
  func commands() throws {
    // A bare 'alrender approve' stood beneath one cause of several, and approved them all.
    let wide = Cause(.setting, subject: "w", words: "the metric 'w' is 2, recorded as 1")
    var checks = (0..<10).map { failing($0, wide, scene: "screens/cart") }
    checks += (10..<20).map { failing($0, wide, scene: "screens/cart/deep") }
    checks += (20..<29).map { failing($0, wide, scene: "screens/order") }
    checks += [failing(29, gap, scene: "screens/order"), failing(30, gap, scene: "screens.cart")]
    let text = PullRequestComment(pictures: nil).text(Report(checks: checks))
    let filters = text.components(separatedBy: "alrender approve --filter '").dropFirst().map {
      $0.components(separatedBy: "'\n")[0]
    }
    #expect(filters.count == 2, "\(text)")
    for (filter, cause) in zip(filters, [wide, gap]) {
      let pattern = try Regex(filter)
      for check in checks {
        let isMeant = check.causes == [cause]
        #expect((check.name.firstMatch(of: pattern) != nil) == isMeant, "\(filter): \(check.name)")
      }
    }
    #expect(filters[0].hasPrefix("^(screens/cart/|screens/order/v20$|"), "\(filters[0])")
    let alone = PullRequestComment(pictures: nil).text(Report(checks: Array(checks.prefix(20))))
    #expect(alone.contains("\nalrender approve\n"))
  }

  @Test("A cause for which there is too little room is cut, not left out")
  func shortRoom() {
    let report = Report(checks: (0..<100).map { failing($0, gap) })
    let text = PullRequestComment(limit: 1_200).text(report)
    #expect(text.utf8.count <= 1_200)
    #expect(text.contains("#### the metric 'gap' is 16"), "\(text)")
    #expect(text.contains("- <code>a/b/v0</code>\n") && text.contains(" more\n"), "\(text)")
    #expect(!text.contains("no room"), "\(text)")
  }

  @Test("A mark that turns text around is written out, as on the terminal")
  func turnedNames() {
    let report = Report(checks: [failing(0, gap, scene: "rlo\u{202E}gnp")])
    let text = PullRequestComment(pictures: nil).text(report)
    #expect(text.contains("<code>rlo\\\\u\\{202E\\}gnp/v0</code>"), "\(text)")
    #expect(ListReporter.text(report, results: "").contains("rlo\\u{202E}gnp/v0"))
  }

  @Test(
    "Untrusted names and messages stay text",
    arguments: [
      "<script>", "a\u{600}<img src=x onerror=y>", "| x | y", "--> <b>", "[a](javascript:b)",
      "`` ` ``",
    ])
  func hostileWords(_ words: String) throws {
    var check = failing(0, Cause(.setting, subject: words, words: words), scene: "s")
    check = Check(
      index: 0, scene: "s", source: "s.yaml", variant: words, scale: 1, status: .changed)
    check.causes = [Cause(.setting, subject: words, words: words)]
    check.files.actualPicture = "actual/\(words).png"
    let text = PullRequestComment(name: words, pictures: "").text(Report(checks: [check]))
    // Outside the fenced command, the only unescaped `<` are those of the comment's own elements.
    let outside = text.split(separator: "```sh").first ?? ""
    let scalars = Array(outside.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "<" {
      let rest = String(String.UnicodeScalarView(scalars[index...].prefix(12)))
      let isOwn = ["<!-- alrende", "<code>", "</code>", "<img src=\""].contains {
        rest.unicodeScalars.starts(with: $0.unicodeScalars)
      }
      let isEscaped = index > 0 && scalars[index - 1] == "\\"
      #expect(isOwn || isEscaped, "\(rest)")
    }
    #expect(text.split(separator: "\n").first == "\(PullRequestComment.mark(words))")
  }

  @Test("A fence is longer than any run of backticks, and a path of a URL has nothing else in it")
  func borders() {
    #expect(Escape.fenced("a ```` b", language: "sh").hasPrefix("`````sh\n"))
    #expect(Escape.fenced("a", language: "") == "```\na\n```")
    #expect(Escape.urlPath("a b/ü\"<.png") == "a%20b/%C3%BC%22%3C.png")
  }
}

@Suite("Findings for servers that review code")
struct CodeFindingTests {
  private let findings = [
    Self.finding(.warning, .truncated, "a", file: "./x y.yaml", line: 3, listing: ["b"]),
    Self.finding(.warning, .truncated, "a", file: "x y.yaml", line: 9, listing: ["c"]),
    Self.finding(.error, .syntax, "e", file: "/z.yaml"),
  ]

  private static func finding(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, file: String,
    line: Int? = nil, listing: [ListingLine] = []
  ) -> CodeFinding {
    var remark = Diagnostic(
      severity: severity, code: code, message: message, file: file,
      place: line.map { Place(line: $0, column: 1) })
    remark.listing = listing
    return CodeFinding(remark)
  }

  @Test("A fingerprint holds no line, and no two are equal")
  func fingerprints() {
    let before = CodeFinding.fingerprints(of: findings)
    var moved = findings
    moved[0].diagnostic.place = Place(line: 40, column: 1)
    #expect(CodeFinding.fingerprints(of: moved) == before)
    #expect(Set(before).count == 3)
  }

  @Test("SARIF names each rule once, and files as URIs")
  func sarif() {
    let text = SARIFReporter.document(findings, version: "1.2.3").text
    #expect(text.contains(#""ruleId": "syntax", "ruleIndex": 1, "level": "error""#))
    #expect(text.contains(#""uri": "x%20y.yaml", "uriBaseId": "%SRCROOT%""#))
    #expect(text.contains(#""uri": "file:///z.yaml""#))
    #expect(text.contains(#""startLine": 3, "startColumn": 1"#))
  }

  @Test("A difference from a golden has a line but no column")
  func goldens() {
    let remark = Diagnostic(
      severity: .error, code: .golden, message: "m", file: "a.yaml",
      place: Place(line: 3, column: 1))
    let text = SARIFReporter.document(
      [CodeFinding(.cause(.constraint), remark)], version: "1.2.3"
    ).text
    #expect(text.contains(#""ruleId": "golden.constraint""#))
    #expect(text.contains(#""startLine": 3"#))
    #expect(!text.contains("startColumn"))
  }

  @Test("GitLab's report has a line, a path and a severity of its own words for each")
  func gitLab() {
    let text = GitLabReporter.document(findings).text
    #expect(text.contains(#""minor", "location": {"path": "x y.yaml", "lines": {"begin": 3}}"#))
    #expect(text.contains(#""major", "location": {"path": "/z.yaml", "lines": {"begin": 1}}"#))
    #expect(GitLabReporter.document([]).text == "[]")
  }
}
