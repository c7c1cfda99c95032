extension StringTable {
  /// What is wrong with the texts of a language.
  package struct Faults: Sendable {
    /// A key with a text.
    package typealias Text = (key: String, shown: String)

    /// A key that the language has no text for, or an empty one, and what the source has.
    package var missing: [Text] = []
    /// A key whose text is that of the source language, or that nobody has translated.
    package var untranslated: [Text] = []
    /// A key whose translation somebody has to look at again.
    package var review: [Text] = []
    /// A key that the source has no text for, and neither has any other language.
    package var strays: [Text] = []
    /// A key with a form whose translation takes other arguments.
    package var formats: [(key: String, difference: FormatDifference)] = []
    /// A key that lacks plural forms of the language, and the variable or device that lacks them; nil for the
    /// text itself, which may lack forms for devices that the source has.
    package var plurals: [(key: String, part: String?, missing: [String])] = []

    /// Returns those of some keys.
    package func only(_ isWanted: (String) -> Bool) -> Faults {
      var result = Faults()
      result.missing = missing.filter { isWanted($0.key) }
      result.untranslated = untranslated.filter { isWanted($0.key) }
      result.review = review.filter { isWanted($0.key) }
      result.strays = strays.filter { isWanted($0.key) }
      result.formats = formats.filter { isWanted($0.key) }
      result.plurals = plurals.filter { isWanted($0.key) }
      return result
    }
  }

  /// Compares the texts of a language with those of the source language.
  ///
  /// - Parameter base: the language that has what this one leaves out, and is reported on itself; then only
  ///   the language's own texts are compared.
  package func faults(in language: String, source: String, besides base: String? = nil) -> Faults {
    var faults = Faults()
    let needed = PluralCategory.ofWholeNumbers(in: language)
    let originals = catalog.texts(in: source)
    let texts = base == nil ? catalog.texts(in: language) : [catalog.ownTexts(in: language)]
    let states = catalog.states(in: language)
    let isSource = catalog.serves(language, with: source)
    for key in catalog.keys {
      let own = texts.lazy.compactMap { $0[key] }.first
      guard let original = originals.lazy.compactMap({ $0[key] }).first else {
        if let own, !isSource, catalog.languages(having: key).count == 1 {
          faults.strays.append((key, own.mainText ?? key))
        }
        continue
      }
      // Xcode collects empty texts, too.
      guard !original.isBlank else { continue }
      let shown = original.plainText ?? catalog.text(for: key, locale: source) ?? key
      let isDone = isSource || catalog.needsNoTranslation(key)
      guard let own, !own.isBlank else {
        let isLeftOut = base != nil && own == nil
        if !isDone, !isLeftOut { faults.missing.append((key, shown)) }
        continue
      }
      for (part, lacking) in own.missingForms(of: needed) {
        faults.plurals.append((key, part, lacking.map(\.rawValue)))
      }
      let devices = own.missingDevices(of: original)
      if !devices.isEmpty { faults.plurals.append((key, nil, devices)) }
      faults.formats += FormatDifference.all(of: original, in: source, and: own).map { (key, $0) }
      guard !isDone else { continue }
      let isCopy =
        own == original && Self.hasWords(shown)
        && !catalog.isMeantToBeSame(key, shown, locale: language, source: source)
      switch states[key] {
      case .needsReview: faults.review.append((key, own.mainText ?? shown))
      case .new: faults.untranslated.append((key, own.mainText ?? shown))
      case nil: if isCopy { faults.untranslated.append((key, shown)) }
      }
    }
    return faults
  }

  /// Returns the keys that a file of a language has two texts for: the one that is shown, and the one before
  /// it, which is lost.
  package func repeated(in language: String) -> [(key: String, shown: String, lost: String)] {
    catalog.keys.compactMap { key in
      guard let lost = catalog.replacedText(of: key, locale: language),
        let shown = catalog.ownText(key, in: language)
      else { return nil }
      return (key, shown.mainText ?? key, lost.mainText ?? key)
    }
  }

  /// Whether a text has letters outside placeholders such as `%@` and `${name}`.
  private static func hasWords(_ text: String) -> Bool {
    let placeholders = /\$\{[^}]*\}|%(?:[0-9]+\$)?[-+ #0-9.]*(?:hh|ll|[hlqztj])?[@a-zA-Z]/
    return text.replacing(placeholders, with: "").contains(where: \.isLetter)
  }

  /// Returns the path of the file that has a key: that of a language, of the source, or of any other.
  package func file(having key: String, in language: String, source: String) -> String {
    let languages = [language, source] + catalog.languages(having: key)
    let owner = languages.first { catalog.ownTexts(in: $0)[key] != nil }
    return file(of: owner ?? language)
  }

  /// Returns the keys that a language or the source has a text for.
  package func keys(of language: String, source: String) -> [String] {
    let texts = catalog.texts(in: language) + catalog.texts(in: source)
    return catalog.keys.filter { key in texts.contains { $0[key] != nil } }
  }

  /// Returns the text of a key in any language; nil if none has one.
  package func anyText(of key: String) -> String? {
    catalog.languages(having: key).first.flatMap { catalog.own(key, locale: $0)?.mainText }
  }

  /// Returns the keys that several languages have a text for, and the source has none, with one of the texts.
  package func lacking(in source: String) -> [Faults.Text] {
    let texts = catalog.texts(in: source)
    return catalog.keys.compactMap { key in
      guard !texts.contains(where: { $0[key] != nil }) else { return nil }
      return catalog.languages(having: key).count > 1 ? (key, anyText(of: key) ?? key) : nil
    }
  }
}

extension PluralCategory {
  /// Returns the categories that whole numbers have in a language.
  package static func ofWholeNumbers(in locale: String) -> [PluralCategory] {
    // All rules repeat within a hundred; the form that some languages have for millions is left to `other`.
    let found = Set((0...200).map { of(Double($0), locale: locale) })
    return allCases.filter(found.contains)
  }
}

extension Message {
  /// The devices for which another message has forms and this one, which chooses by the device as well, has
  /// none.
  func missingDevices(of other: Message) -> [String] {
    guard case .device(let own) = form, case .device(let others) = other.form else { return [] }
    return others.keys.filter { own[$0] == nil }.sorted()
  }

  /// The plural forms of those that a language needs which the message lacks, in the order of the CLDR, with
  /// the variables, devices and widths that lack them; none for one that doesn't depend on numbers.
  func missingForms(of needed: [PluralCategory]) -> [(part: String?, missing: [PluralCategory])] {
    var found: [(part: String?, missing: [PluralCategory])] = []
    func look(_ form: MessageForm, _ names: [String]) {
      switch form {
      case .text: break
      case .device(let forms):
        for (name, form) in forms.sorted(by: { $0.key < $1.key }) { look(form, names + [name]) }
      case .width(let forms):
        for (width, form) in forms.sorted(by: { $0.key < $1.key }) {
          look(form, names + ["\(width)"])
        }
      case .plural(let forms):
        let lacking = PluralCategory.allCases.filter { needed.contains($0) && forms[$0] == nil }
        if !lacking.isEmpty {
          found.append((names.isEmpty ? nil : names.joined(separator: ", "), lacking))
        }
        for category in PluralCategory.allCases {
          forms[category].map { look($0, names + [category.rawValue]) }
        }
      }
    }
    look(form, [])
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      look(variable.form, variables.count > 1 ? [name] : [])
    }
    return found
  }
}
