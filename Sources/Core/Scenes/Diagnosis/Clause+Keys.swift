import Controls
import Documents

extension Clause {
  static func unknownKey(
    _ key: String, in owner: String, _ known: [String], value: String? = nil,
    hint stated: Hint? = nil
  ) -> Clause {
    let hasNoArticle = ["insets", "directional insets", "variants", "accessibility"].contains(owner)
    let article = hasNoArticle ? "" : "aeiou".contains(owner.first ?? "x") ? "an " : "a "
    let hint: Hint?
    if let foreign = UIKitKeys.hint(for: key, value: value, among: known) {
      hint = foreign
    } else if let stated {
      hint = stated
    } else if let comparison = comparison(key), known.contains(comparison.key) {
      let entry = "\(comparison.key): \"\(comparison.value)\""
      hint = .replace(by: entry, "write '\(entry)'")
    } else if key == "<<" {
      hint =
        "YAML 1.2 has no merge keys; write the keys themselves, or use an alias for the whole value"
    } else if let colon = key.firstIndex(of: ":"), known.contains(String(key[..<colon])) {
      let parted = "\(key[..<colon]): \(key[key.index(after: colon)...])"
      hint = .replace(by: parted, "put a space after the colon: '\(parted)'")
    } else if key == "when", known.contains("variations") {
      hint = "put it under 'variations', with the keys that then apply"
    } else {
      hint =
        didYouMean(key, among: known)
        ?? Hint(
          shortList(key, of: known, "known keys", all: "alrender help keys \(topic(of: owner))"))
    }
    return Clause(.unknownKey, "unknown key '\(key)' in \(article)\(owner)", hint: hint)
  }

  /// Lists all candidates if they are few; otherwise those nearest to a name, and the command
  /// that lists the rest.
  static func shortList(
    _ name: String, of known: [String], _ noun: String, all command: String
  ) -> String {
    guard known.count > mostNamed else {
      return "\(noun): \(known.sorted().joined(separator: ", "))"
    }
    let near = NearestName.nearest(mostNamed, to: name, among: known).joined(separator: ", ")
    return "\(noun) include \(near); '\(command)' lists all \(known.count)"
  }

  /// The most candidates that are listed; a test that compares all of them raises it.
  @TaskLocal package static var mostNamed = 5

  /// Returns the name of a mapping in `alrender help keys`.
  private static func topic(of owner: String) -> String {
    String(owner.map { $0 == " " ? "-" : $0 })
  }

  /// A key of a view where ids of views are.
  static func shallowKey(_ key: String) -> Clause {
    Clause(
      .invalidValue, "'\(key)' must be a mapping, for it stands where ids of views do",
      hint: "indent it further if it is a key of the view above it")
  }

  static func missingKey(_ key: String, in owner: String) -> Clause {
    Clause(.invalidValue, "the \(owner) is missing the key '\(key)'", hint: "add '\(key):'")
  }

  static func exclusiveKeys(_ first: String, _ second: String) -> Clause {
    Clause(
      .invalidValue, "'\(first)' and '\(second)' cannot be used together",
      hint: "keep one of them")
  }

  static func wrongType(
    _ key: String, expected: Schema, found: FoundKind, isMetric: Bool = false
  ) -> Clause {
    var metric: Hint?
    if isMetric, expected.numberRange != nil, case .string(let name) = found {
      metric = .replace(by: "$\(name)", "write $\(name) for the metric")
    }
    return Clause(
      .invalidValue, "'\(key)' must be \(expected.noun), not \(words(of: found, for: expected))",
      hint: metric ?? typeHint(key, expected, found) ?? placeHint(key, expected, found))
  }

  /// Describes what was found; a number is quoted if another kind of number is expected.
  private static func words(of found: FoundKind, for expected: Schema) -> String {
    if case (.integer, .number(let text)) = (expected, found) { return text }
    return found.words
  }

  private static func firstWord(of text: String) -> String {
    String(text.lowercased().prefix { $0.isLetter })
  }

