import Foundation
import Geometry
import Testing
import Typesetting

@Suite("Advances") struct AdvanceTests {
  private func width(
    _ text: String, _ font: FontDescriptor, _ metrics: TextMetrics = .apple
  ) throws -> Double {
    let library = metrics == .apple ? try Fixture.library : try FontLibrary(metrics: metrics)
    return Typesetter(library: library).measure(Paragraph(text, font: font), width: nil).size.width
  }

  // swift-snapshot-testing's testTraitsWithView: one label at the twelve text sizes, drawn by iOS 13.
  @Test("A title at each text size is as wide as Apple's, within a hundredth")
  func titlesAtTextSizes() throws {
    let widths = [
      188.67, 196, 203.33, 210.67, 225.67, 240.33, 255, 284, 320.67, 356.67, 392.67, 428.33,
    ]
    for (size, width) in zip(ContentSizeCategory.allCases, widths) {
      let ours = try self.width("What's the point?", .style(.title1, category: size))
      #expect(abs(ours - width) < 0.01 * width, "\(size)")
    }
    #expect(ContentSizeCategory.allCases.count == widths.count)
  }

  @Test(
    "Titles are as wide as Xcode recorded them",
    arguments: [
      ("Large Title", 34.0, 153.5), ("Title 1", 28, 71.5), ("Title 2", 22, 59.5),
      ("Title 3", 20, 55), ("Label", 17, 42),
    ])
  func titles(text: String, size: Double, recorded: Double) throws {
    #expect(abs(try width(text, .system(size)) - recorded) < 1)
  }

  // 27 launch screens of BrightcoveOS/ios-player-samples; COVIDSafe and Scandit for 34 points.
  @Test(
    "Bold titles are as wide as Xcode recorded them",
    arguments: [
      ("SubtitleRendering", 30.0, 254.0), ("BasicIMAPlayer", 30, 220), ("DVRLive", 30, 118.33),
      ("Settings", 34, 133.5), ("Contacts", 34, 145), ("BLE logs", 34, 135),
    ])
  func boldTitles(text: String, size: Double, recorded: Double) throws {
    #expect(abs(try width(text, .system(size, weight: 700)) - recorded) < 1)
  }

  @Test(
    "Emoji are as wide as Xcode recorded them, 5 points more than their font size",
    arguments: [("👍", 11.0, 16.0), ("😀", 18, 24), ("😬", 38, 43), ("🌮", 45, 50)])
  func emoji(text: String, size: Double, recorded: Double) throws {
    #expect(abs(try width(text, .system(size)) - recorded) <= 1)
    #expect(abs(try width(text + text, .system(size)) - 2 * (size + 5)) < 0.1)
    // An emoji family of several characters is one picture.
    #expect(abs(try width("👨‍👩‍👧", .system(size)) - (size + 5)) < 0.1)
  }

  @Test(
    "A bullet is as wide as Xcode recorded it",
    arguments: [(13.0, 6.5), (14, 6.5), (17, 8.5)])
  func bullet(size: Double, recorded: Double) throws {
    #expect(abs(try width("•", .system(size)) - recorded) < 1)
  }

  // skyon-archive/semomun_iOS; Gongmanse/gongmanse_ios_bak.
  @Test(
    "Hangul is as wide as Xcode recorded it",
    arguments: [("닉네임", 16.0, 41.67), ("전화번호", 16, 55.67), ("동아리", 15, 39)])
  func hangul(text: String, size: Double, recorded: Double) throws {
    #expect(abs(try width(text, .system(size)) - recorded) < 0.34)
  }

