import Documents
import Testing

/// A correct scene, and the change that makes one thing wrong with it.
struct SeededFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The code of the expected finding.
  let code: Diagnostic.Code
  let scene: String
  /// The part of the scene that is changed.
  let right: String
  /// Its replacement.
  let wrong: String

  init(
    _ name: String, _ code: Diagnostic.Code, _ scene: String, _ right: String, _ wrong: String
  ) {
    testDescription = name
    self.code = code
    self.scene = scene
    self.right = right
    self.wrong = wrong
  }

  private static let header = """
    canvas: { width: 320, height: 480, safeArea: [20, 0, 34, 0] }
    variants: { axes: { direction: [ltr, rtl], strings: [base, doubled], width: [320, 280] } }

    """

  /// A heading above a paragraph, both as wide as the screen.
  private static let article =
    header + """
      root:
        subviews:
          heading: { type: label, text: "A heading of some", lines: 0 }
          body: { type: label, text: "Some words about it that take two lines", lines: 0 }
      constraints:
        - "H:|-[heading]-|"
        - "H:|-[body]-|"
        - heading.top == root.safeArea.top + 12
        - body.top == heading.bottom + 8
      """

  /// A row with a name that wraps and a value that doesn't.
  private static let row =
    header + """
      root:
        subviews:
          name: { type: label, text: "Name of setting", lines: 0 }
          value: { type: label, text: "On", compression: { horizontal: 900 }, hugging: { horizontal: 300 } }
      constraints:
        - name.leading == root.leading + 16
        - name.trailing == value.leading - 8
        - value.trailing == root.trailing - 16
        - name.top == root.safeArea.top + 16
        - value.firstBaseline == name.firstBaseline
      """

  /// A card with a picture and a caption.
  private static let card =
    header + """
      root:
        subviews:
          card:
            background: white
            subviews:
              picture: { background: gray }
              caption: { type: label, text: "A caption", lines: 0 }
      constraints:
        - "H:|-16-[card]-16-|"
        - card.top == root.safeArea.top + 16
        - "H:|-12-[picture]-12-|"
        - "H:|-12-[caption]-12-|"
        - "V:|-12-[picture(120)]-8-[caption]-12-|"
      """

  /// A form with a field and a button at the bottom.
  private static let form =
    header + """
      root:
        subviews:
          prompt: { type: label, text: "Your name", lines: 0 }
          field: { type: textField, placeholder: "Jane" }
          send: { type: button, text: "Send" }
      constraints:
        - "H:|-[prompt]-|"
        - "H:|-[field]-|"
        - prompt.top == root.safeArea.top + 20
        - field.top == prompt.bottom + 8
        - send.centerX == root.centerX
        - send.bottom == root.safeArea.bottom - 16
      """

  /// Two tiles of the same width side by side.
  private static let tiles =
    header + """
      root:
        subviews:
          first: { background: red }
          second: { background: blue }
      constraints:
        - "H:|-16-[first]-8-[second(first)]-16-|"
        - first.top == root.safeArea.top + 8
        - second.top == first.top
        - first.height == 80
        - second.height == first.height
      """

  static let all: [SeededFault] = [
    SeededFault(
      "a heading on one line", .truncated, article, "\"A heading of some\", lines: 0",
      "\"A heading of some\""),
    SeededFault(
      "a paragraph of two lines", .truncated, article, "two lines\", lines: 0", "two\", lines: 2"),
    SeededFault(
      "a prompt on one line", .truncated, form, "\"Your name\", lines: 0", "\"Your full name\""),
    SeededFault(
      "a caption on one line", .truncated, card, "\"A caption\", lines: 0", "\"A caption of it\""),
    SeededFault(
      "a value below a name", .overlap, row, "name.trailing == value.leading - 8",
      "name.width == 260"),
    SeededFault(
      "a body at a fixed place", .overlap, article, "body.top == heading.bottom + 8",
      "body.top == root.safeArea.top + 40"),
    SeededFault(
      "tiles of fixed widths", .overlap, tiles, "\"H:|-16-[first]-8-[second(first)]-16-|\"",
      "\"H:|-16-[first(140)]\"\n  - \"H:[second(140)]-16-|\""),
    SeededFault(
      "a field of fixed width", .outsideSuperview, form, "\"H:|-[field]-|\"",
      "\"H:|-[field(290)]\""),
    SeededFault(
      "a card beyond the screen", .outsideSuperview, card, "\"H:|-16-[card]-16-|\"",
      "\"H:|-16-[card(300)]\""),
    SeededFault(
      "a picture wider than its card", .outsideSuperview, card, "\"H:|-12-[picture]-12-|\"",
      "\"H:|-12-[picture(290)]\""),
    SeededFault(
      "a heading under the status bar", .outsideSafeArea, article, "root.safeArea.top + 12",
      "root.top + 8"),
    SeededFault(
      "a button on the home indicator", .outsideSafeArea, form, "root.safeArea.bottom - 16",
      "root.bottom - 8"),
    SeededFault(
      "a name at the left", .absoluteSide, row, "name.leading == root.leading",
      "name.left == root.left"),
    SeededFault(
      "a value at the right", .absoluteSide, row, "value.trailing == root.trailing",
      "value.right == root.right"),
    SeededFault(
      "a paragraph of fixed height", .fixedHeight, article, "- body.top",
      "- body.height == 120\n  - body.top"),
    SeededFault(
      "a caption of fixed height", .fixedHeight, card, "-8-[caption]-12-", "-8-[caption(60)]-12-"),
    SeededFault(
      "a required compression", .requiredContentSize, row, "horizontal: 900", "horizontal: 1000"),
    SeededFault(
      "a required hugging", .requiredContentSize, form, "text: \"Send\"",
      "text: \"Send\", hugging: 1000"),
    SeededFault(
      "a limit that nothing reaches", .redundant, card, "- card.top",
      "- card.width <= 5000\n  - card.top"),
    SeededFault(
      "an equation twice", .redundant, tiles, "- second.height",
      "- second.bottom == first.bottom\n  - second.height"),
  ]
}
