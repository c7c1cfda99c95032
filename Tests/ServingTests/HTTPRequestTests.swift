import Serving
import Testing

/// Requests given as bytes.
@Suite("HTTP requests")
struct HTTPRequestTests {
  private func take(_ text: String) throws -> (request: HTTPRequest?, rest: Int) {
    var bytes = Array(text.utf8)
    let request = try HTTPRequest.take(from: &bytes)
    return (request, bytes.count)
  }

  @Test("A request is read with its query and its body")
  func whole() throws {
    let text =
      "POST /api/x%20y?a=1&b=c%2Fd+e HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabcGET"
    let (request, rest) = try take(text)
    #expect(request?.path == "/api/x y")
    #expect(request?.query == ["a": "1", "b": "c/d e"])
    #expect(request?.headers["host"] == "h")
    #expect(request?.body == Array("abc".utf8))
    #expect(rest == 3)
  }

  @Test(
    "An incomplete request is waited for",
    arguments: ["GET / HT", "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabc"])
  func partial(_ text: String) throws { #expect(try take(text).request == nil) }

  @Test(
    "A request that no browser sends is refused",
    arguments: [
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 1073741824\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\n\r\n", 411), ("GET http://other/ HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n folded: 1\r\n\r\n", 400), ("GET /%zz HTTP/1.1\r\n\r\n", 400),
      ("GET /%00 HTTP/1.1\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ])
  func refused(_ text: String, _ status: Int) throws {
    let refusal = try #require(HTTPRequest.Refusal(rawValue: status))
    #expect(refusal.words.contains(" ") && !refusal.words.contains("\(refusal)"))
    #expect(throws: refusal) { try take(text) }
  }

  @Test("An endless header is refused before it fills the memory")
  func endless() {
    let text = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: HTTPRequest.largestHead)
    #expect(throws: HTTPRequest.Refusal.headTooLarge) { try take(text) }
  }
}
