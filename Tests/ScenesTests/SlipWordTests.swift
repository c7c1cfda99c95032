import Scenes
import Testing

/// Forms that strangers wrote in scenes, from UIKit, SwiftUI, CSS and visual formats: each has its place and a
/// way out that works.
@Suite("Words of other systems")
struct SlipWordTests {
  @Test(
    "A constraint in other words",
    arguments: [
      ("a.height == 160, priority 750", "hint: write 'a.height == 160 @ 750'"),
      ("a.height == 160, priority .defaultHigh", "hint: write 'a.height == 160 @ 750'"),
      ("\"H:|-16-a-(>=16)-|\"", "hint: write '[a]'"), ("\"H:|-(a)-|\"", "hint: write '[a]'"),
      (
        "\"H:|-[a(==b*2)]\"",
        "hint: write an equation of its own: 'a.width == b.width * 2'"
      ),
      ("\"H:|-[a(200)@750]\"", "hint: write 'H:|-[a(200@750)]'"),
      ("\"H:|-[a(200)]@750\"", "hint: write 'H:|-[a(200@750)]'"),
      ("\"H:|-[a]-|, V:|-[a]\"", "hint: give each format a line of its own"),
      ("a.top == b.top && a.left == b.left", "hint: give each constraint a line of its own"),
      ("a.top == b.top and a.left == b.left", "hint: give each constraint a line of its own"),
      ("a.height == max(160, b.height)", "one of the two again with '==' and '@ 750'"),
      ("a.edges.equalToSuperview().inset(16)", "hint: write 'a.edges == root + 16'"),
      ("a.bottom.equalToSuperview().inset(16)", "hint: write 'a.bottom == root.bottom - 16'"),
      ("a.width.constraint(equalToConstant: 44)", "hint: write 'a.width == 44'"),
      ("V: |-40-[a(50)]-12-[b]", "quote visual formats: \"V:|-40-[a(50)]-12-[b]\""),
      ("V: \"|-40-[a]\"", "hint: write \"V:|-40-[a]\""),
    ])
  func constraints(_ line: String, _ hint: String) {
    let found = errors(in: "root: { subviews: { a: {}, b: {} } }\nconstraints:\n  - \(line)\n")
    #expect(found.contains(hint), "\(found)")
  }

  @Test(
    "A key or a value in other words",
    arguments: [
      ("type: button, configuration: .filled()", "hint: write 'style: filled'"),
      ("type: button, buttonStyle: plain", "hint: write 'style: plain'"),
      ("overflow: hidden", "hint: write 'clips: true'"),
      ("background: F2F2F7", "hint: write \"#F2F2F7\""),
      ("background: FFF", "hint: write \"#FFF\""),
      ("background: var(--brand-soft)", "hint: did you mean 'brand.soft'?"),
      ("background: UIColor.red.withAlphaComponent(0.5)", "hint: write \"#FF000080\""),
      (
        "background: \"UIColor(red: 0.2, green: 102/255, blue: 1, alpha: 1)\"",
        "hint: write \"#3366FF\""
      ),
      ("background: \"linear-gradient(red, blue)\"", "'gradient: { colors: [red, blue] }'"),
      (
        "background: \"LinearGradient(colors: [.red, .blue], startPoint: .top)\"",
        "'gradient: { colors: [red, blue] }'"
      ),
      ("background: red → blue", "'gradient: { colors: [red, blue] }'"),
      ("background: \"color-mix(in srgb, red, blue)\"", "hint: write #RRGGBB"),
      ("background: \"darken(blue, 10%)\"", "hint: write #RRGGBB"),
      (
        "shadow: \"0 4px 10px rgba(0,0,0,0.2)\"",
        "write { color: \"#000000\", opacity: 0.2, radius: 5, offset: [0, 4] }"
      ),
      ("shadow: \"2 2 red\"", "write { color: red, opacity: 1, radius: 0, offset: [2, 2] }"),
      ("shadow: 10", "write { opacity: 0.25, radius: 10 }"),
      ("gradient: \"linear-gradient(red, blue)\"", "write { colors: [red, blue] }"),
      ("gradient: { colors: [red 0%, blue 100%] }", "'locations: [0, 1]'"),
      ("stroke: { width: 1, color: red }", "hint: write 'border'"),
      ("maskedCorners: [topLeft]", "'layerMinXMinYCorner'"),
      ("type: segmentedControl, segments: [A, B], selected: B", "the first is 0"),
      ("cornerRadius: [12, 12, 0, 0]", "'maskedCorners: [layerMinXMinYCorner]'"),
      ("type: label, bold: true", "hint: write 'font: { weight: bold }'"),
      ("type: label, font: { bold: true }", "hint: write 'weight: bold'"),
      ("type: label, italic: true", "hint: write 'font: { italic: true }'"),
      ("type: label, text: { en: Orders, ar: الطلبات }", "several languages stand under 'strings'"),
      ("type: badge, props: { name: Ada }", "hint: the values of a component stand under 'with'"),
      ("top: title.bottom", "hint: places are constraints beside 'root'"),
      ("layout_constraintTop_toBottomOf: title", "hint: places are constraints beside 'root'"),
      ("each: 1...3", "hint: write 3"), ("each: 0..<4", "hint: write 4"),
      ("each: 0...4", "hint: write 5"), ("each: range(3)", "hint: write 3"),
      ("each: many", "hint: give the number of copies, or name data that is a list"),
      ("accessibility: { traits: [heading] }", "hint: did you mean 'header'?"),
      ("accessibility: { isHeader: true }", "hint: write 'traits: [header]'"),
      (
        "hidden: { when: { colorScheme: dark }, then: true, else: false }",
        "hint: write 'appearance: dark'"
      ),
      (
        "hidden: { when: { appearance: dark }, then: true, otherwise: false }",
        "hint: write 'else'"
      ),
    ])
  func keys(_ entries: String, _ hint: String) {
    let found = errors(
      in: "colors: { brand.soft: red }\nroot: { subviews: { a: { \(entries) } } }\n")
    #expect(found.contains(hint), "\(found)")
  }

