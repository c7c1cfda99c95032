import ArgumentParser

/// Apple's launch arguments (`-Key value`, the user-defaults domain of a process's arguments), as
/// Xcode's scheme editor passes them; each corresponds to an option of this program.
///
/// They are translated before parsing, so that no later step knows about them.
enum AppleArguments {
  /// Replaces Apple's spellings with this program's options. Everything else stays as it is, and
  /// nothing after `--` is touched. Throws if a value is missing or invalid.
  static func translate(_ arguments: [String]) throws(ValidationError) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.append(argument)
        break
      }
      guard let meaning = meanings[argument] else {
        result.append(argument)
        continue
      }
      guard let value = rest.popFirst() else {
        throw ValidationError(
          "'\(argument)' needs a value after it, \(meaning.expectation)")
      }
      guard let options = meaning.options(for: value) else {
        throw ValidationError(
          "'\(value)' is not a value of '\(argument)', which takes \(meaning.expectation)")
      }
      result += options
    }
    return result + rest
  }

  private enum Meaning {
    case flag([String])
    case languages

    var expectation: String {
      switch self {
      case .flag: "YES or NO"
      case .languages: "a list such as \"(ar)\""
      }
    }

    /// Returns the options that `value` stands for, or nil if it cannot be understood.
    func options(for value: String) -> [String]? {
      switch self {
      case .flag(let options):
        // The values that `UserDefaults` accepts as Booleans.
        switch value.uppercased() {
        case "YES", "TRUE", "1": return options
        case "NO", "FALSE", "0": return []
        default: return nil
        }
      case .languages:
        return firstLanguage(in: value).map { ["--locale", $0] }
      }
    }
  }

  private static let meanings: [String: Meaning] = [
    "-NSDoubleLocalizedStrings": .flag(["--double-strings"]),
    "-NSAccentuateLocalizedStrings": .flag(["--strings=accented"]),
    "-NSSurroundLocalizedStrings": .flag(["--strings=bounded"]),
    "-NSForceRightToLeftLocalizedStrings": .flag(["--strings=rtl"]),
    "-NSShowNonLocalizedStrings": .flag(["--strings=nonLocalized"]),
    "-AppleTextDirection": .flag(["--rtl"]),
    "-NSForceRightToLeftWritingDirection": .flag(["--rtl"]),
    "-UIViewShowAlignmentRects": .flag(["--show-alignment-rects"]),
    "-NSViewShowAlignmentRects": .flag(["--show-alignment-rects"]),
    "-AppleLanguages": .languages,
  ]

  /// Returns the first entry of an old-style property list array: `ar` in `(ar, "en-GB")`.
  private static func firstLanguage(in list: String) -> String? {
    let separators: Set<Character> = ["(", ")", ",", "\"", "'", " "]
    guard list.first == "(", list.last == ")" else { return nil }
    return list.split(whereSeparator: separators.contains).first.map(String.init)
  }
}
