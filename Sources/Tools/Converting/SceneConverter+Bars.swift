import Controls
import Documents
import Geometry
import Typesetting

extension SceneConverter {
  /// Adds the keys of bars and date pickers.
  func addBar(_ view: any Paintable, to keys: inout SceneMapping) {
    switch view {
    case let bar as SearchBar:
      if !bar.text.isEmpty { keys.add("text", .text(bar.text)) }
      if bar.placeholder != "Search" { keys.add("placeholder", .text(bar.placeholder)) }
      if !bar.scopes.isEmpty { keys.add("scopes", .list(bar.scopes.map(YAMLValue.text))) }
    case let picker as DatePicker:
      if picker.date != .sample { keys.add("date", .text(picker.date.sceneText)) }
    case let bar as NavigationBar: addNavigation(bar, to: &keys)
    case let bar as Toolbar:
      if !bar.items.isEmpty { keys.add("items", .list(bar.items.map(item))) }
    case let bar as TabBar:
      if !bar.items.isEmpty { keys.add("items", .list(bar.items.map(tab))) }
      if bar.selected != 0 { keys.add("selected", Double(bar.selected ?? -1)) }
    default: break
    }
  }

  private func addNavigation(_ bar: NavigationBar, to keys: inout SceneMapping) {
    if !bar.item.title.isEmpty { keys.add("title", .text(bar.item.title)) }
    if let prompt = bar.item.prompt { keys.add("prompt", .text(prompt)) }
    if let back = bar.item.backTitle { keys.add("backTitle", .text(back)) }
    if bar.hasLargeTitle { keys.add("largeTitle", true) }
    if bar.hasHairline { keys.add("scrolled", true) }
    if !bar.item.leading.isEmpty {
      keys.add("leadingItems", .list(bar.item.leading.map(item)))
    }
    if !bar.item.trailing.isEmpty {
      keys.add("trailingItems", .list(bar.item.trailing.map(item)))
    }
  }

  /// Returns an item of a bar: its title alone if it has nothing else.
  private func item(_ item: BarItem) -> YAMLValue {
    var keys = SceneMapping()
    switch item.content {
    case .title(let words, let isDone):
      if !isDone, item.tint == nil, item.isEnabled { return .text(words) }
      keys.add("title", .text(words))
      if isDone { keys.add("done", true) }
    case .picture(let picture): addPicture(picture, to: &keys)
    case .custom(let size): return .mapping([.init("space", .number(size.width))])
    case .flexibleSpace: return .mapping([.init("space", .word("flexible"))])
    case .fixedSpace(let length): return .mapping([.init("space", .number(length))])
    }
    if let tint = item.tint { keys.add("tint", .text(tint.description)) }
    if !item.isEnabled { keys.add("enabled", false) }
    return .mapping(keys.entries)
  }

  private func tab(_ item: TabBar.Item) -> YAMLValue {
    var keys = SceneMapping()
    if !item.title.isEmpty { keys.add("title", .text(item.title)) }
    if let picture = item.picture { addPicture(picture, to: &keys) }
    if let badge = item.badge { keys.add("badge", .text(badge)) }
    return .mapping(keys.entries)
  }

  /// Adds a symbol by its name; for a picture without a path here, adds its name as the title.
  private func addPicture(_ picture: Picture, to keys: inout SceneMapping) {
    switch picture {
    case .symbol(let symbol): keys.add("symbol", .text(symbol.name))
    case .image, .missing:
      if let found = source(picture.name) {
        keys.add("image", .text(found.path))
      } else if !keys.entries.contains(where: { $0.key == "title" }) {
        keys.add("title", .text(picture.name))
      }
    }
  }
}
