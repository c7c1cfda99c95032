/// What a file of texts that Xcode writes holds, a property list or the JSON of a string catalog, with its
/// keys in their order.
package indirect enum TextTree: Hashable, Sendable {
  /// A string.
  case text(String)
  /// A number, `true`, `false` or `null` of JSON, as the file has it.
  case word(String)
  /// An array.
  case list([TextTree])
  /// A dictionary.
  case dictionary([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package var value: TextTree

    package init(_ key: String, _ value: TextTree) { (self.key, self.value) = (key, value) }
  }

  /// The text of a string; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The members of a dictionary; empty for anything else.
  package var members: [Member] {
    if case .dictionary(let members) = self { members } else { [] }
  }

  /// The value of a key; one that is new is added at the end, and nil removes it.
  package subscript(key: String) -> TextTree? {
    get { members.first { $0.key == key }?.value }
    set { set(key, to: newValue) { _ in false } }
  }

  /// Sets the value of a key in a dictionary, in place or before the first key that belongs after it.
  package mutating func set(
    _ key: String, to value: TextTree?, before isLater: (String) -> Bool
  ) {
    var members = members
    let index = members.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?):
      let place = members.firstIndex { isLater($0.key) } ?? members.endIndex
      members.insert(Member(key, value), at: place)
    case (nil, nil): return
    }
    self = .dictionary(members)
  }

  // MARK: - Reading

  /// Makes the tree of a JSON file; nil where references of YAML would make it larger than the file.
  package init?(_ document: YAMLDocument) {
    var room = document.nodeCount
    self.init(document, document.root, &room)
  }

  private init?(_ document: YAMLDocument, _ node: NodeID, _ room: inout Int) {
    room -= 1
    guard room >= 0 else { return nil }
    switch document.shape(of: node) {
    case .sequence:
      var items: [TextTree] = []
      for item in document.items(of: node) {
        guard let item = TextTree(document, item, &room) else { return nil }
        items.append(item)
      }
      self = .list(items)
    case .mapping:
      var members: [Member] = []
      for (key, value) in document.entries(of: node) {
        room -= 1
        guard let value = TextTree(document, value, &room) else { return nil }
        members.append(Member(document.text(of: key), value))
      }
      self = .dictionary(members)
    case .scalar, .alias:
      let text = document.text(of: node)
      self = document.scalar(of: node) == .string ? .text(text) : .word(text)
    }
  }

  /// Makes the tree of a property list; nil if it holds anything but dictionaries and strings.
  package init?(_ list: PropertyList) {
    switch list {
    case .text(let text): self = .text(text)
    case .dictionary(let entries):
      var members: [Member] = []
      for entry in entries {
        guard let value = TextTree(entry.value) else { return nil }
        members.append(Member(entry.key, value))
      }
      self = .dictionary(members)
    case .other: return nil
    }
  }

  // MARK: - Writing

  /// The tree as Xcode writes a string catalog.
  package var catalogText: String {
    var text = ""
    writeJSON(into: &text, indent: "")
    return text
  }

  private func writeJSON(into text: inout String, indent: String) {
    switch self {
    case .text(let value): text += Self.quoted(value)
    case .word(let word): text += word
    case .list(let items):
      write(items.map { (nil, $0) }, between: ("[", "]"), into: &text, indent: indent)
    case .dictionary(let members):
      write(members.map { ($0.key, $0.value) }, between: ("{", "}"), into: &text, indent: indent)
    }
  }

  private func write(
    _ parts: [(key: String?, value: TextTree)], between brackets: (String, String),
    into text: inout String, indent: String
  ) {
    text += brackets.0 + "\n"
    for (index, part) in parts.enumerated() {
      text += "\(indent)  \(part.key.map { Self.quoted($0) + " : " } ?? "")"
      part.value.writeJSON(into: &text, indent: indent + "  ")
      text += index < parts.count - 1 ? ",\n" : ""
    }
    text += "\n\(indent)\(brackets.1)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The tree as Xcode writes a property list.
  package var propertyListText: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    writeProperty(into: &text, indent: "")
    return text + "</plist>\n"
  }

  private func writeProperty(into text: inout String, indent: String) {
    switch self {
    case .text(let value), .word(let value):
      text += "\(indent)<string>\(Escape.markup(value))</string>\n"
    case .list(let items):
      text += "\(indent)<array>\n"
      for item in items { item.writeProperty(into: &text, indent: indent + "\t") }
      text += "\(indent)</array>\n"
    case .dictionary(let members):
      guard !members.isEmpty else { return text += "\(indent)<dict/>\n" }
      text += "\(indent)<dict>\n"
      for member in members {
        text += "\(indent)\t<key>\(Escape.markup(member.key))</key>\n"
        member.value.writeProperty(into: &text, indent: indent + "\t")
      }
      text += "\(indent)</dict>\n"
    }
  }
}
