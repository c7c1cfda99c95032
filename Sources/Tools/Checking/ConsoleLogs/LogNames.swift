/// Ids of a scene for the views and guides of a log: `nameLabel`, `view2`.
struct LogNames {
  /// The ids by the items' keys; used only for lookup.
  private var ids: [String: String] = [:]
  private var taken: Set<String> = ["root"]
  /// How many ids begin with a base; used only for lookup.
  private var counts: [String: Int] = [:]
  /// The items with their ids, in the order in which the log first mentions them.
  private(set) var all: [(item: LogConstraint.Item, id: String)] = []

  /// Names every item of a conflict.
  init(_ conflict: LogConflict) {
    let items = conflict.constraints.flatMap(\.items)
    let classes = Dictionary(items.filter { !$0.className.isEmpty }.map { ($0.key, $0) }) {
      first, _ in first
    }
    for item in items where ids[item.key] == nil { add(classes[item.key] ?? item) }
  }

  /// Returns the id of an item.
  func id(of item: LogConstraint.Item) -> String { ids[item.key] ?? "root" }

  /// Gives an item another id.
  mutating func rename(_ item: LogConstraint.Item, to id: String) {
    ids[item.key] = id
    for index in all.indices where all[index].item == item { all[index].id = id }
  }

  /// Returns an id that no item has, and reserves it.
  mutating func unused(_ base: String) -> String {
    var id = base
    while !taken.insert(id).inserted {
      counts[base, default: 1] += 1
      id = "\(base)\(counts[base, default: 1])"
    }
    return id
  }

  private mutating func add(_ item: LogConstraint.Item) {
    let id = unused(Self.base(of: item))
    ids[item.key] = id
    all.append((item, id))
  }

  /// Returns a name or identifier, its last part if it has dots; otherwise the class without its
  /// module and prefix.
  private static func base(of item: LogConstraint.Item) -> String {
    if item.className.isEmpty || !item.key.hasPrefix("0x"), let label = item.label,
      let name = label.split(separator: ".").last.flatMap({ identifier(String($0)) })
    {
      return name
    }
    var name = item.plainClass
    name = String(name.drop { $0 == "_" })
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) && name.count > 2 {
      name = String(name.dropFirst(2))
      break
    }
    return identifier(lowerCamelCase(name)) ?? "view"
  }

  /// Returns `rnnReactView` for `RNNReactView`.
  private static func lowerCamelCase(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count < 2 || name.dropFirst(capitals.count).first?.isLetter != true
    let head = isWord ? capitals : capitals.dropLast()
    return head.lowercased() + name.dropFirst(head.count)
  }

  /// Returns the text without characters that C identifiers can't have; nil if nothing is left.
  private static func identifier(_ text: String) -> String? {
    var result = ""
    for character in text where character.isASCII {
      if character.isLetter || character == "_" || (character.isNumber && !result.isEmpty) {
        result.append(character)
      }
    }
    return result.isEmpty ? nil : result
  }
}
