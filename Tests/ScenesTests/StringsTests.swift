import Controls
import Geometry
import Glibc
import Localization
import Scenes
import Testing
import Typesetting

/// A folder that is deleted with the value that owns it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/scenes-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in written.reversed() { remove("\(path)/\(name)") }
    rmdir(path)
  }

  private var written: [String] = []

  /// Creates a folder inside the folder.
  func makeFolder(_ name: String) throws {
    try #require(mkdir("\(path)/\(name)", 0o755) == 0)
    written.append(name)
  }

  /// Writes a file in the folder.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = try #require(fopen("\(path)/\(name)", "wb"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    written.append(name)
  }
}

@Suite("Strings")
struct StringsTests {
  /// Returns the text of the label `a` in a language and pseudo-languages.
  private func text(
    _ scene: LoadedScene, _ locale: String?, _ pseudo: PseudoLanguages = []
  ) throws -> String {
    var overrides = Overrides()
    overrides.locale = locale
    overrides.strings = pseudo
    let tree = try SceneBuilder.build(scene, overrides, measurer: BlockMeasurer())
    return try #require(tree.view("a") as? Label).textContent.text
  }

  private let inline = """
    strings:
      en: { hello: Hello, bye: Bye }
      zh-Hant: { hello: 您好 }
      ar: { hello: مرحبا }
    root: { subviews: { a: { type: label, key: hello }, b: { type: label, key: nothing } } }
    """

  @Test("A key is looked up in the language, then in what it falls back to, then in English")
  func fallback() throws {
    let loaded = try LoadedScene(scene(inline))
    #expect(try text(loaded, nil) == "Hello")
    #expect(try text(loaded, "zh_Hant_HK") == "您好")
    #expect(try text(loaded, "zh-TW") == "您好")
    #expect(try text(loaded, "fr") == "Hello")
  }

