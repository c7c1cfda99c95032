import AutoLayout
import Geometry

extension TabBar {
  /// The tabs in reading order.
  func elements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    let shown = shown
    return shown.enumerated().map { index, item in
      AccessibilityElement(
        item.title.nonEmpty ?? item.picture?.spokenName,
        value: item.badge?.nonEmpty.map(words.badge), index == selected ? .selected : [],
        in: cell(index, in: bounds), role: .tab, position: .init(index + 1, of: shown.count))
    }
  }
}

extension NavigationBar {
  /// The back button, the items, the title and the search field.
  func elements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    let places = places(in: bounds)
    var elements: [AccessibilityElement] = []
    if let prompt = item.prompt?.nonEmpty { elements.append(.init(prompt, in: places.prompt)) }
    if let title = item.backTitle {
      let rect = places.chevron.union(places.backTitle)
      elements.append(.init(title.nonEmpty ?? words.back, in: rect, role: .backButton))
    }
    let items = places.items.map { $0.item.element(in: $0.rect) }
    elements += items.prefix(item.leading.count).compactMap { $0 }
    if item.titleViewSize == nil, !item.title.isEmpty {
      let rect = hasLargeTitle ? places.largeTitle : places.title
      elements.append(.init(item.title, .header, in: rect))
    }
    elements += items.dropFirst(item.leading.count).reversed().compactMap { $0 }
    if let search {
      elements += search.elements(in: places.search, words)
    }
    return elements
  }
}

extension SearchBar {
  /// The field, the button beside it and the scopes.
  func elements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    let places = places(in: bounds)
    var elements = [
      AccessibilityElement(
        nil, value: text.nonEmpty ?? placeholder.nonEmpty, .searchField, in: places.field)
    ]
    if !text.isEmpty {
      let side = places.field.height
      elements.append(
        .init(
          words.clearText, .button,
          in: Rect(x: places.field.maxX - side, y: places.field.minY, width: side, height: side)
            .mirrored(in: places.field, isRightToLeft)))
    }
    if showsCancelButton { elements.append(.init(words.cancel, .button, in: places.cancel)) }
    guard !scopes.isEmpty, !places.scopes.isEmpty else { return elements }
    return elements + scopeControl.elements(in: places.scopes)
  }
}

extension BarItem {
  /// Returns the item as an element; nil for a space or a view of its own.
  func element(in rect: Rect) -> AccessibilityElement? {
    let name: String?
    switch content {
    case .title(let text, _): name = text
    case .picture(let picture): name = picture.spokenName
    case .custom, .flexibleSpace, .fixedSpace: return nil
    }
    return AccessibilityElement(
      accessibilityLabel ?? name, isEnabled ? .button : [.button, .notEnabled], in: rect)
  }
}

extension TableCell {
  /// The texts in the cell, read as one, and the button with which it tells more.
  func elements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    var cell = rowElement(in: bounds, words)
    if row.accessory == .checkmark || controlState == .selected { cell.traits = .selected }
    guard let place = detailPlace(in: bounds) else { return [cell] }
    return [cell, AccessibilityElement(words.moreInfo, .button, in: place)]
  }
}

extension TableView {
  /// The headers and footers that a document's sections state, which are no views.
  package var readStrips: [AccessibilityElement] {
    strips.filter { $0.kind != .prototypes }.map { strip in
      AccessibilityElement(
        strip.text, strip.kind == .header ? [.header, .staticText] : .staticText,
        in: rect(of: strip))
    }
  }
}

extension View {
  /// Returns the texts in a row, read as one.
  func rowElement(in bounds: Rect, _ words: SpokenWords) -> AccessibilityElement {
    AccessibilityElement(texts(in: self, words).joined(separator: ", ").nonEmpty, in: bounds)
  }

  /// Returns the labels of what is read in a view, in the order of its subviews, without controls,
  /// which are elements of their own.
  private func texts(in view: View, _ words: SpokenWords) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      guard !subview.isHidden, subview.accessibility?.isHidden != true else { return [] }
      guard let elements = subview.ownAccessibilityElements(words) else {
        return texts(in: subview, words)
      }
      let isText =
        (subview.accessibilityFace ?? subview) is Label || subview.accessibility?.isElement == true
      return isText ? elements.compactMap(\.label) : []
    }
  }
}

extension Picture {
  /// The words for a system symbol, such as `Add` for `plus`, or the name of a picture; nil for pixels
  /// without a name.
  var spokenName: String? {
    switch self {
    case .image(let image): image.accessibilityLabel
    case .symbol(let symbol): Self.spokenName(ofSymbol: symbol.name)
    case .missing(let picture): Self.spokenName(ofSymbol: picture.name)
    }
  }

  /// Returns the words for a system symbol.
  package static func spokenName(ofSymbol symbol: String) -> String {
    let modifiers: Set<Substring> = ["fill", "circle", "square", "slash"]
    let parts = symbol.split(separator: ".")
    let stem = parts.filter { !modifiers.contains($0) }
    let name = (stem.isEmpty ? parts : stem).joined(separator: " ")
    return symbolWords[name] ?? name
  }

  private static let symbolWords = [
    "plus": "Add", "magnifyingglass": "Search", "ellipsis": "More", "xmark": "Close",
    "and arrow up": "Share", "gearshape": "Settings", "chevron left": "Back",
    "chevron right": "Forward", "heart": "Love", "star": "Favorite", "trash": "Delete",
    "info": "More Info", "person": "Person", "house": "Home", "bell": "Notifications",
  ]
}
