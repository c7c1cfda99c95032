import CSystem
import Glibc

/// A connection with a browser: bytes received but not yet read, and bytes waiting to be sent.
struct Connection {
  let descriptor: Int32
  /// The time of the last byte received or sent, in milliseconds.
  var lastMoved: Int
  private(set) var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether it receives events.
  var isStream = false
  /// Whether it ends when everything is sent; anything received meanwhile is dropped.
  var isEnding = false
  private(set) var isOver = false

  init(_ descriptor: Int32, now: Int) { (self.descriptor, lastMoved) = (descriptor, now) }

  /// The number of bytes waiting to be sent.
  var waiting: Int { output.count - sent }

  /// The number of received bytes that don't make a complete request yet.
  var received: Int { input.count }

  /// What to poll for: requests only while no answer is being sent.
  var events: Int16 { Int16(waiting > 0 ? POLLOUT : POLLIN) }

  /// Receives the available bytes.
  mutating func receive(_ chunk: inout [UInt8], now: Int) {
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      lastMoved = now
      if !isEnding, !isStream { input += chunk[..<count] }
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      isOver = true
    }
  }

  /// Returns the next complete request, or nil if there is none.
  mutating func next() throws(HTTPRequest.Refusal) -> HTTPRequest? {
    guard !isEnding, !isStream, waiting == 0, !input.isEmpty else { return nil }
    return try HTTPRequest.take(from: &input)
  }

  /// Adds bytes to send, and sends as many as the other end accepts now.
  mutating func send(_ bytes: [UInt8], now: Int) {
    output += bytes
    flush(now: now)
  }

  /// Sends as many bytes as the other end accepts now.
  mutating func flush(now: Int) {
    while waiting > 0 {
      let count = output.withUnsafeBytes { buffer in
        cs_send(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { isOver = true }
        return
      }
      sent += count
      lastMoved = now
    }
    output.removeAll(keepingCapacity: output.capacity < 1 << 16)
    sent = 0
    if isEnding { cs_end_sending(descriptor) }
  }
}
