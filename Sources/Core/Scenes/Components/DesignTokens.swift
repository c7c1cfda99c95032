import Documents

/// The design tokens of a file in the format of the W3C's Design Tokens Community Group: values by the
/// names of their groups, such as `color.brand.primary`.
struct DesignTokens {
  /// The value of a token.
  enum Value: Hashable {
    /// A colour as scenes write it.
    case color(String)
    /// A length in points, or a number.
    case number(Double)
    /// A font family.
    case family(String)
    /// A shadow as the keys of a scene's, with their values, and what a layer's shadow leaves out.
    case shadow([(key: String, value: String)], lacking: [String])
    /// A family, a size and a weight as the keys of a scene's font, with their values, and the distances in its
    /// text as the keys of a view.
    case font([(key: String, value: String)], text: [(key: String, value: String)])

    static func == (first: Value, second: Value) -> Bool { "\(first)" == "\(second)" }

    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }

  /// The values, by the tokens' names; used only for lookup.
  private(set) var values: [String: Value] = [:]
  /// The tokens that have been reported, which have no value.
  private(set) var faulty: Set<String> = []
  /// The names in the order of the file.
  private(set) var names: [String] = []

  /// A token as it is written.
  private struct Entry {
    let node: NodeID
    let type: String?
  }

  let document: YAMLDocument
  let reporter: Reporter
  /// The tokens of other files, which those of this one may name.
  private let others: [String: Value]
  /// The names that a later file gives other values, wherever they are used.
  private let replaced: Set<String>
  private var entries: [String: Entry] = [:]
  /// The tokens at which the aliases of others end; nil for those that end nowhere.
  private var targets: [String: Entry?] = [:]
  /// The values that have been reported, whatever aliases lead to them.
  private var reported: Set<NodeID> = []

  /// How deep groups may be within one another, and how many tokens a file may have.
  private static let deepest = 32
  private static let most = 50_000

  /// How many aliases may lead to a token of another file.
  private static let mostAliases = 64

  /// Reads the tokens of a file, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - others: the tokens of other files, which those of this one may name.
  ///   - replaced: the names of others whose values are used instead of those of this file.
  init(
    _ document: YAMLDocument, _ reporter: Reporter, besides others: [String: Value] = [:],
    under replaced: Set<String> = []
  ) {
    (self.document, self.reporter) = (document, reporter)
    (self.others, self.replaced) = (others, replaced)
    guard document.shape(of: document.root) == .mapping else {
      report("a file of design tokens is a mapping from groups to tokens", at: document.root)
      return
    }
    collect(document.root, "", type: nil, depth: 0)
    for name in names {
      if let value = foreign(name) {
        values[name] = value
        continue
      }
      let count = reporter.diagnostics.count
      guard let entry = target(of: name), let type = entry.type, !reported.contains(entry.node)
      else {
        faulty.insert(name)
        continue
      }
      if let value = value(of: entry.node, type, name) {
        values[name] = value
        if case .font(let keys, let text) = value { addParts(keys + text, of: name) }
      } else if reporter.diagnostics.count > count {
        faulty.insert(name)
        reported.insert(entry.node)
      }
    }
  }

  /// The tokens as the text of a file that a scene includes: colours by their names, and numbers as
  /// metrics with underscores in place of what a name can't have; without those that a later file replaces.
  /// One that has been reported is 0, so that nothing that uses it is reported as well.
  var library: String {
    var (colors, metrics) = ("", "")
    var known: Set<String> = []
    for name in names where !replaced.contains(name) {
      switch faulty.contains(name) ? .number(0) : values[name] {
      case .color(let color):
        colors += "  \(YAMLScalar.quoted(name)): \(YAMLScalar.quoted(color))\n"
      case .number(let number):
        let metric = Self.metric(name)
        guard Identifier.isValid(metric), known.insert(metric).inserted else { continue }
        metrics += "  \(metric): \(NumberText.of(number))\n"
      default: continue
      }
    }
    return (colors.isEmpty ? "" : "colors:\n\(colors)")
      + (metrics.isEmpty ? "" : "metrics:\n\(metrics)")
      + (colors.isEmpty && metrics.isEmpty ? "{}\n" : "")
  }

  /// The token that another is an alias of; nil for one with a value of its own.
  func alias(of name: String) -> String? { entries[name].flatMap { alias($0.node) } }

  /// The line of a token's value.
  func line(of name: String) -> Int? { entries[name].map { document.place(of: $0.node).line } }

  /// Adds what a font consists of as values under the names of its parts, unless they are tokens.
  private mutating func addParts(_ keys: [(key: String, value: String)], of name: String) {
    for (key, value) in keys {
      guard let part = Self.partNames[key], entries["\(name).\(part)"] == nil else { continue }
      values["\(name).\(part)"] = Double(value).map(Value.number) ?? .family(value)
    }
  }

