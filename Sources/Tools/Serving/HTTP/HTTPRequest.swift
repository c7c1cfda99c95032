/// A request as received, with its target parsed.
package struct HTTPRequest: Equatable, Sendable {
  /// `GET`, `POST` ...
  package var method: String
  /// The path, with percent encoding removed: `/api/scenes`.
  package var path: String
  /// The query's values by name; if a name is repeated, the first value counts.
  package var query: [String: String]
  /// The header's values by lowercase name.
  package var headers: [String: String]
  /// The bytes after the header.
  package var body: [UInt8]

  /// Makes a request from its parts.
  package init(
    _ method: String, _ path: String, query: [String: String] = [:],
    headers: [String: String] = [:], body: [UInt8] = []
  ) {
    (self.method, self.path, self.query) = (method, path, query)
    (self.headers, self.body) = (headers, body)
  }

  /// The maximum number of bytes in a header.
  package static let largestHead = 16 << 10
  /// The maximum number of bytes in a body: scenes written by people are far smaller.
  package static let largestBody = 4 << 20

  /// Why bytes are not an acceptable request, as an HTTP status.
  package enum Refusal: Int, Error, Equatable, Sendable {
    case badRequest = 400, lengthRequired = 411, tooLarge = 413, headTooLarge = 431
    case notImplemented = 501

    /// What is wrong, as a clause, with a way out.
    package var words: String {
      switch self {
      case .badRequest: "this is not a request that a browser sends; open the URL that was printed"
      case .lengthRequired: "the length of the body is missing; state it as 'Content-Length'"
      case .tooLarge:
        "the text is longer than \(HTTPRequest.largestBody >> 20) MB; divide it into files"
      case .headTooLarge:
        "the values are longer than \(HTTPRequest.largestHead >> 10) KB; try shorter ones, or write "
          + "them into the file as an example"
      case .notImplemented: "bodies in pieces are not accepted; send the body whole"
      }
    }
  }

  /// Takes a request from the front of the received bytes. Returns nil if part of it is missing.
  ///
  /// Anything a browser never sends is refused rather than guessed at: chunked bodies, two
  /// lengths, folded or malformed header lines, a target that is not a path.
  package static func take(from bytes: inout [UInt8]) throws(Refusal) -> HTTPRequest? {
    guard let end = end(of: bytes) else {
      if bytes.count > largestHead { throw .headTooLarge }
      return nil
    }
    guard end <= largestHead else { throw .headTooLarge }
    guard let head = String(validating: bytes[..<end], as: UTF8.self) else { throw .badRequest }
    let lines = head.components(separatedBy: "\r\n")
    var request = try first(lines[0])
    for line in lines.dropFirst() { try request.add(line) }
    if request.headers["transfer-encoding"] != nil { throw .notImplemented }
    let count = try request.length()
    guard count <= largestBody else { throw .tooLarge }
    guard bytes.count >= end + 4 + count else { return nil }
    request.body = Array(bytes[(end + 4)..<(end + 4 + count)])
    bytes.removeFirst(end + 4 + count)
    return request
  }

  /// Returns where the empty line begins that ends a header.
  private static func end(of bytes: [UInt8]) -> Int? {
    let last = min(bytes.count, largestHead + 4) - 4
    guard last >= 0 else { return nil }
    return (0...last).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  private static func first(_ line: String) throws(Refusal) -> HTTPRequest {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/"),
      words[0].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { throw .badRequest }
    let sides = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = decoded(sides[0]) else { throw .badRequest }
    var request = HTTPRequest(String(words[0]), path)
    for pair in sides.count > 1 ? sides[1].split(separator: "&") : [] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "")
      else { throw .badRequest }
      if request.query[name] == nil { request.query[name] = value }
    }
    return request
  }

  private mutating func add(_ line: String) throws(Refusal) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
      line[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { throw .badRequest }
    let name = line[..<colon].lowercased()
    let value = String(line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" })
    // With two of these, two readers could see different requests.
    if headers[name] != nil, ["host", "content-length", "origin"].contains(name) {
      throw .badRequest
    }
    headers[name] = value
  }

  private func length() throws(Refusal) -> Int {
    guard let text = headers["content-length"] else {
      if ["GET", "HEAD", "DELETE"].contains(method) { return 0 }
      throw .lengthRequired
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .badRequest }
    guard let count = Int(text) else { throw .tooLarge }
    return count
  }

  /// Returns text with percent encoding removed, or nil if the result is not text.
  private static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2,
          let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}

extension Substring {
  /// Returns the text without characters at both ends that satisfy a test.
  fileprivate func trimming(_ test: (Character) -> Bool) -> Substring {
    var text = drop(while: test)
    while let last = text.last, test(last) { text.removeLast() }
    return text
  }
}

extension String {
  /// Returns the parts between occurrences of a separator, compared by bytes.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
