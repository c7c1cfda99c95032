import Documents

/// The settings of a tree's views that aren't read, by kind.
struct UnreadSettings {
  private struct Kind {
    let words: String
    var count = 1
    let first: XMLElement
  }

  private var kinds: [Kind] = []

  private static let mostNamed = 5

  /// Notes what an element holds beyond what is known, unless it only states a default.
  mutating func note(_ element: XMLElement) {
    for attribute in element.attributes
    where !NibVocabulary.attributes.contains(attribute.name)
      && !["NO", "0", "0.0", ""].contains(attribute.value)
    {
      add(attribute.name, of: element)
    }
    for child in element.children where !element.contains(view: child) {
      guard let key = child["key"] else {
        if !NibVocabulary.lists.contains(child.name) { add(child.name, of: element) }
        continue
      }
      if !NibVocabulary.keys.contains(key), isShown(key, of: element) { add(key, of: element) }
    }
  }

  /// Whether a view shows what it holds for one of its states.
  private func isShown(_ key: String, of element: XMLElement) -> Bool {
    switch key {
    case "disabled": element.flag("enabled") == false
    case "selected": element.flag("selected") == true
    default: true
    }
  }

  private mutating func add(_ name: String, of element: XMLElement) {
    let words = "'\(name)' of a \(NibNames.words(element.name))"
    if let index = kinds.firstIndex(where: { $0.words == words }) {
      kinds[index].count += 1
    } else {
      kinds.append(Kind(words: words, first: element))
    }
  }

  /// One remark about all of them, at the first; nil for none.
  var remark: NibFault? {
    guard let first = kinds.first?.first else { return nil }
    let named = kinds.prefix(Self.mostNamed).map {
      $0.words + ($0.count > 1 ? " (\($0.count) times)" : "")
    }
    let more =
      kinds.count > Self.mostNamed ? ", and \(kinds.count - Self.mostNamed) more kinds" : ""
    return NibFault(
      .undrawn, "is not read: \(named.joined(separator: ", "))\(more)", at: first)
  }
}
