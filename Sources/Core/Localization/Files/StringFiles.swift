package import Documents

/// Reads single files of strings, for callers that know their language without a scene.
package enum StringFiles {
  /// Reads a `.strings` file in one language, or a `.xcstrings` file in several, into a catalog;
  /// later texts win over earlier ones.
  ///
  /// A missing file is not an error; the method then returns false.
  @discardableResult
  package static func read(
    _ path: String, locale: String, within reach: FileReach, into catalog: inout StringCatalog
  ) throws(SceneErrors) -> Bool {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, within: reach)
    } catch {
      guard error != .missing else { return false }
      throw SceneErrors([resource(path, error.message)])
    }
    guard let text = utf8(bytes) else {
      throw SceneErrors([resource(path, "it is neither UTF-8, UTF-16 nor compiled strings")])
    }
    let reporter = Reporter(SourceFile(path: path, bytes: text))
    if PathParts.isNamed(path, ending: ".xcstrings") {
      StringCatalogFile.read(reporter, into: &catalog)
    } else {
      readStrings(reporter, locale: locale, into: &catalog)
    }
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return true
  }

  /// Reads a file of strings, recognised by its name extension, into a catalog; later texts win
  /// over earlier ones. Returns false for any other extension.
  ///
  /// If `locale` is nil, the path names the language of a file that does not specify it.
  package static func read(
    _ reporter: Reporter, locale: String?, into catalog: inout StringCatalog
  ) -> Bool {
    let path = reporter.source.path
    if PathParts.isNamed(path, ending: ".xcstrings") {
      StringCatalogFile.read(reporter, into: &catalog)
      return true
    }
    let locale = locale ?? language(ofPath: path) ?? catalog.sourceLanguage ?? "en"
    if PathParts.isNamed(path, ending: ".strings") {
      readStrings(reporter, locale: locale, into: &catalog)
    } else if PathParts.isNamed(path, ending: ".stringsdict") {
      catalog.add(StringsDictionaryFile.read(reporter), locale: locale)
    } else {
      return false
    }
    return true
  }

  private static func readStrings(
    _ reporter: Reporter, locale: String, into catalog: inout StringCatalog
  ) {
    if let line = ConflictMarker.line(in: reporter.source.bytes) {
      let clause = Clause(.syntax, ConflictMarker.message, hint: ConflictMarker.hint)
      reporter.report(clause, at: Place(line: line, column: 1))
      return
    }
    let entries = StringsFile.read(reporter)
    catalog.add(entries.map { ($0.key, Message($0.text)) }, locale: locale)
    for entry in entries { catalog.note(entry.comment, on: entry.key, locale: locale) }
  }

  /// Returns the language named by a path: `ar.lproj/Localizable.strings`, `ar.strings`,
  /// `x.ar.strings`.
  package static func language(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    if let folder = parts.dropLast().last, PathParts.isNamed(String(folder), ending: ".lproj") {
      let name = String(folder.dropLast(6))
      return name == "Base" ? nil : LocaleTag.olderFolders[name] ?? name
    }
    guard let words = parts.last?.split(separator: ".").dropLast(), let word = words.last else {
      return nil
    }
    return LocaleTag.isFileName(String(word)) ? String(word) : nil
  }

  /// Returns the bytes as UTF-8; UTF-16 is recognised by its byte order mark, or by its zero
  /// bytes. Compiled strings of a built app become their source again.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if BinaryStrings.isBinary(bytes) { return BinaryStrings.text(of: bytes) }
    let isBig: Bool
    var units = bytes[...]
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      isBig = bytes[0] == 0xFE
      units = units.dropFirst(2)
    } else if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      isBig = bytes[0] == 0
    } else {
      return SourceFile(path: "", bytes: bytes).firstInvalidByte == nil ? bytes : nil
    }
    guard units.count.isMultiple(of: 2) else { return nil }
    let words = stride(from: units.startIndex, to: units.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(units[index]), UInt16(units[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: words, as: UTF16.self).utf8)
  }

  /// Returns UTF-8 in the encoding of a file that is not compiled: the file itself, or UTF-16.
  static func encoded(_ text: [UInt8], like file: [UInt8]) -> [UInt8] {
    let mark = Array(file.prefix(2))
    let isMarked = mark == [0xFE, 0xFF] || mark == [0xFF, 0xFE]
    guard isMarked || mark.count == 2 && mark.contains(0) else { return text }
    let isBig = isMarked ? mark[0] == 0xFE : mark[0] == 0
    let units = String(decoding: text, as: UTF8.self).utf16
    return (isMarked ? mark : [])
      + units.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? bytes : bytes.reversed()
      }
  }

  private static func resource(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .error, code: .resource, message: message, file: path)
  }
}
