import Controls
import Documents
import Geometry
import Rendering
import Scenes
import Testing

/// What is read, in the words and the order of recorded pictures (cashapp/AccessibilitySnapshot: its
/// reference pictures of iOS 17.5 and 18.5, controls, traits, order, containers and modals).
@Suite("What is read of a layout")
struct AccessibilityReadingTests {
  /// Returns what is read of a scene with the given subviews.
  private func read(
    _ subviews: String, rest: String = "", locale: String? = nil
  ) throws -> AccessibilityReading {
    let text = """
      canvas: { width: 320, height: 600\(locale.map { ", locale: \($0)" } ?? "") }
      root: { subviews: { \(subviews) } }
      \(rest)
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let scene = try Renderer(.blocks).layOut(loaded, loaded.scene.variants.list[0])
    return try #require(scene.accessibilityReading())
  }

  private func spoken(_ subviews: String, rest: String = "") throws -> [String] {
    try read(subviews, rest: rest).elements.map(\.spoken)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double = 60, _ height: Double = 40)
    -> String
  {
    "frame: [\(x), \(y), \(width), \(height)]"
  }

  private static let controlFacts: [(view: String, spoken: [String], hint: String?)] = [
    (
      "type: pageControl, pages: 3, current: 1", ["page 2 of 3. Adjustable."],
      "Swipe up or down with one finger to adjust the value."
    ),
    (
      "type: segmentedControl, segments: [A, B, C], selected: 1",
      ["A. Button. 1 of 3.", "Selected: B. Button. 2 of 3.", "C. Button. 3 of 3."], nil
    ),
    (
      "type: slider, value: 75, maximum: 100", ["75%. Adjustable."],
      "Swipe up or down with one finger to adjust the value."
    ),
    ("type: stepper, value: 5", ["Decrement. Button.", "Increment. Button."], nil),
    ("type: stepper", ["Decrement. Dimmed. Button.", "Increment. Button."], nil),
    ("type: switch, isOn: true", ["Switch Button. On."], "Double tap to toggle setting."),
    ("type: switch", ["Switch Button. Off."], "Double tap to toggle setting."),
    ("type: switch, isOn: true, enabled: false", ["Dimmed. Switch Button. On."], nil),
    (
      "type: switch, isOn: true, accessibility: { label: Label, hint: Hint }",
      ["Label. Switch Button. On."], "Hint. Double tap to toggle setting."
    ),
    (
      "type: navigationBar, title: Second, backTitle: First",
      ["First. Back Button.", "Second. Heading."], nil
    ),
    (
      "type: tabBar, items: [Item A, Item B], selected: 1",
      ["Item A. Tab. 1 of 2.", "Selected: Item B. Tab. 2 of 2."], nil
    ),
    (
      "type: tabBar, items: [Item A, { title: Item B, badge: \"3\" }], selected: 0",
      ["Selected: Item A. Tab. 1 of 2.", "Item B: 3 items. Tab. 2 of 2."], nil
    ),
    (
      "type: tabBar, items: [{ title: Item A, badge: A }, Item B], selected: 1",
      ["Item A: A. Tab. 1 of 2.", "Selected: Item B. Tab. 2 of 2."], nil
    ),
    (
      "type: textView, text: T", ["T. Text Field."],
      "Double tap to edit. Use the rotor to access Misspelled Words"
    ),
    ("type: textField, text: T", ["T. Text Field."], "Double tap to edit."),
    (
      "type: slider, value: 0, enabled: false, accessibility: { label: Vol }",
      ["Vol: 0%. Dimmed. Adjustable."], nil
    ),
    (
      "type: switch, isOn: true, accessibility: { label: Label }", ["Label. Switch Button. On."],
      "Double tap to toggle setting."
    ),
    ("type: label, text: Text, accessibility: { hint: Hint }", ["Text"], "Hint"),
    ("type: label, text: Text, accessibility: { value: Value }", ["Text: Value"], nil),
    ("type: label, text: Text, accessibility: { label: Own }", ["Own"], nil),
    ("type: button, text: Pay, enabled: false", ["Pay. Dimmed. Button."], nil),
    // magentaa11y.com, checklist of native pickers.
    (
      "type: pickerView, columns: [[a, b, c]]", ["a. Picker item. Adjustable. 1 of 3."],
      "Swipe up or down with one finger to adjust the value."
    ),
  ]

  @Test("says of each control what UIKit says", arguments: controlFacts.indices)
  func controls(_ index: Int) throws {
    let (view, spoken, hint) = Self.controlFacts[index]
    let elements = try read("v: { \(view), \(frame(0, 0, 300, 60)) }").elements
    #expect(elements.map(\.spoken) == spoken)
    #expect(elements.first?.spokenHint == hint)
  }

  private static let traitFacts: [(trait: String, spoken: String)] = [
    ("button", "X. Button."), ("link", "X. Link."), ("header", "X. Heading."),
    ("searchField", "X. Search Field."), ("image", "X. Image."), ("selected", "Selected: X"),
    ("notEnabled", "X. Dimmed."), ("adjustable", "X. Adjustable."), ("staticText", "X"),
    ("playsSound", "X"), ("keyboardKey", "X"), ("summaryElement", "X"),
    ("updatesFrequently", "X"), ("startsMedia", "X"), ("allowsDirectInteraction", "X"),
    ("causesPageTurn", "X"), ("button, link", "X. Button. Link."),
    ("header, button, notEnabled", "X. Dimmed. Button. Heading."),
  ]

  @Test("says the traits in their order", arguments: traitFacts.indices)
  func traits(_ index: Int) throws {
    let (traits, words) = Self.traitFacts[index]
    let stated = "{ isElement: true, label: X, traits: [\(traits)] }"
    #expect(try spoken("v: { \(frame(0, 0)), accessibility: \(stated) }") == [words])
  }

  private static let textFacts: [(stated: String, spoken: String, hint: String?)] = [
    ("label: Label", "Label", nil), ("value: Value", "Value", nil), ("hint: Hint", "Hint", nil),
    ("label: Label, value: Value", "Label: Value", nil),
    ("label: Label, hint: Hint", "Label", "Hint"), ("value: Value, hint: Hint", "Value", "Hint"),
    ("label: Label, value: Value, hint: Hint", "Label: Value", "Hint"),
    ("hint: Hint, traits: adjustable", "Hint. Adjustable.", nil),
    (
      "label: Label, hint: Hint, traits: [adjustable]", "Label. Adjustable.",
      "Hint. Swipe up or down with one finger to adjust the value."
    ),
    ("traits: [button, header]", "Button. Heading.", nil),
    (
      "label: Fake Label, traits: [toggle, button], value: \"2\"",
      "Fake Label. Switch Button. Mixed.", "Double tap to toggle setting."
    ),
    (
      "label: Fake, traits: [toggle, button], value: \"1\"", "Fake. Switch Button. On.",
      "Double tap to toggle setting."
    ),
    (
      "label: Fake, traits: [toggle, button], value: \"0\"", "Fake. Switch Button. Off.",
      "Double tap to toggle setting."
    ),
    (
      "label: Fake, traits: [toggle, button], value: Value", "Fake. Switch Button. Value.",
      "Double tap to toggle setting."
    ),
    (
      "label: Fake, traits: [toggle], value: \"1\"", "Fake. On.", "Double tap to toggle setting."
    ),
    ("label: Q, traits: [keyboardKey, button]", "Q", nil),
    ("traits: [selected]", "Selected.", nil),
    ("hint: H, traits: [selected, button]", "Selected. Button.", "H"),
    ("label: L, actions: [A, B]", "L", "Actions Available"),
    ("label: L, hint: Hint, actions: [A]", "L", "Hint. Actions Available"),
    ("label: L, content: [{ label: a, value: b }]", "L", "More Content Available"),
  ]

  @Test("says label, value and hint", arguments: textFacts.indices)
  func texts(_ index: Int) throws {
    let (stated, words, hint) = Self.textFacts[index]
    let view = "v: { \(frame(0, 0)), accessibility: { isElement: true, \(stated) } }"
    let element = try #require(try read(view).elements.first)
    #expect(element.spoken == words)
    #expect(element.spokenHint == hint)
  }

  /// Returns labels with texts at places, in the order of the scene.
  private func labels(_ places: [(String, Double, Double)]) -> String {
    places.map { "l\($0.0): { type: label, text: \"\($0.0)\", \(frame($0.1, $0.2)) }" }
      .joined(separator: ", ")
  }

  @Test("reads rows from top to bottom, and in a row in the direction of the language")
  func grid() throws {
    let grid = labels([
      ("5", 0, 100), ("1", 100, 0), ("0", 0, 0), ("4", 200, 60), ("2", 200, 3), ("3", 0, 50),
    ])
    #expect(try spoken(grid) == ["0", "1", "2", "3", "4", "5"])
    #expect(try read(grid, locale: "ar").elements.map(\.spoken) == ["2", "1", "0", "3", "4", "5"])
  }

  @Test("reads a container's elements in the order of its list, together")
  func containers() throws {
    func scene(_ size: String, _ accessibility: String) -> String {
      """
      \(labels([("0", 0, 0), ("1", 0, 100), ("2", 0, 200)])), box: { frame: [0, 50, \(size)],
      accessibility: { \(accessibility) }, subviews: { \
      a: { type: label, text: a, frame: [0, 0, 60, 20] },
      b: { type: label, text: b, frame: [0, 80, 60, 20] } } }
      """.replacingLineEnds
    }
    #expect(try spoken(scene("300, 40", "elements: [b, a]")) == ["0", "b", "a", "1", "2"])
    #expect(try spoken(scene("0, 0", "elements: [b, a]")) == ["0", "1", "2"])
    // Only a view without any extent is left out.
    #expect(try spoken(scene("0, 40", "elements: [b, a]")) == ["0", "b", "a", "1", "2"])
    #expect(try spoken(scene("300, 100", "group: true")) == ["0", "a", "b", "1", "2"])
    #expect(try spoken(scene("300, 100", "")) == ["0", "a", "1", "b", "2"])
    #expect(
      try spoken(scene("300, 40", "isElement: true, label: P")) == ["0", "P", "1", "2"])
    #expect(try spoken(scene("300, 40", "hidden: true")) == ["0", "1", "2"])
    #expect(
      try spoken(scene("300, 40", "container: list"))
        == ["0", "a. List Start.", "b. List End.", "1", "2"])
    #expect(
      try spoken(scene("300, 40", "container: landmark"))
        == ["0", "a. Landmark.", "b. End.", "1", "2"])
    // Only the outermost container speaks.
    let nested =
      "o: { frame: [0, 0, 90, 90], accessibility: { container: landmark }, subviews: { i: { "
      + "frame: [0, 0, 90, 90], accessibility: { container: list }, subviews: { "
      + labels([("A", 0, 0), ("B", 0, 50)]) + " } } } }"
    #expect(try spoken(nested) == ["A. Landmark.", "B. End."])
  }

  @Test("reads an element instead of what it names, and a chain of a thousand names")
  func namedByElements() throws {
    let button = "b: { type: button, text: B, \(frame(0, 100)) }"
    let named = "a: { type: label, text: A, \(frame(0, 0)), accessibility: { elements: [b] } }"
    #expect(try spoken("\(named), \(button)") == ["A", "B. Button."])
    let chain = (0..<1000).map { number in
      "v\(number): { frame: [0, 0, 10, 10], accessibility: { elements: [v\(number + 1)] } }"
    }
    let end = "v1000: { type: label, text: x, \(frame(0, 0)) }"
    #expect(try spoken((chain + [end]).joined(separator: ", ")).count <= 1)
  }

  @Test(
    "refuses views that are read within themselves",
    arguments: [
      ("a", "a", "'a' names itself"), ("root", "b", "'a' names 'root', in which it is read"),
      ("b", "a", "names 'b', in which it is read itself"),
      ("b", "c, c", "'elements' names 'c' twice"),
    ])
  func circles(_ first: String, _ second: String, _ words: String) {
    let views =
      "a: { \(frame(0, 0)), accessibility: { elements: [\(first)] } }, "
      + "b: { \(frame(0, 100)), accessibility: { elements: [\(second)] } }, c: {}"
    let error = #expect(throws: (any Error).self) { try read(views) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test("orders by frames, not outlines, and takes tops within 8 points for a row")
  func outlines() throws {
    // cashapp/AccessibilitySnapshot#221.
    let views =
      "a: { type: label, text: a, \(frame(100, 100)), accessibility: { path: [[-20, -90], "
      + "[80, -90], [80, 60]] } }, \(labels([("b", 0, 94), ("c", 0, 50)]))"
    #expect(try spoken(views) == ["c", "b", "a"])
  }

  @Test("says a table's rows with their first cells, and columns with all")
  func tables() throws {
    let cells =
      "t: { frame: [0, 0, 300, 200], accessibility: { container: dataTable }, subviews: { "
      + labels([("A1", 0, 0), ("B1", 100, 0), ("A2", 0, 60), ("B2", 100, 60)]) + " } }"
    #expect(
      try spoken(cells)
        == ["A1. Row 1. Column 1.", "B1. Column 2.", "A2. Row 2. Column 1.", "B2. Column 2."])
  }

  @Test("reads only the last modal view of those beside each other")
  func modals() throws {
    func box(_ id: String, _ y: Double, _ stated: String, _ text: String) -> String {
      "\(id): { frame: [0, \(y), 100, 40], accessibility: { \(stated) }, subviews: { l\(id): "
        + "{ type: label, text: \(text), frame: [0, 0, 60, 20] } } }"
    }
    let other = labels([("0", 0, 300)])
    #expect(try spoken("\(other), \(box("m", 0, "modal: true", "M"))") == ["M"])
    let two = "\(box("m", 0, "modal: true", "M")), \(box("n", 60, "modal: true", "N")), \(other)"
    #expect(try spoken(two) == ["N"])
    let itself = "\(other), \(box("m", 0, "modal: true, isElement: true, label: Self", "M"))"
    #expect(try spoken(itself) == ["Self"])
    let empty = "\(other), m: { frame: [0, 0, 10, 10], accessibility: { modal: true } }"
    #expect(try spoken(empty).isEmpty)
    #expect(
      try spoken(
        "\(other), \(box("m", 0, "", "M"))", rest: "accessibility: { modal: m }") == ["M"])
  }

  @Test("reads each view once, whoever names it, in webs of names")
  func webs() throws {
    // Each names the two after it, which would be read more than a million times.
    let web = (0..<30).map { number in
      "v\(number): { \(frame(0, Double(number) * 10)), accessibility: { elements: "
        + "[v\(number + 1), v\(number + 2)] } }"
    }
    let ends =
      "v30: { type: label, text: x, \(frame(0, 0)) }, v31: { type: label, text: y, \(frame(0, 0)) }"
    #expect(try spoken((web + [ends]).joined(separator: ", ")).sorted() == ["x", "y"])
  }

  @Test("follows the order that a scene states, and then its own")
  func order() throws {
    let views = labels([("0", 0, 0), ("1", 0, 100), ("2", 0, 200)])
    #expect(try spoken(views, rest: "accessibility: { order: [l2, l0] }") == ["2", "0", "1"])
  }

  @Test("reads a row as one, and its controls beside it")
  func rows() throws {
    let row = """
      t: { type: tableView, frame: [0, 0, 320, 100], subviews: { c: { type: tableCell, subviews: {
      a: { type: label, text: Wi-Fi }, b: { type: label, text: Home }, s: { type: switch } } } } }
      """.replacingLineEnds
    let rest = """
      constraints: [ "H:|-[a]-[b]-[s]-|", a.top == c.top, b.top == c.top, s.centerY == c.centerY,
        c.bottom >= a.bottom ]
      """
    #expect(try spoken(row, rest: rest) == ["Wi-Fi, Home", "Switch Button. Off."])
  }

  @Test("speaks the variant's language, and an element's own")
  func languages() throws {
    let view = "v: { type: switch, isOn: true, \(frame(0, 0)) }"
    #expect(try read(view, locale: "de").elements.first?.spoken == "Umschalttaste. Ein.")
    #expect(try read(view, locale: "pt-BR").elements.first?.spoken == "Botão alternável. Ativado.")
    let own = "v: { type: switch, \(frame(0, 0)), accessibility: { language: en } }"
    #expect(try read(own, locale: "fr").elements.first?.spoken == "Switch Button. Off.")
    for language in SpokenWords.languages {
      let words = try #require(SpokenWords(language: language))
      #expect(!words.listStart.isEmpty)
    }
    #expect(SpokenWords.languages.count >= 9)
    #expect(SpokenWords(language: "sw") == nil)
  }

  @Test("gives elements their places in the canvas")
  func places() throws {
    let view = """
      box: { frame: [10, 20, 200, 100], subviews: { b: { type: button, text: B, frame: [5, 5, 60, 40],
      accessibility: { activationPoint: [10, 4] } } } }
      """.replacingLineEnds
    let element = try #require(try read(view).elements.first)
    #expect(element.content.frame == Rect(x: 15, y: 25, width: 60, height: 40))
    #expect(element.content.activationPoint == Point(x: 25, y: 29))
    let outline =
      "v: { \(frame(10, 10)), accessibility: { isElement: true, label: X, "
      + "path: [[0, 0], [20, 0], [10, 30]] } }"
    let triangle = try #require(try read(outline).elements.first)
    #expect(triangle.content.frame == Rect(x: 10, y: 10, width: 20, height: 30))
  }
}

extension String {
  /// The text on one line.
  fileprivate var replacingLineEnds: String { String(map { $0 == "\n" ? " " : $0 }) }
}
