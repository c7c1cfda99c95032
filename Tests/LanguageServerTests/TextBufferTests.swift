import Documents
import LanguageServer
import Testing

@Suite("Positions in texts")
struct TextBufferTests {
  private let buffer = TextBuffer("a: \"😀é\"\r\nسلام: b\rc")

  @Test("Columns count UTF-16 units, in which an emoji takes two")
  func units() {
    let emoji = buffer.offset(of: TextPosition(line: 0, character: 4))
    #expect(buffer.text(emoji..<emoji + 4) == "😀")
    #expect(buffer.position(ofByte: emoji + 4) == TextPosition(line: 0, character: 6))
    #expect(buffer.position(ofByte: emoji + 6) == TextPosition(line: 0, character: 7))
  }

  @Test("A position inside a surrogate pair is the start of its character")
  func surrogates() {
    #expect(buffer.offset(of: TextPosition(line: 0, character: 5)) == 4)
  }

  @Test("Lines end with a line feed, a carriage return or both, and Arabic letters take one unit")
  func lines() {
    #expect(buffer.lineStarts.count == 3)
    let value = buffer.offset(of: TextPosition(line: 1, character: 6))
    #expect(buffer.text(value..<value + 1) == "b")
  }

  @Test("A position beyond a line is its end; one beyond the last line is the end of the text")
  func beyond() {
    #expect(buffer.offset(of: TextPosition(line: 1, character: 99)) == buffer.bytes.count - 2)
    #expect(buffer.offset(of: TextPosition(line: 9, character: 0)) == buffer.bytes.count)
  }

  @Test("A diagnostic's place, which counts scalars, becomes a range of UTF-16 units")
  func places() {
    let range = buffer.range(buffer.bytes(of: Place(line: 1, column: 6, length: 1)))
    #expect(range.start == TextPosition(line: 0, character: 6))
    #expect(range.end == TextPosition(line: 0, character: 7))
  }

  @Test("A file's name in a URI is decoded and encoded")
  func uris() {
    let uri = "file:///tmp/a%20b/%C3%A9.yaml"
    #expect(DocumentURI.path(of: uri) == "/tmp/a b/é.yaml")
    #expect(DocumentURI.uri(ofPath: "/tmp/a b/é.yaml") == uri)
    #expect(DocumentURI.path(of: "untitled:1") == nil)
  }
}
