import Controls
import Documents
import Scenes

/// The words that can come next in an equation or a visual format.
struct StatementCompletion {
  private let document: OpenDocument
  private let text: [UInt8]
  private let isFormat: Bool
  /// The text before the word being typed.
  private let before: ArraySlice<UInt8>

  init(_ document: OpenDocument, _ text: [UInt8]) {
    self.document = document
    self.text = text
    isFormat = StatementScanner.isFormat(text)
    let letters = text.reversed().prefix { Identifier.isPart($0) }.count
    before = text.dropLast(letters)
  }

  /// The words, most likely ones first.
  var items: [CompletionItem] {
    let last = before.last { $0 != 0x20 }
    if isFormat { return formatItems(last) }
    if before.last == UInt8(ascii: ".") { return attributeItems }
    if last == UInt8(ascii: "@") { return metrics + Self.priorities }
    let start = text.allSatisfy { Identifier.isPart($0) } ? Self.starts : []
    return views + metrics + start
  }

  private func formatItems(_ last: UInt8?) -> [CompletionItem] {
    switch last {
    case UInt8(ascii: "["): views
    case UInt8(ascii: "@"): metrics + Self.priorities
    case UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: ","):
      metrics + (isInBox ? views : [])
    case UInt8(ascii: "-"): metrics
    default: []
    }
  }

  /// Whether the place is inside an open box, where sizes may be those of other views.
  private var isInBox: Bool {
    let opened = before.lastIndex(of: UInt8(ascii: "["))
    let closed = before.lastIndex(of: UInt8(ascii: "]"))
    return (opened ?? -1) > (closed ?? -1)
  }

  private var views: [CompletionItem] {
    let kinds = document.formatMap.kinds
    return document.symbols.names(.item, [.view]).map {
      CompletionItem(label: $0, kind: .variable, detail: kinds[$0]?.rawValue ?? "view")
    }
      + document.symbols.names(.item, [.guide]).map {
        CompletionItem(label: $0, kind: .variable, detail: "layout guide")
      }
  }

  private var metrics: [CompletionItem] {
    document.symbols.names(.item, [.metric]).map { name in
      let value = document.symbols.definition(of: SceneSymbol(kind: .item, name: name))
        .map { document.tree.text(of: $0.node) }
      return CompletionItem(label: name, kind: .constant, detail: value)
    }
  }

  private var attributeItems: [CompletionItem] {
    let owner = before.dropLast().reversed().prefix { Identifier.isPart($0) }
    let name = String(decoding: owner.reversed(), as: UTF8.self)
    let isGuide = ItemReference.Guide(rawValue: name) != nil
    let scrolls = document.formatMap.kinds[name] == .scrollView
    let guides = ItemReference.Guide.allCases.filter {
      scrolls || ($0 != .content && $0 != .frameLayout)
    }
    let attributes = AttributeName.all.map { CompletionItem(label: $0, kind: .field) }
    return attributes
      + (isGuide
        ? []
        : guides.map { CompletionItem(label: $0.rawValue, kind: .structure, detail: "guide") })
  }

  /// The beginnings of visual formats.
  private static let starts = ["H:|-", "V:|-", "H:", "V:"].map {
    CompletionItem(label: $0, kind: .keyword, detail: "visual format")
  }

  /// UIKit's priorities and their names.
  static let priorities = [
    ("1000", "required"), ("750", "defaultHigh"), ("500", "dragThatCanResizeScene"),
    ("250", "defaultLow"), ("50", "fittingSizeLevel"),
  ].map { CompletionItem(label: $0.0, kind: .value, detail: $0.1) }
}
