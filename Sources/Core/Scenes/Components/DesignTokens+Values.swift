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
    case "fontFamily": family(node).map(Value.family)
    case "fontWeight": weight(node).map(Value.number)
    case "shadow": shadows(node)
    case "typography": font(node)
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

  private mutating func family(_ node: NodeID) -> String? {
    if case .family(let family)? = foreignPart(node) { return family }
    guard let list = resolved(node) else { return nil }
    let item = first(of: list)
    if case .family(let family)? = foreignPart(item) { return family }
    return resolved(item).flatMap(text)
  }

  private func text(_ node: NodeID) -> String? {
    guard document.shape(of: node) == .scalar else { return nil }
    let text = document.text(of: node)
    return text.isEmpty ? nil : text
  }

  private mutating func number(_ node: NodeID) -> Double? {
    if case .number(let number)? = foreignPart(node) { return number }
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
    if case .number(let number)? = foreignPart(node) { return number }
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
    if case .number(let number)? = foreignPart(node) { return number }
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
    if case .color(let color)? = foreignPart(node) { return color }
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

  /// Returns the first of some shadows, with what a layer's shadow leaves out of them.
  private mutating func shadows(_ node: NodeID) -> Value? {
    let isList = document.shape(of: node) == .sequence
    let nodes = isList ? Array(document.items(of: node)) : [node]
    var all: [(keys: [(key: String, value: String)], lacking: [String])] = []
    for node in nodes {
      if case .shadow(let keys, let lacking)? = foreignPart(node) {
        all.append((keys, lacking))
        continue
      }
      guard let shadow = shadow(node) else { return nil }
      all.append(shadow)
    }
    guard let first = all.first else { return nil }
    let rest = all.count - 1
    let more = rest == 0 ? [] : ["\(rest) more shadow\(rest == 1 ? "" : "s")"]
    return .shadow(first.keys, lacking: more + first.lacking)
  }

  /// The blur of a design is twice the radius of a layer's shadow, which has no spread and is never inside.
  private mutating func shadow(
    _ node: NodeID
  ) -> (keys: [(key: String, value: String)], lacking: [String])? {
    guard let node = resolved(node), document.shape(of: node) == .mapping else { return nil }
    var lengths: [Double] = []
    for key in ["offsetX", "offsetY", "blur", "spread"] as [StaticString] {
      guard let length = document.value(key, of: node).map({ self.length($0) }) ?? 0 else {
        return nil
      }
      lengths.append(length)
    }
    guard let paint = document.value("color", of: node), let color = color(paint) else {
      return nil
    }
    let isInset = document.value("inset", of: node).map { document.text(of: $0) } == "true"
    return (
      [
        ("color", color), ("opacity", "1"), ("radius", NumberText.of(lengths[2] / 2)),
        ("offset", "\(NumberText.of(lengths[0])) \(NumberText.of(lengths[1]))"),
      ], (lengths[3] == 0 ? [] : ["the spread"]) + (isInset ? ["'inset'"] : [])
    )
  }

  private mutating func font(_ node: NodeID) -> Value? {
    guard document.shape(of: node) == .mapping else { return nil }
    var keys: [(key: String, value: String)] = []
    var size: Double?
    if let stated = document.value("fontFamily", of: node) {
      guard let family = family(stated) else { return nil }
      keys.append(("family", family))
    }
    if let stated = document.value("fontSize", of: node) {
      guard let length = length(stated), length > 0 else { return nil }
      size = length
      keys.append(("size", NumberText.of(length)))
    }
    if let stated = document.value("fontWeight", of: node) {
      guard let weight = weight(stated) else { return nil }
      keys.append(("weight", NumberText.of(weight)))
    }
    guard !keys.isEmpty, let text = distances(node, size) else { return nil }
    return .font(keys, text: text)
  }

  /// Returns the distances in a typography's text as keys of a view; nil if one is wrong. A line height
  /// without a unit is a multiple of the font's size.
  private mutating func distances(
    _ node: NodeID, _ size: Double?
  ) -> [(key: String, value: String)]? {
    var keys: [(key: String, value: String)] = []
    if let stated = document.value("letterSpacing", of: node) {
      guard let spacing = length(stated) else { return nil }
      if spacing != 0 { keys.append(("letterSpacing", NumberText.of(spacing))) }
    }
    if let stated = document.value("lineHeight", of: node) {
      let factor = foreignPart(stated) == nil ? resolved(stated).flatMap { text($0) } : nil
      guard let number = factor.flatMap(Double.init) ?? length(stated), number > 0 else {
        return nil
      }
      let height = factor.flatMap(Double.init) == nil ? number : size.map { $0 * number }
      for key in height == nil ? [] : ["minimumLineHeight", "maximumLineHeight"] {
        keys.append((key, NumberText.of(height ?? 0)))
      }
    }
    return keys
  }
}
