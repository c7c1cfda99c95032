import Documents
import Localization

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

  /// Reads everything; later tables and files override earlier ones.
  mutating func load() {
    let isRules = { (file: SceneStrings.File) in
      PathParts.isNamed(file.path.value, ending: ".stringsdict")
    }
    // As on Apple's systems, plural rules override a plain text with the same key.
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
      bytes = try FileBytes.read(path, within: scene.reach)
    } catch {
      reporter.report(.unreadable(file.path.value, error), at: file.path.place)
      return
    }
    guard let text = StringFiles.utf8(bytes) else {
      reporter.report(.stringsEncoding(file.path.value), at: file.path.place)
      return
    }
    let inner = Reporter(SourceFile(path: path, bytes: text))
    if !StringFiles.read(inner, locale: file.locale, into: &catalog) {
      reporter.report(.unknownStringsFormat(file.path.value), at: file.path.place)
    }
    diagnostics += inner.sorted
  }
}
