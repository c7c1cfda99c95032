import AutoLayout
import Controls
import Geometry
import Localization
import Scenes
import Testing
import Typesetting

@Suite("States")
struct StateTests {
  private let keyboard = """
    canvas: { width: 320, height: 480 }
    metrics: { keyboardHeight: 216 }
    root:
      subviews:
        field: { type: label, text: Name, hugging: 251 }
        hint: { type: label, text: Required }
    constraints:
      - { id: bottom, expr: field.bottom == root.bottom - 20 }
      - { id: wish, expr: field.centerY == root.centerY @ 250 }
      - { id: raised, expr: hint.top == root.top + 8, active: false }
      - { id: side, format: "H:|-20-[field]" }
      - { id: end, expr: hint.bottom == root.bottom @ 10 }
    states:
      keyboard:
        constraints:
          bottom: { constant: -236 }
          wish: { priority: 750 }
          raised: { active: true, priority: 900 }
          side: { constant: keyboardHeight }
          end: { constant: -keyboardHeight }
        views:
          field: { text: Your name }
          hint: { hidden: true, alpha: 0.5 }
      quiet: { constraints: { bottom: { active: false, priority: 10 } } }
    variants: { axes: { state: [base, keyboard] } }
    """

  private func tree(_ text: String, _ state: String? = nil) throws -> SceneTree {
    var overrides = Overrides()
    overrides.state = state
    return try SceneBuilder.build(
      LoadedScene(scene(text)), overrides, measurer: BlockMeasurer())
  }

  private func constraint(_ id: String, in tree: SceneTree) throws -> LayoutConstraint {
    try #require(tree.constraints.first { $0.identifier == id })
  }

  @Test("A state changes activity, constants and priorities of constraints by their ids")
  func constraints() throws {
    let base = try tree(keyboard)
    #expect(try constraint("bottom", in: base).constant == -20)
    #expect(try !constraint("raised", in: base).isActive)
    let state = try tree(keyboard, "keyboard")
    #expect(try constraint("bottom", in: state).constant == -236)
    #expect(try constraint("wish", in: state).priority.rawValue == 750)
    #expect(try constraint("raised", in: state).isActive)
    #expect(try constraint("raised", in: state).priority.rawValue == 900)
    #expect(try constraint("side", in: state).constant == 216)
    #expect(try !constraint("bottom", in: tree(keyboard, "quiet")).isActive)
  }

  @Test("A state replaces keys of views")
  func views() throws {
    let base = try tree(keyboard)
    let state = try tree(keyboard, "keyboard")
    #expect((base.view("field") as? Label)?.textContent.text == "Name")
    #expect((state.view("field") as? Label)?.textContent.text == "Your name")
    #expect(state.view("field")?.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(state.view("hint")?.isHidden == true)
    #expect(base.view("hint")?.isHidden == false)
  }

