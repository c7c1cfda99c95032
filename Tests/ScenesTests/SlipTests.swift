import Scenes
import Testing

/// What newcomers get wrong in their first scenes.
@Suite("Slips of newcomers")
struct SlipTests {
  @Test(
    "Slips of newcomers get a way out that works, or none",
    arguments: [
      ("a.trailing =< root.trailing", "hint: write '<='"),
      ("a.trailing => root.leading", "hint: write '>='"),
      ("a.trailing = root.trailing", "hint: write '=='"),
      ("a.right == 300", "hint: locations come in pairs: 'a.right == root.left + 300'"),
      ("a.bottom == 180", "hint: locations come in pairs: 'a.bottom == root.top + 180'"),
      ("a.centerX == 160", "hint: locations come in pairs: 'a.centerX == root.leading + 160'"),
      ("a.trailing == -8", "hint: locations come in pairs: 'a.trailing == root.trailing - 8'"),
      ("a.bottom == root", "hint: name one of its attributes: 'root.bottom'"),
      ("a.bottom == root.safeArea", "hint: add an attribute: 'root.safeArea.bottom'"),
      ("a.width == 50%", "hint: write a share as a factor, such as '0.5 * root.width'"),
      ("a.width == ١٠٠", "hint: write the digits 0 to 9"),
      ("“H:|-[a]”", "hint: write straight quotes"),
      ("a.trailing == superview.trailing", "hint: name the superview by its id; "),
    ])
  func equations(_ equation: String, _ hint: String) {
    let found = errors(
      in:
        "root: { subviews: { a: {}, my_view: {}, nameLabel: {} } }\nconstraints:\n  - \(equation)\n"
    )
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints.count == 1 && hints[0].hasPrefix(hint), "\(found)")
  }

  @Test(
    "Words of other tools get a way out that keeps their numbers",
    arguments: [
      ("type:label", "hint: put a space after the colon: 'type: label'"),
      ("type: VStack", "hint: write 'stackView' and 'axis: vertical'"),
      ("type: HStack", "hint: write 'stackView'"),
      ("background: 0xFF8800", "hint: write \"#FF8800\""),
      ("hidden: \"false\"", "hint: write false without quotes"),
      ("type: slider, value: 50%", ""),
      ("width: 100", "hint: sizes are constraints: 'view.width == 100', beside 'root'"),
    ])
  func keys(_ entry: String, _ hint: String) {
    let found = errors(in: "root: { subviews: { a: { \(entry) } } }\n")
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }.map(String.init)
    #expect(!found.isEmpty && hints.first ?? "" == hint, "\(found)")
  }

  @Test("A component's slips are named in its own words, each once")
  func components() {
    let component = """
      components:
        chip:
          parameters: { title: text }
          view: { subviews: { t: { type: label, text: $title } } }
          constraints: [t.edges == self]
      root: { subviews: { a: { type: chip, with: { title: Hi } } } }

      """
    let unknown = errors(in: component.replacing("$title", with: "$titel"))
    #expect(unknown.contains("hint: did you mean '$title'?"))
    let given = errors(in: component.replacing("title: Hi", with: "titel: Hi"))
    #expect(given.contains("did you mean 'title'?") && !given.contains("needs 'title'"))
    for other in ["t.edges == root", "t.top == parent.top"] {
      let found = errors(in: component.replacing("t.edges == self", with: other))
      #expect(found.contains("'self'") && !found.contains("'metrics'"), "\(found)")
    }
  }
}
