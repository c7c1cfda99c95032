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
    /// A shadow as the keys of a scene's, with their values.
    case shadow([(key: String, value: String)])

    static func == (first: Value, second: Value) -> Bool { "\(first)" == "\(second)" }

    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }

  /// The values, by the tokens' names; used only for lookup.
  private(set) var values: [String: Value] = [:]
  /// The names in the order of the file.
  private(set) var names: [String] = []

  /// A token as it is written.
  private struct Entry {
    let node: NodeID
    let type: String?
  }

  private let document: YAMLDocument
  private let reporter: Reporter
  private var entries: [String: Entry] = [:]
  /// The tokens at which the aliases of others end; nil for those that end nowhere.
  private var targets: [String: Entry?] = [:]

  /// How deep groups may be within one another, and how many tokens a file may have.
  private static let deepest = 32
  private static let most = 50_000

  /// Reads the tokens of a file, and reports what is wrong with them.
  init(_ document: YAMLDocument, _ reporter: Reporter) {
    (self.document, self.reporter) = (document, reporter)
    guard document.shape(of: document.root) == .mapping else {
      report("a file of design tokens is a mapping from groups to tokens", at: document.root)
      return
    }
    collect(document.root, "", type: nil, depth: 0)
    for name in names {
      guard let entry = target(of: name), let type = entry.type else { continue }
      if let value = value(of: entry.node, type, name) { values[name] = value }
    }
  }

  /// The tokens as the text of a file that a scene includes: colours by their names, and numbers as
  /// metrics with underscores in place of what a name can't have.
  var library: String {
    var (colors, metrics) = ("", "")
    var known: Set<String> = []
    for name in names {
      switch values[name] {
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

  /// The line of a token's value.
  func line(of name: String) -> Int? { entries[name].map { document.place(of: $0.node).line } }

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
      return
    }
    guard depth < Self.deepest else {
      return report("groups are more than \(Self.deepest) deep", at: node)
    }
    for (key, value) in document.entries(of: node) {
      let word = document.text(of: key)
      guard !word.hasPrefix("$") else { continue }
      guard document.shape(of: value) == .mapping else {
        report("'\(word)' is neither a group nor a token, which has a '$value'", at: key)
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
        if let last = chain.last.flatMap({ entries[$0] }) {
          let others = names.filter { name in entries[name]?.node != last.node }
          let near = NearestName.of(next, among: others)
          report(
            "there is no token '\(next)'", at: last.node,
            hint: near.map { "did you mean '{\($0)}'?" })
        }
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
  private mutating func resolved(_ node: NodeID) -> NodeID? {
    guard let name = alias(node) else { return node }
    guard entries[name] != nil else {
      report("there is no token '\(name)'", at: node)
      return nil
    }
    return target(of: name)?.node
  }

  // MARK: Values

  private mutating func value(of node: NodeID, _ type: String, _ name: String) -> Value? {
    switch type {
    case "color":
      if let color = color(node) { return .color(color) }
      if let space = unreadSpace(of: node) {
        report(
          "the colour space '\(space)' of the token '\(name)' is not read", at: node,
          hint: "give the colour's 'hex', too")
        return nil
      }
      report("the token '\(name)' is not a colour such as \"#0A84FF\"", at: node)
    case "dimension":
      if let length = length(node) { return .number(length) }
      report(
        "the token '\(name)' is not a length such as { \"value\": 16, \"unit\": \"px\" }", at: node)
    case "number":
      if let number = number(node) { return .number(number) }
      report("the token '\(name)' is not a number", at: node)
    case "fontFamily":
      if let family = text(first(of: node)) { return .family(family) }
      report("the token '\(name)' is not the name of a font family", at: node)
    case "fontWeight":
      if let weight = weight(node) { return .number(weight) }
      report("the token '\(name)' is not a weight from 1 to 1000, or its name", at: node)
    case "shadow":
      if let shadow = shadow(first(of: node)) { return .shadow(shadow) }
      report(
        "the token '\(name)' is not a shadow with a color, offsetX, offsetY and blur", at: node)
    // Durations, curves and other types have nothing in a layout; tools add types of their own.
    default:
      if !Self.otherTypes.contains(type), let near = NearestName.of(type, among: Self.types) {
        report(
          "unknown type '\(type)' of the token '\(name)'", at: node, hint: "did you mean '\(near)'?"
        )
      }
      return nil
    }
    return nil
  }

  private static let types = ["color", "dimension", "number", "fontFamily", "fontWeight", "shadow"]
  private static let otherTypes: Set = [
    "duration", "cubicBezier", "strokeStyle", "border", "transition", "gradient", "typography",
  ]

  private func first(of node: NodeID) -> NodeID {
    guard document.shape(of: node) == .sequence else { return node }
    var items = document.items(of: node).makeIterator()
    return items.next() ?? node
  }

  private func text(_ node: NodeID) -> String? {
    guard document.shape(of: node) == .scalar else { return nil }
    let text = document.text(of: node)
    return text.isEmpty ? nil : text
  }

  private mutating func number(_ node: NodeID) -> Double? {
    guard let node = resolved(node), let text = text(node), let number = Double(text),
      number.isFinite, abs(number) <= 1e6
    else { return nil }
    return number
  }

  /// A pixel of a design is a point; a `rem` has 16.
  private mutating func length(_ node: NodeID) -> Double? {
    measured(node).flatMap { abs($0) <= 1e6 ? $0 : nil }
  }

  private mutating func measured(_ node: NodeID) -> Double? {
    guard let node = resolved(node) else { return nil }
    if document.shape(of: node) == .mapping {
      guard let value = document.value("value", of: node).flatMap({ number($0) }) else {
        return nil
      }
      guard let unit = document.value("unit", of: node) else { return value }
      return Self.units.first { $0.name == document.text(of: unit) }.map { value * $0.points }
    }
    guard let text = text(node) else { return nil }
    let unit = Self.units.first { text.hasSuffix($0.name) } ?? ("", 1)
    return Double(text.dropLast(unit.name.count)).flatMap { $0.isFinite ? $0 * unit.points : nil }
  }

  private static let units: [(name: String, points: Double)] = [
    ("px", 1), ("pt", 1), ("dp", 1), ("rem", 16),
  ]

  private mutating func weight(_ node: NodeID) -> Double? {
    guard let node = resolved(node), let text = text(node) else { return nil }
    if let number = Double(text) { return (1...1000).contains(number) ? number : nil }
    let word = text.lowercased().filter { $0 != "-" && $0 != " " }
    return Self.weights[word]
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
    "extrablack": 950, "ultrablack": 950,
  ]

  /// Returns a colour of a hexadecimal text, or of components from 0 to 1 in sRGB.
  private mutating func color(_ node: NodeID) -> String? {
    guard let node = resolved(node) else { return nil }
    guard document.shape(of: node) == .mapping else {
      guard let text = text(node), text.hasPrefix("#"), [4, 5, 7, 9].contains(text.count),
        text.dropFirst().allSatisfy(\.isHexDigit)
      else { return nil }
      return text
    }
    let alpha = document.value("alpha", of: node).map { number($0) } ?? 1
    guard let alpha, (0...1).contains(alpha) else { return nil }
    func hex(_ share: Double) -> String {
      let digits = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    let end = alpha < 1 ? hex(alpha) : ""
    if let stated = document.value("hex", of: node).flatMap({ text($0) }), stated.count == 7,
      stated.hasPrefix("#"), stated.dropFirst().allSatisfy(\.isHexDigit)
    {
      return stated + end
    }
    let space = document.value("colorSpace", of: node).map { document.text(of: $0) } ?? "srgb"
    guard Self.spaces.contains(space),
      let list = document.value("components", of: node), document.shape(of: list) == .sequence
    else { return nil }
    var components: [Double] = []
    for item in document.items(of: list) {
      guard let share = number(item), (0...1).contains(share) else { return nil }
      components.append(share)
    }
    return components.count == 3 ? "#" + components.map(hex).joined() + end : nil
  }

  /// Returns the colour space of a colour if it is another than the two that are read.
  private func unreadSpace(of node: NodeID) -> String? {
    guard document.shape(of: node) == .mapping else { return nil }
    let space = document.value("colorSpace", of: node).map { document.text(of: $0) }
    return space.flatMap { Self.spaces.contains($0) ? nil : $0 }
  }

  private static let spaces = ["srgb", "display-p3"]

  /// The blur of a design is twice the radius of a layer's shadow.
  private mutating func shadow(_ node: NodeID) -> [(key: String, value: String)]? {
    guard let node = resolved(node), document.shape(of: node) == .mapping else { return nil }
    var lengths: [Double] = []
    for key in ["offsetX", "offsetY", "blur"] as [StaticString] {
      guard let length = document.value(key, of: node).map({ self.length($0) }) ?? 0 else {
        return nil
      }
      lengths.append(length)
    }
    guard let paint = document.value("color", of: node), let color = color(paint) else {
      return nil
    }
    return [
      ("color", color), ("opacity", "1"), ("radius", NumberText.of(lengths[2] / 2)),
      ("offset", "\(NumberText.of(lengths[0])) \(NumberText.of(lengths[1]))"),
    ]
  }

  private func report(_ message: String, at node: NodeID, hint: String? = nil) {
    reporter.report(
      Clause(.invalidValue, message, hint: hint.map { Hint($0) }), at: document.place(of: node))
  }
}
