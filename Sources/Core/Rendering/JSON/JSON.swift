import Documents
import Typesetting

/// A JSON value whose objects keep the order of their keys.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number, printed as the shortest decimal that reads back exactly; non-finite numbers become
  /// null.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: JSON

    /// Creates a member.
    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// Returns an object with the given members in their order.
  package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Returns the string, or null for nil.
  package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// Returns the integer, or null for nil.
  package static func optional(_ number: Int?) -> JSON { number.map(JSON.int) ?? .null }

  /// Returns the number, or null for nil.
  package static func optional(_ number: Double?) -> JSON { number.map(JSON.number) ?? .null }

  /// The value as one line of text, with a space after each comma and colon.
  package var text: String {
    var text = ""
    write(into: &text)
    return text
  }

  /// The value on several lines, with each level indented by two spaces and lists of plain values
  /// on one line.
  package var indentedText: String {
    var text = ""
    writeIndented(into: &text, depth: 0)
    return text + "\n"
  }

  private func writeIndented(into text: inout String, depth: Int) {
    let parts: [(key: String?, value: JSON)]
    switch self {
    case .array(let values) where values.contains(where: \.isContainer):
      parts = values.map { (nil, $0) }
    case .object(let members) where !members.isEmpty: parts = members.map { ($0.key, $0.value) }
    default: return write(into: &text)
    }
    let isArray = parts[0].key == nil
    let indent = String(blanks: 2 * (depth + 1))
    text += isArray ? "[" : "{"
    for (index, part) in parts.enumerated() {
      text += index > 0 ? ",\n\(indent)" : "\n\(indent)"
      if let key = part.key {
        JSON.quote(key, into: &text)
        text += ": "
      }
      part.value.writeIndented(into: &text, depth: depth + 1)
    }
    text += "\n\(indent.dropLast(2))\(isArray ? "]" : "}")"
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Writes the value as `text` does.
  func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value):
      // Adding zero converts negative zero to positive zero.
      text += value.isFinite ? (value + 0).shortDescription : "null"
    case .string(let value): JSON.quote(value, into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSON.quote(member.key, into: &text)
        text += ": "
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ value: String, into text: inout String) {
    // Few strings have anything to escape.
    guard
      value.utf8.contains(where: {
        $0 < 0x20 || $0 == 0x22 || $0 == 0x23 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2
          || Escape.mayTurnText($0)
      })
    else {
      text += "\"\(value)\""
      return
    }
    text += "\""
    var signs = CommandSigns()
    for scalar in value.unicodeScalars {
      let isCommand = signs.take(scalar)
      switch scalar {
      case "#" where isCommand: text += "\\u0023"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // JSON's grammar allows all but the first of these unescaped. Terminals obey DEL and C1;
      // readers of one value a line end lines at the separators; the others would show a line in
      // a different order than it was written.
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}",
        _ where Escape.turnsText(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
