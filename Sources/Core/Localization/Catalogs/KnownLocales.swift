import Synchronization

/// The tags that catalogs have been asked for, each of which is parsed once: a large catalog asks for its few
/// languages with every text.
enum KnownLocales {
  /// A language's tag as it is written everywhere, and the languages whose texts serve it.
  typealias Names = (name: String, fallbacks: [String])

  private static let known = Mutex<[String: Names]>([:])
  /// How many are kept.
  private static let most = 1_000

  /// Returns the names of a language; what is no tag serves itself.
  static func names(of locale: String) -> Names {
    known.withLock { known in
      if let names = known[locale] { return names }
      let tag = LocaleTag(locale)
      let names = (tag?.name ?? locale, tag?.localizations ?? [locale])
      if known.count < most { known[locale] = names }
      return names
    }
  }
}