  @Test("The state is an axis of variants")
  func axis() throws {
    let scene = try scene(keyboard)
    #expect(scene.variants.list.map(\.name) == ["default", "keyboard"])
    #expect(scene.canvas(scene.variants.list[1].overrides).state == "keyboard")
    #expect(
      errors(in: "root: {}\nstates: { up: }\nvariants: { axes: { state: [base, upp] } }") == """
        scene.yaml:3:35: error: unknown state 'upp'
        variants: { axes: { state: [base, upp] } }
                                          ^~~
        hint: did you mean 'up'?
        """)
  }

  @Test("Requesting a state that the scene does not have is an error")
  func unknown() throws {
    #expect {
      try tree(keyboard, "keybord")
    } throws: { error in
      "\(error)" == """
        scene.yaml: error: unknown state 'keybord'
        hint: did you mean 'keyboard'?
        """
    }
  }

  @Test("An installed constraint cannot become or cease to be required")
  func requiredPriority() {
    #expect(
      errors(
        in: """
          root: { subviews: { a: {} } }
          constraints: [ { id: w, expr: a.width == 10 }, { id: h, expr: a.height == 1 @ 250 } ]
          states:
            on: { constraints: { w: { priority: 250 }, h: { active: true, priority: 1000 } } }
            off: { constraints: { w: { active: false, priority: 250 } } }
          """) == """
          scene.yaml:4:39: error: mutating a priority from required to not on an installed constraint \
          (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000
            on: { constraints: { w: { priority: 250 }, h: { active: true, priority: 1000 } } }
                                                ^~~
          hint: begin with a priority below 1000, or deactivate the constraint with 'active: false'
          scene.yaml:4:75: error: mutating a priority from required to not on an installed constraint \
          (or vice-versa) is not supported.  You passed priority 1000 and the existing priority was 250
            on: { constraints: { w: { priority: 250 }, h: { active: true, priority: 1000 } } }
                                                                                    ^~~~
          hint: stay below 1000, or begin with 'active: false' and activate the constraint
          """)
  }

  private func priorities(_ constraint: String, _ change: String) throws -> [Double] {
    let text = """
      root: { subviews: { a: {} } }
      constraints: [ { id: c, \(constraint) } ]
      states: { s: { constraints: { c: { \(change) } } } }
      """
    return try tree(text, "s").constraints.filter { $0.identifier == "c" }
      .map(\.priority.rawValue)
  }

  @Test("A state's priority overrides those written in a visual format")
  func formatPriority() throws {
    #expect(try priorities("format: \"H:[a(100@500)]\"", "priority: 600") == [600])
    #expect(try priorities("format: \"H:|-(3@400)-[a(9@500)]\"", "priority: 600") == [600, 600])
    #expect(
      try priorities("format: \"H:[a(100@500)]\", priority: 520", "priority: 600") == [600])
    #expect(
      try priorities(
        "format: \"H:[a(9@500)]\", active: false", "active: true, priority: 1000") == [1000])
    let words = errors(
      in: """
        root: { subviews: { a: {} } }
        constraints: [ { id: c, format: "H:[a(100@500)]" } ]
        states: { s: { constraints: { c: { priority: 1000 } } } }
        """)
    #expect(words.contains("You passed priority 1000 and the existing priority was 500"))
  }

  @Test("A metric can be negated, and a condition needs a trait")
  func negativeMetric() throws {
    let tree = try tree(keyboard, "keyboard")
    #expect(tree.constraints.first { $0.identifier == "end" }?.constant == -216)
    let words = errors(in: "root: { variations: { when: { width: [] }, alpha: 0 } }\n")
    #expect(words.contains("a condition needs at least one trait"))
    #expect(errors(in: "root: { when: { width: 3 } }\n").contains("under 'variations'"))
  }

  @Test("A constraint that the base leaves out may take any priority")
  func conditionalPriority() throws {
    #expect(try priorities("expr: a.width == 9, when: { state: s }", "priority: 500") == [500])
  }

  @Test(
    "A change that a state cannot make is refused with a message",
    arguments: [
      ("{ base: {} }", "'base' is the name of the scene without any state"),
      ("{ a b: {} }", "'a b' is not a valid name of a state: use letters, digits, '_' and '-'"),
      ("{ s: { constraints: { x: {} } } }", "unknown constraint 'x'"),
      ("{ s: { constraints: { c: { activ: true } } } }", "unknown key 'activ' in a constraint's"),
      ("{ s: { constraints: { f: { constant: 3 } } } }", "the visual format makes 3 constraints"),
      ("{ s: { views: { x: {} } } }", "unknown view 'x'"),
      ("{ s: { views: { a: { subviews: {} } } } }", "unknown key 'subviews' in a label"),
      ("{ s: { views: { a: { isOn: true } } } }", "unknown key 'isOn' in a label"),
      ("{ s: { views: { a: { designSize: [1, 1] } } } }", "'designSize' has no effect without"),
      ("{ s: { views: { b: { frame: [0, 0, 1, 1] } } } }", "an arranged view cannot have"),
      ("{ s: { views: { root: { frame: [0, 0, 1, 1] } } } }", "the root cannot have a frame of"),
      ("{ s: [] }", "'s' must be a mapping, not a list"),
      ("[]", "'states' must be a mapping, not a list"),
    ])
  func refused(states: String, message: String) {
    let text = """
      root: { subviews: { a: { type: label }, stack: { type: stack, subviews: { b: {} } } } }
      constraints:
        - { id: c, expr: a.width == 1 }
        - { id: f, format: "H:|-[a(10)]-|" }
      states: \(states)
      """
    #expect(errors(in: text).contains(": error: \(message)"))
  }
}

@Suite("Conditions")
struct ConditionTests {
  private func tree(_ text: String, _ values: AxisValue...) throws -> SceneTree {
    try SceneBuilder.build(LoadedScene(scene(text)), Overrides(values), measurer: BlockMeasurer())
  }

  private let text = """
    metrics: { narrow: 350 }
    canvas: { width: 375, height: 667 }
    root:
      subviews:
        a:
          type: label
          text: Long words
          lines: 2
          variations:
            - { when: { width: "< narrow" }, text: Short }
            - { when: { width: "< 330", direction: rtl }, key: tiny, lines: 1 }
    constraints:
      - when: { width: "< 350" }
        constraints:
          - { id: narrow1, expr: a.leading == root.leading }
          - { id: narrow2, expr: a.top == root.top, when: { direction: rtl } }
      - { id: wide, expr: a.leading == root.leading + 40, when: { width: ">= 350" } }
    strings: { en: { tiny: S } }
    """

  @Test("Constraints under a condition are active where it holds, in groups or alone")
  func constraints() throws {
    func active(_ values: AxisValue...) throws -> [String?] {
      let tree = try SceneBuilder.build(
        LoadedScene(scene(text)), Overrides(values), measurer: BlockMeasurer())
      // Constraints are active as long as their tree lives.
      return withExtendedLifetime(tree.root) {
        tree.constraints.filter(\.isActive).map(\.identifier)
      }
    }
    #expect(try active() == ["wide"])
    #expect(try active(.width(.points(349))) == ["narrow1"])
    #expect(try active(.width(.points(349)), .direction(.rtl)) == ["narrow1", "narrow2"])
    #expect(try active(.width(.fit)) == [])
  }

