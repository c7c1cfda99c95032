/// How far the work on a translation is that is not done.
package enum TranslationState: Sendable {
  /// Nobody has translated the text.
  case new
  /// Somebody has to look at it again.
  case needsReview
}

/// The texts of a scene in all its languages.
package struct StringCatalog: Equatable, Sendable {
  /// The language in which the texts were originally written; nil if no file says it.
  package internal(set) var sourceLanguage: String?
  private var tables: [String: [String: Message]] = [:]
  /// The keys that are intentionally the same in all languages.
  private var untranslated: Set<String> = []
  /// The texts that another text of the same file replaces, by language and key.
  private var replaced: [String: [String: Message]] = [:]

  /// What the files' comments say for translators, by language and key.
  private var comments: [String: [String: String]] = [:]

  /// The translations that nobody has finished, by language and key.
  private var states: [String: [String: TranslationState]] = [:]
  /// The keys that the app's code has no more.
  private var stale: Set<String> = []

  /// The languages that have texts, in ascending order.
  package var languages: [String] { tables.keys.sorted() }

  /// Makes a catalog without texts.
  package init() {}

  /// Adds a text; a later one with the same key and language wins.
  package mutating func add(_ message: Message, for key: String, locale: String) {
    tables[Self.normalized(locale), default: [:]][key] = message
  }

  /// Adds the texts of one file, of which a key should have one.
  mutating func add(_ entries: [(key: String, message: Message)], locale: String) {
    var own: [String: Message] = [:]
    for (key, message) in entries {
      if let earlier = own.updateValue(message, forKey: key), earlier != message {
        replaced[Self.normalized(locale), default: [:]][key] = earlier
      }
      add(message, for: key, locale: locale)
    }
  }

  /// Keeps what a file says of a key for translators.
  mutating func note(_ comment: String?, on key: String, locale: String) {
    guard let words = comment?.split(whereSeparator: \.isWhitespace), !words.isEmpty else { return }
    comments[Self.normalized(locale), default: [:]][key] = words.joined(separator: " ")
  }

  /// Returns what a file of a language says of a key for translators; nil for nothing.
  func comment(on key: String, locale: String) -> String? {
    comments[Self.normalized(locale)]?[key]
  }

  /// Notes how far the work on a translation is; a text of which one form is new is new.
  mutating func note(_ state: TranslationState, of key: String, locale: String) {
    let locale = Self.normalized(locale)
    if states[locale]?[key] != .new { states[locale, default: [:]][key] = state }
  }

  /// Returns how far the work on a language's translations is, by key; those that are done have no state.
  func states(in locale: String) -> [String: TranslationState] {
    states[Self.normalized(locale)] ?? [:]
  }

  /// Records that the app's code has a key no more.
  mutating func noteStale(_ key: String) { stale.insert(key) }

  /// Whether translators have nothing to do for a key: it is the same in all languages, or the app's code has
  /// it no more.
  func needsNoTranslation(_ key: String) -> Bool {
    untranslated.contains(key) || stale.contains(key)
  }

  /// What a comment says of a text that is the source's on purpose.
  private static let sameWords = "alrender: same"

  /// Whether a text may be that of the source: comments in the language's file, or in the source's for all
  /// languages, say so, or it is an address.
  func isMeantToBeSame(_ key: String, _ text: String, locale: String, source: String) -> Bool {
    [locale, source].contains { comment(on: key, locale: $0)?.contains(Self.sameWords) == true }
      || text.contains("://") && !text.contains(where: \.isWhitespace)
  }

  /// Returns the text of a language that another one of its file replaces; nil for none.
  func replacedText(of key: String, locale: String) -> Message? {
    replaced[Self.normalized(locale)]?[key]
  }

  /// The keys of all languages, in alphabetical order.
  package var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

  /// Returns the languages that have a text for a key themselves, in ascending order.
  package func languages(having key: String) -> [String] {
    tables.filter { $0.value[key] != nil }.keys.sorted()
  }

  /// Returns the text of a key in a language itself; nil if there is none.
  func own(_ key: String, locale: String) -> Message? { tables[locale]?[key] }

  /// Returns the text of a key in a language or in one that it falls back to, not the source; nil if there
  /// is none.
  func ownText(_ key: String, in language: String) -> Message? {
    texts(in: language).lazy.compactMap { $0[key] }.first
  }

  /// Returns the texts that a language has itself.
  func ownTexts(in language: String) -> [String: Message] {
    tables[Self.normalized(language)] ?? [:]
  }

  /// Returns the nearest language besides the source, among some, that a language falls back to.
  package static func base(
    of language: String, among known: some Collection<String>, source: String
  ) -> String? {
    let own = normalized(language)
    return fallbacks(of: language).first {
      $0 != own && $0 != normalized(source) && known.contains($0)
    }
  }

  /// Returns the texts of a language, and of those that it falls back to, nearest first.
  func texts(in language: String) -> [[String: Message]] {
    Self.fallbacks(of: language).compactMap { tables[$0] }
  }

  /// Whether texts in a language serve another.
  func serves(_ locale: String, with language: String) -> Bool {
    Self.fallbacks(of: locale).contains(Self.normalized(language))
      || Self.fallbacks(of: language).contains(Self.normalized(locale))
  }

  /// Records that a key is intentionally the same in all languages.
  mutating func keepUntranslated(_ key: String) { untranslated.insert(key) }

  /// Whether a language has texts, but none for a key that another language has.
  func lacks(_ key: String, locale: String) -> Bool {
    guard !untranslated.contains(key) else { return false }
    let own = Self.fallbacks(of: locale).compactMap { tables[$0] }
    return !own.isEmpty && !own.contains { $0[key] != nil }
      && tables.values.contains { $0[key] != nil }
  }

  /// Whether there are texts in a language, or in one that it falls back to, or it is the source
  /// language.
  package func serves(_ locale: String) -> Bool {
    isSource(locale) || Self.fallbacks(of: locale).contains { tables[$0] != nil }
  }

  /// Whether texts in the source language serve a locale.
  func isSource(_ locale: String) -> Bool { serves(locale, with: sourceLanguage ?? "en") }

  /// Returns the text of a key in a language, or in one that the language falls back to, or in
  /// the source language, together with the language that has it; nil if none has it.
  func message(for key: String, locale: String) -> (message: Message, language: String)? {
    KeyTally.current?.note(key)
    let source = sourceLanguage ?? "en"
    for tag in Self.fallbacks(of: locale) + Self.fallbacks(of: source) {
      if let message = tables[tag]?[key] { return (message, tag) }
    }
    return nil
  }

  /// Returns the text of a key without arguments, as shown on a phone; nil if no language has it.
  ///
  /// - Parameter work: what formatting takes; beyond its limit, variables stay as written.
  package func text(
    for key: String, locale: String, _ work: FormattingWork = FormattingWork()
  ) -> String? {
    message(for: key, locale: locale).map { message, language in
      MessageFormatter(
        locale: language, device: "iphone", screenWidth: ScreenEms.of(nil), work: work
      ).text(of: message, [])
    }
  }

  private static func normalized(_ locale: String) -> String { KnownLocales.names(of: locale).name }

  private static func fallbacks(of locale: String) -> [String] {
    KnownLocales.names(of: locale).fallbacks
  }
}

