import Foundation
import Testing

@Suite("localize")
struct LocalizeTests {
  /// A scene with its strings in three languages, of which German lacks one, spoils one and has a long one,
  /// and Arabic lacks plural forms.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { width: 200, height: 100 }
      strings: [../en.lproj/App.strings, ../de.lproj/App.strings]
      root:
        subviews:
          title: { type: label, key: title }
          pay: { type: button, key: pay }
          count: { type: label, key: count, arguments: [1, 2] }
          net: { type: label, key: net }
      constraints:
        - "H:|-[title]-|"
        - "V:|-[title]-[pay]-[count]-[net]"
        - "[pay, count, net].leading == title.leading"
      """, to: "Scenes/pay.yaml")
    try shop.write(
      """
      "pay" = "Pay"; "count" = "%d of %d"; "title" = "Settings"; "net" = "Wi-Fi"; "old" = "Old";
      """, to: "en.lproj/App.strings")
    try shop.write(
      """
      "count" = "%d von"; "title" = "Einstellungen für alle Geräte und noch mehr"; "net" = "Wi-Fi";
      "old" = "Alt";
      """, to: "de.lproj/App.strings")
    for language in ["en", "ar"] {
      try shop.write(
        """
        <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%#@x@</string><key>x</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
        <string>d</string><key>one</key><string>%d bird</string><key>other</key>
        <string>%d birds</string></dict></dict></dict></plist>
        """, to: "\(language).lproj/Birds.stringsdict")
    }
    return shop
  }

  private func reports(_ shop: Workshop, _ arguments: String...) throws -> [[String: Any]] {
    let run = try ProgramRun.run(["localize", "--format", "json"] + arguments, in: shop.folder)
    return try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func keys(_ report: [String: Any], _ part: String) -> [String?] {
    (report[part] as? [[String: Any]])?.map { $0["key"] as? String } ?? []
  }

  @Test("reports on each language what is missing, equal, wrong, too long and never shown")
  func languages() throws {
    let reports = try reports(shop())
    #expect(reports.map { $0["locale"] as? String } == ["ar", "de"])
    let (arabic, german) = (reports[0], reports[1])
    #expect(keys(german, "missing") == ["pay", "n"])
    #expect(keys(german, "untranslated") == ["net"])
    #expect(keys(german, "unused") == ["old", "n"])
    #expect(keys(german, "formats") == ["count"])
    let long = try #require((german["tooLong"] as? [[String: Any]])?.first)
    #expect(long["key"] as? String == "title" && long["view"] as? String == "title")
    #expect(long["available"] as? Double == 168)
    #expect(long["fits"] as? Int ?? 0 > 10)
    let plurals = try #require((arabic["plurals"] as? [[String: Any]])?.first)
    #expect(plurals["missing"] as? [String] == ["zero", "two", "few", "many"])
    let missing = try #require((german["missing"] as? [[String: Any]])?.first)
    #expect(missing["shown"] as? String == "Pay")
    #expect(missing["file"] as? String == "de.lproj/App.strings")
  }

  @Test("fails if a screen shows something wrong, and only then")
  func status() throws {
    let shop = try shop()
    #expect(try shop.run("localize").status == 1)
    #expect(try shop.run("localize", "--locale", "en").status == 0)
    try shop.write("\"a\" = \"A\";", to: "ok/en.lproj/B.strings")
    try shop.write("\"a\" = \"Ä\";", to: "ok/de.lproj/B.strings")
    let run = try shop.run("localize", "ok")
    #expect(run.status == 0 && run.text == "de\n  nothing to do\n", "\(run.words) \(run.text)")
    try shop.write("\"a\" = ", to: "ok/fr.lproj/B.strings")
    #expect(try shop.run("localize", "ok").status == 2)
  }

  @Test("reports with --changed-since only on the texts and screens that have changed")
  func changes() throws {
    let shop = try shop()
    try shop.commit()
    func german() throws -> [String: Any] {
      try #require(try reports(shop, "--locale", "de", "--changed-since", "HEAD").first)
    }
    let unchanged = try german()
    for part in ["missing", "untranslated", "unused", "formats", "plurals", "tooLong"] {
      #expect(keys(unchanged, part).isEmpty, "\(part)")
    }
    try shop.write(
      """
      "pay" = "Pay"; "count" = "%d of %d"; "title" = "Settings"; "net" = "Wi-Fi"; "old" = "Old";
      "new" = "New";
      """, to: "en.lproj/App.strings")
    try shop.write(
      """
      "count" = "%d aus"; "title" = "Einstellungen für alle Geräte und noch mehr"; "net" = "Wi-Fi";
      "old" = "Alt";
      """, to: "de.lproj/App.strings")
    let changed = try german()
    #expect(keys(changed, "missing") == ["new"] && keys(changed, "unused") == ["new"])
    #expect(keys(changed, "formats") == ["count"] && keys(changed, "tooLong").isEmpty)
    let scene = String(decoding: try #require(shop.read("Scenes/pay.yaml")), as: UTF8.self)
    try shop.write(scene + "\n# moved\n", to: "Scenes/pay.yaml")
    #expect(keys(try german(), "tooLong") == ["title"])
    #expect(try shop.run("localize", "--changed-since", "nowhere").status == 2)
  }

  @Test("reads the texts that a scene has in its own file")
  func inline() throws {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { width: 200, height: 60 }
      strings: { en: { a: One, b: Two }, fr: { a: Un } }
      root:
        subviews:
          t: { type: label, key: a, frame: [0, 0, 100, 20] }
          u: { type: label, key: nowhere, frame: [0, 30, 100, 20] }
      """, to: "Scenes/a.yaml")
    #expect(try shop.run("localize", "--locale", "../../x").status == 64)
    let report = try #require(try reports(shop).first)
    #expect(report["locale"] as? String == "fr")
    #expect(keys(report, "missing") == ["nowhere", "b"] && keys(report, "unused") == ["b"])
    #expect((report["missing"] as? [[String: Any]])?.first?["file"] as? String == "Scenes/a.yaml")
  }

  @Test("writes texts for translators, and puts their translations into the files of strings")
  func exchange() throws {
    let shop = try shop()
    _ = try shop.run("localize", "--locale", "de", "--export", "out/de.xliff")
    let text = String(decoding: try #require(shop.read("out/de.xliff")), as: UTF8.self)
    #expect(text.contains("original=\"en.lproj/App.strings\" source-language=\"en\""))
    #expect(text.contains("<trans-unit id=\"pay\" xml:space=\"preserve\">"))
    #expect(text.contains("<target>%d von</target>"))
    #expect(text.contains("<note>shown in pictures/Scenes/pay.yaml/de.png</note>"))
    #expect(shop.read("out/pictures/Scenes/pay.yaml/de.png") != nil)
    try shop.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/App.strings" source-language="en" target-language="de"><body>
      <trans-unit id="pay"><source>Pay</source><target>Zahlen &amp; "mehr"</target></trans-unit>
      <trans-unit id="count"><source>%d of %d</source><target>%d von %d</target></trans-unit>
      <trans-unit id="old"><source>Old</source><target state="new">Old</target></trans-unit>
      <trans-unit id="net"><source>Wi-Fi</source><target state="needs-translation">Wi-Fi?</target></trans-unit>
      <trans-unit id="title"><source>Settings</source><target/></trans-unit>
      </body></file>
      <file original="../../elsewhere.strings" source-language="en" target-language="../x"><body>
      <trans-unit id="pay"><source>Pay</source><target>Evil</target></trans-unit></body></file>
      </xliff>
      """, to: "back.xliff")
    let run = try shop.run("localize", "--import", "back.xliff", "--locale", "de")
    #expect(run.words.contains("de.lproj/App.strings: 2 translations"), "\(run.words)")
    // The report that follows is that of the texts as they are now.
    #expect(!run.text.contains("'%d von'") && !run.text.contains("'Pay'"), "\(run.text)")
    let strings = String(decoding: try #require(shop.read("de.lproj/App.strings")), as: UTF8.self)
    #expect(strings.contains("\"count\" = \"%d von %d\"; \"title\""))
    #expect(strings.hasSuffix("\"pay\" = \"Zahlen & \\\"mehr\\\"\";\n"))
    #expect(!strings.contains("Evil"))
    // box/mojito#390, WeblateOrg/weblate#3663: what is marked as not translated is no translation.
    #expect(strings.contains("\"Alt\"") && !strings.contains("Wi-Fi?"))
    let report = try #require(try reports(shop, "--locale", "de").first)
    #expect(keys(report, "missing") == ["n"] && keys(report, "formats").isEmpty)
  }

  @Test("gives translators what comments say, and the screens of their own language")
  func notes() throws {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { width: 200, height: 100 }
      strings: [../en.lproj/A.strings, ../de.lproj/A.strings, ../fr.lproj/A.strings, ../B.xcstrings]
      root: { subviews: { a: { type: label, key: pay }, b: { type: label, key: more } } }
      constraints: ["H:|-[a]", "V:|-[a]-[b]", "H:|-[b]"]
      """, to: "Scenes/a.yaml")
    let comment = "/* a heading */\n\n/* The button under\n   the sum. */\n"
    // feedback-assistant/reports#60: a comment at the end of a line is that of the line.
    let others = "\"x\" = \"x\"; // the letter x\n\"y\" = \"y\"; /* y */\n\"z\" = \"z\";\n"
    try shop.write("\(comment)\"pay\" = \"Pay\";\n\(others)", to: "en.lproj/A.strings")
    for language in ["de", "fr"] {
      try shop.write("/* no */ \"pay\" = \"\(language)\";\n", to: "\(language).lproj/A.strings")
    }
    try shop.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "more": { "comment": "Opens <all>",
        "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Mehr" } } } } } }
      """, to: "B.xcstrings")
    let run = try shop.run("localize", "--locale", "de", "--export", "de.xliff")
    #expect(run.words.contains("de.xliff: de, with 2 pictures"), "\(run.words)")
    let text = String(decoding: try #require(shop.read("de.xliff")), as: UTF8.self)
    let notes = text.matches(of: /<note>(.*?)<\/note>/.dotMatchesNewlines()).map { String($0.1) }
    #expect(
      notes.filter { !$0.hasPrefix("shown") } == [
        "The button under the sum.", "the letter x", "y", "Opens &lt;all&gt;",
      ], "\(notes)")
    #expect(shop.read("pictures/Scenes/a.yaml/fr.png") == nil)
    #expect(shop.read("pictures/Scenes/a.yaml/de.png") != nil)
  }

  @Test("tells of translations that belong to no table, or to one of several, and writes none")
  func strayTranslations() throws {
    let shop = try shop()
    for folder in ["Attic", "Live"] {
      try shop.write("\"bye\" = \"Bye\";", to: "\(folder)/en.lproj/Localizable.strings")
      try shop.write("\"bye\" = \"Alt\";", to: "\(folder)/de.lproj/Localizable.strings")
    }
    try shop.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="nowhere/en.lproj/Localizable.strings" source-language="en" target-language="de">
      <body>
      <trans-unit id="bye"><source>Bye</source><target>Neu</target></trans-unit></body></file>
      <file original="en.lproj/App.strings" source-language="en" target-language="de"><body>
      <trans-unit id="nobody"><source>x</source><target>y</target></trans-unit></body></file>
      </xliff>
      """, to: "stray.xliff")
    let run = try shop.run("localize", "--import", "stray.xliff")
    #expect(run.status == 2 && run.words.contains("'nobody'") && run.words.contains("'bye'"))
    for folder in ["Attic", "Live"] {
      let file = "\(folder)/de.lproj/Localizable.strings"
      #expect(String(decoding: try #require(shop.read(file)), as: UTF8.self).contains("Alt"))
    }
    let own = String(decoding: try #require(shop.read("de.lproj/App.strings")), as: UTF8.self)
    #expect(!own.contains("nobody"))
  }

  @Test(
    "of single screens, or of strings elsewhere in a project, it says nothing that they cannot show"
  )
  func scope() throws {
    let shop = try shop()
    let single = try reports(shop, "Scenes/pay.yaml", "--locale", "de")
    #expect(keys(try #require(single.first), "unused").isEmpty)
    #expect(keys(try #require(single.first), "missing") == ["pay"])
    // A copy beside the folder of scenes is no table of the project's.
    try shop.write("scenes: Scenes\n", to: "alrender.yaml")
    try shop.write("\"pay\" = \"Pay\";", to: "Backup/en.lproj/App.strings")
    try shop.write("\"more\" = \"More\";", to: "Scenes/en.lproj/More.strings")
    let german = try #require(try reports(shop, "--locale", "de").first)
    #expect(keys(german, "missing") == ["pay", "more"])
  }

  @Test("export hands over what is missing and says what it wrote; a failed import is no report")
  func outcomes() throws {
    let shop = try shop()
    let run = try shop.run("localize", "--locale", "de", "--export", "out/de.xliff")
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.words.contains("out/de.xliff: de, with 2 pictures in 'out/pictures'"), "\(run.words)")
    try shop.write("<a/>", to: "bad.xliff")
    let failed = try shop.run("localize", "--import", "bad.xliff")
    #expect(failed.status == 2 && failed.text.isEmpty, "\(failed.text)")
  }

  // WeblateOrg/weblate#5026 and #8633, box/mojito#419, remuslazar/osx-xliff-tool#26.
  @Test(
    "keeps line breaks, tabs and signs of XML on the way out and back, and the report's lines whole"
  )
  func whitespace() throws {
    let shop = try Workshop()
    let odd = #""line\nkey" = "First\n\tSecond  two"; "odd" = "a < b & \"c\" > 'd' ]]>";"#
    try shop.write(odd, to: "en.lproj/A.strings")
    try shop.write("", to: "de.lproj/A.strings")
    let out = try shop.run("localize", ".", "--locale", "de", "--export", "out.xliff")
    #expect(
      out.text.contains("line\\nkey  'First\\n") && out.text.split(separator: "\n").count == 4,
      "\(out.text)")
    let text = String(decoding: try #require(shop.read("out.xliff")), as: UTF8.self)
    #expect(text.contains("<trans-unit id=\"line&#10;key\" xml:space=\"preserve\">"))
    // Each source becomes its translation.
    let back = text.split(separator: "<source>", omittingEmptySubsequences: false).map { part in
      guard let end = part.range(of: "</source>") else { return String(part) }
      let source = part[..<end.lowerBound]
      return "\(source)</source><target>\(source)</target>\(part[end.upperBound...])"
    }
    try shop.write(back.joined(separator: "<source>"), to: "back.xliff")
    #expect(try shop.run("localize", ".", "--import", "back.xliff").status == 0)
    let strings = String(decoding: try #require(shop.read("de.lproj/A.strings")), as: UTF8.self)
    #expect(strings.contains(#""line\nkey" = "First\n\tSecond  two";"#))
    #expect(strings.contains(#""odd" = "a < b & \"c\" > 'd' ]]>";"#), "\(strings)")
  }

  @Test("refuses what is no XLIFF")
  func damaged() throws {
    let shop = try shop()
    for text in ["", "<a/>", "<xliff>", "<!DOCTYPE a [<!ENTITY b 'x'>]><xliff>&b;"] {
      try shop.write(text, to: "bad.xliff")
      let run = try shop.run("localize", "--import", "bad.xliff")
      #expect(run.status == 2 && run.words.contains("bad.xliff: error:"), "\(text) \(run.words)")
    }
  }

  @Test("writes a page with the screens whose texts are cut")
  func page() throws {
    let shop = try shop()
    try shop.write("\"<b>\" = \"<script>\u{202E}\";", to: "en.lproj/App2.strings")
    #expect(try shop.run("localize", "--report", "out").status == 1)
    #expect(shop.read("out/pictures/Scenes/pay.yaml/de.png") != nil)
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script>"))
    #expect(page.contains("pictures/Scenes/pay.yaml/de.png"))
  }
}
