import Scenes
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test("An empty file contains no scenes")
  func emptyFile() {
    let expected = """
      scene.yaml:1:1: error: the file contains no scene
      hint: a scene is a mapping with at least the key 'root'
      """
    #expect(errors(in: "") == expected)
    #expect(
      errors(in: "# only a comment\n").hasPrefix("scene.yaml:1:1: error: the file contains no"))
  }

  @Test("Text that is not YAML is an error at its place")
  func notYAML() {
    #expect(errors(in: "root: { type: vi\n").hasPrefix("scene.yaml:1:17: error: the file is not"))
    #expect(
      errors(in: "root:\n\tsubviews: {}\n") == """
        scene.yaml:2:1: error: YAML cannot be indented with tabs
         subviews: {}
        ^
        hint: indent with spaces
        """)
  }

  @Test("A colour without quotes is a comment, as the hint says")
  func bareColor() {
    #expect(
      errors(in: "root:\n  background: #FF0000\n") == """
        scene.yaml:2:14: error: 'background' must be a colour, not nothing
          background: #FF0000
                     ^
        hint: ' #' begins a comment; quote colours: "#FF0000"
        """)
    #expect(errors(in: "root: { background: #FF0000 }\n").contains("hint: ' #' begins a comment"))
  }

  @Test("Slips of people who write YAML name the way out")
  func slips() {
    func hint(_ text: String) -> String {
      errors(in: text).split(separator: "\n").first { $0.hasPrefix("hint: ") }.map(String.init)
        ?? ""
    }
    #expect(
      hint("root:\n  subviews:\n    a: { type: label, text: Hello: world }\n")
        == "hint: quote a text that contains ': ', such as \"Hello: world\"")
    #expect(
      hint("title: Card\n  root: {}\n") == "hint: indent 'root' like 'title' on line 1")
    #expect(
      hint("root: {}\nconstraints:\n  a.top: root.top\n")
        == "hint: begin each constraint with '- ', such as '- title.top == root.top'")
    #expect(
      hint("root: { subviews: { a: {}, b: {} } }\nconstraints: [a.top == b.width]\n")
        == "hint: relate what is alike, such as 'a.top == b.top'")
    #expect(
      hint("root: { background: { when: 1 > 2 } }\n").hasPrefix(
        "hint: a condition is true or false:"))
    // A share is one only where the whole is 1, and what is relative is no number of points.
    #expect(
      hint("root: { cornerRadius: 50% }\n")
        == "hint: a radius is in points; half of a side makes a circle")
    #expect(hint("root: { cornerRadius: 1rem }\n") == "")
    #expect(hint("root: { cornerRadius: 12 px }\n") == "hint: write 12")
    #expect(hint("root: { cornerRadius: several }\n") == "")
  }

  @Test("Bytes that are not UTF-8 are an error at their place")
  func notUTF8() {
    #expect(
      errors(in: Array("title: a".utf8) + [0xFF] + Array("b".utf8))
        .hasPrefix("scene.yaml:1:9: error: the file is not UTF-8 text\n"))
  }

  @Test("A file that is not a mapping is not a scene")
  func noMapping() {
    #expect(
      errors(in: "just words\n") == """
        scene.yaml:1:1: error: a scene must be a mapping, not a string
        just words
        ^~~~~~~~~~
        hint: a scene is a mapping with at least the key 'root'
        """)
  }

  @Test("A scene needs a root")
  func noRoot() {
    #expect(errors(in: "title: x\n").hasPrefix("scene.yaml:1:1: error: the scene has no 'root'"))
  }

  @Test("An unknown key suggests the intended one")
  func unknownKey() {
    #expect(
      errors(in: "root:\n  subviews:\n    card: { cornerRadios: 12 }\n") == """
        scene.yaml:3:13: error: unknown key 'cornerRadios' in a view
            card: { cornerRadios: 12 }
                    ^~~~~~~~~~~~
        hint: did you mean 'cornerRadius'?
        """)
  }

  @Test("A key of another type of view is reported with that type")
  func keyOfAnotherType() {
    #expect(
      errors(in: "root: { segments: [A, B] }\n") == """
        scene.yaml:1:9: error: unknown key 'segments' in a view
        root: { segments: [A, B] }
                ^~~~~~~~
        hint: 'segments' is a key of a segmentedControl
        """)
  }

  @Test("A value of the wrong type is reported with the expected type")
  func wrongType() {
    #expect(
      errors(in: "root: { cornerRadius: twelve, clips: yes, alpha: 12pt }\n") == """
        scene.yaml:1:23: error: 'cornerRadius' must be a number, not a string
        root: { cornerRadius: twelve, clips: yes, alpha: 12pt }
                              ^~~~~~
        scene.yaml:1:38: error: 'clips' must be true or false, not a string
        root: { cornerRadius: twelve, clips: yes, alpha: 12pt }
                                             ^~~
        hint: write true; in YAML 1.2 'yes' is a string
        scene.yaml:1:50: error: 'alpha' must be a number, not a string
        root: { cornerRadius: twelve, clips: yes, alpha: 12pt }
                                                         ^~~~
        """)
  }

  @Test(
    "Words for values are answered with the values",
    arguments: [
      ("lines: none", "hint: write 0 for any number of lines"),
      ("hidden: yes please", "hint: write true; in YAML 1.2 'yes please' is a string"),
      (
        "color: systemTurquoise",
        "hint: write #RRGGBB or a name from CSS or UIKit, or add it to 'colors'"
      ),
      ("color: systemTeel", "hint: did you mean 'systemTeal'?"),
    ])
  func wordsForValues(key: String, hint: String) {
    let found = errors(in: "root: { type: label, \(key) }\n")
    #expect(found.hasSuffix(hint), "\(found)")
  }

  @Test(
    "UIKit's property names are answered with the format's",
    arguments: [
      ("label", "numberOfLines", "write 'lines'"),
      ("slider", "thumbTintColor", "write 'knobColor'"),
      ("slider", "maximumTrackTintColor", "write 'trackColor'"),
      ("switch", "onTintColor", "write 'tint'"),
      ("stack", "arrangedSubviews", "write 'subviews'"),
      ("view", "borderWidth", "write 'border: { width: 1, color: separator }'"),
      ("view", "constraints", "constraints go at the top level of the file, beside 'root'"),
    ])
  func uiKitName(type: String, name: String, hint: String) {
    #expect(errors(in: "root: { type: \(type), \(name): 1 }\n").hasSuffix("\nhint: \(hint)"))
  }

  @Test(
    "Names suggested for UIKit's are valid", arguments: UIKitKeys.texts.values.sorted())
  func uiKitText(text: String) throws {
    let types = [
      "view", "stack", "label", "imageView", "switch", "slider", "pageControl", "textView",
      "textField",
    ]
    let known = (types + ["segmentedControl"]).contains { type in
      let key = text.contains(":") ? text : "\(text): {}"
      let errors = errors(in: "root: { type: \(type), \(key) }\n")
      return text.contains(":") ? errors == "no error" : !errors.contains("unknown key")
    }
    #expect(known)
  }

  @Test("Views under 'arranged' get a hint where they belong")
  func arranged() {
    #expect(
      errors(in: "root: { type: stack, arranged: [ { id: a } ] }\n") == """
        scene.yaml:1:32: error: 'arranged' must be true or false, not a list
        root: { type: stack, arranged: [ { id: a } ] }
                                       ^
        hint: put arranged views under 'subviews'
        """)
  }

  @Test("An unknown view in a constraint is found inside the string")
  func unknownView() {
    #expect(
      errors(in: "root: { subviews: { title: {} } }\nconstraints:\n  - \"titel.top == root.top\"\n")
        == """
        scene.yaml:3:6: error: unknown view 'titel'
          - "titel.top == root.top"
             ^~~~~
        hint: did you mean 'title'?
        """)
  }

  @Test("An unknown attribute is found inside the string")
  func unknownAttribute() {
    #expect(
      errors(in: "root: {}\nconstraints: [ root.width == root.heigth ]\n") == """
        scene.yaml:2:35: error: unknown attribute 'heigth'
        constraints: [ root.width == root.heigth ]
                                          ^~~~~~
        hint: did you mean 'height'?
        """)
  }

  @Test("An error in a visual format has a column inside the string")
  func visualFormat() {
    #expect(
      errors(in: "root: { subviews: { a: {} } }\nconstraints:\n  - 'H:|-[a'\n") == """
        scene.yaml:3:12: error: expected a ']' here to close the view
          - 'H:|-[a'
                   ^
        hint: write 'H:|-[a]'
        """)
    #expect(
      errors(in: "root: { subviews: { a: {} } }\nconstraints:\n  - \"V:|-[b]-gap-[a(>=x)]\"\n")
        == """
        scene.yaml:3:11: error: unknown view 'b'
          - "V:|-[b]-gap-[a(>=x)]"
                  ^
        scene.yaml:3:14: error: unknown metric 'gap'
          - "V:|-[b]-gap-[a(>=x)]"
                     ^~~
        hint: add 'gap' to 'metrics'
        scene.yaml:3:23: error: unknown view 'x'
          - "V:|-[b]-gap-[a(>=x)]"
                              ^
        """)
  }

  @Test("An attribute without its view is no metric to add")
  func ownerlessAttribute() {
    #expect(
      errors(in: "root: { subviews: { a: {} } }\nconstraints:\n  - a.leading == trailing\n") == """
        scene.yaml:3:18: error: unknown metric 'trailing'
          - a.leading == trailing
                         ^~~~~~~~
        hint: an attribute needs its view in front, such as 'root.trailing'
        """)
  }

  @Test("Leading cannot be paired with left")
  func mixedSides() {
    #expect(
      errors(in: "root: { subviews: { a: {} } }\nconstraints: [a.leading == root.left + 8]\n")
        == """
        scene.yaml:2:28: error: 'leading' cannot be paired with 'left'
        constraints: [a.leading == root.left + 8]
                                   ^~~~~~~~~
        hint: use leading and trailing for both or for neither
        """)
  }

  @Test("A location cannot equal a constant")
  func locationEqualsConstant() {
    #expect(
      errors(in: "root: { subviews: { a: {} } }\nconstraints: [a.top >= 20]\n") == """
        scene.yaml:2:24: error: the location 'top' cannot equal a constant
        constraints: [a.top >= 20]
                               ^~
        hint: locations come in pairs: 'a.top >= root.top + 20'
        """)
  }

  @Test("An id is used once in a scene")
  func duplicateID() {
    #expect(
      errors(in: "root:\n  subviews:\n    a: { subviews: { b: {} } }\n    b: {}\n") == """
        scene.yaml:4:5: error: duplicate id 'b'
            b: {}
            ^
        hint: it is first used on line 3; ids must be unique in a scene
        """)
    #expect(
      errors(in: "root:\n  subviews:\n    a: {}\n    a: {}\n")
        .hasPrefix("scene.yaml:4:5: error: duplicate key 'a'\n"))
  }

  @Test(
    "A canvas has a possible size",
    arguments: [
      (".nan", "'width' must be a finite number, not .nan"),
      ("1e308", "'width' must be greater than 0 and at most 32767, not 1e+308"),
      ("-5", "'width' must be greater than 0 and at most 32767, not -5"),
      ("1000000", "'width' must be greater than 0 and at most 32767, not 1000000"),
    ])
  func canvas(width: String, message: String) {
    let text = "canvas: { width: \(width), height: 10 }\nroot: {}\n"
    #expect(errors(in: text).hasPrefix("scene.yaml:1:18: error: \(message)\n"))
  }

  @Test("Aliases of aliases do not multiply endlessly")
  func aliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...10 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(
      errors(in: text).hasPrefix(
        "scene.yaml:5:45: error: with the alias '*a3', aliases expand to more than 100000 "
          + "values\n"))
  }

  @Test("All errors of a file are reported in the order of its lines")
  func allErrors() {
    let text = """
      constraints: [nobody.top == root.top]
      root: { alpha: 2, hiden: true }
      canvas: { width: none }
      """
    let heads = errors(in: text).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      heads == [
        "scene.yaml:1:15: error: unknown view 'nobody'",
        "scene.yaml:2:16: error: 'alpha' must be from 0 to 1, not 2",
        "scene.yaml:2:19: error: unknown key 'hiden' in a view",
        "scene.yaml:3:18: error: 'width' must be a number or 'fit', not a string",
      ])
  }

  @Test("A name that is too long, one that occurs twice and a wrong multiplier are told as such")
  func names() {
    let name = String(repeating: "k", count: 1_100)
    #expect(
      errors(in: "{\"root\":{\"subviews\":{\"\(name)\":{}}}}", path: "scene.json")
        .contains("error: the name before the colon has more than 1,000 characters"))
    let twice = errors(in: "root:\n  subviews:\n    a: {}\n    a: {}\n")
    #expect(twice.ranges(of: "error:").count == 1)
    #expect(
      errors(in: "root: {}\nconstraints: [root.width == 1e9*root.height]")
        .contains("error: 'multiplier' must be from -1000000 to 1000000, not 1000000000"))
    #expect(
      errors(in: "root: { type: navigationBar, leftItems: [Edit] }")
        .contains("hint: write 'leadingItems'"))
  }

  @Test("A long line is cut around the place")
  func longLine() {
    let padding = String(repeating: "x", count: 500)
    let lines = errors(in: "root: { verbatim: \(padding), alpha: 2 }").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 160 })
    #expect(lines.contains { $0.hasPrefix("...x") && $0.hasSuffix("alpha: 2 }") })
  }
}
