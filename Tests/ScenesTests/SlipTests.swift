import Scenes
import Testing

/// What newcomers get wrong in their first scenes.
@Suite("Slips of newcomers")
struct SlipTests {
  @Test(
    "Slips of newcomers get a way out that works, or none",
    arguments: [
      ("a.top == root.top @ 1001", "hint: write 1000: nothing is stronger than what is required"),
      ("\"[a.leading == root.leading\"", "hint: write 'a.leading == root.leading'"),
      ("\"[a, b.leading == root.leading\"", "hint: write '[a, b].leading == root.leading'"),
      ("\"H:|-16-[a\"", "hint: write 'H:|-16-[a]'"),
      ("\"H:|-16-[a(100]\"", "hint: write 'H:|-16-[a(100)]'"),
      ("a.trailing =< root.trailing", "hint: write '<='"),
      ("a.trailing => root.leading", "hint: write '>='"),
      ("a.trailing = root.trailing", "hint: write '=='"),
      ("a.right == 300", "hint: locations come in pairs: 'a.right == root.left + 300'"),
      ("a.bottom == 180", "hint: locations come in pairs: 'a.bottom == root.top + 180'"),
      ("a.centerX == 160", "hint: locations come in pairs: 'a.centerX == root.leading + 160'"),
      ("a.trailing == -8", "hint: locations come in pairs: 'a.trailing == root.trailing - 8'"),
      ("a.bottom == root", "hint: name one of its attributes: 'root.bottom'"),
      ("a == root.safeArea.bottom - 8", "hint: name one of its attributes: 'a.bottom'"),
      ("a top == root.top + 8", "hint: write 'a.top'"),
      ("a.edges.horizontal == root.margins", "hint: write 'horizontalEdges'"),
      ("a.center-y == root.centerY", "hint: write 'centerY'"),
      ("a.width == 0.5 x root.width", "hint: a multiplier has a '*': '0.5 * root.width'"),
      ("a.aspectRatio == 1.5", "hint: a ratio relates both sides: "),
      ("a.horizontalEdge == root.margins", "hint: did you mean 'horizontalEdges'?"),
      ("a.top == 'root'.top", "hint: write 'root'"),
      ("a.bottom == root.safeArea", "hint: add an attribute: 'root.safeArea.bottom'"),
      ("a.width == 50%", "hint: write a share as a factor, such as '0.5 * root.width'"),
      ("a.width == ١٠٠", "hint: write the digits 0 to 9"),
      ("“H:|-[a]”", "hint: write straight quotes"),
      ("a.topAnchor == root.top", "hint: did you mean 'top'?"),
      ("a.top == root.top constant 8", "hint: a constant is added: 'root.top + 8'"),
      (
        "a.width == root.width multiplier 0.5", "hint: a multiplier is a factor: '0.5 * root.width'"
      ),
      ("a.top == root.safearea", "hint: write 'safeArea.top'"),
      ("a.leading == root.layoutMargins.leading", "hint: write 'margins'"),
      ("a.edges == root.layoutMarginsGuide", "hint: write 'margins'"),
      ("a.leading: root.leading", "hint: write 'a.leading == root.leading'"),
      ("a.width == 44,5", "hint: write '44.5'"),
      (
        "a.width == 48, a.height == 48",
        "hint: give each constraint a line of its own, which begins with '- '"
      ),
      ("{ constraint: a.width == 48 }", "hint: write 'expr: a.width == 48'"),
      ("{ expr: a.width == 48, when: width < 350 }", "hint: write { width: \"< 350\" }"),
      (
        "a.topAnchor.constraint(equalTo: root.topAnchor)", "hint: write 'a.top == root.top'"
      ),
      (
        "\"a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: -8)\"",
        "hint: write 'a.top == root.safeArea.top - 8'"
      ),
      (
        "\"a.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)\"",
        "hint: write 'a.width <= 0.5 * root.width'"
      ),
      (
        "a.heightAnchor.constraint(equalToConstant: 44).isActive = true",
        "hint: write 'a.height == 44'"
      ),
      (
        "{ item: a, attribute: .top, relatedBy: equal, toItem: root, multiplier: 1, constant: 8 }",
        "hint: write 'a.top == root.top + 8'"
      ),
      (
        "{ item: a, attribute: width, relatedBy: greaterThanOrEqual, constant: 44, priority: 750 }",
        "hint: write 'a.width >= 44 @ 750'"
      ),
      ("h: a.height == 40", "hint: write '{ id: h, expr: a.height == 40 }'"),
      ("a.trailing == superview.trailing", "hint: name the superview by its id; "),
      ("a.edges == superview", "hint: name the superview by its id; "),
      ("a.width == match_parent", "hint: write the length of the superview, such as 'root.width'"),
      ("a.width == 50vw", "hint: write a share as a factor, such as '0.5 * root.width'"),
      ("a.width == calc", "hint: an equation needs no functions: 'root.width - 32'"),
      ("a.start == root.leading", "hint: did you mean 'leading'?"),
      ("a.horizontalCenter == root.centerX", "hint: did you mean 'centerX'?"),
      ("a.center.y == root.centerY", "hint: write 'centerY'"),
      ("a.edges.equalTo(root)", "hint: write 'a.edges == root'"),
      (
        "a.left.equalTo(my_view.snp.right).offset(-10)",
        "hint: write 'a.left == my_view.right - 10'"
      ),
      (
        "a.width.lessThanOrEqualTo(root).multipliedBy(0.5)",
        "hint: write 'a.width <= 0.5 * root.width'"
      ),
      ("a.height.equalTo(44)", "hint: write 'a.height == 44'"),
      ("a.top - my_view.bottom == 8", "hint: move one of them to the other side"),
      (
        "a.width == my_view.width + nameLabel.width",
        "hint: one constraint cannot say a sum: a stack view, or a view around both, is as long as they are"
      ),
      ("\"V|-20-[a]\"", "hint: a visual format begins with 'H:' or 'V:'"),
      ("a.top == root.top 12", "hint: a constant is added: 'root.top + 8'"),
      ("a.width == 0.5 root.width", "hint: a multiplier has a '*': '0.5 * root.width'"),
      ("a.trailing == root.trailing – 8", "hint: write '-'"),
    ])
  func equations(_ equation: String, _ hint: String) {
    let found = errors(
      in:
        "root: { subviews: { a: {}, my_view: {}, nameLabel: {} } }\nconstraints:\n  - \(equation)\n"
    )
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints.count == 1 && hints[0].hasPrefix(hint), "\(found)")
  }

  @Test("One slip is one error: what follows from it isn't told")
  func consequences() {
    func found(_ views: String, _ rest: String) -> String {
      errors(in: "root: { subviews: { \(views) } }\n\(rest)\n")
    }
    let format = found("photo: {}, a: {}", "constraints: [\"H:|-photo-8-[a]\"]")
    #expect(format.contains("hint: write '[photo]'"), "\(format)")
    let metric = found("a: {}", "metrics: { gap: 12px }")
    #expect(metric.contains("hint: write the number alone: lengths are in points"), "\(metric)")
    let state = found("a: { type: lable, text: A }", "states: { b: { views: { a: { text: B } } } }")
    #expect(state.contains("did you mean 'label'?") && !state.contains("unknown key"), "\(state)")
  }

  @Test("Beside a stack view of another system its padding is that of a stack view")
  func padding() {
    for type in ["HStack", "Column"] {
      let found = errors(
        in: "root: { subviews: { a: { type: \(type), padding: 8, spacing: 8 } } }\n")
      #expect(found.contains("layoutMarginsRelativeArrangement") && !found.contains("'spacing'"))
    }
  }

  @Test("A condition where none can be leads to the view that can have it")
  func misplacedCondition() {
    let value = "{ when: { appearance: dark }, then: black, else: white }"
    let canvas = errors(in: "canvas: { background: \(value) }\nroot: {}\n")
    #expect(canvas.contains("not a value under a condition"), "\(canvas)")
    #expect(canvas.contains("hint: keys of views depend on conditions: give 'root'"))
    #expect(
      errors(in: "canvas: { background: white }\nroot: { background: \(value) }\n") == "no error")
    let width = errors(in: "canvas: { width: \(value) }\nroot: {}\n")
    #expect(width.contains("hint: only keys of views depend on conditions"), "\(width)")
  }

  @Test("Outside constraints a metric has a dollar")
  func metric() {
    func found(_ value: String) -> String {
      errors(in: "metrics: { gap: 8 }\nroot: { subviews: { a: { cornerRadius: \(value) } } }\n")
    }
    #expect(found("gap").contains("hint: write $gap for the metric"), "\(found("gap"))")
    #expect(found("gep").contains("must be a number") && !found("gep").contains("hint"))
    #expect(found("$gap") == "no error")
  }

  @Test(
    "Words of other tools get a way out that keeps their numbers",
    arguments: [
      ("type:label", "hint: put a space after the colon: 'type: label'"),
      ("type: VStack", "hint: write 'stackView' and 'axis: vertical'"),
      ("type: HStack", "hint: write 'stackView'"),
      (
        "type: Spacer",
        "hint: an empty view, '{}', takes the room that is left in a stack view; 'distribution: "
          + "equalSpacing' spreads all views"
      ),
      (
        "type: label, padding: 8",
        "hint: a stack view around it has room: '{ type: stackView, layoutMargins: 8, "
          + "layoutMarginsRelativeArrangement: true }'"
      ),
      ("type: button, padding: 8", "hint: write 'contentInsets'"),
      ("padding: 8", "hint: write 'layoutMargins'"),
      (
        "type: stack, padding: 8",
        "hint: write 'layoutMargins' and 'layoutMarginsRelativeArrangement: true'"
      ),
      ("background: 0xFF8800", "hint: write \"#FF8800\""),
      ("hidden: \"false\"", "hint: write false without quotes"),
      ("type: slider, value: 50%", ""),
      ("type: label, fontSize: 12", "hint: write 'font: { size: 12 }'"),
      ("type: label, font: { bold: true }", "hint: write 'weight: bold'"),
      ("type: imageView, contentMode: aspectFit", "hint: did you mean 'scaleAspectFit'?"),
      ("background: 333333", "hint: write \"#333333\""),
      ("borderWidth: 3", "hint: write 'border: { width: 3, color: separator }'"),
      ("type: label, font: title", "hint: write { style: title1 }"),
      ("type: segmentedControl, items: [a, b]", "hint: write 'segments'"),
      (
        "margin: 8",
        "hint: space around a view is in its constraints: 'view.leading == root.leading + 8'"
      ),
      ("background: \"rgb(1, 2, 255)\"", "hint: write \"#0102FF\""),
      ("background: \"rgba(0,0,0,0.5)\"", "hint: write \"#00000080\""),
      ("cornerRadius: 50%", "hint: a radius is in points; half of a side makes a circle"),
      ("visible: true", "hint: write 'hidden: false'"),
      ("visibility: gone", "hint: write 'hidden: true'"),
      ("type: label, gravity: center", "hint: write 'alignment'"),
      ("type: image, systemName: star", "hint: write 'symbol'"),
      (
        "type: Spacer",
        "hint: an empty view, '{}', takes the room that is left in a stack view; "
          + "'distribution: equalSpacing' spreads all views"
      ),
      ("zIndex: 2", "hint: of two views in the same place the later one is in front"),
      (
        "display: flex",
        "hint: a 'stackView' puts its views in a row, or in a column with 'axis: vertical'"
      ),
      (
        "maxWidth: 300",
        "hint: limits are constraints beside 'root': the view's id with '.width <= 100'"
      ),
      (
        "type: stackView, padding: 16",
        "hint: write 'layoutMargins' and 'layoutMarginsRelativeArrangement: true'"
      ),
      ("type: stackView, distribution: space-between", "hint: did you mean 'equalSpacing'?"),
      ("type: stackView, axis: column", "hint: did you mean 'vertical'?"),
      (
        "width: 100",
        "hint: sizes are constraints beside 'root': the view's id with '.width == 100'"
      ),
      ("type: segmentedControl, segments: [A], selected: 9", "hint: write '0'"),
      ("type: pageControl, pages: 3, current: 3", "hint: write '2'"),
      ("type: pickerView, columns: [[A, B]], selectedRows: [9]", "hint: write '1'"),
      ("type: slider, minimum: 10, maximum: 0", ""),
      ("type: image, capInsets: [-4, 0, 0, 0]", ""),
      ("subviews: { b.margins: {} }", "hint: write 'b_margins'"),
      ("type: imageView, resizeMode: cover", "hint: write 'contentMode'"),
      ("type: TouchableOpacity", "hint: write 'button'"),
      (
        "marginTop: 8",
        "hint: space around a view is in its constraints: 'view.leading == root.leading + 8'"
      ),
      (
        "anchors.fill: parent",
        "hint: edges are constraints beside 'root': the view's id with '.edges == root'"
      ),
      ("type: stackView, distribution: equal", "hint: did you mean 'fillEqually'?"),
      ("layoutMargins: [8, 16]", "hint: the edges are [top, left, bottom, right]"),
      (
        "hidden: { when: width < 350, then: true }",
        "hint: a condition on the canvas is a mapping, such as 'when: { width: \"< 350\" }'"
      ),
    ])
  func keys(_ entry: String, _ hint: String) {
    let found = errors(in: "root: { subviews: { a: { \(entry) } } }\n")
    let hints = found.split(separator: "\n").filter { $0.hasPrefix("hint: ") }.map(String.init)
    #expect(!found.isEmpty && hints.first ?? "" == hint, "\(found)")
  }

  @Test("Colours with a dollar sign, functions and numbers in states are told how to be written")
  func elsewhere() {
    let scene = """
      colors: { brand: red }
      root: { subviews: { a: { background: brand } } }
      constraints: [{ id: h, expr: a.height == 40 }]
      states: { big: { constraints: { h: { constant: 100 } } } }

      """
    #expect(errors(in: scene) == "no error")
    for (old, new, hint) in [
      ("background: brand", "background: $brand", "write 'brand': colours are named without '$'"),
      (
        "constraints: { h: { constant: 100 } }", "h: 100",
        "'h' is a constraint: 'constraints: { h: { constant: 100 } }'"
      ),
      ("a.height == 40", "a.height == max(3, 4)", "an equation has no functions"),
    ] {
      let found = errors(in: scene.replacing(old, with: new))
      #expect(found.contains("hint: \(hint)"), "\(found)")
    }
  }

  @Test("Beside a view that is unknown the other one may be whole")
  func unknownView() {
    let found = errors(in: "root: { subviews: { a: {} } }\nconstraints:\n  - c.edges == root\n")
    #expect(found.contains("unknown view 'c'") && !found.contains("hint:"), "\(found)")
  }

  @Test("A text that begins a comment is to be quoted")
  func comment() {
    let label = "root:\n  subviews:\n    a:\n      type: label\n      text:"
    #expect(errors(in: "\(label) #1\n").contains("' #' begins a comment; quote it: \"#1\""))
    #expect(!errors(in: "\(label)\n").contains("comment"))
  }

  @Test("A hyphen before a gap is no part of a name, and a missing bracket is said to be missing")
  func bracket() {
    let found = errors(in: "root: { subviews: { a: {} } }\nconstraints: [\"H:|-(16)-[a-(16)-|\"]\n")
    #expect(!found.contains("hyphen") && found.contains("']'"), "\(found)")
  }

  @Test("A state in a list and a text size of accessibility by number get their form")
  func forms() {
    let states = errors(in: "root: {}\nstates: [busy]\n")
    #expect(states.contains("hint: name each state with its changes: 'states: { busy: {} }'"))
    let size = errors(in: "canvas: { textSize: AX3 }\nroot: {}\n")
    #expect(size.contains("hint: did you mean 'accessibilityExtraLarge'?"), "\(size)")
  }

  @Test(
    "A canvas as a size or device, and the outermost view by another name, get their form",
    arguments: [
      ("canvas: 393x852\nroot: {}\n", "hint: write { width: 393, height: 852 }"),
      ("canvas: 375 by 667\nroot: {}\n", "hint: write { width: 375, height: 667 }"),
      ("canvas: iPhone 16\nroot: {}\n", "hint: write { device: iPhone 16 }"),
      ("canvas: iPhone 16 Por\nroot: {}\n", "hint: write { device: iPhone 16 Pro }"),
      (
        "canvas: phone\nroot: {}\n",
        "hint: write { width: 393, height: 852 }, or { device: iPhone 16 }"
      ),
      ("view: { subviews: { a: {} } }\n", "hint: write 'root'"),
    ])
  func scenes(_ text: String, _ hint: String) {
    let hints = errors(in: text).split(separator: "\n").filter { $0.hasPrefix("hint: ") }
    #expect(hints == [Substring(hint)], "\(errors(in: text))")
  }

  @Test("The names that code has for spaces are no titles of bars")
  func spaces() {
    func found(_ items: String) -> String {
      errors(in: "root: { subviews: { a: { type: toolbar, items: [\(items)] } } }\n")
    }
    #expect(found("A, flexibleSpace, B").contains("hint: write '{ space: flexible }'"))
    #expect(found("fixedSpace").contains("'fixedSpace' is a space, not a title"))
    #expect(found("A, { space: flexible }, flexible") == "no error")
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
    let beside = errors(in: component.replacing("with: { title: Hi }", with: "title: Hi"))
    #expect(beside.contains("hint: write it under 'with': 'with: { title: ... }'"), "\(beside)")
    #expect(!beside.contains("needs 'title'"))
    for other in ["t.edges == root", "t.top == parent.top"] {
      let found = errors(in: component.replacing("t.edges == self", with: other))
      #expect(found.contains("'self'") && !found.contains("'metrics'"), "\(found)")
    }
  }
}
