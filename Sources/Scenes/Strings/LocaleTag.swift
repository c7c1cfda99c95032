/// A language tag of BCP 47, or Apple's spelling of it with underscores.
package struct LocaleTag: Hashable, Sendable {
  /// The subtags: the language in lower case, the script capitalised, a region in capitals.
  private let parts: [String]

  /// Reads a tag; nil when it has another form.
  package init?(_ text: String) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    guard let language = words.first, (2...8).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter }), words.count <= 8
    else { return nil }
    var parts = [language.lowercased()]
    for word in words.dropFirst() {
      guard (1...8).contains(word.count),
        word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { return nil }
      switch word.count {
      case 4 where word.allSatisfy(\.isLetter):
        parts.append(word.prefix(1).uppercased() + word.dropFirst().lowercased())
      case 2, 3: parts.append(word.uppercased())
      default: parts.append(word.lowercased())
      }
    }
    self.parts = parts
  }

  /// The language in lower case: `zh`.
  var language: String { parts[0] }

  /// The tag with hyphens, such as `zh-Hant-HK`.
  var name: String { parts.joined(separator: "-") }

  /// The tag and what it falls back to, the nearest first: `zh-Hant-HK`, `zh-Hant`, `zh`.
  package var fallbacks: [String] {
    var chain = stride(from: parts.count, to: 0, by: -1).map {
      parts.prefix($0).joined(separator: "-")
    }
    if parts[0] == "zh", parts.count > 1, script == nil {
      let isTraditional = ["TW", "HK", "MO"].contains(parts[1])
      chain.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: chain.count - 1)
    }
    return chain
  }

  /// Whether the tag's script runs from right to left.
  package var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    return Self.languages.contains(parts[0])
  }

  private var script: String? {
    parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
  }

  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
}
