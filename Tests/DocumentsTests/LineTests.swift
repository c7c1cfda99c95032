import Documents
import Testing

@Suite("Lines")
struct LineTests {
  private func read(_ text: String) throws -> (YAMLDocument, SourceFile) {
    let source = SourceFile(path: "scene.yaml", bytes: Array(text.utf8))
    return (try #require(DocumentReader.read(Reporter(source))), source)
  }

  @Test(
    "NEL, U+2028 and U+2029 do not end a line and stay in text, as in JSON and YAML 1.2",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{85}\u{2029}\u{E000}"])
  func separators(_ separator: String) throws {
    let text = """
      a: "1\(separator)2" # about\(separator)a
      plain: 3\(separator)4
      face: "\(separator)\\uD83D\\uDE00"
      last: 5
      """
    let (document, source) = try read(text)
    let entries = Array(document.entries(of: document.root))
    #expect(entries.map { document.place(of: $0.key).line } == [1, 2, 3, 4])
    let values = entries.map { Array(document.text(of: $0.value).unicodeScalars) }
    #expect(values[0] == Array("1\(separator)2".unicodeScalars))
    #expect(values[1] == Array("3\(separator)4".unicodeScalars))
    #expect(values[2] == Array("\(separator)😀".unicodeScalars))
    #expect(source.line(4) == "last: 5")
    #expect(document.place(of: entries[3].value).column == 7)
  }

  @Test(
    "A carriage return ends a line, also together with a line feed",
    arguments: ["\r", "\r\n"])
  func returns(_ end: String) throws {
    let text = ["a: 1", "b: \"\\uD83D\\uDE00\"", "c: 3"].joined(separator: end)
    let (document, source) = try read(text)
    let entries = Array(document.entries(of: document.root))
    #expect(entries.map { document.place(of: $0.key).line } == [1, 2, 3])
    #expect((1...4).map(source.line) == ["a: 1", "b: \"\\uD83D\\uDE00\"", "c: 3", ""])
    let offset = text.utf8.count - 1
    #expect(source.place(ofByte: offset) == Place(line: 3, column: 4))
    #expect(source.place(ofByte: 0) == Place(line: 1, column: 1))
  }

  @Test("Characters not allowed in YAML are reported in the right place after separators")
  func control() {
    let source = SourceFile(path: "s.yaml", bytes: Array("a: \u{85}\u{85}x\nb: y\u{1}\n".utf8))
    let reporter = Reporter(source)
    #expect(DocumentReader.read(reporter) == nil)
    #expect(reporter.sorted.first?.place == Place(line: 2, column: 5))
  }
}
