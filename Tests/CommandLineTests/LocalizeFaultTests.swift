import Foundation
import Testing

@Suite("localize, on what is wrong with texts")
struct LocalizeFaultTests {
  private func shop(_ files: KeyValuePairs<String, String>) throws -> Workshop {
    let shop = try Workshop()
    for (path, text) in files { try shop.write(text, to: path) }
    return shop
  }

  private func reports(_ shop: Workshop, _ arguments: String...) throws -> [[String: Any]] {
    let run = try ProgramRun.run(
      ["localize", ".", "--format", "json"] + arguments, in: shop.folder)
    return try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func keys(_ report: [String: Any]?, _ part: String) -> [String] {
    (report?[part] as? [[String: Any]])?.compactMap { $0["key"] as? String } ?? []
  }

  private func rules(_ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>others</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      \(forms)</dict></dict></dict></plist>
      """
  }

  private func catalog(_ localizations: String, more: String = "") -> String {
    """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "days": { "localizations": {
    \(localizations) } }\(more) } }
    """
  }

  private func plural(_ language: String, _ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map {
      "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($1)\" } }"
    }
    return "\"\(language)\": { \"variations\": { \"plural\": { "
      + forms.joined(separator: ", ") + " } } }"
  }

  // 'others without %@' for '%d others' was told nowhere: of files with forms nothing was compared, of
  // catalogs only 'other'. BookPlayer's Arabic has such a text.
  @Test("compares every plural form with the source; zero, one and two may leave the number out")
  func forms() throws {
    let english = rules(["one": "%d other", "other": "%d others"])
    let shop = try shop([
      "en.lproj/L.stringsdict": english,
      "ar.lproj/L.stringsdict": rules([
        "zero": "none", "one": "one", "two": "two", "few": "%@ few", "many": "%d many",
        "other": "others without",
      ]),
      "de.lproj/L.stringsdict": rules(["one": "einer", "other": "%d andere"]),
      "ja.lproj/L.strings": "\"others\" = \"\\U4ed6\";",
      "M.xcstrings": catalog(
        [
          plural("en", ["one": "%d day", "other": "%d days of %@"]),
          plural(
            "ar",
            [
              "zero": "%@", "one": "%2$@", "two": "%d", "few": "few %2$@", "many": "%d %@",
              "other": "%d %@",
            ]),
        ].joined(separator: ",")),
      "s.yaml": """
      strings: [en.lproj/L.stringsdict, ar.lproj/L.stringsdict]
      canvas: { width: 300, height: fit }
      root: { subviews: { a: { type: label, key: others, arguments: [5] } } }
      constraints: ["V:|[a]|", "H:|[a]|"]
      """,
    ])
    let all = try reports(shop)
    func formats(_ language: String) -> [String] {
      let report = all.first { $0["locale"] as? String == language }
      return (report?["formats"] as? [[String: Any]] ?? []).map {
        "\($0["key"] as? String ?? "") \($0["form"] as? String ?? "-")"
      }
    }
    #expect(
      formats("ar") == [
        "others few", "others other", "days zero", "days two", "days few",
      ], "\(formats("ar"))")
    #expect(formats("de").isEmpty && formats("ja") == ["others -"])
    let check = try shop.run("check", "s.yaml", "--locale", "ar")
    #expect(
      check.words.contains("the form 'few' of 'others' of 'a' in 'ar' takes"),
      "\(check.words)")
  }

  // The file outside was read, and its first line stood in the error.
  @Test("reads no strings that a link leads to outside the repository, and those inside once")
  func links() throws {
    let outside = try shop(["plain.txt": "topsecret line one\n"])
    let shop = try shop([
      "App/en.lproj/L.strings": "\"a\" = \"A\";", "App/de.lproj/L.strings": "\"b\" = \"B\";",
    ])
    try shop.commit()
    let files = FileManager.default
    let secret = outside.folder.appending(path: "plain.txt")
    for name in ["L2.strings", "L3.stringsdict", "L4.xcstrings"] {
      try files.createSymbolicLink(
        at: shop.folder.appending(path: "App/de.lproj/\(name)"), withDestinationURL: secret)
    }
    // Another language may have the same file.
    try shop.write("", to: "App/fr.lproj/empty")
    try files.createSymbolicLink(
      atPath: shop.folder.appending(path: "App/fr.lproj/L.strings").path,
      withDestinationPath: "../en.lproj/L.strings")
    try files.createSymbolicLink(
      at: shop.folder.appending(path: "App/loop"),
      withDestinationURL: shop.folder.appending(path: "App"))
    for arguments in [
      ["localize", "."], ["localize", "App"], ["localize", ".", "--export", "-"],
    ] {
      let run = try ProgramRun.run(arguments, in: shop.folder)
      #expect(run.status == 2 && !(run.words + run.text).contains("topsecret"), "\(run.words)")
      let refusals = run.words.components(separatedBy: "is outside the repository").count - 1
      #expect(refusals == 3, "\(run.words)")
      if arguments.count == 2 {
        #expect(run.text.components(separatedBy: "missing (1)").count == 2, "\(run.text)")
        #expect(run.text.contains("fr\n  untranslated (1)\n    a"), "\(run.text)")
      }
    }
  }

  // "cart.title" = "" was told by neither verb; the label is 0 points high.
  @Test("tells of an empty translation, in localize as missing and in check")
  func empty() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"Cart\"; \"b\" = \"More\"; \"c\" = \"\";",
      "de.lproj/L.strings": "\"a\" = \"\"; \"b\" = \"  \"; \"c\" = \"\";",
      "s.yaml": """
      strings: [en.lproj/L.strings, de.lproj/L.strings]
      canvas: { width: 300, height: 100 }
      root: { subviews: { a: { type: label, key: a } } }
      constraints: ["V:|[a]", "H:|[a]"]
      """,
    ])
    #expect(keys(try reports(shop).first, "missing") == ["a", "b"])
    let check = try shop.run("check", "s.yaml", "--locale", "de")
    #expect(check.words.contains("the text of 'a' of 'a' in 'de' is empty"), "\(check.words)")
  }

  // All of them were missing or done, whatever their state.
  @Test("states of a catalog: new is not translated, needs_review is told, stale is nobody's work")
  func states() throws {
    func unit(_ language: String, _ value: String, _ state: String) -> String {
      "\"\(language)\": { \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
    }
    let shop = try shop([
      "L.xcstrings": catalog(
        [
          unit("en", "Alpha", "translated"), unit("de", "Alfa", "needs_review"),
          unit("fi", "Aalfa", "new"),
        ].joined(separator: ","),
        more: """
          , "old": { "extractionState": "stale", "localizations": { \(unit("en", "Old", "translated")) } }
          """)
    ])
    let reports = try reports(shop)
    #expect(reports.map { $0["locale"] as? String } == ["de", "fi"])
    #expect(keys(reports[0], "review") == ["days"] && keys(reports[0], "untranslated").isEmpty)
    #expect(keys(reports[1], "untranslated") == ["days"] && keys(reports[1], "review").isEmpty)
    #expect(keys(reports[0], "missing").isEmpty && keys(reports[1], "missing").isEmpty)
    #expect(try shop.run("localize", ".").text.contains("to review (1)"))
    _ = try shop.run("localize", ".", "--export", "out.xliff")
    let out = String(decoding: try #require(shop.read("out.xliff")), as: UTF8.self)
    #expect(out.contains("<target state=\"needs-review-translation\">Alfa</target>"))
    #expect(out.contains("<target state=\"new\">Aalfa</target>") && !out.contains("Old"))
  }

  // The last text won without a word, and formats and plural forms named no file. FlineDev/BartyCrouch#139,
  // mac-cain13/R.swift#621, Asana/locheck#30.
  @Test("tells of a key that a file has twice, and in which file a format is wrong")
  func twice() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"pay\" = \"Pay\"; \"n\" = \"%d left\";",
      "de.lproj/L.strings": "\"pay\" = \"Zahlen\"; \"n\" = \"%@ übrig\"; \"pay\" = \"Kaufen\";",
    ])
    let run = try shop.run("localize", ".")
    #expect(run.status == 1)
    #expect(run.text.contains("pay  'Kaufen' is shown, 'Zahlen' is lost  de.lproj/L.strings"))
    #expect(run.text.contains("n  '%d left' became '%@ übrig'  de.lproj/L.strings"), "\(run.text)")
    _ = try shop.run("localize", ".", "--report", "out")
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains("<h3>Twice in a file (1)</h3>"))
  }

  @Test("refuses languages of a catalog that are none", arguments: ["../../evil", "<b>", ""])
  func tags(name: String) throws {
    let shop = try shop([
      "L.xcstrings": catalog(
        """
        "\(name)": { "stringUnit": { "state": "translated", "value": "x" } },
        "de": { "stringUnit": { "state": "translated", "value": "Tage" } }
        """)
    ])
    let run = try shop.run("localize", ".", "--format", "json")
    #expect(run.status == 2 && run.words.contains("'\(name)' is not a language"), "\(run.words)")
    #expect(run.text.split(separator: "\n").count == 1, "\(run.text)")
  }

  /// A scene that shows `send` and `title` in three languages.
  private static let screen = """
    strings: [en.lproj/L.strings, de.lproj/L.strings, fr.lproj/L.strings]
    canvas: { width: 300, height: 100 }
    root: { subviews: { a: { type: label, key: send }, b: { type: label, key: title } } }
    constraints: ["V:|[a][b]", "H:|[a]", "H:|[b]"]
    """

  // Each other language was said to lack the text, which it has and shows; a key of German alone was unused in
  // all languages, in files without it; a misspelt key was told nowhere.
  @Test(
    "tells once of what only the source lacks, of keys that only one language has, of unused ones")
  func sourceOnly() throws {
    let shop = try shop([
      "Scenes/s.yaml": Self.screen.replacing("[en.", with: "[../en.")
        .replacing(" de.", with: " ../de.").replacing(" fr.", with: " ../fr."),
      "en.lproj/L.strings": "\"title\" = \"Title\"; \"old\" = \"Old\";",
      "de.lproj/L.strings":
        "\"title\" = \"Titel\"; \"send\" = \"Senden\"; \"old\" = \"Alt\"; \"titel\" = \"T\";",
      "fr.lproj/L.strings":
        "\"title\" = \"Titre\"; \"send\" = \"Envoyer\"; \"old\" = \"Vieux\"; \"gone\" = \"G\";",
    ])
    let run = try shop.run("localize", ".")
    #expect(run.status == 1)
    #expect(
      run.text == """
        en, the source
          without a text, which translations have (1)
            send  'Senden'  Scenes/s.yaml