  @Test("Variations of a view replace its keys where they apply, the later ones last")
  func variations() throws {
    func content(_ values: AxisValue...) throws -> TextContent {
      let tree = try SceneBuilder.build(
        LoadedScene(scene(text)), Overrides(values), measurer: BlockMeasurer())
      return try #require((tree.view("a") as? Label)?.textContent)
    }
    #expect(try content().text == "Long words")
    #expect(try content(.width(.points(340))).text == "Short")
    #expect(try content(.width(.points(340))).lines == 2)
    #expect(try content(.width(.points(320)), .direction(.rtl)).text == "S")
    #expect(try content(.width(.points(320)), .direction(.rtl)).lines == 1)
  }

  @Test(
    "Every trait can be a condition",
    arguments: [
      ("width: 375", true), ("width: \">= 320, < 375\"", false), ("width: [320, 375]", true),
      ("height: \"!= 667\"", false), ("scale: 2", true), ("direction: ltr", true),
      ("direction: \"!= ltr\"", false), ("locale: [ar, pt]", true), ("locale: pt-PT", false),
      ("strings: doubled", true), ("strings: base", false), ("strings: accented", false),
      ("textSize: \">= accessibilityMedium\"", false), ("textSize: \"> small, <= large\"", true),
      ("appearance: dark", false), ("device: iPhone SE", false), ("state: on", false),
      ("state: base", true), ("horizontalSizeClass: compact", true),
      ("verticalSizeClass: compact", false), ("width: \"< 400\", direction: rtl", false),
    ])
  func traits(condition: String, holds: Bool) throws {
    let tree = try tree(
      """
      canvas: { width: 375, height: 667, locale: pt-BR }
      root: { subviews: { a: { variations: { when: { \(condition) }, hidden: true } } } }
      states: { on: {} }
      """, .strings([.doubled, .rtl]))
    #expect(tree.view("a")?.isHidden == holds)
  }

  @Test(
    "Size classes are those of devices",
    arguments: [
      ("iPhone SE 1", "compact regular"), ("iPhone 16 Pro landscape", "compact compact"),
      ("iPhone 8 Plus landscape", "regular compact"), ("iPad mini", "regular regular"),
      ("iPhone 16 Plus", "compact regular"),
    ])
  func sizeClasses(device: String, expected: String) throws {
    let canvas = try scene("canvas: { device: \(device) }\nroot: {}").canvas()
    let classes = [canvas.horizontalSizeClass, canvas.verticalSizeClass].compactMap { $0?.rawValue }
    #expect(classes.joined(separator: " ") == expected)
  }

  @Test("Mistakes in conditions are errors at their places")
  func mistakes() {
    #expect(
      errors(
        in: """
          root: {}
          constraints:
            - { when: { widht: 1 }, constraints: [] }
            - { when: { width: "< 350pt", direction: "< ltr" }, constraints: [] }
            - { when: { textSize: ">= larg", state: up, width: ">= 320, =< 350" }, constraints: [] }
            - { constraints: [] }
            - { expr: root.width == 3, when: {} }
          """) == """
          scene.yaml:3:15: error: unknown key 'widht' in a condition
            - { when: { widht: 1 }, constraints: [] }
                        ^~~~~
          hint: did you mean 'width'?
          scene.yaml:4:25: error: expected a number, not '350pt'
            - { when: { width: "< 350pt", direction: "< ltr" }, constraints: [] }
                                  ^~~~~
          hint: a condition is a value or comparisons: "< 350", ">= 320, < 430"
          scene.yaml:4:45: error: values of 'direction' cannot be compared with '<'
            - { when: { width: "< 350pt", direction: "< ltr" }, constraints: [] }
                                                      ^
          hint: name the value itself, or '!=' and the value
          scene.yaml:5:29: error: unknown textSize 'larg'
            - { when: { textSize: ">= larg", state: up, width: ">= 320, =< 350" }, constraints: [] }
                                      ^~~~
          hint: did you mean 'large'?
          scene.yaml:5:43: error: unknown state 'up'
            - { when: { textSize: ">= larg", state: up, width: ">= 320, =< 350" }, constraints: [] }
                                                    ^~
          hint: add it to 'states'
          scene.yaml:5:63: error: '=<' is not a comparison
            - { when: { textSize: ">= larg", state: up, width: ">= 320, =< 350" }, constraints: [] }
                                                                        ^~
          hint: write '<='
          scene.yaml:6:5: error: the group of constraints is missing the key 'when'
            - { constraints: [] }
              ^
          hint: add 'when:'
          scene.yaml:7:36: error: a condition needs at least one trait
            - { expr: root.width == 3, when: {} }
                                             ^
          hint: write what it depends on: 'when: { width: "< 350" }'
          """)
  }
}
