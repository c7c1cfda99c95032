import Documents

/// A single text of a table with its translation, on its way to a translator or back.
package struct TranslatedText: Sendable {
  /// What XLIFF calls the text, as Xcode does.
  package let id: String
  /// The key.
  package let key: String
  /// The file of the source language, and the file that has, or should have, the translation.
  package let (original, destination): (String, String)
  /// What leads to the text below its key.
  let path: [String]
  /// The text in the source language; nil for a key that only translations have.
  let source: String?
  /// The translation; nil for none.
  let target: String?
  /// What a string catalog calls the state of the work on the translation; nil for none.
  var state: String?
  /// The texts that the key has in the source language.
  var sources: Set<String> = []
  /// Whether translators are asked for it: not every language needs every plural form.
  let isWanted: Bool

  /// Returns what an XLIFF file says as the text's own file states it: Xcode numbers a catalog's variables for
  /// translators (`%1$#@beds@`), and says `%2$lld` for `%arg`.
  func asStated(_ exchanged: String) -> String {
    var result = exchanged
    let numbered = /%\d+\$#@/
    if !sources.contains(where: { $0.contains(numbered) }) {
      result = result.replacing(numbered, with: "%#@")
    }
    if sources.contains(where: { $0.contains("%arg") }), !result.contains("%arg") {
      result = result.replacing(
        /%(?:\d+\$)?(?:ll|l|hh|h|q|z|t|j)?[dDiuU]/, with: "%arg", maxReplacements: 1)
    }
    return result
  }
}

extension StringTable {
  /// Returns the texts of the table with their translations into a language.
  ///
  /// - Parameter files: the files that have been read, and how others are.
  package func texts(
    from source: String, to language: String, _ files: FormedFiles
  ) -> [TranslatedText] {
    let tags = [language] + (LocaleTag(language)?.localizations ?? [])
    let formed = FormedTexts(self, source, tags, files)
    let (original, destination) = (
      document ?? file(of: source, ending: ".strings") ?? file(of: source),
      file(of: language, ending: ".strings") ?? file(of: language)
    )
    return catalog.keys.flatMap { key -> [TranslatedText] in
      guard !catalog.needsNoTranslation(key) else { return [] }
      if let texts = formed?.texts(of: key) { return texts }
      let text = catalog.ownText(key, in: source)
      guard text == nil || text?.plainText != nil else { return [] }
      return [
        TranslatedText(
          id: key, key: key, original: original, destination: destination, path: [],
          source: text?.plainText, target: catalog.ownText(key, in: language)?.plainText,
          sources: [text?.plainText ?? key], isWanted: text?.plainText?.isEmpty == false)
      ]
    }
  }
}

/// Files with forms, each of which is read once for all languages.
package final class FormedFiles {
  private let bytes: (String) -> [UInt8]?
  /// Only for lookup.
  private var known: [String: FormedFile?] = [:]

  /// - Parameter bytes: reads a file; nil where there is none.
  package init(_ bytes: @escaping (String) -> [UInt8]?) { self.bytes = bytes }

  func file(_ path: String) -> FormedFile? {
    if let file = known[path] { return file }
    let file = bytes(path).flatMap { FormedFile($0, path: path) }
    known[path] = .some(file)
    return file
  }
}

/// The texts of a table whose file has forms.
private struct FormedTexts {
  private let original: String
  private let destination: String
  private let isCatalog: Bool
  private let sources: [String: [FormedFile.Form]]
  private let targets: [[String: [FormedFile.Form]]]
  private let needed: [PluralCategory]

  /// Reads the files of a source language and of a translation, whose tags go from the language itself to
  /// those that it falls back to.
  init?(_ table: StringTable, _ source: String, _ tags: [String], _ files: FormedFiles) {
    func path(_ language: String) -> String? {
      table.file(of: language, ending: ".xcstrings")
        ?? table.file(of: language, ending: ".stringsdict")
    }
    guard let original = path(source), let language = tags.first, let destination = path(language),
      let read = files.file(original)
    else { return nil }
    (self.original, self.destination, isCatalog) = (original, destination, read.isCatalog)
    sources = read.forms(in: source, isSource: true)
    targets = tags.compactMap { tag in
      (read.isCatalog ? read : path(tag).flatMap(files.file))?.forms(in: tag, isSource: false)
    }
    needed = PluralCategory.ofWholeNumbers(in: language)
  }

  /// Returns the texts of a key; nil if the file doesn't have it.
  func texts(of key: String) -> [TranslatedText]? {
    guard let source = sources[key] else { return nil }
    let target = targets.lazy.compactMap { $0[key] }.first { !$0.isEmpty } ?? []
    let (sources, targets) = (Self.texts(source), Self.texts(target))
    let states = Dictionary(target.map { ($0.path, $0.state) }) { first, _ in first }
    let originals = Set(sources.values)
    var paths: [(path: [String], isWanted: Bool)] = []
    var known: Set<[String]> = []
    for form in source + target where known.insert(form.path).inserted {
      guard form.isPlural else { paths.append((form.path, true)); continue }
      for category in PluralCategory.allCases {
        let path = Array(form.path.dropLast()) + [category.rawValue]
        // A form for zero applies in every language.
        let isZero = category == .zero && sources[path] != nil
        let isNeeded = needed.contains(category) || category == .other || isZero
        known.insert(path)
        paths.append((path, isNeeded || targets[path] != nil))
      }
    }
    // Texts that vary have no text without a form.
    if paths.contains(where: { isCatalog ? Self.varies($0.path) : !$0.path.isEmpty }) {
      paths.removeAll { $0.path.isEmpty }
    }
    return paths.map { path, isWanted in
      // What has no form of its own in the source shows another.
      let shown = sources[path] ?? sources[Array(path.dropLast()) + ["other"]] ?? sources[[]]
      return TranslatedText(
        id: id(of: key, path), key: key, original: original, destination: destination, path: path,
        source: shown, target: targets[path], state: states[path] ?? nil, sources: originals,
        isWanted: isWanted && shown?.isEmpty != true)
    }
  }

  private static func texts(_ forms: [FormedFile.Form]) -> [[String]: String] {
    Dictionary(forms.map { ($0.path, $0.text) }) { first, _ in first }
  }

  private static func varies(_ path: [String]) -> Bool {
    path.first == "plural" || path.first == "device"
  }

  private func id(of key: String, _ path: [String]) -> String {
    guard !isCatalog else {
      return path.isEmpty ? key : "\(key)|==|\(path.joined(separator: "."))"
    }
    return "/" + ([key] + path).joined(separator: ":dict/") + (path.isEmpty ? "" : ":dict/")
      + ":string"
  }
}
