import Foundation
import Testing

@Suite("Identical input")
struct SamenessTests {
  private static let card = """
    title: Card
    canvas: { width: 220, height: 150, background: white, locale: ar }
    strings: { ar: { Continue: تابع } }
    root:
      subviews:
        card: { background: systemGray6, cornerRadius: 16, shadow: { opacity: 0.3, radius: 8 } }
        title: { type: label, verbatim: "Card مرحبا 漢字 🎉", font: { style: title2 } }
        toggle: { type: switch, isOn: true }
        button: { type: button, text: Continue, style: filled }
    constraints:
      - "H:|-20-[card]-20-|"
      - "V:|-20-[card]-20-|"
      - { format: "V:|-32-[title]-8-[toggle]-8-[button]", options: [alignAllLeading] }
      - title.leading == card.leading + 12
    """

  /// Returns the bytes of the card under an environment, in one of the three formats.
  private func bytes(
    _ format: String, in workshop: Workshop, _ environment: [String: String]
  ) throws -> Data {
    let run = try workshop.run("card.yaml", "-o", "card.\(format)", environment: environment)
    #expect(run.status == 0 && run.words.isEmpty, "\(run.words)")
    return try #require(workshop.read("card.\(format)"))
  }

  @Test(
    "gives the same bytes with a cold and a warm font cache, in every language, home and time zone",
    arguments: ["png", "pdf", "svg"])
  func environments(format: String) throws {
    let workshop = try Workshop()
    try workshop.write(Self.card, to: "card.yaml")
    let home = workshop.folder.path
    let cold = ["XDG_CACHE_HOME": home + "/cache", "HOME": home]
    let first = try bytes(format, in: workshop, cold)
    #expect(try bytes(format, in: workshop, cold) == first)
    let others = [
      ["LANG": "ja_JP.UTF-8", "LANGUAGE": "ja", "PANGO_LANGUAGE": "ja", "TZ": "Asia/Tokyo"],
      ["LANG": "C", "LC_ALL": "C", "TZ": "America/St_Johns", "HOME": "/nonexistent"],
      ["LC_NUMERIC": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "FONTCONFIG_FILE": "/nonexistent"],
    ]
    for environment in others {
      #expect(try bytes(format, in: workshop, environment) == first, "\(environment)")
    }
  }

  @Test("writes numbers with points where the machine's language has commas")
  func commas() throws {
    let workshop = try Workshop()
    let maker = Process()
    maker.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
    maker.arguments = [
      "--quiet", "-i", "de_DE", "-f", "UTF-8", workshop.folder.path + "/de_DE.UTF-8",
    ]
    // A machine without locale sources can't have such a locale either.
    guard (try? maker.run()) != nil else { return }
    maker.waitUntilExit()
    guard workshop.read("de_DE.UTF-8/LC_NUMERIC") != nil else { return }
    let german = [
      "LOCPATH": workshop.folder.path, "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8",
    ]
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' width='20.5' height='20.5'>
        <path d='M1.5 1.5 L10.25 18.75 L19.5 2.5 Z' opacity='0.5' stroke='red' stroke-width='0.75'/>
      </svg>
      """
    try workshop.write(drawing, to: "drawing.svg")
    let picture = "{ type: image, source: drawing.svg, frame: [1.5, 2.25, 20.5, 20.5] }"
    let card = Self.card.replacing("subviews:", with: "subviews:\n    drawing: \(picture)")
    try workshop.write(card, to: "card.yaml")
    for format in ["png", "pdf", "svg"] {
      #expect(try bytes(format, in: workshop, german) == bytes(format, in: workshop, [:]))
    }
    let layout = ["layout", "card.yaml", "--format", "json"]
    let plain = try ProgramRun.run(layout, in: workshop.folder)
    #expect(try ProgramRun.run(layout, in: workshop.folder, environment: german).text == plain.text)
    #expect(plain.text.contains("[1.5, 2.25, 20.5, 20.5]"))
  }

  @Test("gives the same pictures on one, two and eight threads")
  func threads() throws {
    let workshop = try Workshop()
    for index in 0..<12 {
      let text = Self.card.replacing("Continue", with: "Continue \(index)")
      try workshop.write(text, to: "Scenes/card\(index).yaml")
    }
    for workers in ["1", "2", "8"] {
      let run = try workshop.run("render", "Scenes", "-o", "j\(workers)-{scene}.png", "-j", workers)
      #expect(run.status == 0, "\(run.words)")
    }
    let pictures = workshop.names.filter { $0.hasPrefix("j1-") && $0.hasSuffix(".png") }
    #expect(pictures.count == 12)
    for picture in pictures {
      let alone = try #require(workshop.read(picture))
      for other in ["j2", "j8"] { #expect(workshop.read(other + picture.dropFirst(2)) == alone) }
    }
  }

  @Test("keeps its text as text in a PDF, also from right to left")
  func extractedText() throws {
    guard let tool = Self.pdfToText else {
      print("skipped: pdftotext is not installed (Debian package poppler-utils)")
      return
    }
    let workshop = try Workshop()
    let scene = """
      canvas: { width: 300, height: 200, background: white }
      root:
        subviews:
          latin: { type: label, text: Sign in to continue }
          hebrew: { type: label, verbatim: "שלום עולם" }
          arabic: { type: label, verbatim: "مرحبا" }
          # Lam and alef are one glyph.
          peace: { type: label, verbatim: "السلام عليكم" }
          news: { type: label, verbatim: "خلاصة الأخبار", color: red }
          bars: { type: label, verbatim: HI NIH, font: { family: Axis Bars, weight: 650 } }
      constraints:
        - format: "V:|-10-[latin]-10-[hebrew]-10-[arabic]-10-[peace]-10-[news]-10-[bars]"
          options: [alignAllLeading]
        - latin.leading == root.margins.leading
      """
    try workshop.write(scene, to: "page.yaml")
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fonts").path
    let run = try workshop.run("page.yaml", "-o", "page.pdf", "--font-path", fonts)
    #expect(run.status == 0, "\(run.words)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["page.pdf", "page.txt"]
    process.currentDirectoryURL = workshop.folder
    try process.run()
    process.waitUntilExit()
    let bytes = try #require(workshop.read("page.txt"))
    // Directional marks around right-to-left text are not part of it.
    let text = String(decoding: bytes, as: UTF8.self).filter {
      !"\u{202A}\u{202B}\u{202C}".contains($0)
    }
    for phrase in [
      "Sign in to continue", "שלום עולם", "مرحبا", "السلام عليكم", "خلاصة الأخبار", "HI NIH",
    ] {
      #expect(text.contains(phrase), "\(text)")
    }
  }

  private static let pdfToText = ["/usr/bin/pdftotext", "/usr/local/bin/pdftotext"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
