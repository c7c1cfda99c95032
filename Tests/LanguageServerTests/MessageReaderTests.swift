import LanguageServer
import Testing

@Suite("Messages on a stream")
struct MessageReaderTests {
  private func pieces(_ texts: String...) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var found: [MessageReader.Piece] = []
    for text in texts {
      reader.append(Array(text.utf8))
      while let piece = reader.next() { found.append(piece) }
    }
    return found
  }

  @Test("Messages are separated however the stream is split")
  func cuts() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\ncontent-length:3\n\n[1]"
    let whole = pieces(stream)
    #expect(whole == [.body(Array("{}".utf8)), .body(Array("[1]".utf8))])
    var reader = MessageReader()
    var found: [MessageReader.Piece] = []
    for byte in stream.utf8 {
      reader.append([byte])
      while let piece = reader.next() { found.append(piece) }
    }
    #expect(found == whole)
  }

  @Test("A body of a gigabyte is skipped without being kept")
  func gigabyte() {
    var reader = MessageReader()
    reader.append(Array("Content-Length: 1073741824\r\n\r\n".utf8))
    #expect(reader.next() == .tooLarge(1_073_741_824))
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<1_024 {
      reader.append(chunk)
      #expect(reader.next() == nil)
    }
    reader.append(MessageReader.framed("{}"))
    #expect(reader.next() == .body(Array("{}".utf8)))
  }

  @Test("A header without an end, without a length or with an invalid one ends the conversation")
  func headers() {
    #expect(
      pieces(String(repeating: "x: y\r\n", count: 1_000)) == [.broken("the header has no end")])
    #expect(pieces("a: b\r\n\r\n{}") == [.broken("the header lacks Content-Length")])
    for length in ["-1", "+1", "1e3", "99999999999999999999", ""] {
      #expect(
        pieces("Content-Length: \(length)\r\n\r\n{}") == [.broken("Content-Length is not a length")]
      )
    }
  }
}