  private static func typeHint(_ key: String, _ expected: Schema, _ found: FoundKind) -> Hint? {
    switch (expected, found) {
    case (.boolean, .string(let text))
    where ["yes", "on", "y", "no", "off", "n"].contains(firstWord(of: text)):
      let value = ["yes", "on", "y"].contains(firstWord(of: text))
      return .replace(
        by: "\(value)", "write \(value); in YAML 1.2 '\(text)' is a string")
    case (.boolean, .string(let text)) where ["true", "false"].contains(text.lowercased()):
      return .replace(by: text.lowercased(), "write \(text.lowercased()) without quotes")
    case (.boolean, .number(let text)) where text == "0" || text == "1":
      return .replace(by: "\(text == "1")", "write \(text == "1")")
    case (.string(.color, pattern: _), .nothing) where Identifier.isValid(key),
      (.string(.color, pattern: _), .comment) where Identifier.isValid(key):
      return "' #' begins a comment; quote colours: \"#FF0000\""
    case (.string, .comment(let text)):
      return Hint("' #' begins a comment; quote it: \"\(text)\"")
    case (.string(.color, pattern: _), .number(let text)) where text.hasPrefix("0x"):
      let color = "\"#\(text.dropFirst(2))\""
      return .replace(by: color, "write \(color)")
    case (.string(.color, pattern: _), .number(let text)) where [3, 6, 8].contains(text.count):
      return .replace(by: "\"#\(text)\"", "write \"#\(text)\"")
    case (.string, .number(let text)), (.string, .boolean(let text)):
      return .replace(by: "\"\(text)\"", "quote it: \"\(text)\"")
    case (.list(_, nil), .number(let text)):
      return .replace(by: "[\(text)]", "write [\(text)]")
    case (.list(_, nil), .string(let text)) where Identifier.isValid(text) && key != "constraints":
      return .replace(by: "[\(text)]", "write [\(text)]")
    case (_, .string(let text)):
      if let edges = UIKitKeys.edges(text, of: key) { return .write(edges) }
      if let range = expected.numberRange {
        if key == "lines", UIKitKeys.anyNumber.contains(firstWord(of: text)) {
          return .replace(by: "0", "write 0 for any number of lines")
        }
        if range == .priority, UIKitWords.priorities[text] == nil,
          let name = NearestName.like(text, among: UIKitWords.priorities.keys.sorted()),
          let number = UIKitWords.priorities[name]
        {
          return .replace(by: number, "write \(number) for '\(name)'")
        }
        if key == "tolerance", text.hasSuffix("%"),
          let share = number(in: text).flatMap(Double.init)
        {
          let ratio = "{ ratio: \(NumberText.of(share / 100)) }"
          return .replace(by: ratio, "write \(ratio) for a share of the pixels")
        }
        return number(meantBy: text, range).map { .replace(by: $0, "write \($0)") }
          ?? (key == "cornerRadius" && text.hasSuffix("%")
            ? "a radius is in points; half of a side makes a circle" : nil)
      }
      return expected.isFont ? FontWords.hint(text) : nil
    case (_, .number(let text)) where expected.isFont: return FontWords.hint(text)
    case (_, .condition):
      return """
        a condition is true or false: what depends on the canvas belongs under 'variations', and views \
        that depend on data have 'if'
        """
    default: return nil
    }
  }

  /// Returns the number that a string means: UIKit's name of a priority, `12pt`, `50%`, `two`; nil
  /// if it means none that the key takes.
  private static func number(meantBy text: String, _ range: NumberRange) -> String? {
    // A share of what isn't known is no number.
    let isShare = text.hasSuffix("%")
    guard !isShare || range.upper <= 1 else { return nil }
    let share = isShare ? 0.01 : 1
    guard
      let number = UIKitWords.priorities[text] ?? number(in: text)
        ?? numerals.firstIndex(of: text.lowercased()).map({ "\($0)" }),
      let value = Double(number), range.contains(value * share)
    else { return nil }
    return NumberText.of(value * share)
  }

  private static let numerals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Points by their names, and what is about a point elsewhere.
  private static let units = ["", "pt", "pts", "point", "points", "px", "dp", "sp", "%"]

  /// Returns the number at the start of a string such as `12pt`.
  static func number(in text: String) -> String? {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    // `0b11` and `1_000` are other spellings of numbers, not numbers with a unit.
    let unit = text.dropFirst(digits.count)
    let name = unit.trimmingPrefix { $0 == " " }.lowercased()
    guard units.contains(name) else { return nil }
    return Double(digits).map(NumberText.of)
  }

  static func outOfRange(_ key: String, _ value: Double, _ range: NumberRange) -> Clause {
    guard value.isFinite else {
      return Clause(
        .invalidValue, "'\(key)' must be a finite number, not \(NumberText.of(value))",
        hint: "give a number \(range.words)")
    }
    return Clause(
      .invalidValue, "'\(key)' must be \(range.words), not \(NumberText.of(value))",
      hint: range == .priority && value > range.upper
        ? .replace(by: "1000", "write 1000: nothing is stronger than what is required") : nil)
  }

  static func wrongCount(_ key: String, _ expected: String, _ count: Int) -> Clause {
    let areEdges = ["Margins", "nsets", "safeArea"].contains(where: key.hasSuffix)
    return Clause(
      .invalidValue, "'\(key)' must be \(expected), not of \(count)",
      hint: areEdges ? "the edges are [top, left, bottom, right]" : nil)
  }

