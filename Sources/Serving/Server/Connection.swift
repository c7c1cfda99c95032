import CSystem
import Glibc

/// One connection of a browser: what has been received and not been read, what waits to be sent.
struct Connection {
  let descriptor: Int32
  /// When something last came or went, in milliseconds.
  var lastMoved: Int
  private(set) var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether events are sent to it.
  var isStream = false
  /// Whether it ends when all is sent; what still comes is dropped.
  var isEnding = false
  private(set) var isOver = false

  init(_ descriptor: Int32, now: Int) { (self.descriptor, lastMoved) = (descriptor, now) }

  /// How many bytes wait to be sent.
  var waiting: Int { output.count - sent }

  /// How many bytes have come that make no whole request yet.
  var received: Int { input.count }

  /// What is waited for: requests only while no answer is under way.
  var events: Int16 { Int16(waiting > 0 ? POLLOUT : POLLIN) }

  /// Receives what is there.
  mutating func receive(_ chunk: inout [UInt8], now: Int) {
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      lastMoved = now
      if !isEnding, !isStream { input += chunk[..<count] }
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      isOver = true
    }
  }

  /// The next whole request; nil while there is none.
  mutating func next() throws(HTTPRequest.Refusal) -> HTTPRequest? {
    guard !isEnding, !isStream, waiting == 0, !input.isEmpty else { return nil }
    return try HTTPRequest.take(from: &input)
  }

  /// Adds to what is sent, and sends as much as the other end takes now.
  mutating func send(_ bytes: [UInt8], now: Int) {
    output += bytes
    flush(now: now)
  }

  /// Sends as much as the other end takes now.
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
