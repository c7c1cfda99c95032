import Documents
import Testing

/// Lines of any length, such as a scene that is minified JSON (SerenityOS#21044, caja#915).
@Suite("Source line")
struct SourceLineTests {
  private static let long = (0..<900).map { "\"v\($0)é\": [世, 🙂] " }.joined()

  private static func file(_ line: String) -> SourceFile {
    SourceFile(path: "a.json", bytes: Array("first\n\(line)\r\nlast".utf8))
  }

  @Test("Any stretch of a long line is that of its scalars", arguments: [long, "short é", ""])
  func stretches(_ text: String) {
    let file = Self.file(text)
    let (line, scalars) = (SourceLine(2, of: file), Array(text.unicodeScalars))
    #expect(line.count == scalars.count)
    for start in stride(from: 0, through: scalars.count + 50, by: 37) {
      let wanted = Array(scalars.dropFirst(start).prefix(61))
      #expect(line.scalars(start..<start + 61) == wanted, "from \(start)")
    }
    #expect(SourceLine(9, of: file).count == 0 && SourceLine(9, of: file).scalars(0..<4).isEmpty)
  }

  @Test("The column of a byte is the number of scalars before it")
  func columns() {
    let file = Self.file(Self.long)
    var offset = 6
    for (index, scalar) in Self.long.unicodeScalars.enumerated() {
      if index % 113 == 0 {
        #expect(file.place(ofByte: offset) == Place(line: 2, column: index + 1))
      }
      offset += UTF8.width(scalar)
    }
  }

  @Test("The caret of a far column is shown within a window of its line")
  func window() {
    let place = Place(line: 2, column: 9_000, length: 4)
    let excerpt = Excerpt(of: Self.file(Self.long), at: place)
    let whole = Excerpt(line: Self.long, place: place)
    #expect(excerpt.text == whole.text && excerpt.carets == whole.carets && excerpt == whole)
    #expect(excerpt.text.unicodeScalars.count == 126 && excerpt.showsPlace)
  }
}
