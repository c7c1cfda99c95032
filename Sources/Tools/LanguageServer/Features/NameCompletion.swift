import Documents
import Scenes

/// The words that can follow a dollar sign: parameters of the enclosing component, data, the item
/// of a list, metrics.
struct NameCompletion {
  /// The bytes from the dollar sign to the end of the word.
  let word: Range<Int>
  /// The names, with their dollar signs.
  let items: [CompletionItem]

  /// Returns nil if no dollar sign precedes what is being typed.
  init?(_ document: OpenDocument, _ place: CompletionPlace) {
    let (tree, bytes) = (place.tree, document.buffer.bytes)
    guard tree.isScalar(place.node) else { return nil }
    var start = place.offset
    while start > 0, Identifier.isPart(bytes[start - 1]) { start -= 1 }
    if start > 1, bytes[start - 1] == UInt8(ascii: "{") { start -= 1 }
    guard start > tree[place.node].range.lowerBound, bytes[start - 1] == UInt8(ascii: "$") else {
      return nil
    }
    let isBraced = start < bytes.count && bytes[start] == UInt8(ascii: "{") && start < place.offset
    word = start - 1..<max(place.offset, place.word.upperBound)
    let component = place.format.component(around: place.node, in: tree)
    var found = (component?.parameters ?? []).map { parameter in
      (parameter.name, parameter.type.rawValue, CompletionItem.Kind.variable)
    }
    if tree.path(to: place.node).contains(where: { tree.value("each", of: $0) != nil }) {
      found += [("item", "the item", .variable), ("index", "its index, from 0", .variable)]
    }
    let whole = document.tree
    for (table, kind) in [("data", CompletionItem.Kind.reference), ("metrics", .constant)] {
      guard let node = whole.value(table, of: whole.root) else { continue }
      found += whole[node].children.filter { whole[$0].hasColon }.map {
        (whole[$0].name, table, kind)
      }
    }
    items = found.map { name, detail, kind in
      let text = isBraced ? "${\(name)" : "$\(name)"
      return CompletionItem(label: text, kind: kind, detail: detail)
    }
  }
}
