package import Documents
package import Localization

/// The strings of a scene: tables written in it, and files to read.
package struct SceneStrings: Equatable, Sendable {
  /// The texts of one language, written in the scene.
  package struct Table: Equatable, Sendable {
    /// The language.
    package let locale: String
    /// The texts by key, in the order of the file.
    package var entries: [Entry] = []
  }

  /// One text.
  package struct Entry: Equatable, Sendable {
    /// The key.
    package let key: String
    /// The text with its plural forms.
    package let message: Message
  }

  /// A file to read.
  package struct File: Equatable, Sendable {
    /// The path relative to the scene.
    package let path: Located<String>
    /// The language, if the scene states it.
    package let locale: String?
  }

  /// The tables in the order of the file.
  package var tables: [Table] = []
  /// The files in the order of the scene.
  package var files: [File] = []
}

extension Shape where Value == SceneStrings {
  /// Tables by language, a path, or a list of paths.
  static var strings: Shape {
    let path = Shape<String>.string(.path).located
    let table = Schema.dictionary(.either([.string(), PluralForms.table.schema]))
    let schema = Schema.either([
      path.schema, .list(path.schema),
      .dictionary(.either([table, path.schema, .list(path.schema)])),
    ])
    return Shape(schema, encode: { strings, _ in strings.encoded }) { node, decoder in
      switch decoder.document.shape(of: node) {
      case .scalar:
        return path.decode(node, decoder).map {
          SceneStrings(files: [.init(path: $0, locale: nil)])
        }
      case .sequence:
        return Shape<[Located<String>]>.list(of: path).decode(node, decoder).map { paths in
          SceneStrings(files: paths.map { .init(path: $0, locale: nil) })
        }
      case .mapping: return decoder.stringTables(node)
      case .alias: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension SceneStrings {
  /// The tables and paths by language, or the paths alone.
  fileprivate var encoded: YAMLValue? {
    func paths(_ files: [File]) -> YAMLValue? {
      files.count > 1
        ? .list(files.map { .text($0.path.value) }) : files.first.map { .text($0.path.value) }
    }
    let languages = files.compactMap(\.locale).reduce(into: [String]()) { known, next in
      if !known.contains(next) { known.append(next) }
    }
    guard !tables.isEmpty || !languages.isEmpty else { return paths(files) }
    return .mapping(
      tables.map { table in
        .init(
          table.locale,
          .mapping(
            table.entries.compactMap { entry in
              entry.message.encoded.map { .init(entry.key, $0) }
            }))
      }
        + languages.compactMap { language in
          paths(files.filter { $0.locale == language }).map { .init(language, $0) }
        })
  }
}

extension Message {
  /// The text or its plural forms; nil for a message that only other files can express.
  fileprivate var encoded: YAMLValue? {
    if let plainText { return .text(plainText) }
    guard let pluralTexts else { return nil }
    return .mapping(pluralTexts.map { .init($0.category.rawValue, .text($0.text)) })
  }
}

extension SceneDecoder {
  /// Reads the languages of `strings`: each a table, a path or a list of paths.
  fileprivate func stringTables(_ node: NodeID) -> SceneStrings {
    var strings = SceneStrings()
    let outer = subject
    defer { subject = outer }
    for (key, value) in document.entries(of: node) {
      subject = document.text(of: key)
      if let clause = stringsByKey(subject, value) {
        reporter.report(clause, at: document.place(of: key))
        return strings
      }
      guard let locale = Shape<String>.locale.decode(key, self) else { continue }
      switch document.shape(of: value) {
      case .mapping:
        strings.tables.append(table(locale, value))
      case .scalar, .sequence:
        let files = Shape<SceneStrings>.strings.decode(value, self)?.files ?? []
        strings.files += files.map { .init(path: $0.path, locale: locale) }
      case .alias: break
      }
    }
    return strings
  }

  /// Returns the error of a table by key, then language: no key is a language, and all below it are.
  private func stringsByKey(_ key: String, _ node: NodeID) -> Clause? {
    guard document.shape(of: node) == .mapping, !LocaleTag.isFileName(key) else { return nil }
    let inner = document.entries(of: node)
    let languages = inner.map { document.text(of: $0.key) }
    guard let first = inner.first(where: { _ in true }), languages.allSatisfy(LocaleTag.isFileName),
      document.shape(of: first.value) == .scalar
    else { return nil }
    return .stringsByKey(key, languages[0], document.text(of: first.value))
  }

  private func table(_ locale: String, _ node: NodeID) -> SceneStrings.Table {
    var table = SceneStrings.Table(locale: locale)
    for (key, value) in document.entries(of: node) {
      subject = document.text(of: key)
      if let message = message(value) {
        table.entries.append(.init(key: document.text(of: key), message: message))
      }
    }
    return table
  }

  /// Reads a text, or the plural forms of one.
  private func message(_ node: NodeID) -> Message? {
    guard document.shape(of: node) == .mapping else { return string(node).map { Message($0) } }
    var plural = PluralForms()
    PluralForms.table.decode(node, into: &plural, self)
    guard plural.forms[.other] != nil else {
      return fail(.missingKey("other", in: "plural"), at: node)
    }
    return Message(.plural(plural.forms))
  }
}

/// The plural forms of a text in a scene.
private struct PluralForms: Sendable {
  var forms: [PluralCategory: MessageForm] = [:]

  static let table = ObjectTable<PluralForms>(
    "plural", required: ["other"],
    PluralCategory.allCases.map { category in
      Field(
        category.rawValue, .string(), "The text for numbers of the category.",
        read: { Message(.plural($0.forms)).pluralTexts?.first { $0.category == category }?.text }
      ) { plural, text, _ in
        plural.forms[category] = .text(text)
      }
    })
}
