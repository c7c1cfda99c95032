package import Documents

/// The wording for files of strings that can be read, but whose texts would be lost or wrong.
extension Clause {
  static func stringsType(_ key: String, mustBe noun: String) -> Clause {
    Clause(.invalidValue, "'\(key)' must be \(noun)")
  }

  static func stringsUnknownKey(_ key: String, in owner: String, _ known: [String]) -> Clause {
    Clause(
      .unknownKey, "unknown key '\(key)' in \(owner)",
      hint: didYouMean(key, among: known)
        ?? "known keys: \(NameList.candidates(for: key, among: known))")
  }

  static func stringsLanguage(_ name: String) -> Clause {
    Clause(.invalidValue, "'\(name)' is not a language such as 'de' or 'pt-BR'")
  }

  static func stringsMissingKey(_ keys: [String], in owner: String) -> Clause {
    let names = keys.map { "'\($0)'" }
    return Clause(.invalidValue, "\(owner) is missing \(NameList.either(names))")
  }

  static func stringsWord(_ word: String, _ key: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "unknown \(key) '\(word)'",
      hint: known.count == 1
        ? .write(known[0])
        : didYouMean(word, among: known)
          ?? "use one of \(NameList.candidates(for: word, among: known))")
  }

  package static func unknownVariable(_ name: String, in key: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "'\(key)' has no variable '\(name)'",
      hint: didYouMean(name, among: known)
        ?? (known.isEmpty ? nil : "variables: \(NameList.candidates(for: name, among: known))"))
  }

  static func stringsFile(_ message: String, _ remedy: StringsRemedy = .line) -> Clause {
    Clause(.syntax, message, hint: Hint(remedy.rawValue))
  }

  package static func stringsEncoding(_ path: String) -> Clause {
    Clause(
      .resource, "'\(path)' is neither UTF-8, UTF-16 nor compiled strings",
      hint: "save the file as UTF-8")
  }

  package static func unknownStringsFormat(_ path: String) -> Clause {
    Clause(
      .resource, "'\(path)' is not a strings file",
      hint: "strings files are .strings, .stringsdict or .xcstrings files")
  }

  static let noStringCatalog = Clause(
    .syntax, "the file is not a String Catalog",
    hint: "a catalog has the keys 'sourceLanguage' and 'strings'")
}

/// What to write in a `.strings` file that can't be read.
enum StringsRemedy: String {
  case line = "write each line as \"key\" = \"text\";"
  case innerQuote = "write \\\" for a quote inside a text"
  case unquoted = "put the text in quotes"
  case straightQuotes = "write straight quotes: \""
  case openString = "end it with the quote that begins it"
  case openComment = "end it with */"
}
