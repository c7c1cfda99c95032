import Foundation
import Testing

/// Input that would crash or stall a program that trusts it.
@Suite("Hostile input")
struct HostileInputTests {
  private func scene(_ view: String, extra: String = "") -> String {
    """
    canvas: { width: 200, height: 100, background: white }
    root:
      subviews:
        it: { \(view), frame: [10, 10, 180, 80] }
    \(extra)
    """
  }

  /// Returns the first bytes of a PNG that claims a size.
  private func png(width: UInt32, height: UInt32) -> Data {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }
    let chunk = Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0]
    let sum = ~chunk.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + chunk + number(sum)
        + number(16) + Array("IDAT".utf8) + [UInt8](repeating: 0, count: 16))
  }

  @Test("in pictures is an error at its place: too many pixels, cut short, without a byte")
  func pictures() throws {
    let workshop = try Workshop()
    try workshop.write(png(width: 60_000, height: 60_000), to: "huge.png")
    try workshop.write(SampleScene.square, to: "square.yaml")
    #expect(try workshop.run("square.yaml", "-o", "whole.png").status == 0)
    let whole = try #require(workshop.read("whole.png"))
    try workshop.write(whole.prefix(whole.count / 2), to: "cut.png")
    try workshop.write(Data(), to: "empty.jpg")
    try workshop.write(Data([0xFF, 0xD8, 0xFF]), to: "begun.jpg")
    let words = [
      "huge.png": "60000 x 60000", "cut.png": "is not an image", "empty.jpg": "is empty",
      "begun.jpg": "is not an image",
    ]
    for (file, clause) in words.sorted(by: { $0.key < $1.key }) {
      try workshop.write(scene("type: imageView, source: \(file)"), to: "scene.yaml")
      let run = try workshop.run("scene.yaml", "-o", "out.png")
      #expect(run.status == 2, "\(file)")
      #expect(run.words.hasPrefix("scene.yaml:4:"), "\(run.words)")
      #expect(run.words.contains(clause), "\(run.words)")
      #expect(workshop.read("out.png") == nil)
    }
  }

  @Test("in a folder of fonts is skipped, and reported by `fonts check`")
  func fonts() throws {
    let workshop = try Workshop()
    try workshop.write("no font at all", to: "fonts/broken.ttf")
    try workshop.write(scene("type: label, text: Hello"), to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "-o", "out.png", "--font-path", "fonts")
    #expect(run.status == 0, "\(run.words)")
    #expect(!run.words.contains("Fontconfig"), "\(run.words)")
    let check = try workshop.run("fonts", "check", "--font-path", "fonts")
    #expect(check.status == 2)
    #expect(check.words.contains("fonts/broken.ttf: error: is not a font"), "\(check.words)")
  }

  @Test("in texts gives a bounded picture: 5 MB of letters, 100,000 emoji")
  func texts() throws {
    let workshop = try Workshop()
    let letters = String(repeating: "lorem ipsum dolor sit amet ", count: 200_000)
    let emoji = String(repeating: "👩🏽‍🚀", count: 100_000)
    for text in [letters, emoji] {
      for lines in [0, 1] {
        try workshop.write(
          scene("type: label, lines: \(lines), verbatim: \"\(text)\""), to: "scene.yaml")
        let run = try workshop.run("scene.yaml", "-o", "out.png")
        #expect(run.status == 0, "\(run.words.prefix(400))")
      }
    }
  }

  @Test("in a blur is an error at its place, or a bounded shadow at the largest radius")
  func blur() throws {
    let workshop = try Workshop()
    try workshop.write(scene("background: white, shadow: { radius: 1e9 }"), to: "scene.yaml")
    let wrong = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(wrong.status == 2)
    #expect(wrong.words.hasPrefix("scene.yaml:4:"), "\(wrong.words)")
    try workshop.write(scene("background: white, shadow: { radius: 1000 }"), to: "scene.yaml")
    #expect(try workshop.run("scene.yaml", "-o", "out.png").status == 0)
  }

  @Test("with a font family that nobody has is set in the system font, and says so")
  func family() throws {
    let workshop = try Workshop()
    try workshop.write(scene("type: label, text: Hello, font: { family: Intre }"), to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(run.status == 0)
    #expect(
      run.words.contains("warning: there is no font family 'Intre'; 'it' is set in the system font")
    )
    #expect(run.words.contains("hint: did you mean 'Inter'?"))
    let blocks = try workshop.run("scene.yaml", "-o", "out.png", "--text", "blocks")
    #expect(blocks.status == 0 && blocks.words.isEmpty)
    // Ramotion/folding-cell: the app has the font, whose letters are a tenth wider.
    try workshop.write(
      scene("type: label, text: Hello, font: { family: Open Sans }"), to: "scene.yaml")
    let replaced = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(replaced.words.contains("warning: there is no font family 'Open Sans'"))
    #expect(replaced.words.contains("hint: '--font-path DIR' adds the fonts of a folder"))
  }

  @Test("with a character that no font has is reported with its view, and drawn as a box")
  func missingGlyph() throws {
    let workshop = try Workshop()
    try workshop.write(scene("type: label, verbatim: \"a\u{1F16F}\u{10FFFD}\""), to: "scene.yaml")
    let run = try workshop.run("layout", "scene.yaml", "--format", "json")
    #expect(run.status == 0)
    #expect(run.text.contains(#""code": "missingGlyph""#) || run.text.contains("missingGlyph"))
    #expect(run.text.contains("U+10FFFD"), "\(run.text)")
  }
}
