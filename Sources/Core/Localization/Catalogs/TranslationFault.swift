import Documents

/// What is wrong with the text that a key shows in a language.
package enum TranslationFault: Hashable, Sendable {
  /// No language has a text.
  case unknown
  /// The language has none: what is shown instead, and whose it is.
  case untranslated(language: String, shown: String, of: String)
  /// The translation takes other arguments than the source.
  case formats(language: String, FormatDifference)
  /// The text has no form `other`, which most numbers take.
  case incomplete(language: String)
  /// A file has two texts: the one that is shown, and the one before it, which is lost.
  case repeated(language: String, shown: String, lost: String)
  /// The text has a placeholder and no arguments, so that it is shown as it stands.
  case unfilled(String)
}

/// How the format specifiers of a translation differ from those of its source.
package struct FormatDifference: Hashable, Sendable {
  /// The language of the source.
  package let source: String
  /// Both texts.
  package let texts: (source: String, translation: String)
  /// The specifiers that the translation lost.
  package let lost: [String]
  /// Those that it added.
  package let added: [String]

  /// Compares two texts; nil if they take the same arguments, or one chooses its form by them.
  package init?(of source: String, in language: String, and translation: String) {
    guard let before = Self.arguments(of: source), let after = Self.arguments(of: translation),
      // '50% de carga' is a percentage unless the text is a format.
      !before.allSatisfy(\.hasBlank) || !after.allSatisfy(\.hasBlank),
      before.map(\.kind) != after.map(\.kind)
        || before.map(\.position) != after.map(\.position)
    else { return nil }
    self.source = language
    texts = (source, translation)
    func rest(_ own: [Argument], without others: [Argument]) -> [String] {
      own.filter { argument in
        !others.contains { $0.position == argument.position && $0.kind == argument.kind }
      }.map(\.text)
    }
    lost = rest(before, without: after)
    added = rest(after, without: before)
    if lost.isEmpty, added.isEmpty { return nil }
  }

  private struct Argument {
    let position: Int
    /// What is shown: a number, a decimal one, or any value.
    let kind: Character
    let text: String
    /// Whether there is a blank between the percent sign and the letter.
    let hasBlank: Bool
  }

  /// Returns the arguments that a text takes, by position; nil if its form depends on them.
  private static func arguments(of text: String) -> [Argument]? {
    var next = 0
    var found: [Argument] = []
    for case .specifier(let specifier) in FormatPiece.pieces(of: text) {
      if specifier.variable != nil || specifier.text == "%arg" { return nil }
      next += 1
      let kind: Character =
        switch specifier.conversion {
        case "d", "i", "u", "x", "X", "o": "d"
        case "f", "F", "e", "E", "g", "G": "f"
        default: specifier.conversion
        }
      let position = specifier.position ?? next
      // One argument may be shown twice.
      if found.contains(where: { $0.position == position && $0.kind == kind }) { continue }
      found.append(
        Argument(
          position: position, kind: kind, text: specifier.text,
          hasBlank: specifier.flags.contains(" ")))
    }
    return found.sorted { ($0.position, $0.kind) < ($1.position, $1.kind) }
  }

  package static func == (first: FormatDifference, second: FormatDifference) -> Bool {
    first.source == second.source && first.texts == second.texts
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(texts.translation)
  }
}

extension StringCatalog {
  /// Returns what is wrong with the text of a key in a language; nil if nothing is.
  ///
  /// - Parameter isKey: whether the key is only a name, and no text that can be shown itself.
  func fault(of key: String, locale: String, isKey: Bool) -> TranslationFault? {
    if let lost = replacedText(of: key, locale: locale),
      let shown = message(for: key, locale: locale)?.message
    {
      return .repeated(
        language: locale, shown: shown.mainText ?? key, lost: lost.mainText ?? key)
    }
    if let found = message(for: key, locale: locale), found.message.lacksOther {
      return .incomplete(language: found.language)
    }
    // In the source language a text can be its own key.
    let isSource = isSource(locale)
    guard isKey || !isSource else { return nil }
    guard let found = message(for: key, locale: locale) else {
      return isKey || lacks(key, locale: locale) ? .unknown : nil
    }
    if lacks(key, locale: locale) {
      return .untranslated(
        language: locale, shown: found.message.mainText ?? key, of: found.language)
    }
    guard !isSource, let source = sourceMessage(for: key)?.mainText,
      let translation = found.message.mainText,
      let difference = FormatDifference(
        of: source, in: sourceLanguage ?? "en", and: translation)
    else { return nil }
    return .formats(language: locale, difference)
  }

  /// Returns the nearest key that a language has a text for; nil if none is near.
  ///
  /// - Parameter other: a language that must lack it, because its own text is that of another key.
  func nearest(to key: String, locale: String, lackedBy other: String?) -> String? {
    let candidates = keys.filter { name in
      name != key && !lacks(name, locale: locale)
        && other.map { lacks(name, locale: $0) } ?? true
    }
    return NearestName.like(key, among: candidates)
  }

  private func sourceMessage(for key: String) -> Message? {
    message(for: key, locale: sourceLanguage ?? "en")?.message
  }
}

extension Message {
  /// The text itself, or that for most numbers; nil for a message with other forms.
  var mainText: String? {
    plainText ?? pluralTexts?.first { $0.category == .other }?.text
  }
}
