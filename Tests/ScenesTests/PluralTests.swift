import Controls
import Documents
import Localization
import Scenes
import Testing
import Typesetting

@Suite("Plural forms")
struct PluralTests {
  /// Returns the text of the label `a` in a language, on a device.
  private func text(
    _ scene: LoadedScene, _ locale: String, device: String? = nil, _ pseudo: PseudoLanguages = []
  ) throws -> String {
    var overrides = Overrides()
    overrides.locale = locale
    overrides.strings = pseudo
    overrides.device = device.flatMap { Device(named: $0) }
    let tree = try SceneBuilder.build(scene, overrides, measurer: BlockMeasurer())
    return try #require(tree.view("a") as? Label).textContent.text
  }

  private func counted(_ count: String, _ forms: String, _ locale: String) throws -> String {
    let text = """
      strings: { \(locale): { n: { \(forms) } } }
      root: { subviews: { a: { type: label, key: n, arguments: [\(count)] } } }
      """
    return try self.text(LoadedScene(scene(text)), locale)
  }

  @Test("Variables nested many times over are replaced a bounded number of times")
  func manyVariables() throws {
    // Each contains the next nine times: more than 40 million in all.
    let names = 0..<12
    let substitutions = names.map { index in
      let next = (0..<9).map { _ in "%#@v\(index + 1)@" }.joined()
      return """
        "v\(index)": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {"other":
          {"stringUnit": {"state": "translated", "value": "x\(index == 11 ? "" : next)"}}}}}
        """
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@v0@"},
        "substitutions": {\(substitutions.joined(separator: ","))}}}}}}
      """
    var strings = StringCatalog()
    let reporter = Reporter(SourceFile(path: "a.xcstrings", bytes: Array(catalog.utf8)))
    #expect(StringFiles.read(reporter, locale: nil, into: &strings) && !reporter.hasErrors)
    let shown = try #require(strings.text(for: "n", locale: "en"))
    #expect(shown.count { $0 == "%" } > 1_000 && shown.utf8.count < 100_000)
  }

  @Test(
    "The forms follow the rules of the language",
    arguments: [
      ("en", 0, "other"), ("en", 1, "one"), ("en", 2, "other"), ("de", 1, "one"),
      ("fr", 0, "one"), ("fr", 2, "other"), ("fr", 1_000_000, "many"), ("pt-BR", 0, "one"),
      ("ru", 1, "one"), ("ru", 3, "few"), ("ru", 11, "many"), ("ru", 21, "one"), ("ru", 25, "many"),
      ("pl", 1, "one"), ("pl", 22, "few"), ("pl", 21, "many"), ("cs", 4, "few"), ("cs", 5, "other"),
      ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 11, "many"),
      ("ar", 100, "other"), ("he", 2, "two"), ("ja", 1, "other"), ("sl", 101, "one"),
      ("sl", 2, "two"), ("lt", 12, "other"), ("lt", 22, "few"), ("lv", 0, "zero"), ("ro", 5, "few"),
      ("ga", 7, "many"), ("cy", 6, "many"), ("mt", 12, "many"), ("da", 1, "one"), ("hi", 0, "one"),
      ("hr", 22, "few"), ("is", 21, "one"), ("fil", 4, "other"), ("es", 1, "one"),
      ("pt-PT", 0, "other"), ("pt-PT", 1, "one"), ("pt_AO", 0, "one"), ("si", 0, "one"),
      ("si", 2, "other"), ("br", 1, "one"), ("br", 22, "two"), ("br", 9, "few"),
      ("br", 71, "other"), ("br", 1_000_000, "many"), ("br", 5, "other"), ("gd", 12, "two"),
      ("hy", 0, "one"),
    ])
  func rules(locale: String, count: Int, category: String) throws {
    // English uses a form for zero if there is one; here only languages that have that category
    // do.
    let categories = ["one", "two", "few", "many", "other"] + (category == "zero" ? ["zero"] : [])
    let forms = categories.map { "\($0): \($0)" }.joined(separator: ", ")
    #expect(try counted("\(count)", forms, locale) == category)
  }

  @Test("A form for zero applies in every language, and a missing form is 'other'")
  func zero() throws {
    #expect(try counted("0", "zero: none, other: \"%d\"", "en") == "none")
    #expect(try counted("1", "other: \"%d\"", "en") == "1")
    #expect(try counted("1.5", "one: one, other: \"%.1f\"", "en") == "1.5")
  }

  @Test(
    "Arguments take the place of specifiers",
    arguments: [
      ("%d of %@", "[3, many]", "3 of many"), ("%2$@ %1$d", "[3, x]", "x 3"),
      ("%05.2f%%", "[1.5]", "01.50%"), ("%lld %x", "[10, 255]", "10 ff"), ("100%", "[1]", "100%"),
      ("%d", "[]", "%d"), ("%@", "[2.5]", "2.5"),
    ])
  func arguments(format: String, arguments: String, expected: String) throws {
    let text = """
      root: { subviews: { a: { type: label, text: "\(format)", arguments: \(arguments) } } }
      """
    #expect(try self.text(LoadedScene(scene(text)), "en") == expected)
  }

  @Test(
    "Numbers have the separators of the language and region",
    arguments: [
      ("%.2f", "[3.14159]", "de", "3,14"), ("%.2f", "[3.14159]", "de-CH", "3.14"),
      ("%@", "[2.5]", "fr", "2,5"), ("%.1f", "[1.5]", "es-MX", "1.5"),
      ("%.1f", "[1.5]", "es", "1,5"),
      ("%'.2f", "[-1234567.5]", "de", "-1.234.567,50"),
      ("%'d", "[1234567]", "fr", "1\u{202F}234\u{202F}567"),
      ("%'d", "[1234]", "pt-PT", "1\u{A0}234"), ("%d", "[1234]", "de", "1.234"),
      ("%e", "[1500]", "de", "1,500000e+03"), ("%x", "[255]", "de", "ff"),
      ("%g", "[0.5]", "sv", "0,5"),
    ])
  func marks(format: String, arguments: String, locale: String, expected: String) throws {
    let text = """
      root: { subviews: { a: { type: label, text: "\(format)", arguments: \(arguments) } } }
      """
    #expect(try self.text(LoadedScene(scene(text)), locale) == expected)
  }

  /// Once the first argument chose it, whatever the text showed: `Bob has 1 birds`.
  @Test(
    "The first argument shown as a number chooses the form, or else the first number",
    arguments: [
      ("%@ has %d bird", "%@ has %d birds", "[Bob, 1]", "Bob has 1 bird"),
      ("%2$d bird of %1$@", "%2$d birds of %1$@", "[Bob, 1]", "1 bird of Bob"),
      ("%@ has a bird", "%@ has %lld birds", "[7, 1]", "7 has a bird"),
      ("%@ bird", "%@ birds", "[1]", "1 bird"),
      ("%d bird of %d", "%d birds of %d", "[1, 2]", "1 bird of 2"),
    ])
  func decidingArgument(one: String, other: String, arguments: String, expected: String) throws {
    let folder = try TemporaryFolder()
    let catalog = """
      { "sourceLanguage": "en", "strings": { "n": { "localizations": { "en": {
        "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "\(one)" } },
          "other": { "stringUnit": { "state": "translated", "value": "\(other)" } } } } } } } } }
      """
    try folder.write(Array(catalog.utf8), to: "L.xcstrings")
    for source in ["{ en: { n: { one: \"\(one)\", other: \"\(other)\" } } }", "L.xcstrings"] {
      let yaml = """
        strings: \(source)
        root: { subviews: { a: { type: label, key: n, arguments: \(arguments) } } }
        """
      let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
      #expect(try text(loaded, "en") == expected)
    }
  }

  @Test("Specifiers after a variable keep their arguments even if the form shows no number")
  func variableWithoutNumber() throws {
    let folder = try TemporaryFolder()
    let rules = """
      <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@birds@ for %@</string>
        <key>birds</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>a bird</string>
          <key>other</key><string>%d birds</string>
        </dict>
      </dict></dict></plist>
      """
    try folder.write(Array(rules.utf8), to: "en.stringsdict")
    let yaml = """
      strings: en.stringsdict
      root: { subviews: { a: { type: label, key: n, arguments: [1, Ann] } } }
      """
    let loaded = try LoadedScene(bytes: Array(yaml.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "en") == "a bird for Ann")
  }

  @Test("A doubled text uses its arguments twice, a verbatim text none")
  func doubled() throws {
    let loaded = try LoadedScene(
      scene("root: { subviews: { a: { type: label, text: \"%d new\", arguments: [3] } } }"))
    #expect(try text(loaded, "en", .doubled) == "3 new 3 new")
    let verbatim = try LoadedScene(
      scene("root: { subviews: { a: { type: label, verbatim: \"%d new\", arguments: [3] } } }"))
    #expect(try text(verbatim, "en", .doubled) == "%d new")
  }

  /// A former bug: the accents were added to the letters of the specifiers, and `%d` was shown as
  /// it is.
  @Test(
    "Every pseudo-language keeps the specifiers of a text with arguments",
    arguments: [
      ("accented", "3 ńëẘ"), ("bounded", "[# 3 new #]"), ("rtl", "\u{202E}3 new\u{202C}"),
      ("doubled", "3 new 3 new"), ("doubled+accented+bounded", "[# 3 ńëẘ 3 n̂ẽẃ #]"),
      ("accented+rtl", "\u{202E}3 ńëẘ\u{202C}"),
    ])
  func pseudoLanguages(name: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.newRules.utf8), to: "en.stringsdict")
    try folder.write(Array(Self.newCatalog.utf8), to: "L.xcstrings")
    try folder.write(Array(#""new" = "%d new";"#.utf8), to: "en.strings")
    let sources = [
      "en.stringsdict", "L.xcstrings", "en.strings", "{ en: { new: \"%lld new\" } }",
      "{ en: { new: { one: \"%d new one\", other: \"%1$d new\" } } }",
    ]
    for source in sources {
      let loaded = try LoadedScene(
        bytes: Array(
          """
          strings: \(source)
          root: { subviews: { a: { type: label, key: new, arguments: [3, 4] } } }
          """.utf8), path: "\(folder.path)/scene.yaml")
      let pseudo = try #require(PseudoLanguages(named: name))
      #expect(try text(loaded, "en", pseudo) == expected, "\(source)")
    }
  }

  private static let newRules = """
    <plist version="1.0"><dict><key>new</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>%d new</string>
      </dict>
    </dict></dict></plist>
    """

  private static let newCatalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "new": { "localizations": { "en": {
      "stringUnit": { "state": "translated", "value": "%#@count@" },
      "substitutions": { "count": { "argNum": 1, "formatSpecifier": "lld", "variations": {
        "plural": { "other": { "stringUnit": { "state": "translated", "value": "%arg new" } } }
    } } } } } } } }
    """

  @Test("Without arguments a specifier is text, and is accented with the rest")
  func accentedSpecifiers() throws {
    let loaded = try LoadedScene(
      scene("root: { subviews: { a: { type: label, text: \"%lld new\" } } }"))
    #expect(try text(loaded, "en", .accented) == "%ĺl̈d̊ n̂ẽẃ")
  }

  @Test("A missing text, shown in capitals, also uses its arguments")
  func capitals() throws {
    func shown(_ key: String) throws -> String {
      try text(
        LoadedScene(
          scene(
            """
            root: { subviews: { a: { type: label, \(key): "%lld new, %@", arguments: [3, so] } } }
            """)),
        "en", .nonLocalized)
    }
    #expect(try shown("text") == "3 NEW, so")
    #expect(try shown("key") == "3 NEW, so")
  }

  @Test("Rules in a .stringsdict override the plain text of a key")
  func stringsDictionary() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#""files" = "plain"; "own" = "own";"#.utf8), to: "en.strings")
    try folder.write(Array(Self.rules.utf8), to: "en.stringsdict")
    let loaded = try LoadedScene(
      bytes: Array(
        """
        strings: [en.stringsdict, en.strings]
        root: { subviews: { a: { type: label, key: files, arguments: [1, 4] } } }
        """.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "en") == "1 file in 4 folders")
    #expect(loaded.strings.text(for: "own", locale: "en") == "own")
    #expect(loaded.strings.text(for: "size", locale: "en") == "Tap")
  }

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
    <plist version="1.0"><dict>
      <key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>
        </dict>
      </dict>
      <key>size</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tap</string><key>other</key><string>Click</string>
      </dict></dict>
    </dict></plist>
    """

  @Test(
    "Numbers have the language's groups and digits, as String(localized:) writes them, or C's",
    arguments: [
      ("en", "1,234,567 of 12.50, 07"), ("de", "1.234.567 of 12,50, 07"),
      ("hi", "12,34,567 of 12.50, 07"),
      ("fr", "1\u{202F}234\u{202F}567 of 12,50, 07"),
      ("de-CH", "1\u{2019}234\u{2019}567 of 12.50, 07"),
      ("ar", "١٬٢٣٤٬٥٦٧ of ١٢٫٥٠, ٠٧"), ("ar-MA", "1.234.567 of 12,50, 07"),
      ("fa", "۱٬۲۳۴٬۵۶۷ of ۱۲٫۵۰, ۰۷"), ("bn", "১২,৩৪,৫৬৭ of ১২.৫০, ০৭"),
    ])
  func numbers(locale: String, expected: String) throws {
    func shown(_ numbers: String) throws -> String {
      try text(
        LoadedScene(
          scene(
            """
            \(numbers)
            root:
              subviews:
                a: { type: label, text: "%lld of %.2f, %02d", arguments: [1234567, 12.5, 7] }
            """)), locale)
    }
    #expect(try shown("") == expected)
    #expect(try shown("numbers: localized") == expected)
    #expect(try shown("numbers: plain") == "1234567 of 12.50, 07")
  }

  @Test("Four digits stand together where a language separates only five")
  func fourDigits() throws {
    func shown(_ locale: String, _ number: Int) throws -> String {
      try text(
        LoadedScene(
          scene(
            "root: { subviews: { a: { type: label, text: \"%d\", arguments: [\(number)] } } }")),
        locale)
    }
    #expect(try shown("es", 1234) == "1234")
    #expect(try shown("es", 12_345) == "12.345")
    #expect(try shown("es-MX", 1234) == "1,234")
    #expect(try shown("en", 1234) == "1,234")
    #expect(try shown("en", 999) == "999")
  }

  /// developer.apple.com: `variantFittingPresentationWidth(_:)`; its example has 1, 20 and 70.
  @Test(
    "Of texts by width, the widest that the screen has room for is shown",
    arguments: [(320, "Hello!"), (390, "Hello!"), (1366, "Greetings"), (200, "Hi!"), (10, "Hi!")])
  func widths(points: Int, expected: String) throws {
    let folder = try TemporaryFolder()
    let rules = """
      <plist version="1.0"><dict><key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>Hi!</string><key>20</key><string>Hello!</string>
      <key>70</key><string>Greetings</string></dict></dict></dict></plist>
      """
    try folder.write(Array(rules.utf8), to: "en.stringsdict")
    let loaded = try LoadedScene(
      bytes: Array(
        """
        strings: en.stringsdict
        canvas: { width: \(points), height: 100 }
        root: { subviews: { a: { type: label, key: hello } } }
        """.utf8), path: "\(folder.path)/scene.yaml")
    #expect(try text(loaded, "en") == expected)
  }

  @Test(
    "The compiled strings of a built app are read like their source, and UTF-16 with or without a mark"
  )
  func compiledStrings() throws {
    // { "pay" = "Pay \"now\"" }, as plutil -convert binary1 writes it, and with a text in UTF-16.
    func compiled(_ value: [UInt8]) -> [UInt8] {
      let objects: [[UInt8]] = [[0xD1, 1, 2], [0x53] + Array("pay".utf8), value]
      var bytes = Array("bplist00".utf8)
      let offsets = objects.map { object in
        defer { bytes += object }
        return UInt8(bytes.count)
      }
      let table = UInt8(bytes.count)
      return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
        + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    }
    func units(_ text: String, big: Bool) -> [UInt8] {
      text.utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return big ? [high, low] : [low, high]
      }
    }
    let source = "\"pay\" = \"Płać\";"
    let files: [([UInt8], String)] = [
      (compiled([0x5F, 0x10, 9] + Array("Pay \"now\"".utf8)), "Pay \"now\""),
      (compiled([0x64] + units("Płać", big: true)), "Płać"),
      ([0xFF, 0xFE] + units(source, big: false), "Płać"),
      ([0xFE, 0xFF] + units(source, big: true), "Płać"), (units(source, big: false), "Płać"),
      (units(source, big: true), "Płać"), (Array(source.utf8), "Płać"),
    ]
    for (bytes, expected) in files {
      let folder = try TemporaryFolder()
      try folder.write(bytes, to: "en.strings")
      let loaded = try LoadedScene(
        bytes: Array("strings: en.strings\nroot: {}".utf8), path: "\(folder.path)/s.yaml")
      #expect(loaded.strings.text(for: "pay", locale: "en") == expected)
    }
    let folder = try TemporaryFolder()
    try folder.write(compiled([0x5F, 0x13, 0xFF, 0xFF]), to: "en.strings")
    #expect(throws: SceneErrors.self) {
      try LoadedScene(
        bytes: Array("strings: en.strings\nroot: {}".utf8), path: "\(folder.path)/s.yaml")
    }
  }

  @Test("A .stringsdict that is not a property list is an error at its place")
  func brokenDictionary() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("<plist>\n<dict><key>a</string>".utf8), to: "en.stringsdict")
    #expect {
      try LoadedScene(
        bytes: Array("strings: en.stringsdict\nroot: {}".utf8), path: "\(folder.path)/s.yaml")
    } throws: { error in
      "\(error)".contains("en.stringsdict:2:15: error: the file is not XML: mismatched tag")
    }
  }

  @Test("A String Catalog varies by device and plural, with substitutions")
  func catalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.catalogText.utf8), to: "L.xcstrings")
    func show(_ key: String, _ locale: String, _ device: String?, _ arguments: String) throws
      -> String
    {
      let loaded = try LoadedScene(
        bytes: Array(
          """
          strings: L.xcstrings
          root: { subviews: { a: { type: label, key: \(key), arguments: [\(arguments)] } } }
          """.utf8), path: "\(folder.path)/scene.yaml")
      return try text(loaded, locale, device: device)
    }
    #expect(try show("items", "en", nil, "1") == "1 item")
    #expect(try show("items", "en", nil, "5") == "5 items")
    #expect(try show("items", "de", nil, "1") == "1 Ding")
    #expect(try show("hint", "en", "iPhone 14", "") == "Tap")
    #expect(try show("hint", "en", "iPad mini", "") == "Touch")
    #expect(try show("birds", "en", nil, "1, 2") == "1 bird sees 2 cats")
    #expect(try show("items", "pt-BR", nil, "1") == "1 item")
  }

  private static let catalogText = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld Ding" } },
          "other": { "stringUnit": { "value": "%lld Dinge" } } } } } } },
      "hint": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "value": "Touch" } },
        "iphone": { "stringUnit": { "value": "Tap" } },
        "other": { "stringUnit": { "value": "Click" } } } } } } },
      "birds": { "localizations": { "en": {
        "stringUnit": { "value": "%#@birds@ %#@cats@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg bird sees" } },
            "other": { "stringUnit": { "value": "%arg birds see" } } } } },
          "cats": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg cat" } },
            "other": { "stringUnit": { "value": "%arg cats" } } } } } } } } }
    } }
    """
}
