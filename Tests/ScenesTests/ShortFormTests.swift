import AutoLayout
import Documents
import Scenes
import Testing

@Suite("Short forms of constraints")
struct ShortFormTests {
  private func constraints(_ text: String, key: String = "constraints") throws -> Scene {
    try scene(
      """
      metrics: { gap: 12 }
      root: { guides: [middle], subviews: { a: {}, b: {}, c: {} } }
      \(key): ['\(text)']
      """)
  }

  @Test(
    "A short form is read as the single constraints that it means",
    arguments: [
      (
        "a.edges == root.margins + 8",
        [
          "a.leading == root.margins.leading + 8", "root.margins.trailing == a.trailing + 8",
          "a.top == root.margins.top + 8", "root.margins.bottom == a.bottom + 8",
        ]
      ),
      (
        "root.safeArea - gap <= a.edges @ 750",
        [
          "root.safeArea.leading - gap <= a.leading @ 750",
          "a.trailing - gap <= root.safeArea.trailing @ 750",
          "root.safeArea.top - gap <= a.top @ 750",
          "a.bottom - gap <= root.safeArea.bottom @ 750",
        ]
      ),
      ("a.horizontalEdges == b", ["a.leading == b.leading", "b.trailing == a.trailing"]),
      ("middle == a.verticalEdges", ["middle.top == a.top", "a.bottom == middle.bottom"]),
      (
        "a.center == root.center + 4",
        ["a.centerX == root.centerX + 4", "a.centerY == root.centerY + 4"]
      ),
      ("a.size == 44", ["a.width == 44", "a.height == 44"]),
      ("2 * b.size >= a.size", ["2 * b.width >= a.width", "2 * b.height >= a.height"]),
      ("[a, b, c].width == 44", ["a.width == 44", "b.width == 44", "c.width == 44"]),
      (
        "[a,root.margins].leading == c.leading",
        [
          "a.leading == c.leading", "root.margins.leading == c.leading",
        ]
      ),
      (
        "a.leading == [b, c].leading + gap @ 20",
        [
          "a.leading == b.leading + gap @ 20", "a.leading == c.leading + gap @ 20",
        ]
      ),
      (
        "[a, b].size == c",
        [
          "a.width == c.width", "a.height == c.height", "b.width == c.width",
          "b.height == c.height",
        ]
      ),
      ("[b].center == c", ["b.centerX == c.centerX", "b.centerY == c.centerY"]),
    ])
  func singles(text: String, expected: [String]) throws {
    let short = try constraints(text)
    #expect(short.constraints.map(\.text) == expected)
    // Each equation is the one that its text gives when read alone.
    for (constraint, text) in zip(short.constraints, expected) {
      #expect(try constraints(text).constraints.first?.form == constraint.form)
    }
    guard !text.contains("@") else { return }
    #expect(try constraints(text, key: "expect").expectations.map(\.text) == expected)
  }

  @Test("A constraint of a list is at the view's place in the list")
  func places() throws {
    let found = try constraints("[a, b.margins, c].width == 44").constraints
    #expect(found.map(\.shortForm?.range) == [1..<2, 4..<13, 15..<16])
    #expect(try constraints("a.size == 44").constraints.map(\.shortForm?.range) == [nil, nil])
  }

