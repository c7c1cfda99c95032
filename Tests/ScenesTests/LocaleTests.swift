import Controls
import Scenes
import Testing
import Typesetting

@Suite("Localisations")
struct LocaleTests {
  /// Returns the text of the label `a` in a language.
  private func text(_ scene: LoadedScene, _ locale: String?) throws -> String {
    var overrides = Overrides()
    overrides.locale = locale
    let tree = try SceneBuilder.build(scene, overrides, measurer: BlockMeasurer())
    return try #require(tree.view("a") as? Label).textContent.text
  }

  private func tree(_ text: String, _ locale: String) throws -> SceneTree {
    var overrides = Overrides()
    overrides.locale = locale
    return try SceneBuilder.build(LoadedScene(scene(text)), overrides, measurer: BlockMeasurer())
  }

  @Test(
    "A language uses the folders that Apple's projects have for it, the nearest first",
    arguments: [
      ("zh-Hant-HK", "zh-HK zh-Hant zh-TW zh", "zh-HK"),
      ("zh-Hant-HK", "zh-Hant zh-TW zh-Hans", "zh-Hant"), ("zh-Hant-HK", "zh-TW zh-CN", "zh-TW"),
      ("zh-Hant", "zh-TW zh-HK", "zh-TW"), ("zh-Hant", "zh-HK zh-CN", "zh-HK"),
      ("zh-Hant-TW", "zh-TW zh-Hans", "zh-TW"), ("zh-TW", "zh-Hant-TW zh", "zh-Hant-TW"),
      ("zh-HK", "zh-Hant-HK zh-Hant", "zh-Hant-HK"), ("zh", "zh-Hans zh-Hant", "zh-Hans"),
      ("zh-CN", "zh-Hans", "zh-Hans"), ("zh-Hans", "zh-CN zh-TW", "zh-CN"),
      ("es-MX", "es es-419", "es-419"), ("es-ES", "es es-419", "es"), ("no", "nb", "nb"),
      ("nn", "nb", "nb"), ("nn-NO", "nb", "nb"), ("nb", "no", "no"), ("iw", "he", "he"),
      ("he-IL", "iw", "iw"), ("in", "id", "id"), ("ji", "yi", "yi"), ("en-AU", "en-GB fr", "en-GB"),
      ("en-IN", "en en-GB", "en-GB"), ("en-US", "en en-GB", "en"), ("pt-AO", "pt pt-PT", "pt-PT"),
    ])
  func folders(locale: String, tables: String, expected: String) throws {
    let strings = tables.split(separator: " ").map { "\($0): { k: \($0) }" }
    let text = """
      strings: { \(strings.joined(separator: ", ")) }
      root: { subviews: { a: { type: label, key: k } } }
      """
    #expect(try self.text(LoadedScene(scene(text)), locale) == expected)
  }

  /// `App.strings` was once taken for a language, so its texts were never shown.
  @Test(
    "The name of a file is a language only where it is a code in lower case",
    arguments: [
      ("App", false), ("ui", false), ("UI", false), ("fm", false), ("Fr", false), ("fr", true),
      ("Main.fr", true), ("fr-CA", true), ("my-icons", false), ("pt-br", true),
      ("zh-Hant", true),
    ])
  func fileNames(name: String, isLanguage: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#""k" = "text";"#.utf8), to: "\(name).strings")
    let yaml = """
      strings: \(name).strings
      root: { subviews: { a: { type: label, key: k } } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "en") == (isLanguage ? "K" : "text"))
  }

  @Test("Folders of older projects are named in English")
  func olderFolders() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("German.lproj")
    try folder.write(Array(#""k" = "Wort";"#.utf8), to: "German.lproj/L.strings")
    let yaml = """
      strings: German.lproj/L.strings
      root: { subviews: { a: { type: label, key: k } } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "de") == "Wort")
    #expect(try text(loaded, "en") == "K")
  }

  @Test("A key that another language has is listed as missing, and the fallback's text is shown")
  func incomplete() throws {
    let yaml = """
      strings: { en: { a: Apple, b: Bread }, de: { a: Apfel, B: Brot } }
      root:
        subviews:
          a: { type: label, key: a }
          b: { type: label, key: b }
          c: { type: label, text: Plain }
      """
    let german = try tree(yaml, "de-AT")
    #expect((german.view("b") as? Label)?.textContent.text == "Bread")
    #expect(german.missingKeys.map(\.key) == ["b"])
    #expect(try tree(yaml, "en-GB").missingKeys.isEmpty)
    // There is no French translation at all.
    #expect(try tree(yaml, "fr").missingKeys.isEmpty)
  }

  @Test("A new key without text is untranslated; one that is never translated is not missing")
  func newKeys() throws {
    let folder = try TemporaryFolder()
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Hello" } },
          "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "name": { "shouldTranslate": false },
        "yes": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Ja" } } } } } }
      """
    try folder.write(Array(catalog.utf8), to: "L.xcstrings")
    let yaml = """
      strings: L.xcstrings
      root:
        subviews: { a: { type: label, key: greeting }, b: { type: label, key: name } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "de") == "Hello")
    var overrides = Overrides()
    overrides.locale = "de"
    let tree = try SceneBuilder.build(loaded, overrides, measurer: BlockMeasurer())
    #expect(tree.missingKeys.map(\.key) == ["greeting"])
  }
}
