import Controls
import Documents
import Geometry
import Typesetting

extension NibBuilder {
  /// Makes a bar that is a view of the document itself.
  func makeBar(_ element: XMLElement) -> any Paintable {
    switch element.name {
    case "navigationBar":
      let bar = navigationBar(element)
      let items = element.list("items").filter { $0.name == "navigationItem" }
      bar.item = navigationItem(items.last, title: "")
      // The item below a bar's last one is where it leads back to.
      if items.count > 1, items.last.map(showsBackButton) == true {
        bar.item.backTitle = shownTitle(of: items[items.count - 2])
      }
      return bar
    case "toolbar":
      let bar = Toolbar(options.environment)
      bar.items = element.list("items").compactMap(barItem)
      if element.child(key: "backgroundColor") == nil { bar.ground = ownBarGround(element) }
      return bar
    default:
      let bar = tabBar(element)
      if element.child(key: "backgroundColor") == nil { bar.ground = ownBarGround(element) }
      bar.items = element.list("items").map { tabItem($0, title: "") }
      bar.selected = nil
      return bar
    }
  }

  func makeSearchBar(_ element: XMLElement) -> SearchBar {
    let bar = SearchBar(options.environment)
    bar.text = text(element, "text")
    let placeholder = text(element, "placeholder")
    if !placeholder.isEmpty { bar.placeholder = placeholder }
    set(SearchBar.properties, of: bar, element)
    if element.flag("showsScopeBar") == true {
      let id = element["id"] ?? ""
      bar.scopes = element.list("scopeButtonTitles").enumerated().map { index, title in
        shown(title.text, key: "\(id).scopeButtonTitles[\(index)]")
      }
    }
    return bar
  }

  /// Makes an empty navigation bar with an element's appearance.
  func navigationBar(_ element: XMLElement?) -> NavigationBar {
    let bar = NavigationBar(options.environment)
    bar.tintColor = color(element?.child(key: "tintColor"))
    func look(_ key: String) -> (color: Color?, font: FontDescriptor?) {
      let attributes =
        element?.child(key: key) ?? element?.child(key: "standardAppearance")?.child(key: key)
      return (
        color(attributes?.child(key: "textColor")) ?? (isBlack(element) ? .white : nil),
        font(attributes?.child(key: "fontDescription"))
      )
    }
    (bar.titleColor, bar.titleFont) = look("titleTextAttributes")
    (bar.largeTitleColor, bar.largeTitleFont) = look("largeTitleTextAttributes")
    return bar
  }

  /// Makes an empty tab bar with an element's appearance.
  func tabBar(_ element: XMLElement?) -> TabBar {
    let bar = TabBar(options.environment)
    bar.tintColor = color(
      element?.child(key: "tintColor") ?? element?.child(key: "selectedImageTintColor"))
    bar.unselectedTint = color(element?.child(key: "unselectedItemTintColor"))
    return bar
  }

  /// Returns a bar's item for a `<navigationItem>`; `title` is used if it has none.
  func navigationItem(_ element: XMLElement?, title: String) -> NavigationBar.Item {
    var item = NavigationBar.Item()
    item.title = title
    guard let element else { return item }
    if let own = shownTitle(of: element) { item.title = own }
    let prompt = text(element, "prompt")
    if !prompt.isEmpty { item.prompt = prompt }
    item.titleViewSize = element.child(key: "titleView")?.recordedFrame?.size
    item.leading = barItems(element, "leftBarButtonItem")
    item.trailing = barItems(element, "rightBarButtonItem")
    return item
  }

  /// Whether a bar with a navigation item leads back: items of its own take the button's place,
  /// unless they are said to stand beside it.
  func showsBackButton(_ element: XMLElement) -> Bool {
    guard element.flag("hidesBackButton") != true else { return false }
    return element.flag("leftItemsSupplementBackButton") == true
      || barElements(element, "leftBarButtonItem").isEmpty
  }

  /// Returns the title of a navigation item; nil for none.
  func shownTitle(of element: XMLElement) -> String? {
    let title = text(element, "title")
    return title.isEmpty ? nil : title
  }

  private func barItems(_ element: XMLElement, _ key: String) -> [BarItem] {
    barElements(element, key).compactMap(barItem)
  }

  /// Returns the elements of the items at one end of a navigation item, from the edge inwards.
  func barElements(_ element: XMLElement, _ key: String) -> [XMLElement] {
    (element.child(key: key).map { [$0] } ?? []) + element.list("\(key)s")
  }

  /// Returns the item of a `<barButtonItem>`; nil for any other element.
  func barItem(_ element: XMLElement) -> BarItem? {
    guard element.name == "barButtonItem" else { return nil }
    var item = BarItem(barContent(element))
    item.tint = color(element.child(key: "tintColor"))
    item.isEnabled = element.flag("enabled") ?? true
    item.accessibilityLabel = accessibilityLabel(ofItem: element)
    return item
  }

  private func barContent(_ element: XMLElement) -> BarItem.Content {
    if let view = element.child(key: "customView"), let size = view.recordedFrame?.size {
      return .custom(size)
    }
    let isDone = element["style"] == "done"
    switch element["systemItem"] {
    case "flexibleSpace": return .flexibleSpace
    case "fixedSpace": return .fixedSpace(element.number("width") ?? 8)
    case let name?:
      if let symbol = BarItem.symbol(ofSystemItem: name) {
        return .picture(systemSymbol(symbol, pointSize: BarItem.symbolSize))
      }
      let title = BarItem.title(ofSystemItem: name)
      return .title(title.text, isDone: isDone || title.isDone)
    case nil: break
    }
    if let picture = templatePicture(element) { return .picture(picture) }
    return .title(text(element, "title"), isDone: isDone)
  }

  /// Returns the item of a `<tabBarItem>`; `title` is used if it has none.
  func tabItem(_ element: XMLElement, title: String) -> TabBar.Item {
    var item: TabBar.Item
    if let system = element["systemItem"] {
      item = TabBar.Item(systemItem: system)
      item.picture = systemSymbol(
        TabBar.Item.symbol(ofSystemItem: system), pointSize: TabBar.Item.symbolSize,
        weight: TabBar.Item.symbolWeight)
    } else {
      let own = text(element, "title")
      item = TabBar.Item(
        title: own.isEmpty ? title : own,
        picture: templatePicture(element) ?? templatePicture(element, property: "selectedImage"))
    }
    item.badge = element.string("badgeValue")
    return item
  }

  /// Returns the background of a bar in a view.
  func ownBarGround(_ element: XMLElement) -> Color {
    color(element.child(key: "barTintColor")) ?? barGround(element)
  }

  /// Returns the background of a bar that sets none; content shows through it slightly.
  func barGround(_ element: XMLElement?, isTranslucent: Bool = true) -> Color {
    options.environment.barGround(isBlack: isBlack(element), isTranslucent: isTranslucent)
  }

  /// Whether a bar has the old black style.
  func isBlack(_ element: XMLElement?) -> Bool {
    ["black", "blackOpaque", "blackTranslucent"].contains(element?["barStyle"])
  }
}
