import Testing

/// The scenes that `BadInputTests` passes to the program.
enum WrongScenes {
  static let image = """
    root:
      subviews:
        badge: { type: image, source: badge.png }
    constraints:
      - badge.leading == root.leading
      - badge.top == root.top
    """

  /// Returns a scene with one view and one constraint, at line 4, column 5.
  private static func constrained(_ constraint: String) -> String {
    """
    root:
      subviews: { box: {} }
    constraints:
      - \(constraint)
    """
  }

  static let all: [WrongScene] = [
    WrongScene(
      testDescription: "an empty file", text: "",
      head: "scene.yaml:1:1: error: the file contains no scene"),
    WrongScene(
      testDescription: "a text that is not YAML", text: "root: [\n",
      head: "scene.yaml:1:8: error: the file is not YAML: did not find expected node content"),
    WrongScene(
      testDescription: "JSON that is cut short",
      text: #"{"root": {"subviews": {"a": {"#,
      head: "scene.yaml:1:30: error: the JSON is cut short: the file ends before the '{' in line 1 "
        + "and 3 around it are closed"),
    WrongScene(
      testDescription: "a control character beyond ASCII",
      text: "title: a\u{9B}b\nroot: {}\n",
      head: "scene.yaml:1:9: error: the control character U+009B is not allowed in YAML"),
    WrongScene(
      testDescription: "no character at all",
      text: "title: a\u{FFFE}b\nroot: {}\n",
      head: "scene.yaml:1:9: error: the character U+FFFE is not allowed in YAML"),
    WrongScene(
      testDescription: "an unknown key",
      text: "root:\n  cornerRadios: 12\n",
      head: "scene.yaml:2:3: error: unknown key 'cornerRadios' in a view"),
    WrongScene(
      testDescription: "a wrong type",
      text: "root:\n  subviews:\n    box: { alpha: [1] }\n",
      head: "scene.yaml:3:19: error: 'alpha' must be a number, not a list"),
    WrongScene(
      testDescription: "an unknown view in a constraint",
      text: constrained("bex.leading == root.leading"),
      head: "scene.yaml:4:5: error: unknown view 'bex'"),
    WrongScene(
      testDescription: "an unknown attribute",
      text: constrained("box.leeding == root.leading"),
      head: "scene.yaml:4:9: error: unknown attribute 'leeding'"),
    WrongScene(
      testDescription: "a visual format that breaks off",
      text: constrained("\"H:|-[box\""),
      head: "scene.yaml:4:14: error: expected a ']' here to close the view"),
    WrongScene(
      testDescription: "leading paired with left",
      text: constrained("box.leading == root.left"),
      head: "scene.yaml:4:20: error: 'leading' cannot be paired with 'left'"),
    WrongScene(
      testDescription: "a location equal to a constant",
      text: constrained("box.leading == 20"),
      head: "scene.yaml:4:20: error: the location 'leading' cannot equal a constant"),
    WrongScene(
      testDescription: "a duplicate id",
      text: "root:\n  subviews:\n    box: { subviews: { inner: {} } }\n    inner: {}\n",
      head: "scene.yaml:4:5: error: duplicate id 'inner'"),
    WrongScene(
      testDescription: "a width that is not a number",
      text: "canvas: { width: .nan, height: 10 }\nroot: {}\n",
      head: "scene.yaml:1:18: error: 'width' must be a finite number, not .nan"),
    WrongScene(
      testDescription: "a width of 1e308",
      text: "canvas: { width: 1e308, height: 10 }\nroot: {}\n",
      head:
        "scene.yaml:1:18: error: 'width' must be greater than 0 and at most 32767, not 1e+308"),
    WrongScene(
      testDescription: "a width below zero",
      text: "canvas: { width: -5, height: 10 }\nroot: {}\n",
      head:
        "scene.yaml:1:18: error: 'width' must be greater than 0 and at most 32767, not -5"),
    WrongScene(
      testDescription: "a canvas of a million by a million points",
      text: "canvas: { width: 1000000, height: 1000000 }\nroot: {}\n",
      head:
        "scene.yaml:1:18: error: 'width' must be greater than 0 and at most 32767, not 1000000"),
  ]

