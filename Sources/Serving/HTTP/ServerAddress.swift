/// Where a server listens, and the names by which a browser on this machine may reach it.
package struct ServerAddress: Equatable, Sendable {
  /// The address as given: `127.0.0.1`.
  package let host: String
  /// The port.
  package let port: Int

  /// Names an address.
  package init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// The address in URLs; IPv6 addresses are in brackets.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// The values allowed in `Host`. A page elsewhere whose domain was made to resolve to this
  /// machine sends another name.
  package var hosts: Set<String> {
    var names: Set<String> = [authority]
    if ["127.0.0.1", "::1", "0.0.0.0", "::"].contains(host) {
      names.formUnion(["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"])
    }
    return names
  }

  /// Whether a request uses one of this server's names, and comes from one of its own pages.
  package func accepts(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return false
    }
    guard let origin = request.headers["origin"] else { return true }
    return origin.hasPrefix("http://") && hosts.contains(origin.dropFirst(7).lowercased())
  }
}
