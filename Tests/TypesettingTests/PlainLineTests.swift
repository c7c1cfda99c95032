import Foundation
import Geometry
import Testing
import Typesetting

@Suite("Lines of plain texts") struct PlainLineTests {
  /// A generator that gives the same numbers each time (Knuth's linear congruence).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static func word(_ numbers: inout Numbers) -> String {
    let letters = "aaabcdeeefghiijklmnoopqrrsstttuuvwxyzAVTWY0149"
    let length = Int.random(in: 1...9, using: &numbers)
    var word = String((0..<length).map { _ in letters.randomElement(using: &numbers) ?? "x" })
    // Lines may also begin after some of these, where letters are kerned against them.
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0: word += "-Ty"
    case 1: word += "/Vo"
    case 2: word += "!"
    case 3: word += "."
    default: break
    }
    return word
  }

  private static let gaps = Array(repeating: " ", count: 36) + ["  ", "\n", "\n", " \n"]

  private static func text(_ numbers: inout Numbers) -> String {
    let count = Int.random(in: 2...14, using: &numbers)
    return (1..<count).reduce(into: word(&numbers)) { text, _ in
      text += Self.gaps.randomElement(using: &numbers) ?? " "
      text += word(&numbers)
    }
  }

  @Test("A text is as wide and high as Pango breaks it, often without being shaped again")
  func measures() throws {
    let typesetter = try Fixture.typesetter()
    var numbers = Numbers(state: 42)
    var (broken, spared) = (0, 0)
    for _ in 0..<1_500 {
      let font = FontDescriptor(
        size: Double(Int.random(in: 8...34, using: &numbers)),
        weight: Int.random(in: 1...9, using: &numbers) * 100)
      var paragraph = Paragraph(Self.text(&numbers), font: font, lines: 0)
      paragraph.lines = Bool.random(using: &numbers) ? 0 : 3
      paragraph.pushesOut = Bool.random(using: &numbers)
      paragraph.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
      let natural = typesetter.measure(paragraph, width: nil)
      let width = natural.size.width * Double.random(in: 0.15...1.1, using: &numbers)
      let before = typesetter.counters.layoutsMade
      let measure = typesetter.measure(paragraph, width: width)
      if measure.lineCount > natural.lineCount {
        broken += 1
        if typesetter.counters.layoutsMade == before { spared += 1 }
      }
      // Pango breaks texts with a shape, even if it changes nothing.
      var shaped = paragraph
      shaped.shape = ParagraphShape()
      #expect(typesetter.measure(shaped, width: width) == measure, "\(paragraph) in \(width)")
    }
    #expect(broken > 900)
    // The others have more lines than they may, words too long for a line, breaks after a hyphen.
    #expect(spared * 5 > broken * 2, "\(spared) of \(broken)")
  }

  @Test("No character is kerned against the space before it, in any face")
  func kerning() throws {
    let typesetter = try Fixture.typesetter()
    for weight in stride(from: 100, through: 900, by: 100) {
      for italic in [false, true] {
        let font = FontDescriptor(size: 17, weight: weight, italic: italic)
        func width(_ text: String) -> Double {
          typesetter.measure(Paragraph(text, font: font), width: nil).size.width
        }
        for byte in UInt8(0x21)...0x7E {
          let letter = String(UnicodeScalar(byte))
          #expect(width("a \(letter)") == width("a ") + width(letter), "\(letter) at \(weight)")
        }
      }
    }
  }

  @Test("Long texts, and those in a project's own Inter, are left to Pango")
  func others() throws {
    func layouts(_ text: String, _ library: FontLibrary) -> Int {
      let typesetter = Typesetter(library: library)
      let measure = typesetter.measure(Paragraph(text, lines: 0), width: 120)
      #expect(measure.lineCount > 1)
      return typesetter.counters.layoutsMade
    }
    let text = String(repeating: "one two three ", count: 20) + "four"
    #expect(layouts(text, try Fixture.library) == 1)
    #expect(layouts(String(repeating: text + "\n", count: 20) + "end", try Fixture.library) == 2)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "alrender-inter-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Own.otf").path(),
      withDestinationPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    #expect(layouts(text, try FontLibrary(directories: [folder.path()])) == 2)
  }

  @Test("A last word with hyphens is pushed out as well")
  func hyphens() throws {
    let typesetter = try Fixture.typesetter()
    let line = "Nearly all of it is"
    let width = typesetter.measure(Paragraph(line), width: nil).size.width + 1
    var paragraph = Paragraph(line + " up-to-date", lines: 0)
    paragraph.pushesOut = true
    let measure = typesetter.measure(paragraph, width: width)
    paragraph.shape = ParagraphShape()
    #expect(typesetter.measure(paragraph, width: width) == measure)
    #expect(measure.lineCount == 2 && measure.size.width < width - 5)
  }

  @Test("A text is shaped once, whatever the widths at which it is measured")
  func lines() throws {
    let typesetter = try Fixture.typesetter()
    let paragraph = Paragraph("One two three four five six seven eight nine ten", lines: 0)
    let before = typesetter.counters.layoutsMade
    let counts = [60.0, 90, 120, 150].map { typesetter.measure(paragraph, width: $0).lineCount }
    #expect(counts == counts.sorted(by: >) && Set(counts).count == 4)
    #expect(typesetter.counters.layoutsMade == before + 1)
  }
}
