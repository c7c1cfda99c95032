package import Geometry
package import Localization

/// What a localiser has to know about one language of a project.
package struct LanguageReport: Sendable {
  /// A text that has too little room.
  package struct LongText: Sendable {
    /// The path of the scene or document.
    package let scene: String
    /// The screen's name, if its file has several.
    package let part: String?
    /// The view's id.
    package let view: String
    /// The key of the text; nil if no table has it.
    package let key: String?
    /// The whole text.
    package let text: String
    /// The width that the text needs on one line, and the one that it has, in points; 0 where that is
    /// unknown.
    package let (width, available): (Double, Double)
    /// The number of lines that it has.
    package let lines: Int
    /// The number of its first characters that fit.
    package let fits: Int
    /// The names of the variants in which it is cut; that with the least room, whose picture there is, comes
    /// first.
    package let variants: [String]
    /// The view's frame on the screen, and the screen's size, in points.
    package let (frame, canvas): (Rect, Size)

    /// The text and where it is.
    package var subject: [String] { [screen, view, text] }

    /// The path of the scene or document, and the screen's name if it has several.
    package var screen: String { scene + (part.map { "#\($0)" } ?? "") }

    /// Describes a text.
    package init(
      scene: String, part: String?, view: String, key: String?, text: String, width: Double,
      available: Double,
      lines: Int, fits: Int, variants: [String], frame: Rect, canvas: Size
    ) {
      (self.scene, self.part, self.view) = (scene, part, view)
      (self.key, self.text) = (key, text)
      (self.width, self.available, self.lines, self.fits) = (width, available, lines, fits)
      (self.variants, self.frame, self.canvas) = (variants, frame, canvas)
    }
  }

  /// A key with its file, and what the screen shows in place of a translation.
  package struct Entry: Sendable {
    let key: String
    let file: String
    let shown: String
  }

  /// A form of a translation that takes other arguments than the source.
  package struct FormatFault: Sendable {
    let key: String
    /// What chooses the form; nil for a text without forms.
    let form: String?
    let source: String
    let translation: String
    let file: String
  }

  /// A text that ends beyond the screen's edge, though it does not in the source language.
  package struct Outside: Sendable {
    /// The path of the scene or document, with the screen's name if it has several, and the view's id.
    let (screen, view): (String, String)
    /// The key of the text; nil if no table has it.
    package let key: String?
    let text: String
    /// How far it goes beyond the edge, in points.
    package let distance: Double

    /// Describes a text.
    package init(screen: String, view: String, key: String?, text: String, distance: Double) {
      (self.screen, self.view, self.key) = (screen, view, key)
      (self.text, self.distance) = (text, distance)
    }
  }

  /// The language.
  package let locale: String
  /// Whether it is the one that the texts were written in.
  package private(set) var isSource = false
  /// The language whose texts it has where it has none of its own, and which is reported on itself; nil for
  /// none.
  package private(set) var base: String?
  /// The keys without a text in the language, or with an empty one.
  package private(set) var missing: [Entry] = []
  /// The keys whose text is that of the source language, or that nobody has translated.
  package private(set) var untranslated: [Entry] = []
  /// The keys whose translation somebody has to look at again.
  package private(set) var review: [Entry] = []
  /// The keys whose source has changed, but not their translation.
  package private(set) var outdated: [Entry] = []
  /// The keys that the source has no text for.
  package private(set) var strays: [Entry] = []
  /// The keys that no screen shows.
  package private(set) var unused: [Entry] = []
  /// The texts whose translation takes other arguments.
  package private(set) var formats: [FormatFault] = []
  /// A key that lacks plural forms of the language, or forms for devices.
  package struct PluralFault: Sendable {
    let key: String
    /// The variable or device that lacks them; nil for the text itself.
    let part: String?
    let missing: [String]
    let file: String

    /// The forms that there are not.
    var words: String { missing.joined(separator: ", ") }
  }

  /// The keys that lack plural forms of the language.
  package private(set) var plurals: [PluralFault] = []
  /// The keys that a file has two texts for: the one that is shown, and the one that is lost.
  package private(set) var repeated: [(key: String, shown: String, lost: String, file: String)] = []
  /// The texts that are partly off the screen.
  package private(set) var outside: [Outside] = []
  /// The texts that have too little room.
  package private(set) var tooLong: [LongText] = []
  /// The files of the language that no scene reads, although scenes read those of other languages.
  package private(set) var unread: [String] = []

  /// What is known of a project's texts beside its tables.
  package struct Findings: Sendable {
    /// The keys that screens look up; nil if it isn't known.
    package var used: Set<String>?
    /// The keys that no table has, with the scene that shows each in capitals.
    package var unknown: [(key: String, scene: String)] = []
    /// The texts of the language that have too little room.
    package var tooLong: [LongText] = []
    /// The texts of the language that are partly off the screen.
    package var outside: [Outside] = []
    /// The keys of each table that are reported, by the tables' names; nil for all.
    package var changed: [String: Set<String>]?
    /// The keys of each table whose source alone has changed.
    package var outdated: [String: Set<String>] = [:]
    /// The files of strings that scenes read.
    package var read: Set<String> = []
    /// The language that has what this one leaves out, and is reported on itself.
    package var base: String?

    /// Makes findings of nothing.
    package init() {}

    fileprivate func isWanted(_ key: String, _ table: StringTable) -> Bool {
      changed.map { $0[table.name]?.contains(key) == true } ?? true
    }
  }

  /// Compares the tables' texts of a language with those of the source language.
  package init(
    of locale: String, in tables: [StringTable], source: String, _ findings: Findings
  ) {
    (self.locale, tooLong, base) = (locale, findings.tooLong, findings.base)
    outside = findings.outside
    missing = findings.unknown.map {
      Entry(key: $0.key, file: $0.scene, shown: $0.key.uppercased())
    }
    for table in tables { add(table, source, findings) }
  }

  private mutating func add(_ table: StringTable, _ source: String, _ findings: Findings) {
    let file = table.file(of: locale)
    let all = table.faults(in: locale, source: source, besides: findings.base)
    let faults = all.only { findings.isWanted($0, table) }
    func entries(_ texts: [StringTable.Faults.Text]) -> [Entry] {
      texts.map { Entry(key: $0.key, file: file, shown: $0.shown) }
    }
    missing += faults.missing.map { key, shown in
      Entry(key: key, file: table.file(of: locale, with: key, source: source), shown: shown)
    }
    untranslated += entries(faults.untranslated)
    review += entries(faults.review)
    strays += entries(faults.strays)
    outdated += (findings.outdated[table.name] ?? []).sorted().map { key in
      Entry(key: key, file: file, shown: table.catalog.text(for: key, locale: locale) ?? key)
    }
    func having(_ key: String) -> String { table.file(having: key, in: locale, source: source) }
    formats += faults.formats.map { key, difference in
      FormatFault(
        key: key, form: difference.form, source: difference.texts.source,
        translation: difference.texts.translation, file: having(key))
    }
    plurals += faults.plurals.map { key, part, missing in
      PluralFault(key: key, part: part, missing: missing, file: having(key))
    }
    addRepeated(table, findings)
    let own = table.files(of: locale)
    if !own.isEmpty, !own.contains(where: findings.read.contains),
      table.allFiles.contains(where: findings.read.contains)
    {
      unread += own
    }
    guard let used = findings.used, !table.isOfSystem else { return }
    unused += table.keys(of: locale, source: source)
      .filter { !used.contains($0) && findings.isWanted($0, table) }.map {
        Entry(
          key: $0, file: table.file(having: $0, in: locale, source: source),
          shown: table.catalog.text(for: $0, locale: locale) ?? $0)
      }
  }

  private mutating func addRepeated(_ table: StringTable, _ findings: Findings) {
    let file = table.file(of: locale)
    repeated += table.repeated(in: locale).filter { findings.isWanted($0.key, table) }.map {
      ($0.key, $0.shown, $0.lost, file)
    }
  }

  /// Lists what only translations have.
  ///
  /// - Parameter unknown: the keys that screens show in capitals, although a translation has them, with the
  ///   scene.
  package init(
    ofSource source: String, in tables: [StringTable], unknown: [(key: String, scene: String)],
    changed: [String: Set<String>]?
  ) {
    (locale, isSource) = (source, true)
    var findings = Findings()
    findings.changed = changed
    let shown = Set(unknown.map(\.key))
    var texts: [String: String] = [:]
    for table in tables {
      for (key, text) in table.lacking(in: source) where findings.isWanted(key, table) {
        if !shown.contains(key) {
          strays.append(Entry(key: key, file: table.file(of: source), shown: text))
        }
      }
      for key in shown where texts[key] == nil { texts[key] = table.anyText(of: key) }
      addRepeated(table, findings)
    }
    missing = unknown.map { Entry(key: $0.key, file: $0.scene, shown: texts[$0.key] ?? $0.key) }
  }

  /// Whether a screen shows something wrong in the language.
  package var isFaulty: Bool {
    !missing.isEmpty || !formats.isEmpty || !plurals.isEmpty || !tooLong.isEmpty
      || !unread.isEmpty || !repeated.isEmpty || !outside.isEmpty
  }

  /// Whether there is nothing to say of it.
  package var isEmpty: Bool {
    !isFaulty && [untranslated, review, outdated, strays].allSatisfy(\.isEmpty)
  }
}
