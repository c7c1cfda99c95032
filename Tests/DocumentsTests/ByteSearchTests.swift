import Documents
import Testing

@Suite("Searching bytes")
struct ByteSearchTests {
  @Test("finds the first place of a word from an offset on")
  func offsets() {
    let bytes = Array("ab abc".utf8)
    #expect(bytes.firstOffset(of: "ab") == 0)
    #expect(bytes.firstOffset(of: "ab", from: 1) == 3)
    #expect(bytes.firstOffset(of: "abc") == 3)
    #expect(bytes.firstOffset(of: "abd") == nil)
    #expect(bytes.firstOffset(of: "c", from: 6) == nil)
    #expect([UInt8]().firstOffset(of: "a") == nil)
  }
}
