/// The texts of a scene in all its languages.
package struct StringCatalog: Equatable, Sendable {
  /// The language that the texts were written in first; nil where no file says it.
  package internal(set) var sourceLanguage: String?
  private var tables: [String: [String: String]] = [:]

  /// Makes a catalog without texts.
  package init() {}

  /// Adds a text; a later one of the same key and language wins.
  mutating func add(_ text: String, for key: String, locale: String) {
    tables[Self.normalized(locale), default: [:]][key] = text
  }

  /// The text of a key in a language, or in what the language falls back to, or in the source
  /// language; nil when none has it.
  package func text(for key: String, locale: String) -> String? {
    let source = sourceLanguage ?? "en"
    for tag in Self.fallbacks(of: locale) + Self.fallbacks(of: source) {
      if let text = tables[tag]?[key] { return text }
    }
    return nil
  }

  private static func normalized(_ locale: String) -> String {
    LocaleTag(locale)?.name ?? locale
  }

  private static func fallbacks(of locale: String) -> [String] {
    LocaleTag(locale)?.fallbacks ?? [locale]
  }
}

/// Shows texts in one language under some pseudo-languages.
struct Localizer {
  let catalog: StringCatalog
  let locale: String
  let pseudo: PseudoLanguages

  /// A text as it is shown, and whether its key was missing.
  ///
  /// A missing key is shown in capitals; a text that is its own key only when `nonLocalized` asks
  /// to see what has no translation.
  func show(_ text: SceneText) -> (text: String, isMissing: Bool) {
    switch text {
    case .verbatim(let text): return (text, false)
    case .key(let key):
      guard let found = catalog.text(for: key, locale: locale) else {
        return (key.uppercased(), true)
      }
      return (pseudo.transform(found), false)
    case .localizable(let key):
      if let found = catalog.text(for: key, locale: locale) {
        return (pseudo.transform(found), false)
      }
      return (pseudo.transform(pseudo.contains(.nonLocalized) ? key.uppercased() : key), false)
    }
  }
}
