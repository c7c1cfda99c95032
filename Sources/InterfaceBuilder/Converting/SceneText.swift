import Geometry
import Localization
import Typesetting

/// The keys of one mapping of a scene file, in order, each with its value in flow style.
///
/// Small mappings are written on one line, `{ type: label, text: "Hi" }`, larger ones a key a line.
struct SceneMapping {
  /// A key with its value, and what people should know of it.
  struct Entry {
    let key: String
    let value: String
    var comment: String?
  }

  private(set) var entries: [Entry] = []
  /// What has no key in a scene.
  private(set) var comments: [String] = []

  mutating func add(_ key: String, _ value: String, comment: String? = nil) {
    entries.append(Entry(key: key, value: value, comment: comment))
  }

  mutating func add(_ key: String, _ value: Double, comment: String? = nil) {
    add(key, SceneText.number(value), comment: comment)
  }

  mutating func add(_ key: String, _ flag: Bool) { add(key, flag ? "true" : "false") }

  mutating func remark(_ comment: String) { comments.append(comment) }

  var isEmpty: Bool { entries.isEmpty }

  /// The mapping on one line; nil where it is too long, or has remarks about single keys.
  func line(limit: Int) -> String? {
    guard entries.allSatisfy({ $0.comment == nil }) else { return nil }
    let text = "{ " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
    return text.count <= limit ? text : nil
  }
}

/// Spells values as scene files do.
enum SceneText {
  /// The shortest decimal that reads back as the number, without a needless fraction.
  static func number(_ value: Double) -> String { value.shortDescription }

  /// A text in double quotes, control characters escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// `[1, 2, 3]`.
  static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// `[top, left, bottom, right]`, or one number for four equal sides.
  static func insets(_ insets: EdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return sides.allSatisfy { $0 == sides[0] } ? number(sides[0]) : list(sides)
  }

  /// A line for a comment: no line breaks.
  static func comment(_ text: String) -> String {
    "# " + String(text.map { $0.isNewline ? " " : $0 })
  }
}
