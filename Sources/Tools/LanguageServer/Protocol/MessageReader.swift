/// Splits a stream into messages: a header with `Content-Length`, an empty line, and that many
/// bytes.
///
/// What a stranger could send is bounded: a header of more than 4 KB ends the session, and a body
/// that is too large is skipped without being kept.
package struct MessageReader: Sendable {
  /// A piece of the stream.
  package enum Piece: Equatable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// A body with this number of bytes, which is skipped.
    case tooLarge(Int)
    /// The rest of the stream cannot be understood; no more pieces follow.
    case broken(String)
  }

  /// The maximum number of bytes in a header.
  static let headerLimit = 4_096
  /// The maximum number of bytes in a body.
  package static let bodyLimit = 64 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  /// The length of the expected body; nil while a header is expected.
  private var length: Int?
  /// The number of bytes still to skip.
  private var skipping = 0
  private var isBroken = false

  /// Starts before a header.
  package init() {}

  /// Adds bytes that have arrived.
  package mutating func append(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    let skipped = min(skipping, bytes.count)
    skipping -= skipped
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes[skipped...]
  }

  /// Returns the next piece, or nil until more bytes have arrived.
  package mutating func next() -> Piece? {
    guard !isBroken else { return nil }
    if length == nil {
      if let fault = readHeader() {
        isBroken = true
        buffer = []
        return .broken(fault)
      }
    }
    guard let length else { return nil }
    if length > Self.bodyLimit {
      self.length = nil
      let here = min(length, buffer.count - start)
      start += here
      skipping = length - here
      return .tooLarge(length)
    }
    guard buffer.count - start >= length else { return nil }
    self.length = nil
    defer { start += length }
    return .body(Array(buffer[start..<start + length]))
  }

  /// Reads a complete header. Returns what is wrong with it, if anything.
  private mutating func readHeader() -> String? {
    guard let end = endOfHeader() else {
      return buffer.count - start > Self.headerLimit ? "the header has no end" : nil
    }
    guard end.text - start <= Self.headerLimit else { return "the header is too long" }
    let header = String(decoding: buffer[start..<end.text], as: UTF8.self)
    start = end.body
    for line in header.split(whereSeparator: { $0 == "\r\n" || $0 == "\n" }) {
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].lowercased() == "content-length"
      else { continue }
      let digits = line[line.index(after: colon)...].filter { !$0.isWhitespace }
      guard let count = Int(digits), count >= 0, digits.utf8.allSatisfy({ $0 != 0x2B }) else {
        return "Content-Length is not a length"
      }
      length = count
    }
    return length == nil ? "the header lacks Content-Length" : nil
  }

  /// Returns where the header's text ends and the body begins, after an empty line.
  private func endOfHeader() -> (text: Int, body: Int)? {
    var index = start
    let limit = min(buffer.count, start + Self.headerLimit + 4)
    while index < limit {
      if buffer[index] == 0x0A {
        if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// Returns a message with its header.
  package static func framed(_ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
