extension Clause {
  /// `line` is the text of the place's line, where a colour without quotes is the likeliest
  /// cause; `slip` is what is certainly wrong.
  static func notYAML(
    _ problem: String, in source: SourceFile, line: String, slip: Hint? = nil
  ) -> Clause {
    if problem.contains("invalid Unicode character escape") {
      return Clause(
        .syntax, "the escape is not a valid character",
        hint: "neither half of a pair such as \\ud83d\\ude00 nor a number above 10FFFF is one")
    }
    if source.isJSON { return Clause(.syntax, "the file is not JSON: \(problem)") }
    if let list = VisualFormatLine.bareList(in: line) {
      return Clause(
        .syntax, "the file is not YAML: \(problem)",
        hint: "quote equations that begin with a list: \"\(list)\"")
    }
    if let format = VisualFormatLine.bare(in: line) {
      return Clause(
        .syntax, "the file is not YAML: \(problem)", hint: "quote visual formats: \"\(format)\"")
    }
    let hasBareColor = line.contains(": #") || line.contains(", #") || line.contains("[#")
    return Clause(
      .syntax, "the file is not YAML: \(problem)",
      hint: slip ?? (hasBareColor ? quoteColors : nil)
        ?? (problem.contains("expected '-' indicator") ? mixedItems : nil))
  }

  /// A quote that nothing closes.
  static func openQuote(_ hint: Hint?) -> Clause {
    Clause(.syntax, "nothing closes this quote", hint: hint)
  }

  static let mixedItems: Hint =
    "either each item begins with '- ', or each has a key and none begins with '- '"

  static let quoteColors: Hint = "' #' begins a comment; quote colours: \"#FF0000\""

  static let emptyFile = Clause(
    .syntax, "the file contains no scene",
    hint: "a scene is a mapping with at least the key 'root'")

  static let longName = Clause(
    .syntax, "the name before the colon has more than 1,000 characters", hint: "shorten it")

  static let tabIndent = Clause(
    .syntax, "YAML cannot be indented with tabs", hint: "indent with spaces")

  static let severalDocuments = Clause(
    .syntax, "a second document begins here", hint: "a file holds one scene; split it")

  static func notUTF8(_ bytes: [UInt8]) -> Clause {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return Clause(
      .syntax, isUTF16 ? "the file is UTF-16" : "the file is not UTF-8 text",
      hint: "save the file as UTF-8")
  }

  static func unallowed(_ scalar: Unicode.Scalar) -> Clause {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let kind = scalar.properties.generalCategory == .control ? "control character" : "character"
    return Clause(
      .syntax,
      "the \(kind) U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits) "
        + "is not allowed in YAML", hint: "write it as an escape in a double-quoted string")
  }

  static func fileTooLarge(_ bytes: Int, limit: Int) -> Clause {
    Clause(.syntax, "the file is too large: it has \(bytes) bytes, and the limit is \(limit)")
  }

  static let outOfMemory = Clause(.syntax, "there is not enough memory to read the file")

  static func tooDeep(_ limit: Int) -> Clause {
    Clause(.syntax, "the file is nested more than \(limit) levels deep")
  }

  static func unknownAlias(_ name: String, known: [String]) -> Clause {
    Clause(
      .syntax, "the alias '*\(name)' has no anchor before it",
      hint: didYouMean(name, among: known)
        ?? (known.isEmpty
          ? "mark a value above with '&\(name)', or quote a text that begins with '*': \"*\(name)\""
          : "mark the value with '&\(name)' first"))
  }

  static func recursiveAlias(_ name: String) -> Clause {
    Clause(.syntax, "the alias '*\(name)' is inside its own anchor")
  }

  static func aliasBomb(_ name: String, _ limit: Int) -> Clause {
    Clause(
      .syntax, "with the alias '*\(name)', aliases expand to more than \(limit) values",
      hint: "aliases of aliases multiply; write the values out or use fewer")
  }

  static let keyIsNoScalar = Clause(
    .syntax, "a list or a mapping cannot be a key",
    hint: "quote the key if it begins with '[' or '{'")

  static func unknownTag(_ tag: String) -> Clause {
    let isText = tag.hasPrefix("!") && !tag.hasPrefix("!!")
    return Clause(
      .syntax, "unknown tag '\(tag)'",
      hint: isText
        ? "leave the tag out, or quote a text that begins with '!'" : "leave the tag out")
  }

  /// - Parameter hasParts: whether it has a mapping, as views by their ids have.
  static func duplicateKey(_ key: String, firstLine: Int, hasParts: Bool) -> Clause {
    Clause(
      .syntax, "duplicate key '\(key)'",
      hint: "it is first used on line \(firstLine); a key can appear only once in a mapping",
      naming: hasParts ? .twice : nil)
  }
}