  @Test("A copy of a view is another side like any view")
  func copies() throws {
    let scene = try scene(
      """
      root: { subviews: { rows: { each: 2, subviews: { row: {} } }, a: {} } }
      constraints: [a.verticalEdges == rows.1]
      """)
    #expect(
      scene.constraints.map(\.text) == ["a.top == rows.1.top", "rows.1.bottom == a.bottom"])
  }

  @Test("Id, priority, condition and state apply to every constraint of a short form")
  func together() throws {
    let scene = try scene(
      """
      root: { subviews: { a: {}, b: {} } }
      constraints:
        - { id: sides, expr: "a.edges == root.margins + 8", priority: 700, when: { width: "> 300" } }
      states:
        wide: { constraints: { sides: { constant: 20, active: true } } }
      """)
    #expect(scene.constraints.map(\.id) == ["sides", "sides", "sides", "sides"])
    #expect(scene.constraints.map(\.priority) == [700, 700, 700, 700])
    #expect(scene.constraints.allSatisfy { $0.condition != nil })
  }

  @Test("A short form is written as stated, however many constraints it means")
  func writing() throws {
    let text = """
      root: { subviews: { a: {}, b: {} } }
      constraints:
        - a.edges == root.margins + 8
        - "[a, b].width == 44"
        - { expr: "a.size == 44", id: "square" }

      """
    let written = try scene(text).yaml
    let (lines, expected) = (written.split(separator: "\n"), text.split(separator: "\n"))
    #expect(lines.suffix(4) == expected.suffix(4), "\(written)")
  }

  @Test(
    "A statement that begins with a bracket is a list if an attribute follows, else a format"
  )
  func brackets() throws {
    for format in ["[a]-[b]", "[a(44)]", "[a(==b,>=20)]-8-[c]", "[a] - [b]"] {
      guard case .format = try constraints(format).constraints.first?.form else {
        Issue.record("\(format)")
        continue
      }
    }
    for equation in ["[a].width == 4", " [a, b] .width == 4"] {
      #expect(try constraints(equation).constraints.first?.shortForm != nil)
    }
  }

  @Test(
    "An invalid short form is an error at its place",
    arguments: [
      ("a.edges == 8", "3:16: error: 'edges' cannot equal a constant"),
      ("a.center == 8", "3:16: error: 'center' cannot equal a constant"),
      ("a.edges == 2 * root.edges", "3:16: error: 'edges' cannot be multiplied"),
      ("a.edges == root.leading", "3:32: error: 'edges' cannot be paired with 'leading'"),
      ("root.leading == a.edges", "3:21: error: 'edges' cannot be paired with 'leading'"),
      ("a.size == b.center", "3:28: error: 'size' cannot be paired with 'center'"),
      ("a.size == root", "no error"),
      ("[a, b, zz].width == 44", "3:23: error: unknown view 'zz'"),
      (
        "[a, b].width == [b, c].width",
        "3:32: error: only one side of an equation can be a list"
      ),
      ("[a, b, a].width == 4", "3:23: error: 'a' is in the list twice"),
      ("[a, b c].width == 4", "3:22: error: expected ',' or ']', not 'c'"),
      ("[a, 2].width == 4", "3:20: error: expected the id of a view, not '2'"),
      ("[a, b].wdth == 4", "3:23: error: unknown attribute 'wdth'\n"),
      ("a.width == [b, c]", "3:33: error: expected '.' and an attribute of the views, not the end"),
      ("[middle, a].firstBaseline == b.top", "3:28: error: a layout guide has no 'firstBaseline'"),
      ("a.egdes == root.edges", "hint: did you mean 'edges'?"),
    ])
  func wrong(text: String, expected: String) {
    let found = errors(
      in: """
        # A short form that is wrong.
        root: { guides: [middle], subviews: { a: {}, b: {}, c: {} } }
        constraints: ['\(text)']
        """)
    #expect(found.contains(expected), "\(found)")
  }

  @Test("A requested value is a single value")
  func monotone() {
    let found = errors(
      in: """
        root: { subviews: { a: {} } }
        expect: [{ monotone: { axis: width, of: a.size } }]
        """)
    #expect(found.contains("2:43: error: this refers to several values"), "\(found)")
  }

  @Test("A list without quotation marks gets a hint to add them")
  func unquoted() {
    let found = errors(
      in: """
        root: { subviews: { a: {}, b: {} } }
        constraints:
          - [a, b].width == 44
        """)
    #expect(
      found.contains(
        "hint: quote equations that begin with a list: \"[a, b].width == 44\""), "\(found)")
  }

  @Test("Long lists are read in time that grows with their length")
  func long() throws {
    let ids = (0..<2_000).map { "v\($0)" }
    let scene = try scene(
      """
      root: { subviews: { \(ids.map { "\($0): {}" }.joined(separator: ", ")) } }
      constraints: ["[\(ids.joined(separator: ", "))].width == 44"]
      """)
    #expect(scene.constraints.count == 2_000)
    #expect(scene.constraints.last?.text == "v1999.width == 44")
  }
}