        de
          not in the source (1)
            titel  'T'  de.lproj/L.strings

        fr
          not in the source (1)
            gone  'G'  fr.lproj/L.strings

        shown on no screen (3)
          old  de.lproj/L.strings
          titel  de.lproj/L.strings
          gone  fr.lproj/L.strings

        """, "\(run.text)")
    let reports = try reports(shop)
    #expect(reports.map { $0["locale"] as? String } == ["en", "de", "fr"])
    #expect(keys(reports[1], "missing").isEmpty && keys(reports[1], "unused") == ["old", "titel"])
    #expect(
      keys(reports[2], "unused") == ["gone", "old"] && keys(reports[1], "notInSource") == ["titel"])
    let many = (0..<30).map { "\"k\($0)\" = \"x\";" }.joined()
    try shop.write("\"title\" = \"T\"; \"send\" = \"S\"; \(many)", to: "en.lproj/L.strings")
    #expect(
      try shop.run("localize", ".").text.contains("  and 23 more, which '--format json' lists"))
  }

  // A new language's file was called done, while all screens showed the source's texts.
  @Test("tells of a language's file that no scene reads")
  func unread() throws {
    let shop = try shop([
      "s.yaml": Self.screen, "en.lproj/L.strings": "\"title\" = \"A\"; \"send\" = \"B\";",
      "de.lproj/L.strings": "\"title\" = \"C\"; \"send\" = \"D\";",
      "fr.lproj/L.strings": "\"title\" = \"E\"; \"send\" = \"F\";",
    ])
    #expect(try shop.run("localize", ".").status == 0)
    try shop.write("\"title\" = \"G\"; \"send\" = \"H\";", to: "sv.lproj/L.strings")
    let swedish = try #require(try reports(shop).last)
    #expect(swedish["unread"] as? [String] == ["sv.lproj/L.strings"])
    let run = try shop.run("localize", ".")
    #expect(run.status == 1 && run.text.contains("read by no scene"), "\(run.text)")
  }

  // 'de-DE' lost the long texts of 'de' and named files that there are not; 'deutsch' lacked everything.
  @Test("finds the language that serves a tag, and says where nothing has texts in one")
  func languages() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"A\"; \"b\" = \"Bee\";",
      "de.lproj/L.strings": "\"a\" = \"Ä\";",
    ])
    for tag in ["de-DE", "de_DE", "de"] {
      let run = try shop.run("localize", ".", "--locale", tag)
      #expect(run.text == "de\n  missing (1)\n    b  'Bee'  de.lproj/L.strings\n", "\(run.text)")
    }
    #expect(try shop.run("localize", ".", "--locale", "deutsch").status == 64)
    let run = try shop.run("localize", ".", "--locale", "xx")
    #expect(run.words.contains("nothing here has texts in 'xx'; the languages are 'de'"))
    #expect(try shop.run("localize", ".", "--locale", "en").text == "en\n  nothing to do\n")
  }

  // The findings of `de` stood under `de-AT`, too, which has one text of its own.
  @Test("tells of a region's own texts alone, of all where its language is not reported on")
  func regions() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"Cart\"; \"b\" = \"More\"; \"c\" = \"%d of %d\";",
      "de.lproj/L.strings": "\"a\" = \"Korb\"; \"c\" = \"%d\";",
      "de-AT.lproj/L.strings": "\"a\" = \"\"; \"c\" = \"%d von %@\";",
    ])
    let both = try reports(shop)
    #expect(both.map { $0["locale"] as? String } == ["de", "de-AT"])
    #expect(keys(both[0], "missing") == ["b"] && keys(both[0], "formats") == ["c"])
    #expect(keys(both[1], "missing") == ["a"] && keys(both[1], "formats") == ["c"])
    let alone = try shop.run("localize", ".", "--locale", "de-AT")
    #expect(alone.text.hasPrefix("de-AT, beside de\n  missing (1)\n    a  "), "\(alone.text)")
    // The first translation for a region was none of 'de', and was not told to be known.
    try shop.write("", to: "de-AT.lproj/L.strings")
    _ = try shop.run("localize", ".", "--locale", "de-AT", "--export", "at.xliff")
    let text = String(decoding: try #require(shop.read("at.xliff")), as: UTF8.self)
    try shop.write(text.replacing("Korb", with: "Wagerl"), to: "new.xliff")
    let told = [("at.xliff", "nothing new"), ("new.xliff", "de-AT.lproj/L.strings: 1 ")]
    for (file, words) in told {
      let run = try shop.run("localize", ".", "--import", file, "--locale", "de-AT")
      #expect(run.words.contains(words), "\(file): \(run.words)\(text)")
    }
    #expect(
      shop.read("de-AT.lproj/L.strings").map { String(decoding: $0, as: UTF8.self) }?
        .contains("Wagerl") == true)
  }

  // A file that a link led to kept the old text, and the link became a file.
  @Test("replaces no symbolic link by an import, and names the file that it leads to")
  func linkedImport() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"Cart\";", "shared/de.strings": "\"a\" = \"Cart\";",
      "de.lproj/empty": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: shop.folder.appending(path: "de.lproj/L.strings").path,
      withDestinationPath: "../shared/de.strings")
    try shop.commit()
    _ = try shop.run("localize", "en.lproj", "de.lproj", "--export", "de.xliff")
    let text = String(decoding: try #require(shop.read("de.xliff")), as: UTF8.self)
    try shop.write(text.replacing("<target>Cart", with: "<target>Korb"), to: "de.xliff")
    let run = try shop.run("localize", "en.lproj", "de.lproj", "--import", "de.xliff")
    #expect(run.status == 2 && run.words.contains("is a symbolic link to 'shared/de.strings'"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: shop.folder.appending(path: "de.lproj/L.strings").path) == "../shared/de.strings")
  }

  // `localize` without a path reported, and then failed for want of a folder 'Scenes'.
  @Test("reports on an app's folder without a configuration, and notes placeholders as no words")
  func bareFolder() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"Cart\"; \"b\" = \"${note}\"; \"c\" = \"%@: %1$d\";",
      "de.lproj/L.strings": "\"a\" = \"Korb\"; \"b\" = \"${note}\"; \"c\" = \"%@: %1$d\";",
    ])
    let run = try shop.run("localize")
    #expect(run.status == 0 && run.text == "de\n  nothing to do\n", "\(run.text)\(run.words)")
    #expect(run.words.isEmpty, "\(run.words)")
  }

  @Test("says that a folder is not named after a language, and leaves it out")
  func noLanguage() throws {
    let shop = try shop([
      "en.lproj/L.strings": "\"a\" = \"Cart\";", "de.lproj/L.strings": "\"a\" = \"Korb\";",
      "klingonisch.lproj/L.strings": "\"a\" = \"x\";",
    ])
    let run = try shop.run("localize", ".")
    #expect(run.status == 2 && !run.text.contains("klingonisch"), "\(run.text)")
    #expect(run.words.contains("'klingonisch' is not a language such as 'de'"), "\(run.words)")
  }

  // 'Chat', 'OK' and addresses were not translated, for ever.
  @Test(
    "accepts copies that a comment allows, in the source's file for all languages, and addresses")
  func copies() throws {
    let shop = try shop([
      "en.lproj/L.strings": """
      /* The heading. alrender: same */ "chat" = "Chat"; "ok" = "OK"; "site" = "https://a.example/x";
      "edit" = "Edit";
      """,
      "de.lproj/L.strings": """
      "chat" = "Chat";
      /* alrender: same */
      "ok" = "OK"; "site" = "https://a.example/x";
      "edit" = "Edit";
      """,
      "fr.lproj/L.strings":
        "\"chat\" = \"Chat\"; \"ok\" = \"OK\"; \"site\" = \"\"; \"edit\" = \"É\";",
    ])
    let reports = try reports(shop)
    #expect(keys(reports[0], "untranslated") == ["edit"])
    #expect(keys(reports[1], "untranslated") == ["ok"] && keys(reports[1], "missing") == ["site"])
  }
}
