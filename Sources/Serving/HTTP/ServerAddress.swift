/// Where a server listens, and by what names a browser of this machine may call it.
package struct ServerAddress: Equatable, Sendable {
  /// The address as it was given: `127.0.0.1`.
  package let host: String
  /// The port.
  package let port: Int

  /// Names an address.
  package init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// The address in URLs, one of IPv6 in brackets.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// What `Host` may say. A page elsewhere whose name was made to lead here says another name.
  package var hosts: Set<String> {
    var names: Set<String> = [authority]
    if ["127.0.0.1", "::1", "0.0.0.0", "::"].contains(host) {
      names.formUnion(["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"])
    }
    return names
  }

  /// Whether a request calls this server by one of its names, and comes from one of its own pages.
  package func accepts(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return false
    }
    guard let origin = request.headers["origin"] else { return true }
    return origin.hasPrefix("http://") && hosts.contains(origin.dropFirst(7).lowercased())
  }
}
