import Controls
import Documents
import Rendering
import Scenes
import Testing

@Suite("Schema of scenes")
struct SceneSchemaTests {
  @Test("Wherever a scene has a mapping, the decoder takes the keys of the schema and no others")
  func keys() {
    var walk = SchemaWalk(JSONSchema.scene)
    Clause.$mostNamed.withValue(.max) { walk.visitScene() }
    // If the walk ended early, it would prove nothing.
    #expect(walk.visited.count > 60, "\(walk.visited.sorted())")
    for mapping in walk.differences { Issue.record("\(mapping)") }
  }

  @Test("Every key is described")
  func descriptions() {
    let keys = (JSONSchema.scene["$defs"]?.members ?? []).filter { $0.key.hasPrefix("key.") }
    #expect(keys.count > 100)
    for (name, body) in keys { #expect(body["description"]?.text.isEmpty == false, "\(name)") }
  }

  @Test("Components share the definitions of the keys that their instances may have")
  func sharedKeys() throws {
    func definitions(_ components: Int) throws -> Int {
      let list = (0..<components).map { "c\($0): { view: {} }" }.joined(separator: ", ")
      let text = "components: { \(list) }\nroot: {}\n"
      let scene = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml").scene
      return JSONSchema.scene(components: scene.components)["$defs"]?.members.count ?? 0
    }
    #expect(try definitions(12) == definitions(2) + 10)
  }
}

/// Follows a schema through all its mappings and asks the decoder which keys it accepts in each.
///
/// The decoder is given a scene with an unknown key in that place: its hint lists the keys that
/// it accepts there.
private struct SchemaWalk {
  private let document: JSON
  /// The definitions and inline mappings that were compared.
  private(set) var visited: Set<String> = []
  /// The mappings in which the decoder and the schema accept different keys.
  private(set) var differences: [String] = []

  init(_ document: JSON) { self.document = document }

  /// Inserts the text of a value into the text of a whole scene.
  private typealias Frame = (String) -> String

  mutating func visitScene() {
    compare(document, "scene") { $0 }
    // The contents of a component are decoded where it is used; the same mappings occur elsewhere
    // too.
    let members = document["properties"]?.members ?? []
    for (key, value) in members.filter({ $0.key != "components" })
      + members.filter({ $0.key == "components" })
    {
      visit(value, key) { inner in
        key == "root"
          ? "{\"root\": \(inner)}"
          : "{\"root\": \(Self.root("label")), \(Self.others(than: key)) \"\(key)\": \(inner)}"
      }
    }
  }

  private static func root(_ type: String) -> String {
    "{\"subviews\": {\"v\": {\"type\": \"\(type)\"}}}"
  }

  private static func others(than key: String) -> String {
    key == "constraints" ? "" : "\"constraints\": [{\"id\": \"c\", \"expr\": \"v.width == 1\"}],"
  }

