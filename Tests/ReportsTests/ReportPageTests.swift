import Geometry
import Goldens
import Rendering
import Reports
import Testing

@Suite("Report page")
struct ReportPageTests {
  @Test("The page of many failures is never held as one string")
  func pieces() {
    var report = Report.sample
    let failures = report.failures
    for number in 0..<500 { report.checks += failures.map { $0.at(number) } }
    var (longest, text) = (0, "")
    ReportPage.write(report) { piece in
      longest = max(longest, piece.utf8.count)
      text += piece
    }
    #expect(report.failures.count > 1_000 && text.utf8.count > 8 * longest)
    #expect(text == ReportPage.html(report))
  }

  @Test("A page's data contain what moved, why, and the command that approves it")
  func failure() throws {
    let data = try JSON(parsing: Array(ReportPage.data(.sample).utf8))
    let first = try #require(data["failures"]?.items.first)
    #expect(
      first["check"]?["causes"]?.items.first?["words"]
        == .string("the constant of 'gap' is 12, recorded as 8"))
    #expect(first["command"] == .string("alrender approve --filter '^text/wrap/default$'"))
    #expect(
      data["counts"]
        == .array([
          .object(["number": .int(2), "status": .string("changed")]),
          .object(["number": .int(1), "status": .string("passed")]),
        ]))
    #expect(data["title"] == .string("2 failed"))
  }

  @Test("Checks with one cause are under one finding, each among the failures")
  func grouping() throws {
    let data = try JSON(parsing: Array(ReportPage.data(.sample).utf8))
    let findings = try #require(data["findings"]?.items)
    #expect(findings.count == 1)
    let scenes = try #require(findings[0]["scenes"]?.items)
    #expect(scenes.map { $0["checks"]?.items.count } == [2])
    #expect(scenes.allSatisfy { $0["others"] == .array([]) })
    #expect(data["failures"]?.items.count == 2)
  }

  // Four scenes of one constraint, a text of one's dark variant and a token of three were eleven chips of
  // seven checks, and a scene stood under each of its causes.
  @Test("A scene is listed once, with its variants and all its causes, and a cause is said once")
  func scenesOnce() throws {
    func cause(_ kind: Cause.Kind, _ words: String) -> Cause {
      Cause(kind, subject: words, words: words)
    }
    let (gap, text, token) = (
      cause(.constraint, "gap"), cause(.text, "title"), cause(.token, "brand")
    )
    var checks: [Check] = []
    func add(_ scene: String, _ variant: String, _ causes: [Cause]) {
      var check = Check(
        index: checks.count, scene: scene, source: "\(scene).yaml", variant: variant, scale: 2,
        status: .changed)
      check.causes = causes
      checks.append(check)
    }
    add("cart", "default", [gap, token])
    add("cart", "dark", [text])
    add("order", "default", [gap])
    add("order", "dark", [gap])
    add("profile", "default", [token])
    let data = try JSON(parsing: Array(ReportPage.data(Report(checks: checks)).utf8))
    let findings = try #require(data["findings"]?.items)
    #expect(findings.map { $0["cause"]?["words"] } == [.string("gap"), .string("brand")])
    let scenes = findings.flatMap { $0["scenes"]?.items ?? [] }
    #expect(
      scenes.map { $0["scene"] } == [.string("cart"), .string("order"), .string("profile")])
    #expect(scenes.map { $0["checks"]?.items.count } == [2, 2, 1])
    let others = scenes.map { $0["others"]?.items.map { $0["number"] } }
    #expect(others == [[.int(2), .int(3)], [], []], "\(others)")
    // The words of a cause without a heading are those of its first mention.
    let told = scenes.flatMap { $0["others"]?.items ?? [] }.map { $0["cause"]?["words"] }
    #expect(told == [nil, .string("title")], "\(told)")
    #expect(findings.map { $0["elsewhere"] } == [.int(0), .int(1)])
    // The dark cart is listed under a cause that it does not have, behind the check that has it.
    #expect(findings.map { $0["count"] } == [.int(3), .int(1)])
    #expect(findings.map { $0["listed"] } == [.int(4), .int(1)])
    #expect(scenes.flatMap { $0["others"]?.items ?? [] }.map { $0["count"] } == [.int(1), .int(1)])
  }

  @Test(
    "What scenes say cannot end an element of the page",
    arguments: ["</script><b>", "\u{0600}</script>", "</script\u{301}>", "<!--<script>"])
  func escaping(text: String) throws {
    var report = Report.sample
    report.checks[1].subject = CheckedScene(
      name: "text/wrap", source: "Scenes/text/wrap.yaml", title: text)
    report.checks[1].views = [
      ComparedView(
        id: "title", path: "root/title", type: "label",
        frame: Rect(x: 0, y: 0, width: 9, height: 9),
        recordedFrame: nil, text: text, constraints: [])
    ]
    #expect(!ReportPage.data(report).utf8.contains(UInt8(ascii: "<")))
    let data = try JSON(parsing: Array(ReportPage.data(report).utf8))
    let checks = try #require(data["failures"]?.items).compactMap { $0["check"] }
    #expect(checks.contains { $0["title"] == .string(text) })
    // Everything else on the page comes from the program.
    #expect(
      ReportPage.html(report).utf8.count(of: "<script")
        == ReportPage.html(.sample).utf8.count(of: "<script"))
  }

  @Test("A report without failures says so")
  func calm() throws {
    var report = Report.sample
    report.checks.removeLast(2)
    let data = try JSON(parsing: Array(ReportPage.data(report).utf8))
    #expect(data["title"] == .string("Passed"))
    #expect(data["failures"] == .array([]))
    #expect(data["passedTitle"] == .string("1 passed"))
  }

  @Test("Style, data and script are in their places")
  func places() {
    let html = ReportPage.html(.sample)
    #expect(!html.contains("<!-- "))
    #expect(html.contains(ReportPage.data(.sample)))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test("The page's script is one file: its modules no longer import or export anything")
  func script() {
    let lines = ReportPage.html(.sample).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    #expect(lines.contains { $0.hasPrefix("const fillViewer =") })
  }

  @Test("The page's policy lets its own script run and no other, and loads nothing")
  func policy() throws {
    let html = ReportPage.html(.sample)
    let policy = try #require(
      html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)
    ).output.1
    for rule in ["default-src 'none'", "base-uri 'none'", "form-action 'none'"] {
      #expect(policy.contains(rule), "\(policy)")
    }
    #expect(!policy.contains("unsafe-inline") && !policy.contains("http"), "\(policy)")
    let scripts = html.split(separator: "<script>").dropFirst().map { part in
      String(part.prefix(upTo: part.firstRange(of: "</script>")?.lowerBound ?? part.endIndex))
    }
    #expect(scripts.count == 1)
    #expect(policy.contains("script-src 'sha256-\(SHA256.base64(of: scripts.first ?? ""))'"))
  }

  @Test("Nothing on the page is fetched from elsewhere")
  func selfContained() {
    let html = ReportPage.html(.sample)
    #expect(!html.contains("src=\"http"))
    #expect(!html.contains("href=\"http"))
    #expect(!html.contains("@import"))
  }
}

