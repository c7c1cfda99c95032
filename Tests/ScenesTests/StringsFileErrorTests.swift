import Documents
import Localization
import Scenes
import Testing
import Typesetting

@Suite("Errors in files of strings")
struct StringsFileErrorTests {
  /// Returns the errors of a strings file: line, column, clause and hint of each.
  private func errors(_ text: String, in name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: name)
    do throws(SceneErrors) {
      _ = try LoadedScene(
        bytes: Array("strings: \(name)\nroot: {}\n".utf8), path: "\(folder.path)/scene.yaml")
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = "\(diagnostic.line ?? 0):\(diagnostic.column ?? 0): "
        return place + diagnostic.message + (diagnostic.hint.map { " (\($0.text))" } ?? "")
      }
    }
  }

  @Test(
    "Only LF, CR and CRLF end the lines that errors are counted by",
    arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
  func lines(mark: String) throws {
    let text = "/* a\(mark)b */\n\"k\" = \"v\(mark)\";\r\"broken\" = ;\r\n"
    let found = try errors(text, in: "en.strings")
    #expect(found.count == 1 && found[0].hasPrefix("3:12: "), "\(found)")
  }

  /// swift-foundation#2222: Foundation drops the keys after such a space, newer ones refuse it.
  @Test(
    "Apple's spaces stand between keys, braces around all, and a missing semicolon is at its text")
  func notation() throws {
    #expect(try errors("\"a\" = \"x\";\n\u{3000}\n\"b\" = \"y\";", in: "en.strings").count == 1)
    #expect(try errors("{ a = \"x\";\n\"b\" = \"y\"; }\n", in: "en.strings").isEmpty)
    let found = try errors("\"a\" = \"x\"\n\n\"b\" = \"y\";\n", in: "en.strings")
    #expect(found.first?.hasPrefix("1:10: expected ';' after the text") == true, "\(found)")
  }

  /// A text that another replaces is lost without a word in Xcode.
  @Test(
    "A key with two texts in one file shows the later one, and is told", arguments: [false, true])
  func repeated(isEqual: Bool) throws {
    let folder = try TemporaryFolder()
    let again = isEqual ? "x" : "y"
    try folder.write(Array("\"a\" = \"x\";\n\"a\" = \"\(again)\";\n".utf8), to: "de.strings")
    let yaml = "strings: de.strings\nroot: { subviews: { l: { type: label, key: a } } }\n"
    let scene = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    var overrides = Overrides()
    overrides.locale = "de"
    let faults = try SceneBuilder.build(scene, overrides, measurer: BlockMeasurer()).missingKeys
      .map(\.fault)
    #expect(faults == (isEqual ? [] : [.repeated(language: "de", shown: "y", lost: "x")]))
  }

  /// Foundation reads such a file, and shows nothing for a number without a form.
  @Test("A rule without 'other' in a .stringsdict is told where its key is shown, and nowhere else")
  func incomplete() throws {
    let folder = try TemporaryFolder()
    let rules = ["a": "", "b": "<key>other</key><string>%d</string>"].map { key, other in
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one</string>\(other)</dict></dict>
      """
    }.joined()
    try folder.write(
      Array("<plist version=\"1.0\"><dict>\(rules)</dict></plist>".utf8), to: "de.stringsdict")
    for (key, faults) in [("a", [TranslationFault.incomplete(language: "de")]), ("b", [])] {
      let yaml =
        "strings: de.stringsdict\n"
        + "root: { subviews: { l: { type: label, key: \(key), arguments: [3] } } }\n"
      let scene = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
      var overrides = Overrides()
      overrides.locale = "de"
      let found = try SceneBuilder.build(scene, overrides, measurer: BlockMeasurer()).missingKeys
      #expect(found.map(\.fault) == faults, "\(key)")
    }
  }

  @Test("What version control left in place of a file is called so")
  func leftovers() throws {
    let rules = "<plist>\n<<<<<<< HEAD\n<dict/>\n=======\n>>>>>>> other\n</plist>\n"
    let conflict = try errors(rules, in: "en.stringsdict")
    #expect(conflict.first?.hasPrefix("2:1: this is a conflict that was not resolved") == true)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let lfs = try errors(pointer, in: "en.strings")
    #expect(lfs.first?.contains("it is a Git LFS pointer") == true, "\(lfs)")
  }

  /// A former bug: such texts were silently empty, or shown in capitals as if the key were
  /// missing.
  @Test("A misspelt or missing part of a String Catalog is an error at its place")
  func catalog() throws {
    let text = """
      { "sourceLanguage": "en", "strings": {
      "a": { "localizations": { "en": { "stringUnit": { "valu": "typo" } } } },
      "b": 1,
      "c": { "localizations": { "de": { "variations": { "plural": {
        "oen": { "stringUnit": { "value": "x" } } } } } } },
      "d": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "x" } } } } } } },
      "e": { "localizations": { "en": { "stringUnit": { "value": "%#@brids@" },
        "substitutions": { "birds": { "argNum": 0, "variations": { "plural": {
          "other": { "stringUnit": { "value": "%arg" } } } } } } } } },
      "f": { "localisations": {} },
      "g": { "localizations": { "en": { "stringunit": { "value": "x" } } } },
      "h": { "localizations": { "en": {} } },
      "i": { "generatesSymbol": true, "localizations": { "en": { "stringUnit": { "value": 1 } } } },
      "j": { "localizations": { "en": { "variations": { "device": {
        "ihpone": { "stringUnit": { "value": "x" } } } } } } }
      } }
      """
    #expect(
      try errors(text, in: "L.xcstrings") == [
        "2:51: unknown key 'valu' in a stringUnit (did you mean 'value'?)",
        "3:6: 'b' must be an object",
        "5:3: unknown key 'oen' in 'plural' (did you mean 'one'?)",
        "6:61: 'plural' is missing 'other'",
        "8:60: 'en' has no variable 'brids' (did you mean 'birds'?)",
        "9:43: 'argNum' must be the position of an argument, from 1",
        "11:8: unknown key 'localisations' in a string (did you mean 'localizations'?)",
        "12:35: unknown key 'stringunit' in 'en' (did you mean 'stringUnit'?)",
        "13:33: 'en' is missing 'stringUnit' or 'variations'",
        "14:85: 'value' must be a string",
        "16:3: unknown key 'ihpone' in 'device' (did you mean 'iphone'?)",
      ])
  }

  @Test("A misspelt or missing part of a .stringsdict is an error at its place")
  func dictionary() throws {
    let text = """
      <?xml version="1.0"?>
      <plist version="1.0"><dict>
      <key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@ %#@zz@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRule</string>
      <key>oen</key><string>x</string></dict></dict>
      <key>c</key><dict><key>v</key><string>s</string></dict>
      <key>d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>x</string></dict></dict>
      <key>e</key><dict><key>NSStringLocalisedFormatKey</key><string>x</string></dict>
      <key>f</key><true/>
      </dict></plist>
      """
    #expect(
      try errors(text, in: "en.stringsdict") == [
        "4:38: 'a' has no variable 'zz' (variables: v)",
        "5:55: unknown NSStringFormatSpecTypeKey 'NSStringPluralRule' "
          + "(write 'NSStringPluralRuleType')",
        "6:6: unknown key 'oen' in 'v' (did you mean 'one'?)",
        "7:6: 'c' is missing 'NSStringLocalizedFormatKey'",
        "11:24: unknown key 'NSStringLocalisedFormatKey' in 'e' "
          + "(did you mean 'NSStringLocalizedFormatKey'?)",
        "12:13: 'f' must be a dict or a string",
      ])
  }

  @Test("Escapes and quotes of a .strings file are those of Apple's parser")
  func escapes() throws {
    let folder = try TemporaryFolder()
    let text = #"""
      "octal" = "\101\1022 \365\7x";
      'single' = 'say "it\'s"';
      """#
    try folder.write(Array(text.utf8), to: "en.strings")
    let loaded = try LoadedScene(
      bytes: Array("strings: en.strings\nroot: {}\n".utf8), path: "\(folder.path)/scene.yaml")
    #expect(loaded.strings.text(for: "octal", locale: "en") == "AB2 ı\u{7}x")
    #expect(loaded.strings.text(for: "single", locale: "en") == #"say "it's""#)
  }

  @Test("A .strings file may be an XML property list")
  func xml() throws {
    let folder = try TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k</key><string>A &amp; B</string></dict></plist>
      """
    try folder.write(Array(text.utf8), to: "en.strings")
    let loaded = try LoadedScene(
      bytes: Array("strings: en.strings\nroot: {}\n".utf8), path: "\(folder.path)/scene.yaml")
    #expect(loaded.strings.text(for: "k", locale: "en") == "A & B")
    #expect(
      try errors(
        "<plist version=\"1.0\"><dict><key>k</key><array/></dict></plist>", in: "en.strings") == [
          "1:40: 'k' must be a string"
        ])
  }

  @Test("Of an app shortcut's phrases, the first is shown")
  func phrases() throws {
    let folder = try TemporaryFolder()
    let text = """
      { "sourceLanguage": "en", "strings": { "k": { "localizations": { "en": {
        "stringSet": { "state": "translated", "values": ["Open it", "Show it"] } } } } } }
      """
    try folder.write(Array(text.utf8), to: "L.xcstrings")
    let loaded = try LoadedScene(
      bytes: Array("strings: L.xcstrings\nroot: {}\n".utf8), path: "\(folder.path)/scene.yaml")
    #expect(loaded.strings.text(for: "k", locale: "en") == "Open it")
  }
}
