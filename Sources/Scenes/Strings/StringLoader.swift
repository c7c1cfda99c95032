/// Reads the string tables and files of a scene.
struct StringLoader {
  private let scene: Scene
  private let reporter: Reporter
  private(set) var catalog = StringCatalog()
  /// Errors inside the files, file by file.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ scene: Scene, _ reporter: Reporter) {
    self.scene = scene
    self.reporter = reporter
  }

  /// Reads everything; later tables and files win over earlier ones.
  mutating func load() {
    let isRules = { (file: SceneStrings.File) in file.path.value.hasSuffix(".stringsdict") }
    // As on Apple's systems plural rules win over a plain text of the same key.
    for file in scene.strings.files where !isRules(file) { load(file) }
    for file in scene.strings.files where isRules(file) { load(file) }
    for table in scene.strings.tables {
      for entry in table.entries {
        catalog.add(entry.message, for: entry.key, locale: table.locale)
      }
    }
  }

  private mutating func load(_ file: SceneStrings.File) {
    let path = scene.path(of: file.path.value)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path)
    } catch {
      reporter.report(.unreadable(file.path.value, error), at: file.path.place)
      return
    }
    guard let text = Self.utf8(bytes) else {
      reporter.report(.stringsEncoding(file.path.value), at: file.path.place)
      return
    }
    let inner = Reporter(SourceFile(path: path, bytes: text))
    if path.hasSuffix(".xcstrings") {
      StringCatalogFile.read(inner, into: &catalog)
    } else if path.hasSuffix(".strings") {
      for entry in StringsFile.read(inner) {
        catalog.add(Message(entry.text), for: entry.key, locale: locale(of: file))
      }
    } else if path.hasSuffix(".stringsdict") {
      for (key, message) in StringsDictionaryFile.read(inner) {
        catalog.add(message, for: key, locale: locale(of: file))
      }
    } else {
      reporter.report(.unknownStringsFormat(file.path.value), at: file.path.place)
    }
    diagnostics += inner.sorted
  }

  private func locale(of file: SceneStrings.File) -> String {
    file.locale ?? Self.locale(ofPath: file.path.value) ?? catalog.sourceLanguage ?? "en"
  }

  /// The language that a path names: `ar.lproj/Localizable.strings`, `ar.strings`, `x.ar.strings`.
  static func locale(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    if let folder = parts.dropLast().last, folder.hasSuffix(".lproj") {
      let name = String(folder.dropLast(6))
      return name == "Base" ? nil : LocaleTag.olderFolders[name] ?? name
    }
    guard let words = parts.last?.split(separator: ".").dropLast(), let word = words.last else {
      return nil
    }
    return LocaleTag.isFileName(String(word)) ? String(word) : nil
  }

  /// The bytes as UTF-8: UTF-16 is known by its byte order mark, or by its zero bytes.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
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
}