/// Shows texts in one language, transformed by pseudo-languages.
package struct Localizer {
  private let catalog: StringCatalog
  private let locale: String
  private let pseudo: PseudoLanguages
  /// The kind of device whose forms are used: `iphone` or `ipad`.
  private let device: String
  /// The width of the screen, in ems.
  private let screenWidth: Int
  /// How numbers are written.
  private let numbers: NumberNotation
  /// What formatting the texts takes.
  package let work: FormattingWork

  /// Makes a localizer that shows a catalog's texts in a language.
  ///
  /// - Parameter screenWidth: the width of the screen in points, which chooses between texts of
  ///   different widths; that of a phone by default.
  package init(
    catalog: StringCatalog, locale: String, pseudo: PseudoLanguages, device: String = "iphone",
    screenWidth: Double? = nil, numbers: NumberNotation = .localized,
    work: FormattingWork = FormattingWork()
  ) {
    self.screenWidth = ScreenEms.of(screenWidth)
    self.numbers = numbers
    self.catalog = catalog
    self.locale = locale
    self.pseudo = pseudo
    self.device = device
    self.work = work
  }

  /// Returns a text as shown, and what is wrong with its translation: its key is missing in all
  /// languages, or in this one, which then shows the source language's text, or it takes other arguments.
  ///
  /// A missing key is shown in capitals; a text that is its own key only if `nonLocalized` asks
  /// for missing translations to be shown. As on Apple's systems the pseudo-languages transform
  /// the looked-up text, and only then arguments replace the format specifiers. What is
  /// beyond the limit of the work is left out.
  package func show(
    _ text: SceneText, _ arguments: [SceneArgument] = []
  ) -> (text: String, fault: TranslationFault?) {
    var shown = find(text, arguments)
    guard let tally = KeyTally.current, let key = text.name else { return shown }
    shown.text = tally.shown(shown.text, of: key)
    return shown
  }

  private func find(
    _ text: SceneText, _ arguments: [SceneArgument]
  ) -> (text: String, fault: TranslationFault?) {
    switch text {
    case .verbatim(let text):
      // What users and servers say is in no particular language, but may be of any length.
      return (pseudo.intersection(.lengths).transform(text), nil)
    case .key(let key):
      let fault = catalog.fault(of: key, locale: locale, isKey: true)
      guard let found = lookUp(key, arguments), !hides(fault) else {
        return (fill(capitals(of: key, arguments), arguments), fault)
      }
      return (pseudo(found, arguments), fault ?? unfilled(found, arguments))
    case .localizable(let key):
      let own = pseudo.contains(.nonLocalized) ? capitals(of: key, arguments) : key
      let fault = catalog.fault(of: key, locale: locale, isKey: false)
      let found = hides(fault) ? nil : lookUp(key, arguments)
      return (pseudo(found ?? own, arguments), fault ?? unfilled(found ?? key, arguments))
    case .template(let template): return show(template)
    }
  }

  /// Whether another language's text, shown for want of a translation, is hidden as a missing one is.
  private func hides(_ fault: TranslationFault?) -> Bool {
    guard pseudo.contains(.nonLocalized), case .untranslated? = fault else { return false }
    return true
  }

  /// Returns the nearest key that the language has a text for; nil if none is near. In place of a
  /// missing translation it is one that the language shown instead does not have.
  package func nearest(to key: String, for fault: TranslationFault) -> String? {
    var other: String?
    if case .untranslated(_, _, let shown) = fault { other = shown }
    return catalog.nearest(to: key, locale: locale, lackedBy: other)
  }

  /// Returns the translation of a text with names, or of its format, with the values in their
  /// places.
  private func show(_ template: SceneTemplate) -> (text: String, fault: TranslationFault?) {
    if let found = lookUp(template.written, []) {
      let fault = catalog.fault(of: template.written, locale: locale, isKey: false)
      return (pseudo(template.format(of: found), template.arguments), fault)
    }
    if let found = lookUp(template.format, template.arguments) {
      let fault = catalog.fault(of: template.format, locale: locale, isKey: false)
      return (pseudo(found, template.arguments), fault)
    }
    return show(.localizable(template.text))
  }

  /// Returns the text of a key in the language or its fallbacks, including its specifiers; nil if
  /// it is missing.
  private func lookUp(_ key: String, _ arguments: [SceneArgument]) -> String? {
    catalog.message(for: key, locale: locale).map { message, language in
      MessageFormatter(locale: language, device: device, screenWidth: screenWidth, work: work)
        .text(of: message, arguments)
    }
  }

  /// Returns the fault of a text that is shown with its placeholders, because it has no arguments.
  private func unfilled(_ text: String, _ arguments: [SceneArgument]) -> TranslationFault? {
    guard arguments.isEmpty, let placeholder = FormatPiece.placeholder(in: text) else { return nil }
    return .unfilled(placeholder)
  }

  private func pseudo(_ text: String, _ arguments: [SceneArgument]) -> String {
    let visible = pseudo.subtracting(.lengths)
    let format = visible.transform(text, isFormat: !arguments.isEmpty)
    if !visible.isEmpty { work.add(format.utf8.count) }
    // A check's endless text is as long for any text, so it is bounded by the number of views.
    return pseudo.intersection(.lengths).transform(fill(format, arguments))
  }

  private func fill(_ format: String, _ arguments: [SceneArgument]) -> String {
    FormatPiece.fill(format, arguments, locale: locale, numbers: numbers, work)
  }

  private func capitals(of key: String, _ arguments: [SceneArgument]) -> String {
    arguments.isEmpty
      ? key.uppercased() : FormatPiece.changingText(of: key) { $0.uppercased() }
  }
}
