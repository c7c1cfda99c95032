package import Rendering

/// A message from an editor, in JSON-RPC 2.0.
package enum RemoteMessage: Equatable, Sendable {
  /// A request, which expects an answer.
  case request(id: JSON, method: String, params: JSON)
  /// A notification.
  case notification(method: String, params: JSON)
  /// An answer to a request of the server.
  case response(id: JSON)

  /// Reads a message. Returns nil if the JSON isn't one.
  package init?(_ json: JSON) {
    let id = json["id"]
    guard let method = json["method"]?.string else {
      guard let id, json["result"] != nil || json["error"] != nil else { return nil }
      self = .response(id: id)
      return
    }
    let params = json["params"] ?? .null
    guard let id else {
      self = .notification(method: method, params: params)
      return
    }
    self = .request(id: id, method: method, params: params)
  }
}

/// Why a request has no result.
package struct RequestFailure: Error, Equatable, Sendable {
  /// The error codes of JSON-RPC and of the protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  /// The error code.
  package let code: Code
  /// A clause for people.
  package let message: String

  /// Makes a failure.
  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// Messages that the server sends.
package enum Reply {
  /// Returns the answer to a request.
  package static func result(_ id: JSON, _ result: JSON) -> JSON {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  /// Returns the error response to a request.
  package static func failure(_ id: JSON, _ failure: RequestFailure) -> JSON {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object([
        "code": .int(failure.code.rawValue), "message": .string(failure.message),
      ]),
    ])
  }

  /// Returns a notification for the editor.
  package static func notification(_ method: String, _ params: JSON) -> JSON {
    .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }
}
