import Controls
import Documents

/// Where a value of the wrong kind belongs, or what it means.
extension Clause {
  /// Returns a hint to where a value found under the wrong key belongs.
  static func placeHint(_ key: String, _ expected: Schema, _ found: FoundKind) -> Hint? {
    switch (key, found) {
    case ("arranged", .list), ("arranged", .mapping): "put arranged views under 'subviews'"
    case ("canvas", .string(let device)) where Device(named: device) != nil:
      .replace(by: "{ device: \(device) }", "write { device: \(device) }")
    case ("canvas", .string(let size)): canvas(size)
    case ("background", .choice):
      "keys of views depend on conditions: give 'root' this background, which covers the canvas"
    case (_, .choice): "only keys of views depend on conditions"
    case (_, .mapping) where expected.noun == "a colour":
      "a colour of both appearances has a name: 'colors: { brand: { light: white, dark: black } }'"
    case ("frame", .mapping):
      "a frame is [x, y, width, height]; a size alone is two constraints beside 'root'"
    case ("metrics", .list): "give each a name: 'metrics: { gap: 8 }'"
    case ("colors", .list): "give each a name: 'colors: { brand: \"#0A84FF\" }'"
    case ("text", .mapping), ("title", .mapping), ("placeholder", .mapping):
      """
      quote a text that begins with '{'; texts of several languages stand under 'strings', and the view \
      has their 'key'
      """
    case (_, .list) where expected.isText:
      "write it without brackets; a text that begins with '[' is quoted"
    case (_, .mapping) where expected.isText:
      "write it without braces; a text that begins with '{' is quoted"
    case (_, .boolean("true")) where ExpectationWord(rawValue: key) != nil:
      "of all views the word stands alone: '- \(key)'"
    case (_, .nothing):
      expected.words.map { "list its values: [\($0.prefix(2).joined(separator: ", "))]" }
    case ("selected", .string):
      "give the segment's number: the first is 0, and -1 stands for none"
    case ("when", .string(let text)): condition(text).map { .replace(by: $0, "write \($0)") }
    case ("subviews", .list): "give the views by their ids: 'subviews: { title: { type: label } }'"
    case ("rows", .list): "give the rows by their ids: 'rows: { first: { type: tableCell } }'"
    case (_, .string(let text)) where expected.isSize:
      size(text).map { .replace(by: $0, "write \($0)") }
    case (_, .string("hidden")) where expected.noun == "a mapping":
      .replace(by: "{ hidden: true }", "write { hidden: true }")
    case ("axes", .list): "name what varies: 'axes: { device: [iPhone SE, iPad] }'"
    case ("parameters", .list): "give each its type: 'parameters: { name: text }'"
    case ("exclude", .mapping), ("expect", .mapping): "begin each of them with '- '"
    case ("states", .list): "name each state with its changes: 'states: { busy: {} }'"
    case ("variants", .list): "name what varies: 'variants: { axes: { device: [iPhone SE] } }'"
    case ("constraints", .list) where expected.noun == "a mapping":
      "a state changes constraints by their ids: 'constraints: { id: { constant: 100 } }'"
    case ("constraints", .list), ("format", .list): "quote visual formats: \"[title(100)]\""
    case ("constraints", .mapping), ("constraints", .string):
      "begin each constraint with '- ', such as '- title.top == root.top'"
    default: paintHint(key, expected, found)
    }
  }

  /// Returns the mapping that a size such as `393x852` means, otherwise one with the nearest device.
  private static func canvas(_ text: String) -> Hint? {
    if let mapping = size(text) { return .replace(by: mapping, "write \(mapping)") }
    guard let device = NearestName.of(text, among: Device.names) else {
      return "write { width: 393, height: 852 }, or { device: iPhone 16 }"
    }
    return .replace(by: "{ device: \(device) }", "write { device: \(device) }")
  }

  /// Returns the mapping that a size such as `393x852` means; nil for another text.
  private static func size(_ text: String) -> String? {
    text.wholeMatch(of: /([1-9]\d{0,4}) ?(?:[x×*,]|by) ?([1-9]\d{0,4})/.ignoresCase())
      .map { "{ width: \($0.1), height: \($0.2) }" }
  }

  /// Returns the mapping that says what a comparison such as `width < 350` means; nil for other texts.
  private static func condition(_ text: String) -> String? {
    comparison(text).map { "{ \($0.key): \"\($0.value)\" }" }
  }

  /// Returns the key and the value that a comparison such as `width < 350` means; nil for other texts.
  static func comparison(_ text: String) -> (key: String, value: String)? {
    text.wholeMatch(of: /(width|height) *([<>]=?) *([0-9.]+)/).map {
      (String($0.1), "\($0.2) \($0.3)")
    }
  }
}
