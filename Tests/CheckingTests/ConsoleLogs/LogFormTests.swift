import AutoLayout
import Checking
import Diagnosis
import Documents
import Foundation
import Rendering
import Scenes
import Testing

/// Logs as people paste them, by platform and year; the words are ours, the forms are not.
@Suite("Forms of console logs")
struct LogFormTests {
  private func explained(_ text: String) throws -> [LogExplanation] {
    let log = ConsoleLog(text)
    #expect(log.leftovers.isEmpty)
    let renderer = try Renderer(.blocks)
    return try log.conflicts.map {
      try LogExplanation($0, file: "app.log", lines: log.lines, with: renderer)
    }
  }

  @Test(
    "each log is read whole, adds up, blames the right one and offers only what an app can edit",
    arguments: LogForm.all)
  func answers(form: LogForm) throws {
    let explanation = try #require(try explained(form.text).first)
    let conflict = explanation.conflict
    #expect(conflict.broken.map { conflict.constraints[$0].line } == form.answer.broken)
    let json = try JSONSerialization.jsonObject(with: Data(explanation.json.text.utf8))
    let lines = try #require((json as? [String: Any])?["constraints"] as? [[String: Any]])
    let editable = lines.filter { $0["editable"] as? Bool == true }
    #expect(editable.compactMap { $0["line"] as? Int } == form.answer.editable)
    #expect(
      explanation.culprits.first.map { $0.hasPrefix(form.answer.culprit ?? "none") }
        ?? (form.answer.culprit == nil), "\(explanation.culprits)")
    guard let sum = form.answer.sum else {
      #expect(explanation.findings.isEmpty)
      return
    }
    let finding = try #require(explanation.findings.first)
    #expect(finding.message.contains(": \(sum);"), "\(finding.message)")
    #expect(finding.advice.isEmpty != form.answer.hasCures)
    #expect(explanation.text.contains("a way out") == form.answer.hasCures)
  }

  @Test("every log of the folder has its answer here")
  func folder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: LogForm.folder.path)
      .filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }
    let unreadable = ["macos-10.12-private", "page-without-brackets", "translated"]
    #expect(Set(names) == Set(LogForm.all.map(\.name) + unreadable))
    #expect(LogForm.all.count == names.count - unreadable.count)
  }

  /// SnapKit#394; e-com-net.com/article/1231039874417659904.
  @Test("a log without descriptions says why, and one that a translator changed names its lines")
  func absences() throws {
    func log(_ name: String) throws -> ConsoleLog {
      ConsoleLog(
        try String(contentsOf: LogForm.folder.appending(path: "\(name).log"), encoding: .utf8))
    }
    #expect(try log("macos-10.12-private").absence == .isPrivate)
    #expect(try log("page-without-brackets").absence == .isStripped)
    let translated = try log("translated")
    // Blanks after colons are no obstacle, others are.
    #expect(translated.conflicts.map(\.constraints.count) == [2])
    #expect(translated.leftovers.map(\.line) == [3, 4, 6])
  }

  // MARK: One log, carried in many ways

  /// duckduckgo/apple-browsers#4623.
  private static var plain: String {
    get throws { try #require(LogForm.all.first { $0.name == "ios-26-app" }).text }
  }

  private static func perLine(_ text: String, _ change: (String) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }
      .joined(separator: "\n")
  }

  /// Breaks lines where they are full.
  private static func wrapped(_ text: String, at width: Int, after lead: String = "") -> String {
    perLine(text) { line in
      var (rest, lines) = (line[...], [String]())
      repeat {
        lines.append(lead + rest.prefix(width - lead.count))
        rest = rest.dropFirst(width - lead.count)
      } while !rest.isEmpty
      return lines.joined(separator: "\n")
    }
  }

  /// Breaks lines between words, as mail does.
  private static func flowed(_ text: String, at width: Int) -> String {
    perLine(text) { line in
      var lines = [""]
      for word in line.split(separator: " ") {
        if let last = lines.last, !last.isEmpty, last.count + word.count >= width {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func quotedPrintable(_ text: String) -> String {
    perLine(text.replacing("=", with: "=3D")) { line in
      var (rest, lines) = (line[...], [String]())
      while rest.count > 75 {
        // An encoded character isn't divided.
        let count = rest.dropFirst(73).prefix(2).contains("=") ? 73 : 75
        lines.append(rest.prefix(count) + "=")
        rest = rest.dropFirst(count)
      }
      return (lines + [String(rest)]).joined(separator: "\n")
    }
  }

  private static func json(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "{\"level\":\"warn\",\"msg\":\"\(escaped)\"}"
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  private static let carriers: [(name: String, carry: @Sendable (String) -> String)] = [
    ("a terminal of 80 columns", { wrapped($0, at: 80) }),
    ("a terminal of 132 columns", { wrapped($0, at: 132) }),
    ("mail", { flowed($0, at: 72) }),
    ("a quotation", { perLine($0) { "> \($0)" } }),
    ("a quotation in a narrow terminal", { wrapped($0, at: 76, after: ">> ") }),
    ("Flutter", { perLine($0) { "[        ] \($0)" } }),
    ("Flutter in a terminal", { wrapped($0, at: 80, after: "[        ] ") }),
    ("React Native", { perLine($0) { " WARN  \($0)" } }),
    ("GitHub Actions", { perLine($0) { "2024-05-01T10:11:12.1234567Z \($0)" } }),
    ("colours", { perLine($0) { "\u{1B}[33m\($0)\u{1B}[0m" } }),
    ("JSON", { json($0) }),
    ("JSON in JSON", { json(json($0)) }),
    ("lines of JSON", { perLine($0) { json($0) } }),
    ("a page", { "<pre><code>\(html($0))</code></pre>" }),
    ("a page, encoded twice", { html(html($0)).replacing("\n", with: "<br/>") }),
    (
      "a page with colours",
      { html($0).replacing("NSLayout", with: "<span class=\"n\">NS</span>Layout") }
    ),
    ("a scraped page", { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }),
    ("a word processor", { $0.replacing("\"", with: "\u{201C}").replacing("'", with: "\u{2019}") }),
    ("Markdown that escapes", { $0.replacing("<", with: "\\<").replacing(">", with: "\\>") }),
    ("no-break spaces", { $0.replacing("   ", with: "\u{A0}\u{A0} ") }),
    (
      "a table of values",
      { "\"time\",\"message\"\n\"10:00\",\"" + $0.replacing("\"", with: "\"\"") }
    ),
    ("the source of a mail", { quotedPrintable($0) }),
    ("syslog", { $0.replacing("\n", with: "#012").replacing("\t", with: "#011") }),
    ("a folded string of YAML", { json($0).replacing("(active", with: "\\\n  \\ (active") }),
    ("Windows", { $0.replacing("\n", with: "\r\n") }),
  ]

  @Test("however a log was copied, it is the same log", arguments: carriers.indices)
  func carried(index: Int) throws {
    let carrier = Self.carriers[index]
    let text = carrier.carry(try Self.plain)
    let explanation = try #require(try explained(text).first, "\(carrier.name)")
    let conflict = explanation.conflict
    #expect(conflict.constraints.count == 3, "\(carrier.name): \(text)")
    #expect(conflict.broken == 1, "\(carrier.name)")
    let finding = try #require(explanation.findings.first, "\(carrier.name)")
    #expect(
      finding.message
        == "3 constraints cannot all hold: 8 + 8 = 16 > 0; "
        + "broken: stackView.bottom == toolbarView.bottom - 8", "\(carrier.name)")
    #expect(finding.constraints.map(\.description).allSatisfy { !$0.contains("\n") })
  }

  /// AppGyver/steroids#1044.
  @Test("the dashes that a word processor makes of hyphens are hyphens again")
  func dashes() throws {
    let text = try #require(LogForm.all.first { $0.name == "ios-8-masks-of-hosts" }).text
    let plain = ConsoleLog(text).conflicts
    for dash in ["\u{2014}", "\u{2013}"] {
      let changed = text.replacing("--", with: dash).replacing(" - ", with: " \u{2013} ")
      let conflicts = ConsoleLog(changed).conflicts
      #expect(conflicts.map(\.constraints.count) == plain.map(\.constraints.count))
      #expect(conflicts.first?.constraints.first?.mask == "h=-&- v=--&")
    }
  }

  // MARK: What is left over

  @Test("text in a description that has no meaning is said, and the rest is read")
  func leftover() throws {
    let log = ConsoleLog("<NSLayoutConstraint:0x1 UIView:0x8.width == 20 and more   (active)>")
    #expect(log.leftovers.map(\.text) == ["and more"])
    #expect(log.conflicts.first?.constraints.first?.constant == 20)
    let after = ConsoleLog("<NSLayoutConstraint:0x1 H:[UIView:0x8(20)]   (active) rest>")
    #expect(after.leftovers.map(\.text) == ["rest"])
  }

  @Test(
    "priorities in every notation are read",
    arguments: [
      "@750", "@ 750", "^750.0", "^high", "priority:750", "^UILayoutPriority(rawValue: 750.0)",
    ])
  func priorities(text: String) throws {
    for body in ["UIView:0x8.width == 20 \(text)", "H:[UIView:0x8(20)] \(text)"] {
      let log = ConsoleLog("<NSLayoutConstraint:0x1 \(body)   (active)>")
      #expect(log.leftovers.isEmpty)
      #expect(log.conflicts.first?.constraints.first?.priority == 750, "\(body)")
    }
  }

  @Test("a mask speaks of one axis, and only of that one")
  func oneAxis() throws {
    let text = try #require(LogForm.all.first { $0.name == "masks-of-one-axis" }).text
    let explanation = try #require(try explained(text).first)
    #expect(explanation.findings.count == 1)
    #expect(!explanation.scene.text.contains("width =="))
    #expect(!explanation.text.contains("375"))
  }

  @Test("a mask with flexible margins measures positions by lengths, and its guide never gives way")
  func flexibleMargins() throws {
    let text = """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=&-& UIView:0x8.midX == 0.5*UIView:0x9.width   (active)>
      <NSLayoutConstraint:0x2 UIView:0x8.leading == UIView:0x9.leading   (active)>
      <NSLayoutConstraint:0x3 UIView:0x8.width == 10   (active)>
      <NSLayoutConstraint:0x4 UIView:0x9.width == 100   (active)>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UIView:0x8.width == 10   (active)>
      """
    let finding = try #require(try explained(text).first?.findings.first)
    #expect(finding.message.contains(": 100 > 10; broken: view.width == 10"))
    #expect(finding.line == 3)
  }

  @Test("mangled names of classes are read: SwiftUI's host is a container, others are the app's")
  func mangledClasses() throws {
    let host = "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x8"
    let text = """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' \(host).width == 0   (active)>
      <NSLayoutConstraint:0x2 H:|-(8)-[_TtC4Tabs7BarView:0x9]   (active, names: '|':\(host) )>
      <NSLayoutConstraint:0x3 H:[_TtC4Tabs7BarView:0x9]-(8)-|   (active, names: '|':\(host) )>
      """
    let explanation = try #require(try explained(text).first)
    #expect(explanation.scene.names.map(\.id) == ["hostingView", "barView"])
    #expect(explanation.findings.first?.advice.isEmpty == false)
  }

  @Test("a host of 0 is a view of 0; one of a point is the canvas")
  func hosts() throws {
    func scene(_ width: String) throws -> String {
      let text = """
        <NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0x3]   (active, names: '|':UIView:0x2 )>
        <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == \(width)>
        """
      return try #require(try explained(text).first).scene.text
    }
    #expect(try scene("0").contains("view.width == 0"))
    #expect(try scene("0.333333").contains("view.width == 0.333333"))
    #expect(try scene("2").contains("width: 2"))
  }

  @Test("leading is right in a log that reads from right to left")
  func rightToLeft() throws {
    let text = """
      <NSLayoutConstraint:0x1 H:|-(0)-[UIView:0x8](RTL)   (active, names: '|':UIView:0x9 )>
      <NSLayoutConstraint:0x2 UIView:0x8.left == UIView:0x9.left   (active)>
      <NSLayoutConstraint:0x3 UIView:0x8.width == 100   (active)>
      <NSLayoutConstraint:0x4 UIView:0x9.width == 200   (active)>
      """
    let explanation = try #require(try explained(text).first)
    #expect(explanation.scene.text.contains("direction: rtl"))
    #expect(explanation.findings.first?.message.contains("200 > 100") == true)
    let leftToRight = text.replacing("(RTL)", with: "(LTR)")
    #expect(try explained(leftToRight).first?.findings.isEmpty == true)
  }

  @Test("margins that a log doesn't list and the content of scroll views are said to be assumed")
  func notes() throws {
    let text = try #require(LogForm.all.first { $0.name == "ios-11-margins-and-content" }).text
    let explanation = try #require(try explained(text).first)
    #expect(explanation.notes.count == 2)
    #expect(explanation.text.contains("note: line 5 depends on the margins of 'view'"))
    #expect(explanation.text.contains("note: line 6 places the content of 'scrollView'"))
  }

  @Test("the member that the log calls broken is broken here, whatever a layout would choose")
  func broken() throws {
    // UIKit broke the equation, though an inequality is a member: deltachat-ios#2227.
    let text = try #require(LogForm.all.first { $0.name == "ios-17-title-view" }).text
    let finding = try #require(try explained(text).first?.findings.first)
    #expect(finding.message.hasSuffix("broken: UISV-spacing"))
    #expect(finding.line == 9)
  }

  // MARK: Work

  @Test("reading takes work in proportion to the text, also where nothing can be read")
  func work() throws {
    let lines = [
      "    \"<NSLayoutConstraint:0x1 UIView:0x8.width == 20   (active)>\",\n",
      "<NSLayoutConstraint:0x1 > > > > > > > > > > > > > > > > > > > > > > > >",
      "<NSLayoutConstraint:", "<NSLayoutConstraint:0x1\n\n\n\n>", "\\\\\\\\\\n", "&amp;amp;amp;lt;",
      "Unable to simultaneously satisfy", "<AAAAAAAAAAAAAAAAAAAAAAAAAAA", "'>\n", "<p ", "\n>",
    ]
    for line in lines {
      func work(_ count: Int) -> Int {
        ConsoleLog(String(repeating: line, count: count)).work
      }
      let (small, large) = (work(100), work(400))
      #expect(large <= small * 5 + 40_000, "\(line): \(small), \(large)")
    }
  }
}
