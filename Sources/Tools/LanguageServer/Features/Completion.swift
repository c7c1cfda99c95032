import Documents
package import Rendering
import Scenes

/// A word that can be inserted at a place.
struct CompletionItem {
  /// The protocol's numbers for the kinds of words.
  enum Kind: Int {
    case property = 10
    case value = 12
    case enumeration = 13
    case keyword = 14
    case color = 16
    case file = 17
    case reference = 18
    case constant = 21
    case structure = 22
    case variable = 6
    case field = 5
  }

  let label: String
  let kind: Kind
  var detail: String?
  var help: String?
  /// The text to insert, if it isn't the label.
  var text: String?
}

extension OpenDocument {
  /// Returns the words that can be inserted at a place, as the protocol's list.
  ///
  /// - Parameters:
  ///   - position: the position of the cursor.
  ///   - families: the available font families; called only if a family is being typed.
  package func completion(at position: TextPosition, families: @escaping () -> [String]) -> JSON {
    let offset = buffer.offset(of: position)
    findComponents(besidesLine: position.line)
    guard kind != .other, !isComment(offset), let place = CompletionPlace(self, at: offset) else {
      return list([], offset..<offset)
    }
    if !place.isKey, let names = NameCompletion(self, place) {
      return list(names.items, names.word)
    }
    let isStatement = place.format.alternatives(of: place.node).contains(where: \.isStatement)
    if !place.isKey, isStatement, let statement = place.statement {
      let words = StatementCompletion(self, statement.text).items
      let isStart = statement.text.isEmpty && place.isAlone
      return list(words + (isStart ? keys(place) : []), statement.word)
    }
    if place.isKey { return list(keys(place), place.word) }
    let values = ValueCompletion(self, place, families: families).items
    return list(values + (place.isAlone ? keys(place) : []), place.word)
  }

  /// Whether an offset is inside a comment.
  private func isComment(_ offset: Int) -> Bool {
    let line = buffer.lineRange(buffer.line(ofByte: offset))
    var quote: UInt8?
    for index in line.lowerBound..<max(line.lowerBound, offset) {
      let byte = buffer.bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: "#"),
        index == line.lowerBound || buffer.bytes[index - 1] == 0x20
      {
        return true
      }
    }
    return false
  }

  private func list(_ items: [CompletionItem], _ range: Range<Int>) -> JSON {
    let json = items.enumerated().map { index, item -> JSON in
      let text = item.text ?? item.label
      var members: [JSON.Member] = [
        .init("label", .string(item.label)), .init("kind", .int(item.kind.rawValue)),
        .init("sortText", .string(String(100_000 + index))),
        .init("filterText", .string(item.label)),
        .init("textEdit", buffer.json(TextEdit(range, text))),
      ]
      if let detail = item.detail { members.append(.init("detail", .string(detail))) }
      if let help = item.help { members.append(.init("documentation", .markdown(help))) }
      return .object(members)
    }
    return .object(["isIncomplete": .bool(false), "items": .array(json)])
  }

  /// Returns the keys that can be inserted at a place, without those already present.
  private func keys(_ place: CompletionPlace) -> [CompletionItem] {
    let tree = place.tree
    guard let owner = place.isKey ? tree[place.node].parent : place.node else { return [] }
    let present = place.isKey ? place.siblings(in: self) : []
    let isKeyed =
      place.word.upperBound < buffer.bytes.count
      && buffer.bytes[place.word.upperBound] == UInt8(ascii: ":")
    var items = place.format.keys(of: owner, in: tree).filter { !present.contains($0.name) }
      .map { property in
        CompletionItem(
          label: property.name, kind: .property, detail: property.schema.noun, help: property.help,
          text: isKeyed ? property.name : "\(property.name): ")
      }
    items += names(for: owner, place).filter { !present.contains($0) }.map {
      CompletionItem(label: $0, kind: .reference, text: isKeyed ? $0 : "\($0): ")
    }
    return items
  }

  /// Returns the names that can be keys of a mapping: those that a state changes, or that spacing
  /// follows.
  private func names(for owner: SyntaxTree.ID, _ place: CompletionPlace) -> [String] {
    switch place.format.property(of: owner)?.name {
    case "views", "customSpacing": symbols.names(.item, [.view])
    case "constraints": symbols.names(.constraint)
    default: []
    }
  }
}
