import Foundation
import Testing

@Suite("localize, on the way to translators and back")
struct TranslationExchangeTests {
  /// Files of strings alone, without scenes.
  private func strings(_ files: KeyValuePairs<String, String>) throws -> Workshop {
    let shop = try Workshop()
    for (path, text) in files { try shop.write(text, to: path) }
    return shop
  }

  private func text(_ shop: Workshop, _ path: String) throws -> String {
    String(decoding: try #require(shop.read(path), "\(path)"), as: UTF8.self)
  }

  /// The sources of an XLIFF file by the names of its units, in their order.
  private func units(_ xliff: String) -> [(id: String, source: String)] {
    xliff.matches(of: /<trans-unit id="(.*?)".*?<source>(.*?)<\/source>/.dotMatchesNewlines())
      .map { (String($0.1), String($0.2)) }
  }

  /// Returns XLIFF as a translator's tool may send it back, without the sources.
  private func xliff(
    _ original: String, _ language: String, _ units: KeyValuePairs<String, String>
  ) -> String {
    let lines = units.map { id, target in
      "<trans-unit id=\"\(id)\"><target>\(target)</target></trans-unit>"
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="\(language)"><body>
      <group>\(lines.joined(separator: "\n"))</group></body></file></xliff>
      """
  }

  private static let birds = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>birds</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@birds@ &amp; more</string>
    \t\t<key>birds</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d bird</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d birds</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  // The names are those of translate/translate#4614; of tolgee/tolgee-platform#2189 that a file without the
  // rule's own keys is of no use.
  @Test("plural forms of a .stringsdict file, each in the categories of its language")
  func dictionary() throws {
    let shop = try strings([
      "en.lproj/L.stringsdict": Self.birds, "en.lproj/L.strings": "\"a\" = \"A\";",
      "pl.lproj/L.strings": "\"a\" = \"B\";", "ja.lproj/L.strings": "\"a\" = \"C\";",
    ])
    #expect(try shop.run("localize", ".", "--export", "out.xliff").status == 0)
    let out = try text(shop, "out.xliff")
    let rule = "/birds:dict/birds:dict"
    let polish = try #require(
      out.components(separatedBy: "target-language=\"pl\"").dropFirst().last)
    #expect(
      units(polish).map(\.id) == [
        "/birds:dict/NSStringLocalizedFormatKey:dict/:string", "\(rule)/one:dict/:string",
        "\(rule)/few:dict/:string", "\(rule)/many:dict/:string", "\(rule)/other:dict/:string",
      ])
    #expect(units(polish).map(\.source).contains("%#@birds@ &amp; more"))
    #expect(units(polish).map(\.source).filter { $0 == "%d birds" }.count == 3)
    let japanese = out.components(separatedBy: "target-language=\"pl\"")[0]
    #expect(units(japanese).filter { $0.id.hasPrefix(rule) }.map(\.source) == ["%d birds"])
    try shop.write(
      xliff(
        "en.lproj/L.stringsdict", "pl",
        [
          "\(rule)/many:dict/:string": "%d ptaków", "\(rule)/other:dict/:string": "%d ptaka",
          "\(rule)/one:dict/:string": "%d &lt;ptak>", "\(rule)/few:dict/:string": "%d ptaki",
        ]), to: "back.xliff")
    let run = try shop.run("localize", ".", "--locale", "pl", "--import", "back.xliff")
    #expect(run.status == 0, "\(run.words) \(run.text)")
    let expected = Self.birds.replacing("%d bird<", with: "%d &lt;ptak&gt;<")
      .replacing("%d birds", with: "%d ptaka")
      .replacing(
        "\t\t\t<key>other",
        with: """
          \t\t\t<key>few</key>
          \t\t\t<string>%d ptaki</string>
          \t\t\t<key>many</key>
          \t\t\t<string>%d ptaków</string>
          \t\t\t<key>other
          """)
    #expect(try text(shop, "pl.lproj/L.stringsdict") == expected)
    #expect(try text(shop, "pl.lproj/L.strings") == "\"a\" = \"B\";")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld days" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld day"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld days"
                    }
                  },
                  "zero" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "no \\"days\\""
                    }
                  }
                }
              }
            },
            "sv" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%lld dagar"
              }
            }
          }
        },
        "Pay" : {
          "comment" : "A/B",
          "shouldTranslate" : true
        },
        "sum" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%1$@ has %#@birds@"
              },
              "substitutions" : {
                "birds" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg bird"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg birds"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  // tolgee/tolgee-platform#3074: a form for zero goes out in every language. localazy/download#5, noop#832,
  // mac-performance-monitor#64: spaces before colons, keys in their order, and the end of the file as it is.
  @Test("forms and variables of a string catalog, which is written as Xcode writes it")
  func catalog() throws {
    let shop = try strings(["L.xcstrings": String(Self.catalog.dropLast())])
    #expect(try shop.run("localize", ".", "--export", "out.xliff", "--locale", "de").status == 0)
    let out = units(try text(shop, "out.xliff"))
    let sum = "sum|==|substitutions.birds.plural"
    #expect(
      out.map(\.id) == [
        "%lld days|==|plural.zero", "%lld days|==|plural.one", "%lld days|==|plural.other",
        "Pay", "sum", "\(sum).one", "\(sum).other",
      ])
    #expect(out.map(\.source).contains("%2$lld birds") && out[0].source == "no \"days\"")
    try shop.write(
      xliff(
        "L.xcstrings", "de",
        [
          "%lld days|==|plural.other": "%lld Tage", "%lld days|==|plural.one": "%lld Tag",
          "Pay": "<g id='1'>Zah<it pos='open'>len</it></g>", "sum": "%1$@ hat %#@birds@",
          "\(sum).one": "%2$lld Vogel",
          "\(sum).other": "%2$lld Vögel",
        ]), to: "back.xliff")
    let run = try shop.run("localize", ".", "--locale", "de", "--import", "back.xliff")
    #expect(run.words.contains("L.xcstrings: 6 translations"), "\(run.words)")
    let new = try text(shop, "L.xcstrings")
    let added = try JSONSerialization.jsonObject(with: Data(new.utf8))
    func value(_ path: String) -> String? {
      path.split(separator: ".").reduce(added as Any?) { value, key in
        (value as? [String: Any])?[String(key)]
      } as? String
    }
    let german = "strings.sum.localizations.de"
    // openradar 41216410: what stands in elements of a tool's own is text.
    #expect(value("strings.Pay.localizations.de.stringUnit.value") == "Zahlen")
    #expect(value("\(german).stringUnit.value") == "%1$@ hat %#@birds@")
    let birds = "\(german).substitutions.birds"
    #expect(value("\(birds).formatSpecifier") == "lld")
    #expect(value("\(birds).variations.plural.other.stringUnit.value") == "%arg Vögel")
    // Nothing else is another: without the lines of German it is the file of before.
    var lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    while let start = lines.firstIndex(where: { $0.hasSuffix("\"de\" : {") }) {
      let indent = lines[start].prefix { $0 == " " }
      let end = try #require(lines[start...].firstIndex { $0.hasPrefix(indent + "}") })
      lines.removeSubrange(start...end)
    }
    let rest = lines.joined(separator: "\n").replacing(/,\n *"localizations" : \{\n *\}/, with: "")
    #expect(rest + "\n" == Self.catalog)
  }

  @Test("takes no plural forms of which the one for most numbers is missing")
  func incomplete() throws {
    let shop = try strings(["L.xcstrings": Self.catalog])
    try shop.write(
      xliff("L.xcstrings", "sv", ["%lld days|==|plural.one": "%lld dag"]), to: "back.xliff")
    let failed = try shop.run("localize", ".", "--locale", "sv", "--import", "back.xliff")
    #expect(failed.status == 2 && failed.words.contains("'%lld days' has no form 'other'"))
    #expect(try text(shop, "L.xcstrings") == Self.catalog)
  }

  @Test("leaves texts without place or language, and elements of other formats, and says so")
  func refused() throws {
    let shop = try strings([
      "L.xcstrings": Self.catalog, "en.lproj/M.strings": "\"a\" = \"A\";",
      "de.lproj/M.strings": "\"a\" = \"B\";",
    ])
    let before = try (text(shop, "L.xcstrings"), text(shop, "de.lproj/M.strings"))
    for (units, words) in [
      (["%lld days|==|plural.lots": "x"], "has the key '%lld days|==|plural.lots'"),
      (["sum|==|substitutions.x.plural.one": "x"], "has the key 'sum|==|substitutions.x"),
      (["Pay|==|device.iphone": "x"], "has the key 'Pay|==|device.iphone'"),
      (["/Pay:dict/x:dict/one:dict/:string": "x"], "has the key"),
      (["Pay": "Zahlen <x id='1'/>jetzt"], "'Pay' is an element without text"),
    ] as [(KeyValuePairs<String, String>, String)] {
      try shop.write(xliff("L.xcstrings", "de", units), to: "back.xliff")
      let run = try shop.run("localize", ".", "--import", "back.xliff")
      #expect(run.status == 2 && run.words.contains(words), "\(run.words)")
    }
    try shop.write(
      xliff("en.lproj/M.strings", "de", ["a": "C"]).replacing(" target-language=\"de\"", with: ""),
      to: "back.xliff")
    let run = try shop.run("localize", ".", "--import", "back.xliff")
    #expect(run.status == 2 && run.words.contains("no target-language"), "\(run.words)")
    #expect(try (text(shop, "L.xcstrings"), text(shop, "de.lproj/M.strings")) == before)
  }

  @Test("puts a new language into a file of its own, whatever names the others have")
  func newLanguages() throws {
    let shop = try strings([
      "A/en.strings": "\"a\" = \"A\";", "A/de.strings": "\"a\" = \"B\";",
      "B/L.en.strings": "\"b\" = \"A\";", "C/Base.lproj/L.strings": "\"c\" = \"A\";",
      "D/L.strings": "\"d\" = \"A\";",
    ])
    for (original, key, file) in [
      ("A/en.strings", "a", "A/fr.strings"), ("B/L.en.strings", "b", "B/L.fr.strings"),
      ("C/Base.lproj/L.strings", "c", "C/fr.lproj/L.strings"),
      ("D/L.strings", "d", "D/L.fr.strings"),
    ] {
      try shop.write(xliff(original, "fr", [key: "Z"]), to: "back.xliff")
      let run = try shop.run("localize", ".", "--locale", "fr", "--import", "back.xliff")
      #expect(try text(shop, file) == "\"\(key)\" = \"Z\";\n", "\(run.words)")
    }
    #expect(try text(shop, "A/de.strings") == "\"a\" = \"B\";")
    #expect(try text(shop, "C/Base.lproj/L.strings") == "\"c\" = \"A\";")
  }

  @Test("follows no link that stands for a language's folder or file")
  func links() throws {
    let shop = try strings([
      "App/en.lproj/L.strings": "\"a\" = \"A\";", "App/it.lproj/other": "",
      "outside/L.strings": "untouched",
    ])
    let files = FileManager.default
    try files.createSymbolicLink(
      at: shop.folder.appending(path: "App/de.lproj"),
      withDestinationURL: shop.folder.appending(path: "outside"))
    try files.createSymbolicLink(
      at: shop.folder.appending(path: "App/it.lproj/L.strings"),
      withDestinationURL: shop.folder.appending(path: "outside/L.strings"))
    for language in ["de", "it"] {
      try shop.write(xliff("en.lproj/L.strings", language, ["a": "B"]), to: "back.xliff")
      _ = try shop.run("localize", "App", "--locale", language, "--import", "back.xliff")
    }
    #expect(try text(shop, "outside/L.strings") == "untouched")
    try shop.write(xliff("en.lproj/L.strings", "fr", ["a": "B"]), to: "back.xliff")
    let run = try shop.run("localize", "App", "--locale", "fr", "--import", "back.xliff")
    #expect(try text(shop, "App/fr.lproj/L.strings") == "\"a\" = \"B\";\n", "\(run.words)")
  }

  // What Xcode exports of a document in Base.lproj: its own texts, by the ids of its objects.
  @Test("texts of documents: what they lack, on the way out, and back into a language's own file")
  func documents() throws {
    func label(_ id: String, _ text: String) -> String {
      """
      <label text="\(text)" id="\(id)"><rect key="frame" x="0" y="0" width="180" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
      """
    }
    let shop = try strings([
      "App/Base.lproj/Card.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v-0">
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      \(label("l-1", "Good morning"))\(label("l-2", "Good night"))\(label("l-3", "– 12 –"))
      \(label("l-4", "card.title"))</subviews></view></objects></document>
      """,
      "App/de.lproj/Card.strings": "\"l-1.text\" = \"Guten Morgen\";\n",
    ])
    let run = try ProgramRun.run(["localize", ".", "--format", "json"], in: shop.folder)
    #expect(
      run.text.contains(#""missing": [{"key": "l-2.text", "file": "App/de.lproj/Card.strings""#))
    #expect(!run.text.contains("l-3") && !run.text.contains("card.title"), "\(run.text)")
    _ = try shop.run("localize", ".", "--export", "out.xliff")
    let out = try text(shop, "out.xliff")
    #expect(out.contains("original=\"App/Base.lproj/Card.xib\""))
    #expect(units(out).map(\.id) == ["l-1.text", "l-2.text"])
    #expect(units(out).map(\.source) == ["Good morning", "Good night"])
    #expect(out.contains("<target>Guten Morgen</target>"))
    try shop.write(
      xliff("App/Base.lproj/Card.xib", "fr", ["l-2.text": "Bonne nuit"]), to: "back.xliff")
    let back = try shop.run("localize", ".", "--import", "back.xliff", "--locale", "fr")
    #expect(back.words.contains("App/fr.lproj/Card.strings: 1 translation"), "\(back.words)")
    // The report that follows knows the new file.
    #expect(back.text.contains("l-1.text") && !back.text.contains("l-2.text"), "\(back.text)")
    #expect(try text(shop, "App/fr.lproj/Card.strings") == "\"l-2.text\" = \"Bonne nuit\";\n")
  }
}
