import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing

@Suite("Expectations")
struct ExpectationTests {
  /// A label of ten characters and a button in a canvas of 200 x 100.
  private func scene(
    _ expectation: String, title: String = "", variants: String = "{}", extra: String = ""
  ) -> String {
    """
    canvas: { width: 200, height: 100, safeArea: [10, 0, 0, 0] }
    variants: \(variants)
    root:
      subviews:
        title: { type: label, text: "ten letter", \(title) }
        done: { type: button, text: "Done" }
    constraints:
      - title.leading == root.leading + 20
      - title.top == root.top + 20
      - done.trailing == root.trailing - 20
      - done.top == root.top + 60
    \(extra)
    expect:
      - \(expectation)
    """
  }

  private func failures(
    _ expectation: String, title: String = "", variants: String = "{}", extra: String = ""
  ) throws -> [CheckedScene.Found] {
    let text = scene(expectation, title: title, variants: variants, extra: extra)
    return try CheckedScene(text).found.filter { $0.code == .expectation }
  }

  @Test(
    "that hold are silent",
    arguments: [
      "satisfiable", "unambiguous", "insideSuperview", "insideSafeArea", "notTruncated",
      "noOverlap", "noTofu", "{ notTruncated: [title] }", "{ noOverlap: siblings }",
      "{ noOverlap: [title, done] }", "title.width == 100", "title.leading == 20",
      "title.trailing + 8 <= done.leading + 100", "done.bottom <= root.bottom",
      "title.firstBaseline == title.top + 16", "{ minimumTapTarget: 20 }",
      "title.centerX <= root.safeArea.centerX", "{ insideSuperview: title }",
    ])
  func held(expectation: String) throws {
    #expect(try failures(expectation).isEmpty)
  }

  @Test(
    "that fail say what was found and what was expected",
    arguments: [
      ("title.width <= 90", "title.width is 100, expected at most 90"),
      (
        "title.width >= root.width",
        "title.width is 100, expected at least 200, which is root.width"
      ),
      (
        "title.leading == done.leading",
        "title.leading is 20, expected exactly 140, which is done.leading"
      ),
      ("{ minimumTapTarget: 44 }", "'done' is 40 x 32 points, expected at least 44 x 44"),
    ])
  func failed(expectation: String, message: String) throws {
    let found = try failures(expectation)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.line == 14)
    #expect(found.first?.finding.diagnostic.severity == .error)
  }

  @Test("measure leading from the right in right-to-left layouts")
  func leading() throws {
    let variants = "{ axes: { direction: [ltr, rtl] } }"
    #expect(try failures("title.leading == 20", variants: variants).isEmpty)
    let found = try failures("title.left == 20", variants: variants)
    #expect(found.map(\.variant) == ["rtl"])
    #expect(found.map(\.message) == ["title.left is 80, expected exactly 20"])
    #expect(found[0].finding.value == .number(80))
  }

  @Test("name truncated text, its lines and its width")
  func truncation() throws {
    let extra = "  - title.width == 50"
    let found = try failures("notTruncated", extra: extra)
    #expect(found.map(\.view) == ["title"])
    #expect(found.map(\.message) == ["the text of 'title' is truncated in 1 line of 50 points"])
  }

  @Test("name views that extend beyond their superview or the safe area, and by how much")
  func inside() throws {
    let extra = "  - done.width == 230"
    #expect(
      try failures("insideSuperview", extra: extra).map(\.message) == [
        "'done' extends beyond its superview 'root' by 50 points at the left"
      ])
    #expect(
      try failures("insideSafeArea", extra: extra).map(\.message) == [
        "'done' extends beyond the safe area by 50 points at the left"
      ])
  }

  @Test("name siblings that overlap")
  func overlap() throws {
    let extra = "  - title.height == 50"
    let found = try failures("{ noOverlap: siblings }", title: "lines: 0", extra: extra)
    #expect(found.isEmpty)
    let high = "  - title.height == 50\n  - title.width == 150"
    #expect(
      try failures("{ noOverlap: [title, done] }", extra: high).map(\.message) == [
        "'title' and 'done' overlap by 30 x 10 points"
      ])
  }

  @Test("report contradictions and ambiguities")
  func soundness() throws {
    let conflict = "  - title.width == 50\n  - title.width == 60"
    #expect(
      try failures("satisfiable", extra: conflict).first?.message.hasPrefix(
        "the layout is unsatisfiable: ") == true)
    let free = "  - { expr: title.top == root.top + 20, active: false }"
    #expect(try failures("unambiguous", extra: free).isEmpty)
  }

  @Test("compare the mirror images of variants, without exceptions")
  func mirrors() throws {
    let variants = "{ axes: { direction: [ltr, rtl], strings: [base, doubled] } }"
    #expect(try failures("{ mirrors: { of: ltr, is: rtl } }", variants: variants).isEmpty)
    let pinned = scene("mirrors", variants: variants).replacingOccurrences(
      "title.leading == root.leading", "title.left == root.left")
    let found = try CheckedScene(pinned).found.filter { $0.code == .expectation }
    #expect(found.map(\.variant) == ["rtl", "rtl+doubled"])
    #expect(
      found.first?.message
        == "'title' at (20 20; 100 20) is not the mirror image of 'default', "
        + "expected (80 20; 100 20)")
    let excepted = pinned.replacingOccurrences("- mirrors", "- mirrors: { except: [title] }")
    #expect(try !CheckedScene(excepted).codes.contains(.expectation))
  }

  @Test("that compare variants fail if there are none")
  func nothing() throws {
    #expect(
      try failures("mirrors").map(\.message) == ["no two variants differ only by 'ltr' and 'rtl'"])
    #expect(
      try failures("{ monotone: { axis: textSize, of: title.height } }").map(\.message) == [
        "no two variants differ in 'textSize'"
      ])
  }

  @Test("follow a value along an axis from small to large")
  func monotone() throws {
    let variants = "{ axes: { width: [200, 300, 100] } }"
    let rising = "{ monotone: { axis: width, of: done.left - title.right } }"
    #expect(try failures(rising, variants: variants).isEmpty)
    let falling = "{ monotone: { axis: width, of: done.left, trend: falling } }"
    let found = try failures(falling, variants: variants)
    #expect(found.map(\.variant) == ["default", "300"])
    #expect(
      found.first?.message == "done.left rises from 40 in '100' to 140, expected at most 40")
  }

  @Test(
    "that are invalid are reported in their place",
    arguments: [
      ("notTruncate", "unknown expectation 'notTruncate'", "did you mean 'notTruncated'?"),
      ("{ noTofuu: [title] }", "unknown key 'noTofuu'", "did you mean 'noTofu'?"),
      ("{ notTruncated: [titel] }", "'titel'", "did you mean 'title'?"),
      ("{ monotone: { axis: textsize, of: title.height } }", "unknown axis 'textsize'", "textSize"),
      ("{ monotone: { axis: width } }", "'of'", ""),
      ("{ monotone: { axis: width, of: titel.height } }", "'titel'", "did you mean 'title'?"),
      ("titel.width <= 5", "'titel'", "did you mean 'title'?"),
    ])
  func wrong(expectation: String, message: String, hint: String) throws {
    let error = try #require(throws: SceneErrors.self) { try CheckedScene(scene(expectation)) }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.line == 14)
    #expect(diagnostic.message.contains(message), "\(diagnostic)")
    #expect(diagnostic.hint?.text.contains(hint) ?? hint.isEmpty, "\(diagnostic)")
  }
}

extension String {
  /// Returns the text with every occurrence of one part replaced by another.
  func replacingOccurrences(_ part: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
