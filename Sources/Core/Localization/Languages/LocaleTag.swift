/// A BCP 47 language tag, or Apple's spelling of it with underscores.
package struct LocaleTag: Hashable, Sendable {
  /// The subtags: the language in lower case, the script capitalised, the region in capitals.
  private let parts: [String]

  /// Parses a tag; nil if it is malformed.
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

  /// Whether a text is the tag of a language with a code of two or three letters.
  package static func isLanguage(_ text: String) -> Bool {
    LocaleTag(text).map { (2...3).contains($0.language.count) } ?? false
  }

  /// The language in lower case, such as `zh`.
  package var language: String { parts[0] }

  /// The tag with hyphens, such as `zh-Hant-HK`.
  package var name: String { parts.joined(separator: "-") }

  /// The tag and its fallbacks, nearest first: `zh-Hant-HK`, `zh-Hant`, `zh`.
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

  /// The localisations whose texts serve the tag, nearest first: for `es-MX` these are `es-MX`,
  /// `es-419` and `es`, for `zh-HK` also `zh-Hant`, for `he` also the older `iw`.
  ///
  /// There are more of them than `fallbacks`, because folders of translations use several names
  /// for a language.
  package var localizations: [String] {
    if language == "zh" { return chineseLocalizations }
    var names = fallbacks
    if let region, let parent = Self.parent(of: language, region) {
      names.insert(contentsOf: parent.filter { !names.contains($0) }, at: names.count - 1)
    }
    for other in Self.relatives[language] ?? [] {
      if let region { names.append("\(other)-\(region)") }
      names.append(other)
    }
    return names
  }

  private var chineseLocalizations: [String] {
    let isTraditional = script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(region ?? "")
    let script = isTraditional ? "Hant" : "Hans"
    var names = [name]
    func add(_ regions: [String]) {
      for region in regions { names += ["zh-\(script)-\(region)", "zh-\(region)"] }
    }
    if let region { add([region]) }
    if region == "MO" { add(["HK"]) }
    names.append("zh-\(script)")
    add(isTraditional ? ["TW", "HK"] : ["CN"])
    names.append("zh")
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Whether a file name without its extension denotes the language of the file's texts: an ISO
  /// 639 code in lower case, with or without a script and a region.
  ///
  /// `App` and `ui` are ordinary words.
  package static func isFileName(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    guard let language = words.first, codes.contains(String(language)), LocaleTag(name) != nil
    else { return false }
    return words.dropFirst().allSatisfy { word in
      switch word.count {
      case 2: word.allSatisfy(\.isLetter)
      case 3: word.allSatisfy(\.isNumber)
      case 4: scriptNames.contains(word.lowercased()) || word.first?.isUppercase == true
      default: false
      }
    }
  }

  /// Whether the tag's script is written from right to left.
  package var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    return Self.languages.contains(parts[0])
  }

  private var script: String? {
    parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
  }

  /// The region in capitals, or as three digits.
  package var region: String? {
    parts.dropFirst().first { part in
      part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber))
    }
  }

  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
}
