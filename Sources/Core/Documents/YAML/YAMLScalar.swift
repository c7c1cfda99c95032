/// Spells strings so that YAML reads them back unchanged.
package enum YAMLScalar {
  /// Returns a string without quotes if that is safe anywhere, otherwise in double quotes.
  package static func word(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Returns a string in double quotes, with escapes for characters that YAML would not read
  /// back.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    var signs = CommandSigns()
    for scalar in text.unicodeScalars {
      let isCommand = signs.take(scalar)
      switch scalar {
      case "#" where isCommand: quoted += "\\u0023"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}",
        _ where Escape.turnsText(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a string needs no quotes, even in lists and mappings on one line: it begins with a
  /// letter, a digit, `_` or `(`, has no characters that are special in YAML, and is neither a
  /// number nor one of YAML's words.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      isLetterOrDigit(first) || first == "_" || first == "(", last != " ",
      text.unicodeScalars.allSatisfy({ isLetterOrDigit($0) || marks.contains($0) })
    else { return false }
    return CoreScalar(plain: text) == .string
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : false
  }

  private static let marks = Set(" _.-+*/=<>()@%".unicodeScalars)
}
