import Foundation
import Testing

@Suite("localize --import, on what came back")
struct TranslationImportTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.write(
      "\"a\" = \"Welcome back\"; \"b\" = \"Cart\";\n", to: "App/en.lproj/L.strings")
    try shop.write(
      "/* Kept as it is */\n\"a\"=\"Zur\u{FC}ck\nda\";  \"b\" = \"Korb\";",
      to: "App/de.lproj/L.strings")
    return shop
  }

  private func xliff(
    _ units: String, to language: String = "de", original: String = "App/en.lproj/L.strings"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(language)"><body>
    \(units)</body></file></xliff>
    """
  }

  private func unit(_ id: String, _ source: String, _ target: String, _ more: String = "") -> String
  {
    "<trans-unit id=\"\(id)\"\(more)><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  private func text(_ shop: Workshop, _ path: String) throws -> String {
    String(decoding: try #require(shop.read(path), "\(path)"), as: UTF8.self)
  }

  /// Imports XLIFF, and returns the run with the German file that it leaves.
  private func run(_ shop: Workshop, _ xliff: String, _ more: String...) throws -> (
    ProgramRun, String
  ) {
    try shop.write(xliff, to: "back.xliff")
    let run = try ProgramRun.run(
      ["localize", "App", "--import", "back.xliff"] + more, in: shop.folder)
    return (run, try text(shop, "App/de.lproj/L.strings"))
  }

  // A translation of 'Welcome old text' was written for 'Welcome back' without a word.
  @Test("leaves what translates another text than the source's of now, takes the rest, and says so")
  func changedSource() throws {
    let shop = try shop()
    let (run, german) = try run(
      shop, xliff(unit("a", "Welcome old text", "Alt") + unit("b", "Cart", "Wagen")))
    #expect(
      run.status == 2 && run.words.contains("the source of 'a' has changed since"), "\(run.words)")
    #expect(!german.contains("Alt") && german.contains("Wagen"))
  }

  // '--changed-since' saw nothing of a source text that had changed.
  @Test("names translations that are older than their source, with --changed-since")
  func outdated() throws {
    let shop = try shop()
    try shop.commit()
    try shop.write("\"a\" = \"Welcome home\"; \"b\" = \"Cart\";\n", to: "App/en.lproj/L.strings")
    let run = try shop.run("localize", "App", "--changed-since", "HEAD")
    #expect(
      run.text.contains("older than the source (1)\n    a  'Zur\u{FC}ck\\nda'"), "\(run.text)")
    #expect(try shop.run("localize", "App").text == "de\n  nothing to do\n")
  }

  // In BookPlayer an export and import of five languages changed 465 lines; a file in UTF-16 with CRLF became
  // UTF-8 with both kinds of line ends.
  @Test("rewrites nothing that it doesn't change, and keeps encoding and line ends of what it does")
  func unchanged() throws {
    let shop = try shop()
    let english = TranslationImportTests.rules.replacing("QQ", with: "%d file")
    try shop.write(english, to: "App/en.lproj/N.stringsdict")
    try shop.write(
      english.replacing("  ", with: "\t   ").replacing("file", with: "Datei"),
      to: "App/de.lproj/N.stringsdict")
    try shop.write(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"c":{"localizations":{
      "de":{"stringUnit":{"state":"needs_review","value":"C"}}}}}}
      """, to: "App/C.xcstrings")
    let files = ["de.lproj/L.strings", "de.lproj/N.stringsdict", "C.xcstrings"].map { "App/\($0)" }
    let before = try files.map { try text(shop, $0) }
    #expect(try shop.run("localize", "App", "--export", "out.xliff").status == 0)
    let back = try shop.run("localize", "App", "--import", "out.xliff")
    #expect(try files.map { try text(shop, $0) } == before, "\(back.words)")
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf16LittleEndian, []), (.utf8, []),
    ] as [(String.Encoding, [UInt8])] {
      let old = "/* x */\r\n\"b\" = \"Korb\";\r\n"
      func data(_ text: String) throws -> Data {
        Data(mark) + (try #require(text.data(using: encoding)))
      }
      try shop.write(try data(old), to: "App/de.lproj/L.strings")
      let units = unit("b", "Cart", "W\u{E4}gen") + unit("a", "Welcome back", "Da")
      _ = try run(shop, xliff(units))
      let expected = try data("/* x */\r\n\"b\" = \"W\u{E4}gen\";\r\n\"a\" = \"Da\";\r\n")
      #expect(shop.read("App/de.lproj/L.strings") == expected, "\(encoding) \(mark)")
    }
  }

  private static let rules = """
    <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@x@</string><key>x</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>one</key><string>QQ</string><key>other</key>
      <string>QQs</string></dict></dict></dict></plist>
    """

  // 'no translations' and the usual report; with 'en' the source was overwritten.
  @Test(
    "refuses languages that are none, and the source's",
    arguments: ["../../evil", "", "klingonisch", "de/../../x", "en"])
  func tags(language: String) throws {
    let shop = try shop()
    let (run, german) = try run(shop, xliff(unit("b", "Cart", "Wagen"), to: language))
    let words =
      language == "en" ? "the target-language is 'en'" : "'\(language)' is not a language"
    #expect(run.status == 2 && run.words.contains(words), "\(run.words)")
    let english = try text(shop, "App/en.lproj/L.strings")
    #expect(!german.contains("Wagen") && !english.contains("Wagen"))
    #expect(shop.names.filter { $0.hasSuffix(".strings") }.count == 2, "\(shop.names)")
  }

  @Test("takes a language's tag in any case, and says which languages there are instead of others")
  func spelling() throws {
    let shop = try shop()
    let (taken, german) = try run(
      shop, xliff(unit("b", "Cart", "Wagen"), to: "DE"), "--locale", "de")
    #expect(taken.status == 0 && german.contains("Wagen"), "\(taken.words)")
    let (other, _) = try run(shop, xliff(unit("b", "Cart", "X"), to: "fi"), "--locale", "de")
    #expect(other.words.contains("translations into 'fi', none into 'de'"), "\(other.words)")
  }

  // Any path was taken that ended in a key's name; the guide says otherwise.
  @Test(
    "takes units only of files of the project, seen from it or from another of its folders",
    arguments: [
      ("App/en.lproj/L.strings", true), ("en.lproj/L.strings", true),
      ("./App/en.lproj/L.strings", true),
      ("Work/App/en.lproj/L.strings", true), ("App/en.lproj/Nope.strings", false),
      ("s.yaml", false),
      ("/tmp/evil/en.lproj/L.strings", false), ("../evil/en.lproj/L.strings", false),
    ])
  func originals(path: String, isTaken: Bool) throws {
    let shop = try shop()
    let (run, german) = try run(shop, xliff(unit("b", "Cart", "Wagen"), original: path))
    #expect(german.contains("Wagen") == isTaken && run.status == (isTaken ? 0 : 2), "\(run.words)")
  }

  @Test(
    "leaves texts that are not to be translated, and those with two translations, which it names")
  func kept() throws {
    let shop = try shop()
    let (kept, _) = try run(shop, xliff(unit("b", "Cart", "Nope", " translate=\"no\"")))
    #expect(kept.status == 0 && kept.words.contains("no translations"), "\(kept.words)")
    let (run, german) = try run(
      shop,
      xliff(unit("b", "Cart", "Eins") + unit("b", "Cart", "Zwei") + unit("a", "Welcome back", "Da"))
    )
    #expect(
      run.status == 2 && run.words.contains("'b' has 2 translations into 'de'"), "\(run.words)")
    #expect(german.contains("Korb") && german.contains("\"Da\""))
  }

  @Test("says why it reads no other formats, and takes Xcode's .xcloc")
  func formats() throws {
    let shop = try shop()
    let good = xliff(unit("b", "Cart", "Wagen"))
    for (text, words) in [
      (good.replacing("version=\"1.2\"", with: "version=\"2.0\""), "XLIFF 2.0 is not read"),
      (
        good.replacing("UTF-8", with: "ISO-8859-1").replacing("Wagen", with: "W\u{E4}gen"),
        "it is in ISO-8859-1"
      ),
    ] {
      try shop.write(try #require(text.data(using: .isoLatin1)), to: "back.xliff")
      let run = try shop.run("localize", "App", "--import", "back.xliff")
      #expect(run.status == 2 && run.words.contains(words), "\(run.words)")
    }
    try shop.write(good, to: "de.xcloc/Localized Contents/de.xliff")
    #expect(try shop.run("localize", "App", "--import", "de.xcloc").status == 0)
    #expect(try text(shop, "App/de.lproj/L.strings").contains("Wagen"))
    #expect(try shop.run("localize", "App", "--export", "de.xcloc").status == 64)
  }

  // It wrote a file named '-'; a report that can't be written ended with 1.
  @Test("exports to standard output; a report that cannot be written is an error")
  func outputs() throws {
    let shop = try shop()
    let run = try shop.run("localize", "App", "--export", "-")
    #expect(run.status == 0 && run.text.hasPrefix("<?xml") && run.text.hasSuffix("</xliff>\n"))
    #expect(shop.read("-") == nil)
    try shop.write("", to: "file")
    let failed = try shop.run("localize", "App", "--report", "file")
    #expect(
      failed.status == 2 && failed.words.contains("file/index.html: error:"), "\(failed.words)")
  }

  // They went out as from a file, and came back as 'no file of this project'.
  @Test("says of texts in a scene's own file that they cannot come back, and what to do")
  func inline() throws {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { width: 200, height: 60 }
      strings: { en: { a: One }, fr: { a: Un } }
      root: { subviews: { t: { type: label, key: a, frame: [0, 0, 100, 20] } } }
      """, to: "App/s.yaml")
    let out = try shop.run("localize", "App", "--export", "out.xliff")
    let way =
      "keep them in files such as 'en.lproj/Localizable.strings', and name these in 'strings'"
    #expect(out.status == 0 && out.words.contains(way), "\(out.words)")
    let new = try text(shop, "out.xliff").replacing(">Un<", with: ">Une<")
    try shop.write(new, to: "out.xliff")
    let back = try shop.run("localize", "App", "--import", "out.xliff")
    #expect(
      back.status == 2 && back.words.contains("App/s.yaml: error: has its texts in the scene"),
      "\(back.words)")
  }
}
