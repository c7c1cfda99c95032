import Scenes
import Testing

/// Marks that newcomers leave out or write where none belong, and names that are missing because of
/// another error.
@Suite("Marks that newcomers leave out")
struct SlipMarkTests {
  private static let scene = """
    canvas: { device: iPhone 15 }
    metrics: { gap: 12 }
    components:
      stop:
        parameters: { name: text }
        view: { subviews: { dot: {}, name: { type: label, text: $name } } }
        constraints: [dot.size == 10]
    root:
      subviews:
        title:
          type: label
          text: Next
          lines: 0
        photo: { background: systemRed }
        stops:
          type: stackView
          spacing: 8
          subviews: { first: { type: stop, with: { name: A } } }
    constraints:
      - title.top == root.safeArea.top + 16
      - title.leading == root.leading
      - photo.top == title.bottom + gap

    """

  @Test(
    "What is missing or too much is said, at its place, and nothing that follows from it",
    arguments: [
      (
        "  subviews:\n    title", "  subviews\n    title",
        "put a colon behind 'subviews' on line 9"
      ),
      (
        "      spacing: 8", "      spacing:8",
        "put a space after the colon on line 17: 'spacing: 8'"
      ),
      ("root:\n  subviews:", "root: subviews:", "begin a new line with 'subviews:'"),
      ("canvas: { device: iPhone 15 }", "canvas: device: iPhone 15", "write { device: iPhone 15 }"),
      ("      lines: 0", "     lines: 0", "indent 'lines' like 'text' on line 12"),
      ("{ type: stop, with", "{ type: stop with", "put a comma before 'with'"),
      (
        "{ background: systemRed }", "{ layoutMargins: [1, 2, 3, 4] background: systemRed }",
        "put a comma before 'background'"
      ),
      ("text: Next", "text: *Next*", "quote it: \"*Next*\""),
      (
        "{ background: systemRed }", "{ type: label, text: Bid, 1,900, lines: 1 }",
        "quote it: \"Bid, 1,900\""
      ),
      ("root:", "roots:", "did you mean 'root'?"),
      ("root:\n  subviews:", "root:\n  subview:", "did you mean 'subviews'?"),
      ("metrics: { gap: 12 }", "metrics: [gap, 12]", "give each a name: 'metrics: { gap: 8 }'"),
      ("    photo:", "    title:", "write 'photo', the name on line 22"),
      ("type: stackView", "type: UIStackView", "write 'stackView'"),
      ("title.bottom + gap", "title.bottom + gap,", "drop the ','"),
      ("title.bottom + gap", "title.bottom + gap;", "drop the ';'"),
    ])
  func marks(_ right: String, _ wrong: String, _ hint: String) {
    #expect(errors(in: Self.scene) == "no error" && Self.scene.contains(right))
    let found = errors(in: Self.scene.replacing(right, with: wrong, maxReplacements: 1))
    let errors = found.split(separator: "\n").filter { $0.contains(": error: ") }
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(errors.count == 1 && hints == ["hint: \(hint)"], "\(found)")
  }

  @Test("Where the colon may be part of a text, the text is quoted")
  func colons() {
    func found(_ entries: String) -> String {
      errors(in: "root: { subviews: { a: { type: label, \(entries) } } }\n")
    }
    #expect(found("text: Note: this").contains("hint: quote a text that contains ': '"))
    #expect(found("text: Total amount: 5").contains("hint: quote a text that contains ': '"))
  }

