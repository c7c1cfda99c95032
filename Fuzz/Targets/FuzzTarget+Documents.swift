import Documents
import Localization
import Rendering
import Scenes

extension FuzzTarget {
  /// YAML: a file can be read, or an error says why not.
  static let yaml = FuzzTarget("yaml") { bytes throws(FuzzFailure) in
    let reporter = Reporter(SourceFile(path: "", bytes: bytes))
    let document = DocumentReader.read(reporter)
    try FuzzFailure.unless(
      document != nil || reporter.hasErrors, "the file is not read, and no error says why")
    _ = reporter.sorted.map(\.description)
  }

  /// JSON: writing a value and reading it again gives the same value.
  static let json = FuzzTarget("json") { bytes throws(FuzzFailure) in
    guard let value = try? JSON(parsing: bytes) else { return }
    for text in [value.text, value.indentedText] {
      // A whole number is written as an integer.
      let again = try? JSON(parsing: Array(text.utf8))
      try FuzzFailure.unless(
        again?.text == value.text, "JSON is read another way when it is written: \(text)")
    }
  }

  /// `alrender.yaml`.
  static let configuration = FuzzTarget("configuration", mutate: TreeMutator.yaml) {
    bytes throws(FuzzFailure) in
    _ = try? ProjectConfiguration(bytes: bytes, path: "alrender.yaml")
  }

  static let strings = strings("strings", of: "en.strings")
  static let stringsDictionary = strings(
    "stringsdict", of: "en.stringsdict", mutate: TreeMutator.xml)
  static let stringCatalog = strings("xcstrings", of: "Localizable.xcstrings")

  /// A file of strings, whose messages are formatted in two languages.
  private static func strings(
    _ name: String, of path: String,
    mutate: (@Sendable ([UInt8], UInt64) -> [UInt8])? = nil
  ) -> FuzzTarget {
    FuzzTarget(name, mutate: mutate) { bytes throws(FuzzFailure) in
      guard let text = StringFiles.utf8(bytes) else { return }
      let reporter = Reporter(SourceFile(path: path, bytes: text))
      var catalog = StringCatalog()
      let isKnown = StringFiles.read(reporter, locale: "en", into: &catalog)
      try FuzzFailure.unless(isKnown, "the ending of '\(path)' is unknown")
      _ = reporter.sorted.map(\.description)
      for locale in ["en", "ar"] {
        let localizer = Localizer(catalog: catalog, locale: locale, pseudo: [.accented, .doubled])
        for key in ["title", "count", "%d items", ""] {
          _ = localizer.show(.key(key), [.number(3), .text("two"), .number(-1.5)])
        }
      }
    }
  }
}
