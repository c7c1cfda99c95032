import Documents
package import Localization
package import Rendering

/// What a localiser has to know about one language of a project.
package struct LanguageReport: Sendable {
  /// A text that has too little room.
  package struct LongText: Sendable {
    /// The path of the scene or document.
    package let scene: String
    /// The view's id.
    package let view: String
    /// The key of the text; nil if no table has it.
    package let key: String?
    /// The whole text.
    package let text: String
    /// The width that the text needs on one line, and the one that it has, in points; 0 where that is
    /// unknown.
    package let (width, available): (Double, Double)
    /// The number of characters that fit.
    package let fits: Int
    /// The name of the variant, which its picture is named after.
    package let variant: String

    /// Describes a text.
    package init(
      scene: String, view: String, key: String?, text: String, width: Double, available: Double,
      fits: Int, variant: String
    ) {
      (self.scene, self.view, self.key, self.text) = (scene, view, key, text)
      (self.width, self.available, self.fits, self.variant) = (width, available, fits, variant)
    }
  }

  /// A key with its file, and what the screen shows in place of a translation.
  package struct Entry: Sendable {
    let key: String
    let file: String
    let shown: String
  }

  /// The language.
  package let locale: String
  /// The keys without a text in the language.
  package private(set) var missing: [Entry] = []
  /// The keys whose text is that of the source language.
  package private(set) var untranslated: [Entry] = []
  /// The keys that no screen shows.
  package private(set) var unused: [Entry] = []
  /// The keys whose translation takes other arguments.
  package private(set) var formats: [(key: String, source: String, translation: String)] = []
  /// The keys that lack plural forms of the language.
  package private(set) var plurals: [(key: String, missing: [PluralCategory])] = []
  /// The texts that have too little room.
  package let tooLong: [LongText]

  /// Compares the tables' texts of a language with those of the source language.
  ///
  /// - Parameters:
  ///   - used: the keys that screens look up; nil if there are no screens.
  ///   - unknown: the keys that no table has, with the scene that shows each in capitals.
  ///   - tooLong: the texts of the language that have too little room on them.
  ///   - changed: the keys of each table that are reported, by the tables' names; nil for all.
  package init(
    of locale: String, in tables: [StringTable], source: String, used: Set<String>?,
    unknown: [(key: String, scene: String)] = [], tooLong: [LongText],
    changed: [String: Set<String>]? = nil
  ) {
    (self.locale, self.tooLong) = (locale, tooLong)
    missing = unknown.map { Entry(key: $0.key, file: $0.scene, shown: $0.key.uppercased()) }
    for table in tables {
      let file = table.file(of: locale)
      func isWanted(_ key: String) -> Bool {
        changed.map { $0[table.name]?.contains(key) == true } ?? true
      }
      let faults = table.faults(in: locale, source: source).only(isWanted)
      missing += faults.missing.map { key, shown in
        Entry(key: key, file: table.file(of: locale, with: key, source: source), shown: shown)
      }
      untranslated += faults.untranslated.map { Entry(key: $0.key, file: file, shown: $0.shown) }
      formats += faults.formats.map {
        ($0.key, $0.difference.texts.source, $0.difference.texts.translation)
      }
      plurals += faults.plurals.map { ($0.key, $0.missing) }
      guard let used else { continue }
      unused += table.catalog.keys.filter { !used.contains($0) && isWanted($0) }.map {
        Entry(key: $0, file: file, shown: table.catalog.text(for: $0, locale: locale) ?? $0)
      }
    }
  }

  /// Whether a screen shows something wrong in the language.
  package var isFaulty: Bool {
    !missing.isEmpty || !formats.isEmpty || !plurals.isEmpty || !tooLong.isEmpty
  }

  /// The report in the form of `alrender localize --format json`.
  package var json: JSON {
    func entries(_ entries: [Entry], shown: Bool = true) -> JSON {
      .array(
        entries.map { entry in
          .object(
            [.init("key", .string(entry.key)), .init("file", .string(entry.file))]
              + (shown ? [.init("shown", .string(entry.shown))] : []))
        })
    }
    return .object([
      "locale": .string(locale), "missing": entries(missing), "untranslated": entries(untranslated),
      "unused": entries(unused, shown: false),
      "formats": .array(
        formats.map {
          .object([
            "key": .string($0.key), "source": .string($0.source),
            "translation": .string($0.translation),
          ])
        }),
      "plurals": .array(
        plurals.map {
          .object([
            "key": .string($0.key), "missing": .array($0.missing.map { .string($0.rawValue) }),
          ])
        }),
      "tooLong": .array(
        tooLong.map {
          .object([
            "scene": .string($0.scene), "view": .string($0.view), "key": .optional($0.key),
            "text": .string($0.text), "width": .number($0.width),
            "available": .number($0.available),
            "fits": .int($0.fits),
          ])
        }),
    ])
  }

  /// The report as lines for people: a heading, and a line for each entry.
  package var text: String {
    func line(_ entry: Entry) -> String { "\(entry.key)  '\(entry.shown)'  \(entry.file)" }
    let parts: [(String, [String])] = [
      ("missing", missing.map(line)), ("untranslated", untranslated.map(line)),
      ("formats", formats.map { "\($0.key)  '\($0.source)' became '\($0.translation)'" }),
      (
        "plurals",
        plurals.map { "\($0.key)  lacks \($0.missing.map(\.rawValue).joined(separator: ", "))" }
      ),
      (
        "too long",
        tooLong.map {
          "\($0.scene) \($0.view)  '\($0.text)' is \($0.width.rounded3) wide, has "
            + "\($0.available.rounded3): \($0.fits) characters fit"
        }
      ),
      ("unused", unused.map { "\($0.key)  \($0.file)" }),
    ]
    let lines = parts.filter { !$0.1.isEmpty }.flatMap { title, lines in
      ["  \(title) (\(lines.count))"] + lines.map { "    \(Escape.line($0))" }
    }
    return ([locale] + (lines.isEmpty ? ["  nothing to do"] : lines)).joined(separator: "\n") + "\n"
  }
}
