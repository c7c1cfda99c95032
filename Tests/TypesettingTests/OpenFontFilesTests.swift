import Geometry
import Synchronization
import Testing
import Typesetting

@Suite("Open font files") struct OpenFontFilesTests {
  /// Texts that together need every family, a box for a missing glyph, and metrics.
  private static let texts = [
    "Label", "naïve… €", "Русский", "العربية", "עברית", "ไทย", "हिन्दी", "简体", "日本語の", "한국어",
    "😀👍🏽👨‍👩‍👧🇩🇪", "a\u{10FFFD}b", "①☆→",
  ]

  @Test("No text needs another file when all files of a set have been opened")
  func allFiles() throws {
    let library = try FontLibrary()
    library.openFiles()
    #expect(OpenFontFiles.count >= library.faces.count)
    // Another set of the same files holds what its layouts open: nothing that is not held
    // already.
    let opened = Mutex(0)
    try OpenFontFiles.$whenHolding.withValue({ opened.withLock { $0 += 1 } }) {
      let typesetter = Typesetter(library: try FontLibrary())
      for weight in stride(from: 100, through: 900, by: 100) {
        for italic in [false, true] {
          for text in Self.texts {
            var font = FontDescriptor()
            (font.weight, font.italic) = (weight, italic)
            var paragraph = Paragraph(runs: [TextRun(text, font: font)])
            paragraph.language = weight < 500 ? "ja" : "ar"
            _ = typesetter.measure(paragraph, width: 30)
          }
        }
      }
    }
    #expect(opened.withLock(\.self) == 0)
  }

  @Test("A set that threads share opens all files only when texts have needed some many times")
  func sharing() throws {
    let library = try FontLibrary()
    library.share()
    let typesetter = Typesetter(library: library)
    for size in 1...2 * FontLibrary.fewTurns {
      _ = typesetter.measure(Paragraph("Label \(size)"), width: nil)
    }
    #expect(!library.filesAreOpen)
    for number in 0...FontLibrary.fewTurns {
      _ = typesetter.measure(Paragraph("简体 \(number)"), width: nil)
    }
    #expect(library.filesAreOpen)
    #expect(OpenFontFiles.count >= library.faces.count)
  }

  @Test("Opened files change no measurement")
  func measures() throws {
    let (open, usual) = (try FontLibrary(), try FontLibrary())
    open.openFiles()
    for text in Self.texts {
      let paragraph = Paragraph(text, lines: 2)
      #expect(
        Typesetter(library: open).measure(paragraph, width: 40)
          == Typesetter(library: usual).measure(paragraph, width: 40))
    }
  }
}
