import Documents

/// Mutates files as trees, so that they remain files of their kind: a view with a constraint
/// becomes a view with another constraint.
enum TreeMutator {
  /// Returns a YAML or JSON file with a few changes; other bytes are returned unchanged.
  static func yaml(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    guard let value = try? PlainValue.read(bytes: bytes, path: "") else { return bytes }
    var dice = Dice(seed)
    var tree = MutableTree(value)
    for _ in 0...dice.number(below: 3) { tree.change(&dice) }
    return Array(YAMLWriter.text(of: tree.value, blocks: ["root", "subviews"]).utf8)
  }

  /// Returns an XML file with a few changes; other bytes are returned unchanged.
  static func xml(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    guard var element = try? XMLReader.read(bytes) else { return bytes }
    var dice = Dice(seed)
    for _ in 0...dice.number(below: 3) { element.change(&dice) }
    return Array(element.xml.utf8)
  }
}

/// A node of a YAML file with its descendants.
private indirect enum MutableTree {
  case leaf(YAMLValue)
  case list([MutableTree])
  case mapping([(key: String, value: MutableTree)])

  init(_ value: PlainValue) {
    switch value {
    case .null: self = .leaf(.null)
    case .flag(let flag): self = .leaf(.flag(flag))
    case .number(let number): self = .leaf(.number(number))
    case .text(let text): self = .leaf(.word(text))
    case .list(let items): self = .list(items.map(MutableTree.init))
    case .table(let entries):
      self = .mapping(entries.map { ($0.key, MutableTree($0.value)) })
    }
  }

  var value: YAMLValue {
    switch self {
    case .leaf(let value): value
    case .list(let items): .list(items.map(\.value))
    case .mapping(let entries): .mapping(entries.map { .init($0.key, $0.value.value) })
    }
  }

  /// Changes one place in the tree.
  mutating func change(_ dice: inout Dice) {
    switch self {
    case .leaf: self = .leaf(Self.leaf(&dice))
    case .list(var items):
      if items.isEmpty || dice.hits(oneIn: 5) {
        Self.change(&items, &dice) { Self.new(&$0) }
      } else {
        items[dice.number(below: items.count)].change(&dice)
      }
      self = .list(items)
    case .mapping(var entries):
      if entries.isEmpty || dice.hits(oneIn: 5) {
        Self.change(&entries, &dice) {
          (Words.keys[$0.number(below: Words.keys.count)], Self.new(&$0))
        }
        Self.rename(&entries, &dice)
      } else {
        let index = dice.number(below: entries.count)
        if case .leaf = entries[index].value, let own = Words.own[entries[index].key],
          !dice.hits(oneIn: 4)
        {
          entries[index].value = .leaf(.word(dice.one(of: own)))
        } else {
          entries[index].value.change(&dice)
        }
      }
      self = .mapping(entries)
    }
  }

  /// Removes, repeats, moves or adds an item.
  private static func change<Item>(
    _ items: inout [Item], _ dice: inout Dice, _ new: (inout Dice) -> Item
  ) {
    let index = items.isEmpty ? 0 : dice.number(below: items.count)
    switch dice.number(below: items.isEmpty ? 1 : 4) {
    case 0: items.insert(new(&dice), at: index)
    case 1: items.remove(at: index)
    case 2: items.append(items[index])
    default: items.swapAt(index, dice.number(below: items.count))
    }
  }

  /// Gives the last entry a new key if another entry has the same one, because a file must not
  /// repeat keys.
  private static func rename(
    _ entries: inout [(key: String, value: MutableTree)], _ dice: inout Dice
  ) {
    var known: Set<String> = []
    for index in entries.indices {
      while !known.insert(entries[index].key).inserted {
        entries[index].key =
          dice.hits(oneIn: 2) ? dice.one(of: Words.keys) : "v\(dice.number(below: 1_000))"
      }
    }
  }

  private static func leaf(_ dice: inout Dice) -> YAMLValue {
    switch dice.number(below: 8) {
    case 0, 1: .number(dice.one(of: Words.numbers))
    case 2: .flag(dice.hits(oneIn: 2))
    case 3: .word(dice.one(of: Words.formats))
    case 4, 5: .word(equation(&dice))
    default: .word(dice.one(of: Words.values))
    }
  }

  private static func new(_ dice: inout Dice) -> MutableTree {
    switch dice.number(below: 4) {
    case 0: .mapping([(dice.one(of: Words.keys), .leaf(leaf(&dice)))])
    case 1: .list([.leaf(leaf(&dice)), .leaf(leaf(&dice))])
    default: .leaf(leaf(&dice))
    }
  }

  /// Returns an equation between two views that most scenes have.
  private static func equation(_ dice: inout Dice) -> String {
    let first = "\(dice.one(of: Words.items)).\(dice.one(of: Words.attributes))"
    var text = "\(first) \(dice.one(of: ["==", "<=", ">="])) "
    if !dice.hits(oneIn: 3) {
      text += "\(dice.one(of: Words.items)).\(dice.one(of: Words.attributes)) + "
    }
    text += "\(dice.one(of: Words.numbers))"
    return dice.hits(oneIn: 3) ? text + " @ \(dice.one(of: [1, 250, 749.5, 999, 1_000]))" : text
  }
}

extension XMLElement {
  /// Changes one place in the tree.
  fileprivate mutating func change(_ dice: inout Dice) {
    if !children.isEmpty, !dice.hits(oneIn: 4) {
      let index = dice.number(below: children.count)
      switch dice.number(below: 12) {
      case 0: children.remove(at: index)
      case 1: children.append(children[index])
      case 2: children.swapAt(index, dice.number(below: children.count))
      case 3: children[index].children.append(children[dice.number(below: children.count)])
      default: children[index].change(&dice)
      }
      return
    }
    if attributes.isEmpty || dice.hits(oneIn: 4) {
      let isConstraint = name == "constraint"
      let attribute = dice.one(
        of: isConstraint ? Words.constraintAttributes : Words.xmlAttributes)
      set(attribute, to: Self.value(of: attribute, &dice))
    } else {
      let index = dice.number(below: attributes.count)
      if dice.hits(oneIn: 6) {
        attributes.remove(at: index)
      } else {
        attributes[index].value = Self.value(of: attributes[index].name, &dice)
      }
    }
  }

  /// Returns a value for an attribute, usually one of its own.
  private static func value(of attribute: String, _ dice: inout Dice) -> String {
    if let own = Words.ownXML[attribute], !dice.hits(oneIn: 4) { return dice.one(of: own) }
    return dice.hits(oneIn: 2) ? dice.one(of: Words.xmlValues) : "\(dice.one(of: Words.numbers))"
  }

  /// The element as written in a file.
  fileprivate var xml: String {
    var text = "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Escape.attribute(attribute.value))\""
    }
    text += ">" + Escape.markup(self.text)
    for child in children { text += child.xml }
    return text + "</\(name)>"
  }
}
