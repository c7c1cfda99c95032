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
      if let language, !LocaleTag.isLanguage(language) {
        errors.append(
          Diagnostic(
            severity: .error, code: .resource,
            message:
              "'\(language)' is not a language such as 'de' or 'pt-BR'; its texts are left out",
            file: path))
        continue
      }
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
    // The system finds this file whatever its case, as apps have it.
    if let last = parts.last, last.lowercased() == "infoplist" {
      parts[parts.count - 1] = "InfoPlist"
    }
    if parts.count > 1, PathParts.isNamed(parts[parts.count - 2], ending: ".lproj") {
      parts.remove(at: parts.count - 2)
    } else if let language = StringFiles.language(ofPath: path), let last = parts.last {
      let stem = last == language ? "" : String(last.dropLast(language.count + 1))
      parts[parts.count - 1] = stem
    }
    return parts.joined(separator: "/")
  }

  /// Whether the system shows the table's texts, and no screen of the app.
  package var isOfSystem: Bool {
    let name = PathParts.lastName(of: name)
    return ["InfoPlist", "InfoPlist.xcstrings", "AppShortcuts", "AppShortcuts.xcstrings"].contains(
      name)
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

  /// The language's own files, in the order of their paths.
  package func files(of language: String) -> [String] { files[language] ?? [] }

  /// All files, in the order of their paths.
  package var allFiles: [String] { Set(files.values.joined()).sorted() }

  /// Returns how well a path, seen from the same folder or from one further in or out, names a file of the
  /// table or its document: 2 for the very path, 1 for the same place, 0 for another.
  package func rank(ofPath path: String) -> Int {
    if files.values.contains(where: { $0.contains(path) }) { return 2 }
    let other = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard let named = Self.name(ofDocument: other) ?? Self.name(of: other) else { return 0 }
    let isInner = named == name || named.hasSuffix("/\(name)") || name.hasSuffix("/\(named)")
    return isInner ? 1 : 0
  }

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
    let changed = [language, source].map { TextPairs(catalog, old.catalog, in: $0) }
    return Set(
      catalog.keys.filter { key in
        !known.contains(key) || changed.contains { $0.differ(key) }
      })
  }

  /// Returns the keys whose text in the source language is another than in an earlier table, and whose
  /// translation is the same.
  package func keysOutdated(
    since old: StringTable, in language: String, source: String
  ) -> Set<String> {
    let sources = TextPairs(catalog, old.catalog, in: source)
    let translations = TextPairs(catalog, old.catalog, in: language)
    return Set(
      catalog.keys.filter { key in
        translations.new(key) != nil && !translations.differ(key)
          && sources.old(key) != nil && sources.differ(key)
      })
  }

  /// Returns the keys whose translation is another than in an earlier table.
  package func keysTranslated(since old: StringTable?, in language: String) -> Set<String> {
    let texts = TextPairs(catalog, old?.catalog ?? StringCatalog(), in: language)
    return Set(catalog.keys.filter(texts.differ))
  }
}

/// The texts of a language in two revisions of a table.
private struct TextPairs {
  private let (newer, older): ([[String: Message]], [[String: Message]])

  init(_ new: StringCatalog, _ old: StringCatalog, in language: String) {
    (newer, older) = (new.texts(in: language), old.texts(in: language))
  }

  func new(_ key: String) -> Message? { newer.lazy.compactMap { $0[key] }.first }
  func old(_ key: String) -> Message? { older.lazy.compactMap { $0[key] }.first }
  func differ(_ key: String) -> Bool { new(key) != old(key) }
}
