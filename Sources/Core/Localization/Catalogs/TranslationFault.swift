import Documents

/// What is wrong with the text that a key shows in a language.
package enum TranslationFault: Hashable, Sendable {
  /// No language has a text.
  case unknown
  /// The language has none: what is shown instead, and whose it is.
  case untranslated(language: String, shown: String, of: String)
  /// The translation takes other arguments than the source.
  case formats(language: String, FormatDifference)
  /// The language has a text, which is empty, so that nothing is shown.
  case empty(language: String)
  /// The text has no form `other`, which most numbers take.
  case incomplete(language: String)
  /// A file has two texts: the one that is shown, and the one before it, which is lost.
  case repeated(language: String, shown: String, lost: String)
  /// The text has a placeholder and no arguments, so that it is shown as it stands.
  case unfilled(String)
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
    guard !isSource, let source = sourceMessage(for: key) else { return nil }
    if found.message.isBlank, !source.isBlank { return .empty(language: locale) }
    return FormatDifference.all(of: source, in: sourceLanguage ?? "en", and: found.message).first
      .map { .formats(language: locale, $0) }
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
  /// The text itself, or that for most numbers and devices; nil for a message with variables.
  var mainText: String? {
    plainText ?? (variables.isEmpty ? form.mainText : nil)
  }

  /// Whether it shows nothing but spaces, whatever its form.
  var isBlank: Bool { form.isBlank }
}

extension MessageForm {
  fileprivate var mainText: String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): forms[.other]?.mainText
    case .device(let forms): (forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.mainText
    case .width(let forms): forms.max { $0.key < $1.key }?.value.mainText
    }
  }

  fileprivate var isBlank: Bool {
    switch self {
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .plural(let forms): forms.values.allSatisfy(\.isBlank)
    case .device(let forms): forms.values.allSatisfy(\.isBlank)
    case .width(let forms): forms.values.allSatisfy(\.isBlank)
    }
  }
}
