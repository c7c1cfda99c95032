import Controls
import Scenes

/// Makes random values that the format allows, and whole scenes of them, reproducible by a seed.
struct SceneRandom {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func pick(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(count, 1)
  }

  private mutating func pick<Item>(of items: [Item]) -> Item { items[pick(items.count)] }

  /// Returns a value in flow style.
  mutating func value(of schema: Schema, depth: Int) -> String {
    switch schema {
    case .null: return "null"
    case .boolean, .flag: return pick(of: ["true", "false"])
    case .number(let range):
      let low = max(range.lower, -500)
      let high = min(range.upper, low + 1_000)
      let steps = [0.0, 0.25, 0.5, 0.75, 1, 1.0 / 3]
      let value = low + (high - low) * pick(of: steps)
      return "\(range.excludesLower && value == low ? high : value)"
    case .integer(let range): return "\(Int(range.lower) + pick(5))"
    case .string(let meaning, _): return string(meaning.noun)
    case .choice(let words), .openChoice(let words, _): return "\"\(pick(of: words))\""
    case .list(let item, let count):
      let count = count ?? 2 + pick(2)
      return "[" + (0..<count).map { _ in value(of: item, depth: depth) }.joined(separator: ", ")
        + "]"
    case .mapping("text", _, _, _, _):
      return "{ \(pick(of: ["text", "verbatim", "key"])): \(string("")) }"
    case .mapping(let name, let required, let oneOf, _, let properties):
      // Copies of sections have been resolved before anything is decoded.
      let decoded = properties().filter {
        !(name.hasPrefix("section") && ["each", "if", "id"].contains($0.name))
          // Views that are named must exist, outlines have corners, and words are said.
          && !(name == "accessibility" && Self.strictKeys.contains($0.name))
      }
      return mapping(decoded, required: required + oneOf.prefix(1), oneOf: oneOf, depth)
    case .dictionary(.view, _): return "{ v\(pick(1_000)): \(value(of: .view, depth: depth)) }"
    case .dictionary: return "{ a: 4 }"
    // An empty mapping would be a text where a view or a text is expected.
    case .view: return "{ alpha: \(pick(of: [0.25, 0.5])) }"
    case .viewChange, .anything: return "{}"
    case .variation: return "{ when: { width: \">= 300\" }, alpha: 0.5, hidden: true }"
    case .either(let options): return value(of: pick(of: options), depth: depth)
    }
  }

  private mutating func mapping(
    _ properties: [Schema.Property], required: [String], oneOf: [String], _ depth: Int
  ) -> String {
    var entries: [String] = []
    for property in properties {
      let isExcluded = oneOf.contains(property.name) && !required.contains(property.name)
      guard !isExcluded, required.contains(property.name) || pick(2) == 0 else { continue }
      if depth == 0, !required.contains(property.name) { continue }
      entries.append("\(property.name): \(value(of: property.schema, depth: depth - 1))")
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private mutating func string(_ noun: String) -> String {
    switch noun {
    case "a colour": pick(of: ["red", "\"#12345678\"", "systemBlue", "clear", "ink", "label"])
    case "an id": pick(of: ["g\(pick(1_000))", "h\(pick(1_000))", "_k\(pick(1_000))"])
    case "a locale": pick(of: ["ar", "zh-Hant", "pt-BR"])
    case "a date": "\"2025-06-\(10 + pick(20)) 09:41\""
    case "a symbol's name": pick(of: ["plus", "trash"])
    case "a path": pick(of: ["a.png", "\"a b: #c.png\""])
    default:
      pick(of: [
        "plain", "\"two words\"", "\"12\"", "\"a: b # c\"", "\"quoted \\\" \\\\ \\n\\t é \\u0007\"",
        "\"true\"", "\"\"", "\" edge \"", "\"[x, y]\"", "\"✓ 😀 \\u2028\"", "'- x'", "\"%d of %@\"",
      ])
    }
  }

  private static let strictKeys: Set<String> = [
    "elements", "path", "actions", "content", "rotors", "inputLabels",
  ]

  // MARK: Scenes

  /// Returns a whole scene: a title, a canvas, metrics, views of all types, constraints, states,
  /// variants.
  mutating func scene() -> String {
    var lines = ["title: \(string("a string"))"]
    lines.append("colors: { ink: { light: \"#112233\", dark: white }, paper: \"#FFF\" }")
    lines.append("metrics: { gap: \(pick(40)), wide: \(Double(pick(400)) / 8) }")
    lines.append(
      "strings: { en: { k: Hello, n: { one: \"%d thing\", other: \"%d things\" } }, ar: { k: x } }")
    lines.append(
      "canvas: { width: \(200 + pick(300)), height: \(pick(of: ["fit", "480"])), scale: 2 }")
    lines.append("root:")
    lines += views(["a", "b", "c"], indent: "  ", nesting: 2)
    lines += [
      "constraints:", "  - a.width == \(pick(90)) @ 750", "  - \"H:|-gap-[b]\"",
      "  - { id: one, expr: b.leading >= a.trailing + gap, priority: wide, why: it is so }",
      "  - { format: \"[a]-(>=8)-[b]\", options: [alignAllTop, directionLeftToRight], active: false }",
      "  - when: { width: \"\(pick(of: [">= 320, < 430", "300"]))\", textSize: \">= large\" }",
      "    constraints: [c.width == 10, { expr: c.height == 4, when: { locale: [ar, he] } }]",
      "states:", "  empty:", "  busy:",
      "    constraints: { one: { constant: \(pick(9)), active: true } }",
      "    views: { a: { alpha: 0.25, hidden: true } }",
      "variants:", "  axes: { direction: [ltr, rtl], width: [375, fit], state: [base, busy] }",
      "  strategy: \(pick(of: ["cartesian", "pairwise"]))",
      "  exclude: [{ direction: rtl, state: busy }]",
      "expect: [satisfiable, { noTofu: [a, b] }, a.width <= c.width * 2, { minimumTapTarget: 40 },",
      "  { noOverlap: siblings }, { monotone: { axis: width, of: a.width + b.width } }]",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func views(_ ids: [String], indent: String, nesting: Int) -> [String] {
    var lines = ["\(indent)subviews:"]
    for id in ids {
      let kind = pick(of: ViewKind.allCases)
      lines += ["\(indent)  \(id):", "\(indent)    type: \(kind.rawValue)"]
      let structure = ["type", "subviews", "sections", "variations", "guides", "arranged"]
      // Views that are named, and what is selected, must exist.
      let rivals = [
        "verbatim", "key", "runs", "directionalLayoutMargins", "customSpacing", "selected",
        "current", "selectedRows", "maximum",
      ]
      for property in SceneFormat.properties(of: kind)
      where !(structure + rivals + ["frame", "autoresizing", "designSize"]).contains(property.name)
      {
        guard pick(3) == 0 else { continue }
        lines.append(
          "\(indent)    \(property.name): \(gradientSafe(property))")
      }
      if pick(3) == 0 {
        lines.append("\(indent)    variations: [{ when: { appearance: dark }, alpha: 0.5 }]")
      }
      if nesting > 0, pick(2) == 0 {
        lines += views(["\(id)1", "\(id)2"], indent: indent + "    ", nesting: nesting - 1)
      }
    }
    return lines
  }

  /// Returns a value of a key; a gradient gets no locations, which would have to ascend.
  private mutating func gradientSafe(_ property: Schema.Property) -> String {
    property.name == "gradient"
      ? "{ colors: [red, ink, clear], to: [1, \(pick(3))] }" : value(of: property.schema, depth: 2)
  }
}
