import AutoLayout
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
      if items.count > 1 { bar.item.backTitle = shownTitle(of: items[items.count - 2]) }
      return bar
    case "toolbar":
      let bar = Toolbar(options.environment)
      bar.items = element.list("items").compactMap(barItem)
      return bar
    default:
      let bar = tabBar(element)
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
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
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
    let attributes =
      element?.child(key: "titleTextAttributes")
      ?? element?.child(key: "standardAppearance")?.child(key: "titleTextAttributes")
    bar.titleColor = color(attributes?.child(key: "textColor"))
    bar.titleFont = font(attributes?.child(key: "fontDescription"))
    if bar.titleColor == nil, isBlack(element) { bar.titleColor = .white }
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
      if let symbol = symbol(ofSystemItem: name) { return .picture(symbol) }
      let words = name.prefix(1).uppercased() + name.dropFirst()
      return .title(words, isDone: isDone || name == "done" || name == "save")
    case nil: break
    }
    if let picture = templatePicture(element) { return .picture(picture) }
    return .title(text(element, "title"), isDone: isDone)
  }

  /// Returns the symbol of a system item that is shown as one; nil for those shown as text.
  private func symbol(ofSystemItem name: String) -> Picture? {
    let symbol: String? =
      switch name {
      case "add": "plus"
      case "compose": "square.and.pencil"
      case "reply": "arrow.uturn.backward"
      case "action": "square.and.arrow.up"
      case "organize": "folder"
      case "bookmarks": "book"
      case "search": "magnifyingglass"
      case "refresh": "arrow.clockwise"
      case "stop", "close": "xmark"
      case "camera": "camera"
      case "trash": "trash"
      case "play": "play.fill"
      case "pause": "pause.fill"
      case "rewind": "backward.fill"
      case "fastForward": "forward.fill"
      case "undo": "arrow.uturn.backward"
      case "redo": "arrow.uturn.forward"
      case "pageCurl": "doc"
      default: nil
      }
    return symbol.flatMap { systemSymbol($0, pointSize: 19) }
  }

  /// Returns the item of a `<tabBarItem>`; `title` is used if it has none.
  func tabItem(_ element: XMLElement, title: String) -> TabBar.Item {
    var item: TabBar.Item
    if let system = element["systemItem"] {
      item = TabBar.Item(title: Self.title(ofTab: system), picture: picture(ofTab: system))
    } else {
      let own = text(element, "title")
      item = TabBar.Item(
        title: own.isEmpty ? title : own,
        picture: templatePicture(element) ?? templatePicture(element, property: "selectedImage"))
    }
    item.badge = element.string("badgeValue")
    return item
  }

  private static func title(ofTab name: String) -> String {
    switch name {
    case "topRated": "Top Rated"
    case "mostRecent": "Most Recent"
    case "mostViewed": "Most Viewed"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  private func picture(ofTab name: String) -> Picture? {
    let symbol =
      switch name {
      case "favorites", "featured", "topRated": "star.fill"
      case "bookmarks": "book.fill"
      case "recents", "history", "mostRecent": "clock"
      case "contacts": "person.circle.fill"
      case "search": "magnifyingglass"
      case "downloads": "square.and.arrow.down"
      case "mostViewed": "list.bullet"
      default: "ellipsis"
      }
    return systemSymbol(symbol, pointSize: 20, weight: 500)
  }

  /// Returns the background of a bar that sets none; content shows through it slightly.
  func barGround(_ element: XMLElement?, alpha: Double = 0.94) -> Color {
    if isBlack(element) { return Color(white: 0.11, alpha: alpha) }
    let isDark = options.environment.appearance == .dark
    return Color(white: isDark ? 0.114 : 0.976, alpha: alpha)
  }

  /// Whether a bar has the old black style.
  func isBlack(_ element: XMLElement?) -> Bool {
    ["black", "blackOpaque", "blackTranslucent"].contains(element?["barStyle"])
  }
}