  @Test(
    "An equation gets a way out that keeps its numbers",
    arguments: [
      ("title.top == photo.trailing + gap", "such as 'title.top == photo.bottom'"),
      ("title.leading == photo.bottom", "such as 'title.leading == photo.trailing'"),
      ("title.centerX == photo.centerY", "such as 'title.centerX == photo.centerX'"),
      ("title.top == 16", "locations come in pairs: 'title.top == root.safeArea.top + 16'"),
      ("title.left == 16", "locations come in pairs: 'title.left == root.left + 16'"),
      ("photo.height >= dot.height", "write 'first.dot': it is within a component"),
      ("\"H:|16[title]16|\"", "write 'H:|-16-[title]-16-|'"),
      ("title.top == topLayoutGuide.bottom + 8", "write 'root.safeArea.top'"),
      ("photo.size == [120, 80]", "two constraints: 'photo.width == 120' and 'photo.height == 80'"),
      ("photo.size == 120x80", "two constraints: 'photo.width == 120' and 'photo.height == 80'"),
      ("photo.edges == root.inset(8)", "write 'photo.edges == root + 8'"),
      ("photo.edges == root.edges.insetBy(8)", "write 'photo.edges == root.edges + 8'"),
      ("photo.top == root.top.offset(-8)", "write 'photo.top == root.top - 8'"),
      ("photo.width == 44 priority 750", "a priority follows an '@': 'root.width @ 750'"),
      ("photo.center == root.centerX", "name 'centerX' on both sides"),
      ("photo.size == root.width", "name 'size' on both sides"),
      ("photo.aspectRatio == 16/9", "both sides: 'photo.width == 16 / 9 * photo.height'"),
      ("photo.ratio >= 1.5 @ 750", "both sides: 'photo.width >= 1.5 * photo.height @ 750'"),
      ("photo.height == 25%", "such as '0.25 * root.height'"),
      ("photo.top == title.leading + 12", "such as 'photo.top == title.bottom'"),
      ("photo.top == root.leading + 12", "such as 'photo.top == root.top'"),
      ("\"[photo(min:100)]\"", "write '[photo(>=100)]'"),
      ("\"Horizontal:|-16-[title]\"", "write 'H:'"),
      (
        "{ format: \"H:|-[title]\", options: [NSLayoutFormatAlignAllCenterY] }",
        "did you mean 'alignAllCenterY'?"
      ),
      ("photo.width != 44", "the relations are '==', '<=' and '>='"),
      ("{ expr: photo.width == 4, when: { width < 400 } }", "write 'width: \"< 400\"'"),
      (
        "{ expr: photo.width == 4, when: { orientation: landscape } }",
        "write 'verticalSizeClass: compact'"
      ),
      (
        "{ expr: photo.width == 4, when: { textSize: accessibility5 } }",
        "did you mean 'accessibilityExtraExtraExtraLarge'?"
      ),
    ])
  func equations(_ equation: String, _ hint: String) {
    let found = errors(in: Self.scene + "  - \(equation)\n")
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints.count == 1 && hints[0].hasSuffix(hint), "\(found)")
  }

  @Test(
    "A key or value of another system gets the format's own",
    arguments: [
      ("hugging: hihg", "hint: write 750 for 'high'"),
      ("layer: { cornerRadius: 8 }", "hint: leave 'layer' out: "),
      ("border: 1px solid red", "hint: write { width: 1, color: red }"),
      ("gradient: [red, blue]", "hint: the colours have a key of their own"),
      ("frame: { width: 100, height: 44 }", "hint: a frame is [x, y, width, height]"),
      ("background: UIColor.redColor", "hint: write red"),
      ("background-color: red", "hint: write 'background'"),
      ("type: label, font: .headline", "hint: write { style: headline }"),
      ("type: label, font: .system(size = 12)", "hint: write { size: 12 }"),
      ("type: label, font-size: 12px", "hint: write 'font: { size: 12 }'"),
      ("type: label, text: [Hi]", "hint: write it without brackets"),
      ("type: stackView, alignment: left", "hint: did you mean 'leading'?"),
      ("type: button, disabled: true", "hint: write 'enabled: false'"),
      ("horizontalHuggingPriority: 252", "hint: write 'hugging: { horizontal: 252 }'"),
      ("type: Circle", "hint: a shape is a view with a background"),
      ("type: UITableViewCell", "hint: write 'tableCell'"),
      ("type: label, with: { x: 1 }", "hint: leave it out"),
      ("type: label, font: { name: Georgia, size: 17 }", "hint: write 'family'"),
      ("type: label, font: { style: body, weight: 600px }", "hint: write '600'"),
      ("type: label, lineLimit: nil", "hint: write 'lines: 0'"),
      ("type: label, lines: nil", "hint: write 0 for any number of lines"),
      ("padding: 0 16", "hint: write 'layoutMargins: [0, 16, 0, 16]'"),
      ("layoutMargins: 1 2 3", "hint: write '[1, 2, 3, 2]'"),
      ("accessibilityLabel: Save it", "hint: write 'accessibility: { label: Save it }'"),
      ("shadow: { blur: 8 }", "hint: write 'radius'"),
      ("shadow: { y: 4 }", "hint: an offset is both distances"),
      ("head: { type: label, text: A }", "hint: views stand under 'subviews'"),
    ])
  func keys(_ entries: String, _ hint: String) {
    let found = errors(in: "root: { subviews: { a: { \(entries) } } }\n")
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints.count == 1 && hints[0].hasPrefix(hint), "\(found)")
  }

  @Test("Axes, expectations and languages get their form")
  func others() {
    func found(_ line: String) -> String { errors(in: "root: {}\n\(line)\n") }
    #expect(found("variants: { direction: [ltr] }").contains("hint: it is an axis: "))
    let values = found("variants: { axes: { direction } }")
    #expect(values.contains("hint: list its values: [ltr, rtl]"), "\(values)")
    #expect(found("expect: [satisfied]").contains("hint: did you mean 'satisfiable'?"))
    #expect(found("canvas: { locale: german }").contains("hint: write de"))
    #expect(
      found("variants: { axes: { dynamicTypeSize: [large] } }").contains("hint: write 'textSize'"))
    #expect(
      found("canvas: { device: iPhone SE (1st generation) }").contains(
        "hint: the nearest: 'iPhone SE 1'"))
    let placed = errors(
      in: "root: { subviews: { t: { type: label, text: A } } }\nexpect: [t.notTruncated]\n")
    #expect(placed.contains("hint: write { notTruncated: [t] }"), "\(placed)")
    let state = errors(
      in: """
        root: { subviews: { a: {} } }
        constraints: [{ id: tall, expr: a.height == 160 }]
        states: { busy: { constraints: { tall: { multiplier: 0.5 } } } }
        """)
    #expect(state.contains("hint: it cannot change: state two constraints"), "\(state)")
  }

  @Test("In a component the root is no view, and a metric by no name")
  func outermost() {
    let found = errors(in: Self.scene.replacing("dot.size == 10", with: "dot.edges == root"))
    #expect(found.contains("unknown view 'root'") && found.contains("the outermost view is 'self'"))
  }
}
