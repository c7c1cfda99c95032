/// Cuts what arrives on a stream into messages: a header with `Content-Length`, an empty line, as
/// many bytes.
///
/// What a stranger could send is bounded: a header of more than 4 KB ends the session; a body that is
/// too large is passed over without being kept.
package struct MessageReader: Sendable {
  /// What has been cut off.
  package enum Piece: Equatable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// A body of so many bytes, which nobody reads.
    case tooLarge(Int)
    /// What follows cannot be understood; nothing more comes.
    case broken(String)
  }

  /// The most bytes of a header.
  static let headerLimit = 4_096
  /// The most bytes of a body.
  package static let bodyLimit = 64 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  /// The length of the body that is awaited; nil while a header is.
  private var length: Int?
  /// How many bytes are still to be passed over.
  private var skipping = 0
  private var isBroken = false

  /// Starts in front of a header.
  package init() {}

  /// Takes in bytes that have arrived.
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

  /// The next piece; nil until more has arrived.
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

  /// Reads a header that has arrived whole; what is wrong with it.
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

  /// Where the header's text ends and the body begins: after an empty line.
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

  /// A message with its header.
  package static func framed(_ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
