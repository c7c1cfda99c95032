import Geometry
import Goldens
import Reports
import Testing

@Suite("Report page")
struct ReportPageTests {
  @Test("A page says what moved, why, and the command that approves it")
  func failure() throws {
    let html = try ReportPage.html(.sample)
    #expect(html.contains("the constant of &#39;gap&#39; is 12, recorded as 8"))
    #expect(html.contains("<td class=\"change\">y +4</td>"))
    #expect(html.contains("alrender approve --filter &#39;^text/wrap/rtl$&#39;"))
    #expect(html.contains("<strong>2</strong> changed"))
    #expect(html.contains("<summary>1 passed</summary>"))
  }

  @Test("Checks of one cause stand under one finding, each in an article of its own")
  func grouping() throws {
    let html = try ReportPage.html(.sample)
    #expect(html.components(of: "<section class=\"finding\">") == 1)
    #expect(html.contains("2 checks"))
    #expect(html.components(of: "<article id=") == 2)
  }

  @Test("What scenes say cannot end an element of the page")
  func escaping() throws {
    var report = Report.sample
    report.checks[1].subject = CheckedScene(
      name: "text/wrap", source: "Scenes/text/wrap.yaml", title: "</script><b>")
    report.checks[1].views = [
      CheckedView(
        id: "title", path: "root/title", type: "label",
        frame: Rect(x: 0, y: 0, width: 9, height: 9),
        recordedFrame: nil, text: "</script>", constraints: [])
    ]
    let html = try ReportPage.html(report)
    #expect(html.components(of: "</script>") == 2)
    #expect(html.contains("&lt;/script&gt;&lt;b&gt;"))
    #expect(html.contains("\\u003c/script>"))
  }

  @Test("A report without failures says so")
  func calm() throws {
    var report = Report.sample
    report.checks.removeLast(2)
    let html = try ReportPage.html(report)
    #expect(html.contains("Everything is as recorded"))
    #expect(!html.contains("<article"))
  }

  @Test("Nothing on the page is fetched from elsewhere")
  func selfContained() throws {
    let html = try ReportPage.html(.sample)
    #expect(!html.contains("src=\"http"))
    #expect(!html.contains("href=\"http"))
    #expect(!html.contains("@import"))
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

extension Report {
  /// One pass, and two changes by one cause.
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