  /// A file with a slip, and the way out that is shown.
  struct Slip: CustomTestStringConvertible {
    var name = "scene.yaml"
    let text: String
    let hint: String
    var strings = ""

    var testDescription: String { hint }
  }

  static let hinted = [
    Slip(
      text: "root: { subviews: { t: { type: label, text: 'It's fine' } } }\n",
      hint: "write \"It's fine\""),
    Slip(
      text: "root:\n  subviews:\n    t: { type: label, text: \"C:\\Users\" }\n",
      hint: "double quotes read '\\' as an escape; write 'C:\\Users'"),
    Slip(
      text: "root: { subviews: { t: { type: label, text: @home } } }\n", hint: "quote it: \"@home\""
    ),
    Slip(
      text: "root: { subviews: { t: {} } }\nconstraints:\n  - \"H:|[t]\n  - \"V:|[t]\"\n",
      hint: "close the quote on line 3"),
    Slip(
      text: "root:\n  subviews:\n    t:\n    type: label\n",
      hint: "indent it further if it is a key of the view above it"),
    Slip(
      text: "root: { subviews: { t: { type: label, text: Time: now } } }\n",
      hint: "quote a text that contains ': ', such as \"Time: now\""),
    Slip(
      text: "root: { subviews: { t: { text: Time: now, type: label } } }\n",
      hint: "quote a text that contains ': ', such as \"Time: now\""),
    Slip(
      text: "root: { subviews: { t: { type: label, text: a } }\nconstraints: [t.top == root.top]\n",
      hint: "close the '{' in line 1, column 7: write '}' at the end of line 1"),
    Slip(
      text: "root:\n  subviews:\n    t: { type: label, text: a\n    u: { type: label, text: b }\n",
      hint: "close the '{' in line 3, column 8: write '}' at the end of line 3"),
    Slip(
      text: "root: { subviews: { t: { type: label, text: a } }\n",
      hint: "close the '{' in line 1, column 7: write '}' at the end of line 1"),
    Slip(
      text: "root: { subviews: { t: {} } }\nconstraints: [t.top == root.top, t.left == root.left\n",
      hint: "close the '[' in line 2, column 14: write ']' at the end of line 2"),
    Slip(
      text: "root: { subviews: { t: {} } # end\nconstraints: [t.top == root.top]\n",
      hint: "close the '{' in line 1, column 7: write '}' before the comment of line 1"),
    Slip(
      text: "root:\n  subviews:\n    t: { type: label, color: #FF0000 }\n    u: { type: label }\n",
      hint: "' #' begins a comment; quote colours: \"#FF0000\""),
    Slip(
      text: "root: { subviews: { my_view: {} } }\nconstraints: [my-view.top == root.top]\n",
      hint: "write 'my_view'"),
    Slip(
      text: "root: { subviews: { my_view: {} } }\nconstraints: [root.top == my-view.top - 8]\n",
      hint: "write 'my_view'"),
    Slip(
      text: "root: { subviews: { my_view: {} } }\nconstraints: [\"H:|[my-view(20)]|\"]\n",
      hint: "write 'my_view'"),
    // yaml/yaml#52
    Slip(
      text: "root:\n  alpha: 1\ntitle: \"really\",\n", hint: "drop the comma: lines need none"),
    // YamlDotNet#291
    Slip(
      text: "root: { subviews: { t: { font:{ size: 17 }, type: label } } }\n",
      hint: "write a space behind the ':'"),
    Slip(
      text: "strings: { en: L.strings }\nroot: {}\n", hint: "end it with */",
      strings: "/* begun\n\"a\" = \"A\";\n"),
    Slip(
      text: "strings: { en: L.strings }\nroot: {}\n",
      hint: "write \\\" for a quote inside a text", strings: "\"a\" = \"say \"Hi\" now\";\n"),
    Slip(
      text: "strings: { en: L.strings }\nroot: {}\n", hint: "put the text in quotes",
      strings: "a = Hi there;\n"),
    Slip(
      text: "strings: { en: L.strings }\nroot: {}\n", hint: "write straight quotes: \"",
      strings: "\u{201C}a\u{201D} = \u{201C}A\u{201D};\n"),
    Slip(
      name: "Main.storyboard",
      text: "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch."
        + "Storyboard.XIB\">\n  <scenes>\n    <scene", hint: "restore the whole file"),
  ]
}