  private mutating func visit(_ schema: JSON, _ name: String, _ frame: @escaping Frame) {
    if case .string(let reference)? = schema["$ref"] {
      let target = String(reference.dropFirst("#/$defs/".count))
      guard visited.insert(target).inserted, let body = document["$defs"]?[target] else { return }
      return target == "view-change" ? compareChange(body) : visit(body, target, frame)
    }
    for option in schema["anyOf"]?.items ?? [] { visit(option, name, frame) }
    for branch in schema["allOf"]?.items ?? [] { visitType(branch, name, frame) }
    if let items = schema["items"] {
      var count = 1
      if case .int(let least)? = schema["minItems"] { count = least }
      visit(items, name) { inner in
        frame("[\(Array(repeating: inner, count: count).joined(separator: ", "))]")
      }
    }
    if let value = schema["additionalProperties"], value.members.isEmpty == false {
      let key = ["constraints": "c", "views": "v"][name] ?? "en"
      visit(value, name) { frame("{\"\(key)\": \($0)}") }
    }
    guard schema["additionalProperties"] == .bool(false) else { return }
    visited.insert(name)
    compare(schema, name, frame)
    for (key, value) in schema["properties"]?.members ?? [] {
      let required = Self.required(of: schema).filter { !$0.hasPrefix("\"\(key)\"") }
      visit(value, key) { frame("{\((required + ["\"\(key)\": \($0)"]).joined(separator: ", "))}") }
    }
  }

  /// Visits one type of view: its branch of the schema, with the type in the scene.
  private mutating func visitType(_ branch: JSON, _ name: String, _ frame: @escaping Frame) {
    guard case .string(let type)? = branch["if"]?["properties"]?["type"]?["enum"]?.items.first,
      let body = branch["then"]
    else { return }
    visit(body, name) { inner in
      frame("{\"type\": \"\(type)\"" + (inner == "{}" ? "}" : ", \(inner.dropFirst())"))
    }
  }

  /// Compares the keys of a state's change to a view: those of the view's own type, which
  /// together are the schema's.
  private mutating func compareChange(_ schema: JSON) {
    var known: Set<String> = []
    for kind in ViewKind.allCases {
      let change = "{\"states\": {\"s\": {\"views\": {\"v\": {\"\(Self.unknown)\": 1}}}}, "
      known.formUnion(Self.knownKeys(change + "\"root\": \(Self.root(kind.rawValue))}"))
    }
    note(schema, known, "view-change")
  }

  private mutating func compare(_ schema: JSON, _ name: String, _ frame: Frame) {
    let inner = (Self.required(of: schema) + ["\"\(Self.unknown)\": 1"]).joined(separator: ", ")
    note(schema, Self.knownKeys(frame("{\(inner)}")), name)
  }

  private mutating func note(_ schema: JSON, _ known: Set<String>, _ name: String) {
    // Copies, conditions and slots have been resolved before anything is decoded.
    let gone: Set = ["each", "if", "slot"]
    let known = known.subtracting(gone)
    let stated = Set((schema["properties"]?.members ?? []).map(\.key)).subtracting(gone)
    // A flag over names has been decided, too: what is left is read as a value with a condition.
    if stated == ["when"], known.isEmpty || known == ["when", "then", "else"] { return }
    guard stated != known else { return }
    differences.append(
      "\(name): only the schema has \(stated.subtracting(known).sorted()), "
        + "only the decoder \(known.subtracting(stated).sorted())")
  }

  private static let unknown = "zzzzzzzzzzzzzzzzzzzz"

  /// Returns the required keys, each with a value.
  private static func required(of schema: JSON) -> [String] {
    (schema["required"]?.items ?? []).compactMap { key in
      switch key {
      case .string("when"): "\"when\": {\"width\": 1}"
      case .string("constraints"): "\"constraints\": []"
      case .string("root"): "\"root\": {}"
      case .string(let key): "\"\(key)\": []"
      default: nil
      }
    }
  }

  /// Returns the keys that the decoder lists if the scene has an unknown one.
  private static func knownKeys(_ text: String) -> Set<String> {
    do throws(SceneErrors) {
      _ = try SceneReader.read(text: text, path: "scene.json")
      return []
    } catch {
      let prefix = "known keys: "
      let hints = error.diagnostics.filter { $0.message.contains(unknown) }
        .compactMap { $0.hint?.text }
      guard let hint = hints.first, hint.hasPrefix(prefix) else { return [] }
      let words = hint.dropFirst(prefix.count).split(separator: ",")
      return Set(words.map { String($0.drop { $0 == " " }) })
    }
  }
}

extension JSON {
  fileprivate subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  fileprivate var members: [(key: String, value: JSON)] {
    if case .object(let members) = self { members.map { ($0.key, $0.value) } } else { [] }
  }

  fileprivate var items: [JSON] {
    if case .array(let items) = self { items } else { [] }
  }
}
