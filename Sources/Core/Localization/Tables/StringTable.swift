package import Documents

/// The texts of one table in all its languages: a `.strings` and a `.stringsdict` file of every
/// `.lproj` folder, or a catalog.
package struct StringTable: Sendable {
  /// The folder and the name that its files share, such as `App/Localizable`.
  package let name: String
  /// The texts.
  package private(set) var catalog = StringCatalog()
  /// The document whose own texts are those of the source language; nil for none.
  package private(set) var document: String?
  /// The paths of a language's files; only for lookup.
  private var files: [String: [String]] = [:]

  /// Makes a table of texts that are in no files of their own.
  package init(name: String, _ catalog: StringCatalog) {
    (self.name, self.catalog) = (name, catalog)
  }

  /// Adds the texts of a document by their keys, in the language that it is written in.
  package mutating func add(_ texts: [String: String], of document: String, in language: String) {
    for (key, text) in texts where catalog.ownText(key, in: language) == nil {
      catalog.add(Message(text), for: key, locale: language)
    }
    files[language, default: []].append(document)
    self.document = document
  }

  /// Reads files of strings, and returns their tables by name, with the errors in them.
  package static func read(
    _ paths: [String], within reach: FileReach
  ) -> (tables: [StringTable], errors: [Diagnostic]) {
    read(paths) { path throws(FileError) in try FileBytes.read(path, within: reach) }
  }

  /// Reads files as they once were; those that there were not are left out.
  package static func read(
    _ paths: [String], as bytes: (String) -> [UInt8]?
  ) -> [StringTable] {
    read(paths) { path throws(FileError) in bytes(path) }.tables
  }

  private static func read(
    _ paths: [String], _ bytes: (String) throws(FileError) -> [UInt8]?
  ) -> (tables: [StringTable], errors: [Diagnostic]) {
    var tables: [String: StringTable] = [:]
    var errors: [Diagnostic] = []
    for path in paths.sorted() {
      guard let name = name(of: path) else { continue }
      let language = StringFiles.language(ofPath: path)
      var table = tables[name] ?? StringTable(name: name, StringCatalog())
      do throws(FileError) {
        guard let content = try bytes(path) else { continue }
        guard let text = StringFiles.utf8(content) else {
          errors.append(
            Diagnostic(
              severity: .error, code: .resource, message: "cannot be read as text", file: path))
          continue
        }
        let reporter = Reporter(SourceFile(path: path, bytes: text))
        _ = StringFiles.read(reporter, locale: language, into: &table.catalog)
        errors += reporter.sorted.filter { $0.severity == .error }
      } catch {
        errors.append(
          Diagnostic(severity: .error, code: .resource, message: error.message, file: path))
        continue
      }
      if let language {
        table.files[language, default: []].append(path)
      } else {
        for language in table.catalog.languages where table.files[language] == nil {
          table.files[language] = [path]
        }
      }
      tables[name] = table
    }
    return (tables.values.sorted { $0.name < $1.name }, errors)
  }

  private static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// Whether a path is named like a file of strings.
  package static func isNamed(_ path: String) -> Bool {
    endings.contains { PathParts.isNamed(path, ending: $0) }
  }

  private static let documentEndings = [".storyboard", ".xib"]

  /// Returns the name of the table that translates a document; nil for what is none.
  package static func name(ofDocument path: String) -> String? {
    documentEndings.first { path.hasSuffix($0) }.flatMap {
      name(of: path.dropLast($0.count) + ".strings")
    }
  }

  /// Returns the folder and the name of a file's table; nil for what is no file of strings.
  private static func name(of path: String) -> String? {
    guard let ending = endings.first(where: { PathParts.isNamed(path, ending: $0) }) else {
      return nil
    }
    var parts = String(path.dropLast(ending.count)).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(String.init)
    if ending == ".xcstrings" { return path }
    if parts.count > 1, PathParts.isNamed(parts[parts.count - 2], ending: ".lproj") {
      parts.remove(at: parts.count - 2)
    } else if let language = StringFiles.language(ofPath: path), let last = parts.last {
      let stem = last == language ? "" : String(last.dropLast(language.count + 1))
      parts[parts.count - 1] = stem
    }
    return parts.joined(separator: "/")
  }

  /// The languages that the table has files in.
  package var languages: [String] { catalog.languages }

  /// Returns the path of the file that has, or should have, a language's texts.
  package func file(of language: String) -> String { file(of: language, ending: "") ?? name }

  /// Returns the path of the file that should have a key's text: one with plural forms is not in '.strings'.
  package func file(of language: String, with key: String, source: String) -> String {
    let isPlain = catalog.ownText(key, in: source)?.plainText != nil
    return file(of: language, ending: isPlain ? ".strings" : ".stringsdict") ?? file(of: language)
  }

  /// Returns the path of the file with an ending that has, or should have, a language's texts; nil for a
  /// table without such files.
  func file(of language: String, ending: String) -> String? {
    let own = files[language] ?? files[LocaleTag(language)?.name ?? language] ?? []
    if let path = own.first(where: { $0.hasSuffix(ending) }) { return path }
    let others = files.sorted { $0.key < $1.key }.lazy.flatMap(\.value)
    return others.first { $0.hasSuffix(ending) }.map { Self.path($0, in: language) }
  }

  /// Returns the path of a file's counterpart in another language.
  private static func path(_ path: String, in language: String) -> String {
    guard !PathParts.isNamed(path, ending: ".xcstrings") else { return path }
    if let ending = documentEndings.first(where: { path.hasSuffix($0) }) {
      // A document's translations are in folders beside its own, or else beside it.
      var parts = path.dropLast(ending.count).split(
        separator: "/", omittingEmptySubsequences: false
      ).map(String.init)
      if parts.count > 1, PathParts.isNamed(parts[parts.count - 2], ending: ".lproj") {
        parts.remove(at: parts.count - 2)
      }
      parts.insert("\(language).lproj", at: parts.count - 1)
      return parts.joined(separator: "/") + ".strings"
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, PathParts.isNamed(parts[parts.count - 2], ending: ".lproj") {
      parts[parts.count - 2] = "\(language).lproj"
    } else if let name = parts.last {
      var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let known = StringFiles.language(ofPath: path) == nil ? 0 : 1
      words.replaceSubrange((words.count - 1 - known)..<(words.count - 1), with: [language])
      parts[parts.count - 1] = words.joined(separator: ".")
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path is one of the table's files.
  package func hasFile(_ path: String) -> Bool { files.values.contains { $0.contains(path) } }

  /// The language that the texts of tables are written in.
  package static func source(of tables: [StringTable]) -> String {
    tables.lazy.compactMap(\.catalog.sourceLanguage).first ?? "en"
  }

  /// Returns the key whose text in a language is a given one; nil if none is.
  package func key(of text: String, in language: String) -> String? {
    catalog.keys.first { catalog.text(for: $0, locale: language) == text }
  }

  /// Returns the keys that are new, or whose text in a language or in the source language is another than
  /// in an earlier table; all keys without one.
  package func keysChanged(
    since old: StringTable?, in language: String, source: String
  ) -> Set<String> {
    guard let old else { return Set(catalog.keys) }
    let known = Set(old.catalog.keys)
    return Set(
      catalog.keys.filter { key in
        !known.contains(key)
          || [language, source].contains {
            catalog.ownText(key, in: $0) != old.catalog.ownText(key, in: $0)
          }
      })
  }

  /// Returns the keys whose translation is another than in an earlier table.
  package func keysTranslated(since old: StringTable?, in language: String) -> Set<String> {
    Set(
      catalog.keys.filter {
        catalog.ownText($0, in: language) != old?.catalog.ownText($0, in: language)
      })
  }

  /// What is wrong with the texts of a language.
  package struct Faults: Sendable {
    /// A key that the language has no text for, and what is shown instead.
    package var missing: [(key: String, shown: String)] = []
    /// A key whose text is that of the source language.
    package var untranslated: [(key: String, shown: String)] = []
    /// A key whose translation takes other arguments.
    package var formats: [(key: String, difference: FormatDifference)] = []
    /// A key that lacks plural forms of the language.
    package var plurals: [(key: String, missing: [PluralCategory])] = []

    /// Returns those of some keys.
    package func only(_ isWanted: (String) -> Bool) -> Faults {
      var result = Faults()
      result.missing = missing.filter { isWanted($0.key) }
      result.untranslated = untranslated.filter { isWanted($0.key) }
      result.formats = formats.filter { isWanted($0.key) }
      result.plurals = plurals.filter { isWanted($0.key) }
      return result
    }
  }

  /// Compares the texts of a language with those of the source language.
  package func faults(in language: String, source: String) -> Faults {
    var faults = Faults()
    let needed = PluralCategory.ofWholeNumbers(in: language)
    for key in catalog.keys {
      guard let original = catalog.message(for: key, locale: source)?.message else { continue }
      let shown = catalog.text(for: key, locale: source) ?? key
      // Xcode collects empty texts, too.
      guard !shown.isEmpty else { continue }
      guard let own = catalog.ownText(key, in: language) else {
        if !catalog.isKeptUntranslated(key) { faults.missing.append((key, shown)) }
        continue
      }
      if case .formats(_, let difference)? = catalog.fault(of: key, locale: language, isKey: true) {
        faults.formats.append((key, difference))
      }
      let lacking = own.missingForms(of: needed)
      if !lacking.isEmpty { faults.plurals.append((key, lacking)) }
      if own == original, !catalog.isKeptUntranslated(key), shown.contains(where: \.isLetter) {
        faults.untranslated.append((key, shown))
      }
    }
    return faults
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
  /// The plural forms of those that a language needs which the message lacks, in the order of the CLDR; none
  /// for one that doesn't depend on numbers.
  func missingForms(of needed: [PluralCategory]) -> [PluralCategory] {
    var lacking: Set<PluralCategory> = []
    func look(_ form: MessageForm) {
      switch form {
      case .text: break
      case .device(let forms): forms.values.forEach(look)
      case .width(let forms): forms.values.forEach(look)
      case .plural(let forms):
        lacking.formUnion(needed.filter { forms[$0] == nil })
        forms.values.forEach(look)
      }
    }
    look(form)
    for variable in variables.values { look(variable.form) }
    return PluralCategory.allCases.filter(lacking.contains)
  }
}
