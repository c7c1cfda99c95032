import Documents

/// What borders, shadows, gradients and corners mean that are written as CSS or a single value.
extension Clause {
  /// Returns a hint to the value that is meant; nil for other keys, and for words without a meaning.
  static func paintHint(_ key: String, _ expected: Schema, _ found: FoundKind) -> Hint? {
    switch (key, found) {
    case ("border", .number(let width)): write("{ width: \(width), color: separator }")
    case ("border", .string(let text)): write(border(text))
    case ("shadow", .boolean("true")): write("{ opacity: 0.25, radius: 8 }")
    case ("shadow", .number(let radius)): write("{ opacity: 0.25, radius: \(radius) }")
    case ("shadow", .string(let text)): shadow(text).map(write)
    case ("gradient", .string(let text)):
      ColorWords.gradient(text, among: SceneColor.names).map {
        write("{ colors: [\($0.joined(separator: ", "))] }")
      }
    case ("gradient", .list):
      "the colours have a key of their own: 'gradient: { colors: [red, blue] }'"
    case ("from", .string), ("to", .string):
      expected.noun.hasPrefix("a list of 2")
        ? "it is a point, such as [0, 0.5]; the colours stand under 'colors'" : nil
    case ("cornerRadius", .list), ("cornerRadius", .mapping):
      "one radius is for all corners, or for those in 'maskedCorners: [layerMinXMinYCorner]'"
    default: nil
    }
  }

  private static func write(_ mapping: String) -> Hint {
    .replace(by: mapping, "write \(mapping)")
  }

  /// Returns the mapping that CSS's `1px solid red` means.
  private static func border(_ text: String) -> String {
    var (width, color) = ("1", "separator")
    for word in text.split(separator: " ").map(String.init) {
      if let number = number(in: word) {
        width = number
      } else if !["solid", "dashed", "dotted", "double", "none"].contains(word) {
        color = word
      }
    }
    return "{ width: \(width), color: \(YAMLScalar.word(color)) }"
  }

  /// Returns the mapping that CSS's `0 4px 10px rgba(0, 0, 0, 0.2)` means; nil for another text.
  ///
  /// CSS's blur is twice Core Animation's radius; its spread has no counterpart.
  private static func shadow(_ text: String) -> String? {
    let form = /(?:(-?[0-9.]+)(?:px)? +)(?:(-?[0-9.]+)(?:px)?)(?: +([0-9.]+)(?:px)?)?(.*)/
    guard text.utf8.count <= 200, let match = text.wholeMatch(of: form),
      let dx = Double(match.1), let dy = Double(match.2), let blur = Double(match.3 ?? "0")
    else { return nil }
    let words = match.4.trimmingPrefix { $0 == " " }
    let radius = NumberText.of(blur / 2)
    let offset = "[\(NumberText.of(dx)), \(NumberText.of(dy))]"
    // The opacity of a shadow has a key of its own.
    let color = /rgba\((.+),([^,]+)\)/
    if let parts = words.wholeMatch(of: color), let opacity = Double(parts.2.filter { $0 != " " }),
      let opaque = ColorWords.meaning(of: "rgb(\(parts.1))", among: [])
    {
      return "{ color: \(opaque), opacity: \(NumberText.of(opacity)), radius: \(radius), "
        + "offset: \(offset) }"
    }
    let name =
      ColorWords.meaning(of: String(words), among: SceneColor.names)
      ?? SceneColor.names.first { $0 == words } ?? (words.hasPrefix("#") ? "\"\(words)\"" : nil)
    guard words.isEmpty || name != nil else { return nil }
    return "{ \(name.map { "color: \($0), " } ?? "")opacity: 1, radius: \(radius), "
      + "offset: \(offset) }"
  }
}
