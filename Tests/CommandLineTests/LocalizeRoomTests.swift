import Foundation
import Testing

@Suite("localize, on texts that are too long")
struct LocalizeRoomTests {
  private static let long = "Jetzt kostenpflichtig bestellen"
  private static let offer =
    "%d Tage lang kostenlos, danach für %@ im Monat, und jederzeit ohne weitere Gebühren kündbar"

  /// A button of 150 points, an offer of two lines, a heading of one that has two, and a link beside another,
  /// in four looks.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.write(
      """
      strings: [en.lproj/L.strings, de.lproj/L.strings]
      canvas: { width: 300, height: 700 }
      root:
        subviews:
          pay: { type: button, style: filled, key: pay }
          offer: { type: label, key: offer, arguments: [7, "9 €"], lines: 2 }
          heading: { type: label, key: heading }
          link: { type: button, key: link }
          join: { type: button, key: join, compression: 740 }
      constraints:
        - "V:|-[pay(50)]-[offer]-[heading]-[link]"
        - "H:|-[pay(150)]"
        - "H:|-[offer]-|"
        - "H:|-[heading]-|"
        - "H:|-[link]-(>=8)-[join]-|"
        - join.top == link.top
      variants: { axes: { textSize: [large, xLarge], appearance: [light, dark] } }
      """, to: "s.yaml")
    try shop.write(
      """
      "pay" = "Pay"; "offer" = "%d days free, then %@"; "heading" = "One"; "link" = "Forgot?";
      "join" = "Join";
      """, to: "en.lproj/L.strings")
    try write([:], shop)
    return shop
  }

  private func write(_ others: [String: String], _ shop: Workshop) throws {
    let texts = [
      "pay": Self.long, "offer": Self.offer, "heading": "Zeile eins\\nZeile zwei",
      "link": "Passwort vergessen?", "join": "Jetzt kostenlos registrieren",
    ].merging(others) { $1 }
    try shop.write(
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined(),
      to: "de.lproj/L.strings")
  }

  private func long(_ shop: Workshop) throws -> [[String: Any]] {
    let run = try shop.run("localize", ".", "--locale", "de", "--format", "json")
    let report =
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    return try #require(report?["tooLong"] as? [[String: Any]])
  }

  // 6 characters of the button's text were said to fit, the first word of its line; 17 did. Each text was told
  // once for each variant, in identical lines.
  @Test("tells once how many characters fit, as many as do when they are the text")
  func fits() throws {
    let shop = try shop()
    let texts = try long(shop)
    #expect(texts.compactMap { $0["key"] as? String } == ["pay", "offer", "heading", "join"])
    for text in texts where text["key"] as? String != "offer" {
      let key = try #require(text["key"] as? String)
      let whole = try #require(text["text"] as? String)
      let fits = try #require(text["fits"] as? Int)
      #expect(fits > 2 && fits < whole.count, "\(key) \(fits)")
      let rest = whole.dropFirst(fits).prefix { $0.isWhitespace }.count
      for (count, isLong) in [(fits, false), (fits + rest + 1, true)] {
        let part = String(whole.prefix(count)).replacing("\n", with: "\\n")
        try write([key: part], shop)
        let left = try long(shop).contains { $0["key"] as? String == key }
        #expect(left == isLong, "\(key): \(part)")
      }
    }
  }

  @Test("names the variants that cut a text, the one with the least room first, and counts lines")
  func words() throws {
    let shop = try shop()
    let texts = try long(shop)
    let pay = try #require(texts.first)
    let variants = try #require(pay["variants"] as? [String])
    #expect(variants.count == 4 && variants[0].contains("xLarge"), "\(variants)")
    #expect(texts[1]["lines"] as? Int == 2 && texts[2]["lines"] as? Int == 1)
    let run = try shop.run("localize", ".", "--locale", "de")
    let lines = run.text.split(separator: "\n").map(String.init)
    let offer = try #require(lines.first { $0.contains("s.yaml offer") })
    #expect(offer.contains("wide on one line, there are 2 lines of 268:"), "\(offer)")
    let heading = try #require(lines.first { $0.contains("s.yaml heading") })
    #expect(heading.contains("has 2 lines, there is one line of 268: 10 characters fit"))
    #expect(lines.filter { $0.contains("s.yaml join") }.count == 1)
  }

  @Test("shows on its page where a text is cut, and gives translators its room")
  func page() throws {
    let shop = try shop()
    _ = try shop.run("localize", ".", "--report", "out")
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    let variant = try #require((try long(shop).first?["variants"] as? [String])?.first)
    #expect(shop.read("out/pictures/s.yaml/\(variant).png") != nil)
    let path = "pictures/s.yaml/\(variant.replacing("+", with: "%2B")).png"
    #expect(page.contains("<image href=\"\(path)\""))
    #expect(page.contains("<h2>German (de)</h2>") && page.contains("<code>pay</code> in s.yaml"))
    _ = try shop.run("localize", ".", "--locale", "de", "--export", "de.xliff")
    let out = String(decoding: try #require(shop.read("de.xliff")), as: UTF8.self)
    #expect(out.contains("<note>has room for 10 characters in s.yaml</note>"), "\(out)")
    try write(["heading": "Kurz"], shop)
    _ = try shop.run("localize", ".", "--locale", "de", "--export", "de.xliff")
    let short = String(decoding: try #require(shop.read("de.xliff")), as: UTF8.self)
    #expect(short.contains(/<note>needs \d\d of 268 points in s.yaml<\/note>/))
  }

  // A label in an app's storyboard ended 123 points beyond the edge in German, and neither 'localize' nor
  // 'check' said so.
  @Test(
    "tells of texts that end beyond the screen's edge, but not in the source, nor in what scrolls")
  func outside() throws {
    let shop = try Workshop()
    try shop.write(
      """
      strings: [en.lproj/L.strings, de.lproj/L.strings]
      canvas: { width: 200, height: 200 }
      root:
        subviews:
          lock: { type: label, key: lock, compression: 1000 }
          both: { type: label, key: long, compression: 1000 }
          gone: { type: label, key: lock, compression: 1000, hidden: true }
          strip:
            type: scrollView
            subviews: { chip: { type: label, key: lock } }
      constraints:
        - "H:|-64-[lock]"
        - "H:|-64-[both]"
        - "H:|-64-[gone]"
        - "V:|[lock][both][gone][strip(40)]"
        - "H:|[strip]|"
        - "H:|-100-[chip]|"
        - "V:|[chip]|"
      variants: { axes: { textSize: [large, xxLarge] } }
      """, to: "s.yaml")
    let long = "A text that is longer than the screen in any language"
    try shop.write("\"lock\" = \"Lock\"; \"long\" = \"\(long)\";", to: "en.lproj/L.strings")
    try shop.write(
      "\"lock\" = \"Bildschirmsperre einschalten\"; \"long\" = \"Lang: \(long)\";",
      to: "de.lproj/L.strings")
    let run = try shop.run("localize", ".", "--locale", "de", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    let outside = try #require(report?["outside"] as? [[String: Any]])
    #expect(outside.compactMap { $0["view"] as? String } == ["lock"], "\(run.text)")
    #expect(outside.first?["key"] as? String == "lock" && run.status == 1)
    let text = try shop.run("localize", ".", "--locale", "de").text
    #expect(text.contains("  off the screen (1)\n"))
    #expect(text.contains(/'Bildschirmsperre einschalten' ends \d+ points beyond the edge/))
  }

  // Six pictures had the names of six languages, and all were Arabic.
  @Test("--locale beside an axis of languages makes one picture, under its own name")
  func locale() throws {
    let shop = try shop()
    let scene = String(decoding: try #require(shop.read("s.yaml")), as: UTF8.self)
    try shop.write(
      scene.replacing("textSize: [large, xLarge]", with: "locale: [en, de]"), to: "s.yaml")
    _ = try shop.run(
      "render", "s.yaml", "--all-variants", "--locale", "de", "-o", "out/{variant}.png")
    #expect(shop.read("out/de.png") != nil && shop.read("out/de+dark.png") != nil)
    #expect(shop.names.filter { $0.hasSuffix(".png") }.count == 2, "\(shop.names)")
  }
}
