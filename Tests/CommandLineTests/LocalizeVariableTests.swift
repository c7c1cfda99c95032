import Foundation
import Testing

@Suite("localize, on variables and on texts of the system")
struct LocalizeVariableTests {
  /// A catalog with a text of two variables, as Xcode writes it.
  private func catalog(_ german: String, _ variables: [String]) -> String {
    func variable(_ name: String, _ number: Int, _ one: String, _ other: String) -> String {
      """
      "\(name)": { "argNum": \(number), "formatSpecifier": "lld", "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%arg \(one)" } },
        "other": { "stringUnit": { "state": "translated", "value": "%arg \(other)" } } } } }
      """
    }
    let own = [
      "plants": variable("plants", 1, "Pflanze", "Pflanzen"),
      "beds": variable("beds", 2, "Beet", "Beeten"),
    ]
    return """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "today": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%#@plants@ in %#@beds@" },
          "substitutions": { \(variable("plants", 1, "plant", "plants")),
            \(variable("beds", 2, "bed", "beds")) } },
        "de": { "stringUnit": { "state": "translated", "value": "\(german)" },
          "substitutions": { \(variables.compactMap { own[$0] }.joined(separator: ", ")) } }
      } } } }
      """
  }

  // Xcode 26.1 exports `%1$#@plants@` and `%2$lld` for what a catalog states as `%#@plants@` and `%arg`: "the
  // source has changed since".
  @Test("Xcode's own numbers of variables are taken for the catalog's")
  func numberedVariables() throws {
    let shop = try Workshop()
    try shop.write(catalog("?", []), to: "L.xcstrings")
    func unit(_ id: String, _ source: String, _ target: String) -> String {
      "<trans-unit id=\"today\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    try shop.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="L.xcstrings" source-language="en" target-language="de"><body>
      \(unit("", "%1$#@plants@ in %2$#@beds@", "In %2$#@beds@ stehen %1$#@plants@"))
      \(unit("|==|substitutions.plants.plural.one", "%1$lld plant", "%1$lld Pflanze"))
      \(unit("|==|substitutions.plants.plural.other", "%1$lld plants", "%1$lld Pflanzen"))
      \(unit("|==|substitutions.beds.plural.one", "%2$lld bed", "%2$lld Beet"))
      \(unit("|==|substitutions.beds.plural.other", "%2$lld beds", "%2$lld Beeten"))
      </body></file></xliff>
      """, to: "back.xliff")
    let run = try shop.run("localize", ".", "--import", "back.xliff")
    #expect(run.status == 0, "\(run.words)\(run.text)")
    let text = String(decoding: try #require(shop.read("L.xcstrings")), as: UTF8.self)
    #expect(text.contains("\"In %#@beds@ stehen %#@plants@\"") && text.contains("\"%arg Beeten\""))
    #expect(!text.contains("$"), "\(text)")
    let again = try shop.run("localize", ".", "--import", "back.xliff")
    #expect(again.words.contains("nothing new"), "\(again.words)")
  }

  // mastodon-ios has Base.lproj/infoPlist.strings and ar.lproj/InfoPlist.strings: four texts were 'missing', from
  // a file that there is not.
  @Test("The system's own file is one in any case, and on no screen")
  func systemFile() throws {
    let shop = try Workshop()
    let camera = "\"NSCameraUsageDescription\" = "
    try shop.write(camera + "\"To scan\";", to: "en.lproj/infoPlist.strings")
    try shop.write(camera + "\"Zum Scannen\";", to: "de.lproj/InfoPlist.strings")
    try shop.write("root: { subviews: { a: { type: label, text: Hello } } }", to: "s.yaml")
    let run = try shop.run("localize", ".")
    #expect(run.text.contains("de\n  nothing to do\n"), "\(run.text)")
    #expect(!run.text.contains("NSCameraUsageDescription"))
  }

  // '%arg plants' was said to have become '%arg Pflanzen', although '%#@beds@' was lost.
  @Test("A lost variable is told once, by its name, and a form that is lacking by its variable")
  func lost() throws {
    let shop = try Workshop()
    try shop.write(catalog("%#@plants@", ["plants", "beds"]), to: "L.xcstrings")
    let run = try shop.run("localize", ".")
    #expect(run.text.contains("formats (1)"), "\(run.text)")
    #expect(run.text.contains("today  '%#@plants@ in %#@beds@' became '%#@plants@'"))
    let text = catalog("%#@plants@ in %#@beds@", ["plants", "beds"])
      .replacing(
        "\"one\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%arg Beet\" } },",
        with: "")
    try shop.write(text, to: "L.xcstrings")
    #expect(try shop.run("localize", ".").text.contains("today (beds)  lacks one  L.xcstrings"))
  }

  // A form for Macs that only German lacked was in no report, and a plural by device was shown as its key.
  @Test("A device that only one language lacks is named, and a plural by device is shown as a text")
  func devices() throws {
    let shop = try Workshop()
    func forms(_ devices: [(String, String)]) -> String {
      let list = devices.map { name, text in
        """
        "\(name)": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld \(text)" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld \(text)s" } } } } }
        """
      }
      return "{ \"variations\": { \"device\": { \(list.joined(separator: ", ")) } } }"
    }
    try shop.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "taps": { "localizations": {
        "en": \(forms([("iphone", "tap"), ("mac", "click"), ("other", "touch")])),
        "de": \(forms([("iphone", "Tipp"), ("other", "Griff")]))
      } }, "hi": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hi" } },
        "fr": { "stringUnit": { "state": "translated", "value": "Salut" } }
      } } } }
      """, to: "L.xcstrings")
    let found = try shop.run("localize", ".").text
    #expect(found.contains("taps  lacks mac  L.xcstrings"), "\(found)")
    try shop.write(
      """
      strings: L.xcstrings
      canvas: { width: 200, height: 60 }
      root: { subviews: { t: { type: label, key: taps, arguments: [1] } } }
      constraints: ["H:|-[t]", "V:|-[t]"]
      variants: { axes: { locale: [en, fr] } }
      """, to: "s.yaml")
    let said = try shop.run("check", "s.yaml", "--all-variants").words
    #expect(said.contains("has no text in 'fr'; that of 'en' is shown: \"%lld touchs\""), "\(said)")
  }

  // Such a text made the catalog unreadable.
  @Test("A translation that names a variable which the text has not is not taken")
  func strange() throws {
    let shop = try Workshop()
    let before = catalog("%#@plants@ in %#@beds@", ["plants", "beds"])
    try shop.write(before, to: "L.xcstrings")
    try shop.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="L.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="today"><source>%1$#@plants@ in %2$#@beds@</source>
      <target>%1$#@plantes@ in %2$#@beds@</target></trans-unit></body></file></xliff>
      """, to: "back.xliff")
    let run = try shop.run("localize", ".", "--import", "back.xliff")
    #expect(run.status == 2 && run.words.contains("names the variable 'plantes'"), "\(run.words)")
    #expect(shop.read("L.xcstrings").map { String(decoding: $0, as: UTF8.self) } == before)
  }
}
