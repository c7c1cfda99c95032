import Documents

extension DesignTokens {
  /// Returns a token's value; nil after reporting once what is wrong with it.
  mutating func value(of node: NodeID, _ type: String, _ name: String) -> Value? {
    let count = reporter.diagnostics.count
    if let value = typed(node, type) { return value }
    // What is wrong inside a value has been told at its place.
    guard reporter.diagnostics.count == count else { return nil }
    if let words = Self.words[type] {
      if type == "color", let space = unreadSpace(of: node) {
        report(
          "the colour space '\(space)' of the token '\(name)' is not read", at: node,
          hint: "give the colour's 'hex', too")
      } else {
        report("the token '\(name)' is not \(words)", at: node)
      }
    } else if !Self.otherTypes.contains(type), let near = NearestName.of(type, among: Self.types) {
      // Durations, curves and other types have nothing in a layout; tools add types of their own.
      report(
        "unknown type '\(type)' of the token '\(name)'", at: node, hint: "did you mean '\(near)'?")
    }
    return nil
  }

  private mutating func typed(_ node: NodeID, _ type: String) -> Value? {
    switch type {
    case "color": color(node).map(Value.color)
    case "dimension": length(node).map(Value.number)
    case "number": number(node).map(Value.number)
    case "fontFamily": text(first(of: node)).map(Value.family)
    case "fontWeight": weight(node).map(Value.number)
    case "shadow": shadows(node)
    case "typography": font(node).map(Value.font)
    default: nil
    }
  }

  /// What a value of each type is.
  private static let words = [
    "color": "a colour such as \"#0A84FF\"",
    "dimension": "a length such as { \"value\": 16, \"unit\": \"px\" }",
    "number": "a number", "fontFamily": "the name of a font family",
    "fontWeight": "a weight from 1 to 1000, or its name",
    "shadow": "a shadow with a color, offsetX, offsetY and blur",
    "typography": "a typography with a fontFamily, fontSize and fontWeight",
  ]
  private static let types = words.keys.sorted()
  private static let otherTypes: Set = [
    "duration", "cubicBezier", "strokeStyle", "border", "transition", "gradient",
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

  private mutating func shadows(_ node: NodeID) -> Value? {
    guard document.shape(of: node) == .sequence else { return shadow(node).map(Value.shadow) }
    let all = document.items(of: node).map { shadow($0) }
    guard let first = all.first ?? nil, all.allSatisfy({ $0 != nil }) else { return nil }
    return all.count == 1 ? .shadow(first) : .shadows(first, all.count)
  }

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

  /// Letter spacing and line height are those of a text, not of its font.
  private mutating func font(_ node: NodeID) -> [(key: String, value: String)]? {
    guard document.shape(of: node) == .mapping else { return nil }
    var keys: [(key: String, value: String)] = []
    if let stated = document.value("fontFamily", of: node) {
      guard let list = resolved(stated), let item = resolved(first(of: list)),
        let family = text(item)
      else { return nil }
      keys.append(("family", family))
    }
    if let stated = document.value("fontSize", of: node) {
      guard let size = length(stated), size > 0 else { return nil }
      keys.append(("size", NumberText.of(size)))
    }
    if let stated = document.value("fontWeight", of: node) {
      guard let weight = weight(stated) else { return nil }
      keys.append(("weight", NumberText.of(weight)))
    }
    return keys.isEmpty ? nil : keys
  }
}