  @Test("A language in a right-to-left script sets the direction unless the scene states it")
  func direction() throws {
    var arabic = Overrides()
    arabic.locale = "ar-EG"
    #expect(try tree(inline, arabic).canvas.direction == .rightToLeft)
    #expect(
      try tree("canvas: { direction: ltr }\n" + inline, arabic).canvas.direction == .leftToRight)
    arabic.locale = "ar-Latn"
    #expect(try tree(inline, arabic).canvas.direction == .leftToRight)
  }

  @Test("C79: A missing key is shown in capitals and listed")
  func missing() throws {
    let tree = try tree(inline)
    #expect((tree.view("b") as? Label)?.textContent.text == "NOTHING")
    #expect(tree.missingKeys.map(\.key) == ["nothing"])
    #expect(tree.missingKeys.map(\.view) == ["b"])
  }

  // It showed 'Privacy', as if that were the German text.
  @Test("nonLocalized shows a text that the language lacks in capitals, as one that all lack")
  func hiddenSource() throws {
    let loaded = try LoadedScene(
      scene(
        """
        strings: { en: { settings: Privacy, b: Sounds }, de: { b: Ton } }
        root: { subviews: { a: { type: label, key: settings } } }
        """))
    #expect(try text(loaded, "de", .nonLocalized) == "SETTINGS")
    #expect(try text(loaded, "de") == "Privacy")
    #expect(try text(loaded, "en", .nonLocalized) == "Privacy")
  }

  @Test("C79: Pseudo-languages transform localised text, and nothing else")
  func pseudoLanguages() throws {
    let loaded = try LoadedScene(scene("root: { subviews: { a: { type: label, text: String } } }"))
    #expect(try text(loaded, nil, .doubled) == "String String")
    #expect(try text(loaded, nil, .bounded) == "[# String #]")
    #expect(try text(loaded, nil, .rtl) == "\u{202E}String\u{202C}")
    #expect(try text(loaded, nil, .nonLocalized) == "STRING")
    #expect(try text(loaded, nil, [.doubled, .bounded]) == "[# String String #]")
    let welcome = "Welcome to WWDC!"
    #expect(PseudoLanguages.bounded.transform(welcome) == "[# Welcome to WWDC! #]")
    let accented = PseudoLanguages.accented.transform(welcome)
    #expect(accented.count == 16)
    #expect(accented.unicodeScalars.count > 16)
    let verbatim = try LoadedScene(
      scene("root: { subviews: { a: { type: label, verbatim: v2.1 } } }"))
    #expect(try text(verbatim, nil, [.doubled, .accented, .bounded, .rtl]) == "v2.1")
  }

  @Test("Pseudo-languages can be named alone or joined")
  func names() {
    #expect(PseudoLanguages(named: "base") == [])
    #expect(PseudoLanguages(named: "doubled+bounded") == [.doubled, .bounded])
    #expect(PseudoLanguages(named: "twice") == nil)
    #expect(PseudoLanguages([.bounded, .doubled]).name == "doubled+bounded")
  }

  @Test("Strings files may be UTF-8 or UTF-16, with comments and escapes")
  func stringsFiles() throws {
    let folder = try TemporaryFolder()
    let english = """
      /* a
         comment */
      "hello" = "Hello \\"you\\"\\n\\U4F60 \\UD83D\\UDE00"; // the end
      bare.key = "Bare";
      "own";
      """
    try folder.write(Array(english.utf8), to: "en.strings")
    let arabic = "\u{FEFF}\"hello\" = \"مرحبا\";\n".utf16.flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    try folder.write(arabic, to: "ar.strings")
    let yaml = """
      strings: [en.strings, ar.strings]
      root: { subviews: { a: { type: label, key: hello }, b: { type: label, key: bare.key } } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, nil) == "Hello \"you\"\n你 😀")
    #expect(try text(loaded, "ar") == "مرحبا")
    #expect(loaded.strings.text(for: "own", locale: "en") == "own")
    #expect(loaded.strings.text(for: "bare.key", locale: "ar") == "Bare")
  }

  @Test("An error in a strings file is located in that file")
  func stringsFileError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("\"a\" = \"A\";\n\"b\" \"B\";\n".utf8), to: "en.strings")
    let yaml = "strings: [en.strings, none.strings]\nroot: {}\n"
    #expect(
      loadErrors(yaml, path: "\(folder.path)/scene.yaml") == """
        \(folder.path)/scene.yaml:1:23: error: 'none.strings' cannot be read: no such file
        strings: [en.strings, none.strings]
                              ^~~~~~~~~~~~
        hint: paths are relative to the scene's folder
        \(folder.path)/en.strings:2:5: error: expected '=' after the key
        "b" "B";
            ^
        hint: write each line as "key" = "text";
        """)
  }

  @Test("A String Catalog brings its languages and its source language")
  func catalog() throws {
    let folder = try TemporaryFolder()
    let catalog = """
      { "sourceLanguage": "de", "version": "1.0", "strings": {
        "Hallo": { "localizations": { "fr": { "stringUnit": { "state": "translated", "value": "Salut" } } } },
        "files": { "localizations": {
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "eine Datei" } },
            "other": { "stringUnit": { "value": "%d Dateien" } } } } },
          "fr": { "variations": { "device": {
            "iphone": { "stringUnit": { "value": "fichiers" } },
            "other": { "stringUnit": { "value": "autres" } } } } } } } } }
      """
    try folder.write(Array(catalog.utf8), to: "Localizable.xcstrings")
    let yaml = """
      strings: Localizable.xcstrings
      root: { subviews: { a: { type: label, text: Hallo } } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(loaded.canvas().locale == "de")
    #expect(try text(loaded, "fr-CA") == "Salut")
    #expect(try text(loaded, nil, .nonLocalized) == "Hallo")
    #expect(loaded.strings.text(for: "files", locale: "de") == "%d Dateien")
    #expect(loaded.strings.text(for: "files", locale: "fr") == "fichiers")
  }

  /// A fuzzer's file of a hundred bytes took half a minute: C padded to a width of 1.25 billion.
  @Test("A number is shown at most 500 characters wide", arguments: ["", "0", "-", "."])
  func widths(flag: String) {
    var catalog = StringCatalog()
    catalog.add(Message("%\(flag)01250236645d"), for: "count", locale: "en")
    catalog.add(Message("%\(flag)12d"), for: "small", locale: "en")
    let localizer = Localizer(catalog: catalog, locale: "en", pseudo: [])
    #expect(localizer.show(.key("count"), [.number(3)]).text.count == 500)
    #expect(localizer.show(.key("small"), [.number(3)]).text.count == 12)
  }
}
