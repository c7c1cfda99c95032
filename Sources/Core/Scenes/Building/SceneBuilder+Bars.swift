import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Localization

extension SceneBuilder {
  mutating func makeSearchBar(_ stated: SceneView) -> SearchBar {
    let bar = SearchBar(environment)
    for attribute in stated.attributes {
      switch attribute.value {
      case .text(let text): bar.text = show(text, of: stated, at: attribute.place)
      case .placeholder(let text): bar.placeholder = show(text, of: stated, at: attribute.place)
      case .scopes(let scopes):
        bar.scopes = scopes.map { show($0, of: stated, at: attribute.place) }
      default: break
      }
    }
    return bar
  }

  private mutating func makeSearch(
    _ search: SceneSearchField, of view: SceneView, at place: Place
  ) -> SearchBar {
    let bar = SearchBar(environment)
    if let text = search.text { bar.text = show(text, of: view, at: place) }
    if let text = search.placeholder { bar.placeholder = show(text, of: view, at: place) }
    bar.scopes = search.scopes.map { show($0, of: view, at: place) }
    bar.showsCancelButton = search.showsCancelButton
    return bar
  }

  func makeDatePicker(_ stated: SceneView) -> DatePicker {
    let picker = DatePicker(environment)
    for case .date(let date) in stated.attributes.map(\.value) { picker.date = date }
    return picker
  }

  mutating func makePicker(_ stated: SceneView) -> PickerView {
    let picker = PickerView(environment)
    for attribute in stated.attributes {
      switch attribute.value {
      case .columns(let columns):
        picker.columns = columns.map { words in
          words.map { show($0, of: stated, at: attribute.place) }
        }
      case .selectedRows(let rows): picker.selected = rows
      default: break
      }
    }
    return picker
  }

  mutating func makeNavigationBar(_ stated: SceneView) -> NavigationBar {
    let bar = NavigationBar(environment)
    for attribute in stated.attributes {
      let place = attribute.place
      switch attribute.value {
      case .barTitle(let text): bar.item.title = show(text, of: stated, at: place)
      case .prompt(let text): bar.item.prompt = show(text, of: stated, at: place)
      case .backTitle(let text): bar.item.backTitle = show(text, of: stated, at: place)
      case .largeTitle(let isLarge): bar.hasLargeTitle = isLarge
      case .scrolled(let isScrolled): bar.isScrolled = isScrolled
      case .search(let search): bar.search = makeSearch(search, of: stated, at: place)
      case .leadingItems(let items):
        bar.item.leading = items.map { barItem($0, of: stated, at: place) }
      case .trailingItems(let items):
        bar.item.trailing = items.map { barItem($0, of: stated, at: place) }
      default: break
      }
    }
    return bar
  }

  mutating func makeToolbar(_ stated: SceneView) -> Toolbar {
    let bar = Toolbar(environment)
    for attribute in stated.attributes {
      guard case .barItems(let items) = attribute.value else { continue }
      bar.items = items.map { barItem($0, of: stated, at: attribute.place) }
    }
    return bar
  }

  mutating func makeTabBar(_ stated: SceneView) -> TabBar {
    let bar = TabBar(environment)
    bar.isCentered = canvas.idiom == "ipad"
    bar.selected = 0
    for attribute in stated.attributes {
      switch attribute.value {
      case .tabItems(let items):
        bar.items = items.map { item in
          var tab = TabBar.Item(
            title: item.title.map { show($0, of: stated, at: attribute.place) } ?? "",
            picture: picture(
              item.symbol, image: item.image,
              SymbolStyle(
                pointSize: TabBar.Item.symbolSize, weight: TabBar.Item.symbolWeight),
              at: attribute.place))
          tab.badge = item.badge.map { show($0, of: stated, at: attribute.place) }
          return tab
        }
      case .selected(let index): bar.selected = index < 0 ? nil : index
      default: break
      }
    }
    return bar
  }

  private mutating func barItem(
    _ stated: SceneBarItem, of view: SceneView, at place: Place
  ) -> BarItem {
    var item = BarItem(content(of: stated, in: view, at: place))
    // Beside a picture, the title is only read.
    if case .picture = item.content {
      item.accessibilityLabel = stated.title.map { show($0, of: view, at: place) }
    }
    item.tint = stated.tint.map(resolve)
    item.isEnabled = stated.isEnabled
    return item
  }

  private mutating func content(
    of stated: SceneBarItem, in view: SceneView, at place: Place
  ) -> BarItem.Content {
    switch stated.space {
    case .flexible: return .flexibleSpace
    case .fixed(let points): return .fixedSpace(points)
    case nil: break
    }
    if let picture = picture(
      stated.symbol, image: stated.image, SymbolStyle(pointSize: BarItem.symbolSize), at: place)
    {
      return .picture(picture)
    }
    let title = stated.title.map { show($0, of: view, at: place) } ?? ""
    return .title(title, isDone: stated.isDone)
  }

  /// Sets a bar's background: the one that the scene states, otherwise the system's.
  ///
  /// A navigation bar has none by default while no content is scrolled below it, as one of a navigation
  /// controller; neither have a toolbar and a tab bar with a `safeAreaBar`.
  func setGround(of view: any Paintable) {
    guard let bar = view as? PaintedView else { return }
    let stated = bar.layer.background
    bar.layer.background = nil
    switch bar {
    case let bar as NavigationBar:
      bar.ground = stated ?? bar.environment.standardBarGround
      (bar.hasHairline, bar.isClearAtRest) = (stated == nil, stated == nil)
    case let bar as Toolbar:
      bar.ground = stated ?? bar.environment.standardBarGround
      bar.isClearAtRest = stated == nil
    case let bar as TabBar:
      bar.ground = stated ?? bar.environment.standardBarGround
      bar.isClearAtRest = stated == nil
    default: break
    }
  }
}