  /// The names of a typography's parts by the keys of a font.
  static let partNames = [
    "family": "fontFamily", "size": "fontSize", "weight": "fontWeight",
    "letterSpacing": "letterSpacing", "minimumLineHeight": "lineHeight",
  ]

  /// The name of a token as a metric.
  static func metric(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
  }

  private mutating func collect(_ node: NodeID, _ name: String, type: String?, depth: Int) {
    let type = document.value("$type", of: node).map { document.text(of: $0) } ?? type
    if let value = document.value("$value", of: node) {
      guard names.count < Self.most else {
        if names.count == Self.most {
          report("there are more than \(Self.most) tokens", at: node)
          names.append("")
        }
        return
      }
      guard entries.updateValue(Entry(node: value, type: type), forKey: name) == nil else { return }
      names.append(name)
      for (key, value) in document.entries(of: node) where document.shape(of: value) == .mapping {
        let word = document.text(of: key)
        guard !word.hasPrefix("$"), document.value("$value", of: value) != nil else { continue }
        report(
          "the token '\(name)' holds another, '\(word)', which has no value: only groups hold tokens",
          at: key, hint: "move the value of '\(name)' to a token of its own in the group")
      }
      return
    }
    guard depth < Self.deepest else {
      return report("groups are more than \(Self.deepest) deep", at: node)
    }
    for (key, value) in document.entries(of: node) {
      let word = document.text(of: key)
      guard !word.hasPrefix("$") else { continue }
      guard document.shape(of: value) == .mapping else {
        let isPart = ["value", "type", "description"].contains(word)
        report(
          "'\(word)' is neither a group nor a token, which has a '$value'", at: key,
          hint: isPart ? "write '$\(word)'" : nil)
        continue
      }
      guard !word.contains("."), !word.contains("{"), !word.contains("}") else {
        report("the name of a token has no '.', '{' or '}'", at: key)
        continue
      }
      collect(value, name.isEmpty ? word : "\(name).\(word)", type: type, depth: depth + 1)
    }
  }

  // MARK: Aliases

  /// Returns the value of another file's token at which the aliases of a name end; nil for one of this file.
  private func foreign(_ name: String) -> Value? {
    guard !others.isEmpty else { return nil }
    var next = name
    for _ in 0..<Self.mostAliases {
      if replaced.contains(next), let value = others[next] { return value }
      guard let entry = entries[next] else { return others[next] }
      guard let other = alias(entry.node) else { return nil }
      next = other
    }
    return nil
  }

  /// Returns the value of another file's token that a part of a value is an alias of; nil for any other part.
  func foreignPart(_ node: NodeID) -> Value? {
    others.isEmpty ? nil : alias(node).flatMap(foreign)
  }

  /// Returns the name in braces that a value consists of; nil for any other value.
  private func alias(_ node: NodeID) -> String? {
    guard document.shape(of: node) == .scalar else { return nil }
    let text = document.text(of: node)
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the token at which the aliases of another one end; nil after reporting that there is none.
  private mutating func target(of name: String) -> Entry? {
    var chain: [String] = []
    var known: Set<String> = []
    var next = name
    var found: Entry?
    var type: String?
    while true {
      if let target = targets[next] {
        found = target
        break
      }
      guard let entry = entries[next] else {
        if let last = chain.last.flatMap({ entries[$0] }) { reportMissing(next, at: last.node) }
        break
      }
      guard known.insert(next).inserted else {
        report(
          "the token '\(next)' refers to itself: \((chain + [next]).suffix(8).joined(separator: " -> "))",
          at: entry.node)
        break
      }
      chain.append(next)
      type = type ?? entry.type
      guard let other = alias(entry.node) else {
        if entry.type == nil, type == nil {
          report("the token '\(next)' has no '$type'", at: entry.node)
        }
        found = Entry(node: entry.node, type: entry.type ?? type)
        break
      }
      next = other
    }
    for link in chain { targets[link] = .some(found) }
    return found
  }

  /// Returns the node of a part of a value, which may be an alias of a token.
  mutating func resolved(_ node: NodeID) -> NodeID? {
    guard let name = alias(node) else { return node }
    guard entries[name] != nil else {
      // One of another type has been asked for in vain.
      if others[name] != nil { return nil }
      reportMissing(name, at: node)
      return nil
    }
    return target(of: name)?.node
  }

  /// Reports an alias of a token that neither this file nor another one has.
  private func reportMissing(_ name: String, at node: NodeID) {
    let own = names.filter { entries[$0]?.node != node }
    let near = NearestName.of(name, among: own + others.keys.sorted())
    report("there is no token '\(name)'", at: node, hint: near.map { "did you mean '{\($0)}'?" })
  }

  func report(_ message: String, at node: NodeID, hint: String? = nil) {
    reporter.report(
      Clause(.invalidValue, message, hint: hint.map { Hint($0) }), at: document.place(of: node))
  }
}
