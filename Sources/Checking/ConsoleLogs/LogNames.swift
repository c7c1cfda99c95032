/// Ids of a scene for the views and guides of a log: `nameLabel`, `view2`.
struct LogNames {
  /// The ids by the items' keys; used only for lookup.
  private var ids: [String: String] = [:]
  private var taken: Set<String> = ["root"]
  /// The items with their ids, in the order in which the log first mentions them.
  private(set) var all: [(item: LogConstraint.Item, id: String)] = []

  /// Names every item of a conflict.
  init(_ conflict: LogConflict) {
    for item in conflict.constraints.flatMap(\.items) where ids[item.key] == nil {
      let best = conflict.constraints.flatMap(\.items).first {
        $0.key == item.key && !$0.className.isEmpty
      }
      add(best ?? item)
    }
  }

  /// Returns the id of an item.
  func id(of item: LogConstraint.Item) -> String { ids[item.key] ?? "root" }

  /// Gives an item another id.
  mutating func rename(_ item: LogConstraint.Item, to id: String) {
    ids[item.key] = id
    for index in all.indices where all[index].item == item { all[index].id = id }
  }

  private mutating func add(_ item: LogConstraint.Item) {
    let base = Self.base(of: item)
    var id = base
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)\(number)"
      number += 1
    }
    ids[item.key] = id
    all.append((item, id))
  }

  /// Returns a name or identifier unchanged; otherwise the class without its module and prefix.
  private static func base(of item: LogConstraint.Item) -> String {
    if item.className.isEmpty || !item.key.hasPrefix("0x"), let label = item.label,
      let name = identifier(label)
    {
      return name
    }
    var name = item.className.split(separator: ".").last.map(String.init) ?? "view"
    name = String(name.drop { $0 == "_" })
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) && name.count > 2 {
      name = String(name.dropFirst(2))
      break
    }
    return identifier(name.prefix(1).lowercased() + name.dropFirst()) ?? "view"
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
