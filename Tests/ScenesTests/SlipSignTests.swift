import Scenes
import Testing

/// Signs and dashes that newcomers write, and what they write in short.
@Suite("Signs that newcomers slip on")
struct SlipSignTests {
  @Test(
    "A sign that is wrong gets a way out that works",
    arguments: [
      ("a.width >== 44", "hint: write '>='"),
      ("a.width === 44", "hint: write '=='"),
      ("a.width == 44 @ .defaultHigh", "hint: write '750'"),
      ("a.width == 44, priority: 750", "hint: write 'a.width == 44 @ 750'"),
      ("\"h:|-[a]-|\"", "hint: write 'H:'"),
      (
        "a.width in 100...120",
        "hint: a range is two constraints, one with '>=' and one with '<='"
      ),
      ("\"H:-[a(80)]-\"", "hint: write 'H:|-[a(80)]-|'"),
      ("\"H:|--[a]-|\"", "hint: write 'H:|-[a]-|'"),
      ("\"H:|-[a(=80)]\"", "hint: write 'H:|-[a(==80)]'"),
      ("{ expr: a.width == 44, if: { width: \"> 400\" } }", "hint: write 'when'"),
      ("{ expr: a.width == 44, when: { width: > 600 } }", "hint: quote it: \"> 600\""),
    ])
  func equations(_ equation: String, _ hint: String) {
    let found = errors(in: "root: { subviews: { a: {} } }\nconstraints:\n  - \(equation)\n")
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints.count == 1 && hints[0].hasPrefix(hint), "\(found)")
  }

  @Test("A dash that is missing, or has no space, is written where it belongs")
  func dashes() {
    func found(_ line: String) -> String {
      errors(
        in: "root: { subviews: { a: {} } }\nconstraints:\n  - a.leading == root.leading\n"
          + "\(line)\n  - a.width == 44\n")
    }
    #expect(found("  a.top == root.top").contains("hint: begin line 4 with '- '"))
    #expect(found("  -a.top == root.top").contains("hint: write a space behind the '-' of line 4"))
  }

  @Test("Values of views in a short form lead to the mapping, and what a scene lacks is said")
  func values() {
    func found(_ value: String) -> String {
      errors(in: "root: { subviews: { a: { type: button, \(value) } } }\n")
    }
    #expect(found("border: 1").contains("hint: write { width: 1, color: separator }"))
    #expect(found("shadow: true").contains("hint: write { opacity: 0.25, radius: 8 }"))
    #expect(found("action: pay").contains("hint: nothing is tapped in a scene"))
    #expect(
      errors(in: "root: { subviews: { a: { type: label, lines: infinite } } }\n")
        .contains("hint: write 0 for any number of lines"))
  }
}