  // hpb-project/hpb-wallet-ios; ryuta46/raccoonwallet-ios. Xcode rounds widths up to half a point.
  @Test(
    "Han characters and kana are as wide as Xcode recorded them",
    arguments: [
      ("支持", 12.0, 25.0), ("转移次数", 12, 49.5), ("扫码领取红包", 12, 74), ("金額", 13, 27),
      ("收款方", 14, 43), ("订单类型", 14, 57.5), ("密码保险箱保存", 14, 100),
      ("通常のメッセージ", 14, 114.33), ("在安全环境下使用", 15, 123), ("确认支付", 16, 65.5),
      ("送信先", 17, 52), ("ウォレットがないみたい", 17, 191), ("王者战车", 20, 82),
      ("发现", 23, 47),
    ])
  func ideographs(text: String, size: Double, recorded: Double) throws {
    let ours = (try width(text, .system(size)) * 2).rounded(.up) / 2
    #expect(abs(ours - recorded) < 0.51)
  }

  @Test("Text in Inter's own metrics, or in Inter by name, is as wide as Inter")
  func inter() throws {
    let title = FontDescriptor.system(34)
    #expect(try width("Large Title", title, .inter) > 165)
    #expect(try width("Large Title", FontDescriptor(family: "Inter", size: 34)) > 165)
  }

  @Test("An accented letter is as wide as the letter, and a mark adds nothing")
  func accents() throws {
    let font = FontDescriptor.system(17)
    let plain = try width("reel", font)
    #expect(try width("réél", font) == plain)
    #expect(try width("re\u{301}el", font) == plain)
    #expect(try width("q\u{301}", font) == width("q", font))
  }

  @Test("A hyphen and a bracket do not become an arrow")
  func contextualAlternates() throws {
    let font = FontDescriptor.system(17)
    let apart = try width("-", font) + width(">", font)
    #expect(abs(try width("->", font) - apart) < 1)
  }

  @Test("Text is broken, measured and cut by the same advances")
  func agreement() throws {
    let typesetter = try Fixture.typesetter()
    let font = FontDescriptor.system(34)
    for text in ["Large Title", "Wide Avenue To You", "Grüße aus Köln"] {
      let natural = try width(text, font)
      let paragraph = Paragraph(text, font: font, lines: 0)
      #expect(typesetter.measure(paragraph, width: natural).lineCount == 1)
      #expect(typesetter.measure(paragraph, width: natural - 0.1).lineCount == 2)
      let cut = typesetter.measure(Paragraph(text, font: font), width: natural - 0.1)
      #expect(cut.isTruncated && cut.size.width < natural)
    }
  }

  @Test("The C table matches the data")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n")
    }
    var rows: [String: [Int]] = [:]
    for line in try lines("Scripts/system-advances.csv") where !line.hasPrefix("# ") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count >= 5, let value = Double(fields[fields.count - 2]) else { continue }
      let isLetter = fields[0] == "deviation"
      // A comma is in quotes, and so is a quotation mark, doubled.
      let quoted = line.contains("\",\"") ? "," : line.contains("\"\"\"\"") ? "\"" : nil
      let letter = quoted.map { Character($0) } ?? fields[1].first
      let point = String(letter?.unicodeScalars.first?.value ?? 0, radix: 16)
      let key = isLetter ? "U+\(point)" : "\(fields[0])"
      rows[key, default: []].append(Int((value * 10_000).rounded()))
    }
    let kinds = ["factor", "offset", "display", "tracking"]
    var found = 0
    for line in try lines("Sources/Core/CAdvances/table.h") {
      guard let open = line.firstIndex(of: "{"), let close = line.lastIndex(of: "}") else {
        continue
      }
      let numbers = line[line.index(after: open)..<close].split(separator: ",")
        .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      let key: String
      if let mark = line.range(of: "// U+") {
        key = "U+\(String(Int(line[mark.upperBound...], radix: 16) ?? 0, radix: 16))"
      } else if let kind = kinds.first(where: { line.contains(" \($0)s[") }) {
        key = kind
      } else {
        continue
      }
      found += 1
      #expect(rows[key] == numbers, "\(key)")
    }
    #expect(found == rows.count && found > 60)
  }
}