extension Sequence<UInt8> {
  /// Returns how often a text occurs, byte by byte.
  fileprivate func count(of part: String) -> Int {
    let (bytes, wanted) = (Array(self), Array(part.utf8))
    return bytes.indices.count { bytes[$0...].starts(with: wanted) }
  }
}

extension Check {
  fileprivate func at(_ index: Int) -> Check {
    var check = self
    check.index = index
    return check
  }
}

extension Report {
  /// One pass, and two changes with the same cause.
  fileprivate static var sample: Report {
    let cause = Cause(
      .constraint, subject: "gap", before: "8", after: "12",
      words: "the constant of 'gap' is 12, recorded as 8")
    let passed = Check(
      index: 0, scene: "text/lines", source: "Scenes/text/lines.yaml", variant: "default", scale: 2)
    let changed = ["default", "rtl"].enumerated().map { offset, variant -> Check in
      var check = Check(
        index: offset + 1, scene: "text/wrap", source: "Scenes/text/wrap.yaml", variant: variant,
        scale: 2, status: .changed)
      check.causes = [cause]
      var layout = LayoutDifference()
      layout.moved = [
        LayoutDifference.MovedView(
          view: "title", before: Rect(x: 16, y: 8, width: 90, height: 20),
          after: Rect(x: 16, y: 12, width: 90, height: 20))
      ]
      check.layout = layout
      return check
    }
    return Report(checks: [passed] + changed)
  }
}