  static func unknownWord(_ word: String, _ key: String, _ known: [String]) -> Clause {
    let endings = known.filter { $0.lowercased().hasSuffix(word.lowercased()) }
    return Clause(
      .invalidValue, "unknown \(key) '\(word)'",
      hint: UIKitWords.meaning(of: word, among: known).map { .didYouMean($0) }
        ?? lastWord(of: word, among: known)
        ?? (key == "weight" ? number(in: word).map(Hint.write) : nil)
        ?? didYouMean(word, among: known)
        ?? (endings.count == 1 && !word.isEmpty ? .didYouMean(endings[0]) : nil)
        ?? sameStem(as: word, among: known)
        ?? "use one of \(NameList.candidates(for: word, among: known))")
  }

  /// The longest word that ends a constant's name or an expression: 'right' for 'NSTextAlignmentRight',
  /// 'center' for '.center'.
  private static func lastWord(of word: String, among known: [String]) -> Hint? {
    guard word.contains(".") || ["NS", "UI", "kCA"].contains(where: word.hasPrefix) else {
      return nil
    }
    let lower = word.lowercased()
    let ends = known.filter { lower.hasSuffix($0.lowercased()) }
    return ends.max { $0.count < $1.count }.map { .didYouMean($0) }
  }

  /// The only word that begins with most of another one: 'satisfiable' for 'satisfied'.
  private static func sameStem(as word: String, among known: [String]) -> Hint? {
    let stem = word.prefix(max(5, word.count * 2 / 3))
    let same = known.filter { $0.hasPrefix(stem) }
    return word.count > 5 && same.count == 1 ? .didYouMean(same[0]) : nil
  }

  static func unknownType(_ name: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "unknown type '\(name)'",
      hint: UIKitKeys.type(for: name, among: known) ?? didYouMean(name, among: known)
        ?? Hint(shortList(name, of: known, "types", all: "alrender help keys")))
  }

  static func unknownDevice(_ name: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "unknown device '\(name)'",
      hint: "the nearest: \(Device.nearest(to: name, among: known).joined(separator: ", "))")
  }

  static func badLocale(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' is not a locale",
      hint: LanguageTags.byName[name.lowercased()].map { .replace(by: $0, "write \($0)") }
        ?? "write a language tag such as en or zh-Hant")
  }

  static func badIdentifier(_ name: String) -> Clause {
    let letters = name.unicodeScalars.map {
      $0.isASCII && Identifier.isPart(UInt8(truncatingIfNeeded: $0.value)) ? $0 : "_"
    }
    var repaired = String(String.UnicodeScalarView(letters))
    if let first = repaired.utf8.first, !Identifier.isStart(first) { repaired = "_" + repaired }
    return Clause(
      .invalidValue,
      "'\(name)' is not an id: use letters, digits and '_', not starting with a digit",
      hint: repaired.contains { $0 != "_" } ? .write(repaired) : nil)
  }

  static func nestedChoices(most: Int) -> Clause {
    Clause(
      .invalidValue, "more than \(most) conditions must hold together for a value",
      hint: "one 'when' takes several: 'when: { width: \"> 350\", appearance: dark }'")
  }

  static func unknownColor(_ name: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "unknown colour '\(name)'",
      hint: ColorWords.gradient(name, among: known).map { colors in
        let list = colors.joined(separator: ", ")
        return "a gradient has a key of its own: 'gradient: { colors: [\(list)] }'"
      }
        ?? ColorWords.stop(name, among: known).map {
          "a colour stands alone: '\($0)'; the places of colours are 'locations: [0, 1]'"
        }
        ?? ColorWords.meaning(of: name, among: known).map { .replace(by: $0, "write \($0)") }
        ?? ColorWords.variable(name).flatMap { didYouMean($0, among: known) }
        ?? didYouMean(
          name, among: name.hasPrefix("system") ? known.filter { $0.hasPrefix("system") } : known)
        ?? "write #RRGGBB or a name from CSS or UIKit, or add it to 'colors'")
  }

  static func badHexColor(_ text: String) -> Clause {
    Clause(
      .invalidValue, "'\(text)' is not a colour", hint: "write #RGB, #RRGGBB or #RRGGBBAA, quoted")
  }

  static func tooFewColors(_ count: Int) -> Clause {
    Clause(.invalidValue, "a gradient needs at least two colours, not \(count)")
  }

  static func badLocations(_ count: Int) -> Clause {
    Clause(
      .invalidValue,
      "a gradient needs one location for each colour, in ascending order",
      hint: "give \(count) of them, or leave them out to spread the colours evenly")
  }
}
