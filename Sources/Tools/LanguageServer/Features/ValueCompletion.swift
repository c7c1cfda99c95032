import Controls
import Documents
import Localization
import Scenes

/// The values that a key can have.
struct ValueCompletion {
  private let document: OpenDocument
  private let place: CompletionPlace
  private let families: () -> [String]

  init(_ document: OpenDocument, _ place: CompletionPlace, families: @escaping () -> [String]) {
    (self.document, self.place, self.families) = (document, place, families)
  }

  /// The values, without duplicates.
  var items: [CompletionItem] {
    var seen: Set<String> = []
    let all = place.format.alternatives(of: place.node).flatMap(values) + components + special
    return all.filter { seen.insert($0.label).inserted }
  }

  private func values(_ schema: Schema) -> [CompletionItem] {
    let words = schema.words.map {
      CompletionItem(label: $0, kind: .enumeration, text: written($0))
    }
    guard let meaning = schema.meaning else { return words }
    return words + strings(meaning)
  }

  private func strings(_ meaning: StringMeaning) -> [CompletionItem] {
    switch meaning {
    case .color:
      document.symbols.names(.color).map {
        CompletionItem(label: $0, kind: .color, detail: "from this scene", text: written($0))
      } + SceneColor.names.map { CompletionItem(label: $0, kind: .color, text: written($0)) }
    case .viewID: references(document.symbols.names(.item, [.view]))
    case .metricName: references(document.symbols.names(.item, [.metric]))
    case .stateName: references(document.symbols.names(.state))
    case .fontFamily:
      families().map { CompletionItem(label: $0, kind: .value, text: written($0)) }
    case .locale:
      (document.strings?.languages ?? []).map {
        CompletionItem(label: $0, kind: .value, text: written($0))
      }
    default: []
    }
  }

  /// The components that a view may be an instance of.
  private var components: [CompletionItem] {
    guard place.format.isTypeOfView(place.node, in: place.tree) else { return [] }
    return document.components.map {
      CompletionItem(label: $0.name, kind: .structure, detail: "component", help: $0.why)
    }
  }

  private func references(_ names: [String]) -> [CompletionItem] {
    names.map { CompletionItem(label: $0, kind: .reference) }
  }

  /// The values determined by the key alone.
  private var special: [CompletionItem] {
    let table = place.tree[place.node].parent.flatMap { place.format.property(of: $0)?.name }
    switch place.format.property(of: place.node)?.name ?? table {
    case "key": return stringKeys
    case "priority", "hugging", "compression":
      return StatementCompletion.priorities
    case "device":
      return document.project.devices.map {
        CompletionItem(label: $0.name, kind: .enumeration, detail: "from this project")
      }
    case "state": return references(document.symbols.names(.state))
    default: return []
    }
  }

  private var stringKeys: [CompletionItem] {
    let strings = document.strings
    let work = FormattingWork()
    let keys = document.symbols.names(.stringKey) + (strings?.keys ?? [])
    return keys.map { key in
      CompletionItem(
        label: key, kind: .value, detail: strings?.text(for: key, locale: "en", work),
        text: written(key))
    }
  }

  /// Returns the word as written at the place: in quotes if it would not be a string without
  /// them.
  private func written(_ word: String) -> String {
    if case .scalar(.plain) = place.tree[place.node].kind {
      let isPlain = word.utf8.allSatisfy {
        Identifier.isPart($0) || [0x2D, 0x2E, 0x20].contains($0)
      }
      return isPlain ? word : "\"\(word)\""
    }
    return word
  }
}
