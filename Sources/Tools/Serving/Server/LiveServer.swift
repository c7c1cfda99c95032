import CSystem
import Glibc

/// Answers a site's requests over HTTP/1.1 on one thread, until a signal ends it.
///
/// Everything that a stranger could make grow is bounded: headers, bodies, connections, bytes
/// waiting to be sent, and the time a connection may be idle.
package final class LiveServer {
  /// The maximum number of connections; a new one closes the one that has been idle longest.
  package static let limit = 256
  /// The maximum number of connections that wait for events.
  static let streams = 32
  /// The time without a byte after which a connection is closed, in milliseconds.
  static let patience = 30_000
  /// The time without an event after which a connection that waits for events gets a comment, in
  /// milliseconds: proxies close what is silent for half a minute or more.
  static let beat = 15_000
  /// The maximum number of bytes of incomplete requests, over all connections.
  static let received = 32 << 20
  /// The maximum number of bytes that may wait for a connection that receives events.
  static let backlog = 1 << 20

  /// The address it listens at.
  package let address: ServerAddress
  private let listener: Int32
  private var connections: [Connection] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Why listening at an address failed, in the system's words.
  package struct Failure: Error { package let message: String }

  /// Starts to listen.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  package init(host: String, port: Int) throws(Failure) {
    var bound: Int32 = 0
    let host = host == "localhost" ? "127.0.0.1" : host
    listener = cs_listen(host, Int32(port), &bound)
    guard listener >= 0 else {
      let code = -listener
      throw Failure(
        message: code == EINVAL
          ? "'\(host)' is not an address" : String(cString: strerror(code)).lowercased())
    }
    address = ServerAddress(host: host, port: Int(bound))
  }

  deinit { if listener >= 0 { close(listener) } }

  /// Serves until SIGINT or SIGTERM.
  package func run(_ site: LiveSite) {
    let signals = cs_signals()
    defer { if signals >= 0 { close(signals) } }
    var lastLook = Self.now - site.interval
    while true {
      let fixed = [listener, signals, site.readable]
      let descriptors = fixed + connections.map(\.descriptor)
      var events = fixed.map { _ in Int16(POLLIN) } + connections.map(\.events)
      // Connections that are idle are closed now and then.
      let patience = connections.isEmpty ? site.interval : min(site.interval, 2_000)
      _ = cs_poll(descriptors, &events, Int32(descriptors.count), Int32(patience))
      if events[1] != 0 { return }
      let now = Self.now
      for index in connections.indices where events[index + fixed.count] != 0 {
        serve(index, events[index + fixed.count], site, now)
      }
      if events[2] != 0 || site.hasNews || now - lastLook >= site.interval {
        lastLook = now
        if let event = site.takeEvent() { tell(event, now) }
      }
      keepAlive(now)
      sweep(now)
      if events[0] != 0 { acceptAll(now) }
    }
  }

  private func serve(_ index: Int, _ events: Int16, _ site: LiveSite, _ now: Int) {
    if events & Int16(POLLOUT) != 0 { connections[index].flush(now: now) }
    if events & ~Int16(POLLOUT) != 0 { connections[index].receive(&chunk, now: now) }
    do throws(HTTPRequest.Refusal) {
      while let request = try connections[index].next() {
        let response = site.respond(to: request)
        connections[index].isEnding = response.closes
        connections[index].isStream = response.isStream
        connections[index].send(
          request.method == "HEAD" ? response.head : response.bytes, now: Self.now)
      }
    } catch {
      var response = HTTPResponse.refusal(error.rawValue, error.words)
      response.closes = true
      connections[index].isEnding = true
      connections[index].send(response.bytes, now: now)
    }
  }

  /// Sends an event to all connections that wait for events.
  private func tell(_ event: String, _ now: Int) {
    for index in connections.indices where connections[index].isStream {
      connections[index].send(Array("data: \(event)\n\n".utf8), now: now)
    }
  }

  /// Sends a comment to connections that have had no event for a while.
  private func keepAlive(_ now: Int) {
    for index in connections.indices
    where connections[index].isStream && connections[index].waiting == 0
      && now - connections[index].lastMoved >= Self.beat
    {
      connections[index].send(Array(":\n\n".utf8), now: now)
    }
  }

  private func acceptAll(_ now: Int) {
    while true {
      let descriptor = cs_accept(listener)
      guard descriptor >= 0 else { return }
      if connections.count >= Self.limit { end(oldest(connections.indices)) }
      connections.append(Connection(descriptor, now: now))
    }
  }

  /// Closes connections that are finished, have been idle for long, or do not accept their
  /// events.
  private func sweep(_ now: Int) {
    for index in connections.indices.reversed() {
      let connection = connections[index]
      let isStill = now - connection.lastMoved > (connection.isEnding ? 2_000 : Self.patience)
      let isLost = connection.isStream ? connection.waiting > Self.backlog : isStill
      if connection.isOver || isLost || isStill && connection.waiting > 0 { end(index) }
    }
    // If many connections send much at once, those that have sent most are closed.
    while connections.reduce(0, { $0 + $1.received }) > Self.received,
      let largest = connections.indices.max(by: {
        connections[$0].received < connections[$1].received
      })
    {
      end(largest)
    }
    let streams = connections.indices.filter { connections[$0].isStream }
    if streams.count > Self.streams { end(streams[0]) }
  }

  /// Returns the connection that has been idle longest, preferring one without events.
  private func oldest(_ indices: Range<Int>) -> Int {
    indices.min { first, second in
      let (first, second) = (connections[first], connections[second])
      if first.isStream != second.isStream { return second.isStream }
      return first.lastMoved < second.lastMoved
    } ?? 0
  }

  private func end(_ index: Int) {
    close(connections[index].descriptor)
    connections.remove(at: index)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}

extension HTTPResponse {
  /// The header without the body.
  fileprivate var head: [UInt8] { Array(bytes.dropLast(body.count)) }
}
