package import Rendering

/// The response to a request.
package struct HTTPResponse: Equatable, Sendable {
  /// The HTTP status.
  package var status: Int
  /// The type of the body: `application/json`.
  package var type: String
  /// The body.
  package var body: [UInt8]
  /// Whether events follow for as long as the connection lasts.
  package var isStream = false
  /// Whether no further requests are read from the connection.
  package var closes = false

  /// Makes a response from its parts.
  package init(_ status: Int, type: String, _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// Returns a JSON response.
  package static func json(_ value: JSON, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", Array(value.text.utf8))
  }

  /// Returns a refusal with a clause.
  package static func refusal(_ status: Int, _ words: String) -> HTTPResponse {
    json(.object(["error": .string(words)]), status: status)
  }

  /// The bytes as sent, header first.
  package var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")", "Content-Type: \(type)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: DENY",
      "Content-Security-Policy: \(Self.policy)",
    ]
    if !isStream { lines.append("Content-Length: \(body.count)") }
    lines.append("Connection: \(closes || isStream ? "close" : "keep-alive")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// What a browser may do for the page: run and show what this server sends, and nothing else.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    409: "Conflict", 411: "Length Required", 413: "Content Too Large", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
  ]
}