  @Test("A list for a mapping, and what follows from it is not told")
  func lists() {
    let badge = """
      components: { badge: { parameters: { name: text }, view: { type: label, text: $name } } }
      root: { subviews: { row: { type: badge, with: [name: Ada] } } }
      """
    let found = errors(in: badge)
    #expect(found.contains("hint: give the values by their names"), "\(found)")
    #expect(!found.contains("needs 'name'"), "\(found)")
    let rows = errors(
      in: """
        root: { subviews: { t: { type: tableView, sections: [{ rows: [{ type: tableCell }] }] } } }
        """)
    #expect(rows.contains("hint: give the rows by their ids"), "\(rows)")
    let axes = errors(in: "root: {}\nvariants: { axes: { locale: en, ar } }\n")
    #expect(axes.contains("hint: write [en, ar]") && !axes.contains("unknown key"), "\(axes)")
  }

  @Test("A quote that nothing closes is told where it opens, and an alias without an anchor")
  func quotes() {
    let open = errors(
      in: "root: { subviews: { a: {} } }\nconstraints:\n  - \"V:[a]\n  - a.top == 8\n")
    #expect(open.contains("scene.yaml:3:5: error: nothing closes this quote"), "\(open)")
    #expect(open.contains("hint: close it: \"V:[a]\""), "\(open)")
    let inBraces = errors(in: "root: { subviews: { a: { type: label, text: \"Hi } } }\n")
    #expect(inBraces.contains("hint: close it: \"Hi\""), "\(inBraces)")
    let alias = errors(in: "root: { subviews: { a: { type: label, font: *head } } }\n")
    #expect(alias.contains("hint: mark a value above with '&head'"), "\(alias)")
  }

  @Test("Texts by key, then language, are told by the first key alone")
  func stringsByKey() {
    let found = errors(
      in: """
        strings:
          hello: { en: Good morning, de: Guten Morgen }
          hint: { en: Tap, de: Tippen }
        root: { subviews: { a: { type: label, key: hello } } }

        """)
    #expect(found.contains("'hello' is no language"), "\(found)")
    #expect(found.contains("hint: write 'en: { hello: Good morning }'"), "\(found)")
    #expect(!found.contains("'hint' is no language"), "\(found)")
  }

  @Test("A second view of one name is offered a free one")
  func secondName() {
    let found = errors(
      in: "root: { subviews: { a: { subviews: { t: {} } }, b: { subviews: { t: {} } } } }\n")
    #expect(found.contains("ids must be unique in a scene, such as 'bT'"), "\(found)")
  }
}
