import Documents
import Foundation

// Decoding of bars and their items.

@MainActor extension NibCoder {
  func decode(into bar: UINavigationBar) {
    bar.prefersLargeTitles = flag("largeTitles") ?? false
    bar.isTranslucent = flag("translucent") ?? true
    if element["barStyle"] == "black" { bar.barStyle = .black }
    bar.barTintColor = color("barTintColor")
    if let attributes = titleAttributes("titleTextAttributes") {
      bar.titleTextAttributes = attributes
    }
    if let attributes = titleAttributes("largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
    let items = element.list("items").compactMap { loader.make($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  private func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = child(key) else { return nil }
    var values: [NSAttributedString.Key: Any] = [:]
    values[.foregroundColor] = loader.color(element.child(key: "textColor"))
    values[.font] = loader.font(element.child(key: "fontDescription"))
    return values
  }

  func decode(into bar: UIToolbar) {
    bar.barTintColor = color("barTintColor")
    bar.isTranslucent = flag("translucent") ?? true
    let items = element.list("items").compactMap { loader.make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  func decode(into bar: UITabBar) {
    bar.barTintColor = color("barTintColor")
    bar.unselectedItemTintColor = color("unselectedItemTintColor")
    bar.isTranslucent = flag("translucent") ?? true
    let items = element.list("items").compactMap { loader.make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  func decode(into item: UINavigationItem) {
    item.title = text("title")
    item.prompt = text("prompt")
    item.hidesBackButton = flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = flag("leftItemsSupplementBackButton") ?? false
    item.largeTitleDisplayMode = word("largeTitleDisplayMode") ?? .automatic
    if let view = child("titleView") { item.titleView = loader.make(view) as? UIView }
    if let back = child("backBarButtonItem") {
      item.backBarButtonItem = loader.make(back) as? UIBarButtonItem
    }
    let left = items("leftBarButtonItem")
    let right = items("rightBarButtonItem")
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private func items(_ key: String) -> [UIBarButtonItem] {
    ((child(key).map { [$0] } ?? []) + element.list("\(key)s"))
      .compactMap { loader.make($0) as? UIBarButtonItem }
  }

  func decode(into item: UIBarItem) {
    item.title = text("title")
    item.image = image()
    item.isEnabled = flag("enabled") ?? true
    item.tag = count("tag") ?? 0
  }

  /// Reads what the kinds of items have beyond every item.
  func decodeParts(of item: UIBarItem) {
    switch item {
    case let item as UIBarButtonItem: decode(into: item)
    case let item as UITabBarItem: decode(into: item)
    default: break
    }
  }

  func decode(into item: UIBarButtonItem) {
    if let system: UIBarButtonItem.SystemItem = word("systemItem") { item.become(system) }
    if element["style"] == "done" { item.style = .done }
    if let width = number("width") { item.width = width }
    if let color = color("tintColor") { item.tintColor = color }
    if let view = child("customView") { item.customView = loader.make(view) as? UIView }
  }

  func decode(into item: UITabBarItem) {
    item.selectedImage = image("selectedImage")
    item.badgeValue = text("badgeValue")
    guard let name = element["systemItem"], item.title == nil else { return }
    item.become(name)
  }
}
