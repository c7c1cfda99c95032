/// Where a server listens, and the names by which a browser may reach it.
package struct ServerAddress: Equatable, Sendable {
  /// The address as given: `127.0.0.1`.
  package let host: String
  /// The port.
  package let port: Int
  /// Further names, in lower case: those of a proxy or a tunnel. One without a port may have any.
  package var allowed: Set<String> = []

  /// Names an address.
  package init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// The address in URLs; IPv6 addresses are in brackets.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// The values allowed in `Host` by themselves. A page elsewhere whose domain was made to resolve to
  /// this machine sends another name.
  package var hosts: Set<String> {
    var names: Set<String> = [authority]
    if ["127.0.0.1", "::1", "0.0.0.0", "::"].contains(host) {
      names.formUnion(["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"])
    }
    return names
  }

  /// Whether a request uses one of this server's names, and comes from one of its own pages.
  package func accepts(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) || isAllowed(host)
    else { return false }
    guard let origin = request.headers["origin"] else { return true }
    if origin.hasPrefix("http://"), hosts.contains(origin.dropFirst(7).lowercased()) { return true }
    // A proxy may add encryption.
    return ["http://", "https://"].contains { scheme in
      origin.hasPrefix(scheme) && isAllowed(String(origin.dropFirst(scheme.count)))
    }
  }

  /// Why a request is refused, with what allows it.
  package func refusal(of request: HTTPRequest) -> String {
    guard let host = request.headers["host"] else { return "the request names no host" }
    let isKnown = hosts.contains(host.lowercased()) || isAllowed(host)
    let origin = request.headers["origin"] ?? ""
    let words =
      isKnown ? "the request comes from another page" : "the request names another host"
    let name = Self.name(in: isKnown ? String(origin.drop { $0 != "/" }.drop { $0 == "/" }) : host)
    guard !name.isEmpty else { return words }
    return "\(words), '\(name)'; if that is yours, start the server with '--allow-host \(name)'"
  }

  private func isAllowed(_ authority: String) -> Bool {
    let authority = authority.lowercased()
    return allowed.contains(authority) || allowed.contains(Self.name(in: authority))
  }

  /// Returns the name without the port.
  private static func name(in authority: String) -> String {
    if authority.hasPrefix("[") { return String(authority.prefix { $0 != "]" }) + "]" }
    return String(authority.prefix { $0 != ":" })
  }
}
