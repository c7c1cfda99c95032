import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

extension NibBuilder {
  /// Adds the navigation bar of a tree's controller, with its background up to the top of the
  /// screen.
  func addNavigationBar(
    _ kind: ControllerBars.Bar, of tree: NibDocument.Tree, in rect: Rect, _ plan: ScreenPlan,
    to overlay: View
  ) {
    let container = kind.container.flatMap(document.relations.controller)
    let element = container?.child(key: "navigationBar") ?? simulated(tree, "Top")
    let controller = tree.controller ?? tree.root
    let bar = navigationBar(element)
    bar.hasLargeTitle = kind.hasLargeTitle
    let item = controller.child(key: "navigationItem")
    bar.item = navigationItem(item, title: text(controller, "title"))
    if item.map(showsBackButton) ?? true {
      bar.item.backTitle = document.relations.predecessor(of: controller["id"] ?? "").map(backTitle)
    }
    // The bar that a nib simulates is there to be seen.
    let ground = ground(of: element, kind, isTop: tree.controller != nil)
    bar.hasHairline = ground.hasHairline
    if kind.hasPrompt { bar.item.prompt = bar.item.prompt ?? "" }
    let band = Rect(x: 0, y: 0, width: plan.size.width, height: rect.maxY)
    add(plain(ground.color), in: band, to: overlay)
    add(bar, in: rect, to: overlay)
    // Views in a black bar have the dark appearance.
    var looks = self
    if isBlack(element) { looks.options.environment = options.environment.dark }
    looks.addCustomViews(of: item, bar, in: rect, to: overlay)
  }

  /// Returns the title of the button that leads back to a controller.
  private func backTitle(_ controller: XMLElement) -> String {
    let item = controller.child(key: "navigationItem")
    if let own = item?.child(key: "backBarButtonItem") {
      let title = text(own, "title")
      if !title.isEmpty { return title }
    }
    if let item, let title = shownTitle(of: item) { return title }
    let title = text(controller, "title")
    return title.isEmpty ? "Back" : title
  }

  /// Adds the tab bar or toolbar of a tree's controller, with its background down to the bottom
  /// of the screen.
  func addBottomBar(
    _ kind: ControllerBars.Bar, of tree: NibDocument.Tree, in rect: Rect, _ plan: ScreenPlan,
    to overlay: View
  ) {
    let container = kind.container.flatMap(document.relations.controller)
    let element =
      container?.child(key: kind.kind == .tab ? "tabBar" : "toolbar") ?? simulated(tree, "Bottom")
    let ground = ground(of: element, kind, isTop: false)
    let band = Rect(
      x: 0, y: rect.minY, width: plan.size.width, height: plan.size.height - rect.minY)
    add(plain(ground.color), in: band, to: overlay)
    if kind.kind == .tab {
      let bar = tabBar(element)
      bar.hasHairline = ground.hasHairline
      bar.isCentered = document.device.isPad
      bar.isOfController = true
      let members = document.relations.members(of: kind.container ?? "")
      bar.items = members.map { tabItem(of: $0) }
      bar.selected = members.firstIndex { $0["id"] == kind.member }
      add(bar, in: rect, to: overlay)
    } else {
      let bar = Toolbar(options.environment)
      bar.tintColor = color(element?.child(key: "tintColor"))
      bar.hasHairline = ground.hasHairline
      let items = (tree.controller ?? tree.root).list("toolbarItems")
      bar.items = items.compactMap(barItem)
      add(bar, in: rect, to: overlay)
      let custom = items.filter { $0.name == "barButtonItem" }
      for (item, place) in zip(custom, bar.places(in: rect)) {
        addCustomView(item.child(key: "customView"), in: place.rect, to: overlay)
      }
    }
  }

  /// Returns the tab bar item of a tab bar controller's member: its own, or its root's.
  private func tabItem(of controller: XMLElement) -> TabBar.Item {
    let root = document.relations.members(of: controller["id"] ?? "").first
    let item = controller.child(key: "tabBarItem") ?? root?.child(key: "tabBarItem")
    let titles = [controller, root].compactMap { $0 }.flatMap {
      [$0.child(key: "navigationItem").flatMap(shownTitle), text($0, "title")].compactMap { $0 }
    }
    let title = titles.first { !$0.isEmpty } ?? ""
    return item.map { tabItem($0, title: title) } ?? TabBar.Item(title: title, picture: nil)
  }

  /// Adds the views that replace the title and items, built from the document.
  private func addCustomViews(
    of item: XMLElement?, _ bar: NavigationBar, in frame: Rect, to overlay: View
  ) {
    guard let item else { return }
    let places = bar.places(in: frame)
    addCustomView(item.child(key: "titleView"), in: places.title, to: overlay)
    let elements =
      barElements(item, "leftBarButtonItem") + barElements(item, "rightBarButtonItem")
    let custom = elements.compactMap { $0.child(key: "customView") }
    var rects = places.items.filter { if case .custom = $0.item.content { true } else { false } }
      .map(\.rect)[...]
    for view in custom {
      guard let rect = rects.popFirst() else { return }
      addCustomView(view, in: rect, to: overlay)
    }
  }

  private func addCustomView(_ element: XMLElement?, in rect: Rect, to overlay: View) {
    guard let element, let size = element.recordedFrame?.size, !rect.isEmpty else { return }
    var builder = NibBuilder(document, options)
    let built = builder.build(NibDocument.Tree(root: element))
    let place = Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    add(built.root, in: place, to: overlay)
  }

  private func simulated(_ tree: NibDocument.Tree, _ edge: String) -> XMLElement? {
    (tree.controller ?? tree.root).child(key: "simulated\(edge)BarMetrics")
  }

  private func plain(_ color: Color) -> PlainView {
    let view = PlainView(options.environment)
    view.layer.background = color
    return view
  }

  /// Returns the background of a bar, and whether it ends with a hairline.
  ///
  /// From Xcode 13, bars at the top are transparent over content that isn't scrolled.
  private func ground(
    of element: XMLElement?, _ bar: ControllerBars.Bar, isTop: Bool
  ) -> (color: Color, hasHairline: Bool) {
    let appearance =
      element?.child(key: "scrollEdgeAppearance") ?? element?.child(key: "standardAppearance")
    if let color = color(appearance?.child(key: "backgroundColor")) { return (color, false) }
    if let color = color(element?.child(key: "barTintColor")) { return (color, true) }
    let ground = barGround(element, isTranslucent: bar.isTranslucent)
    if isBlack(element) { return (ground, false) }
    let isLarge = bar.hasLargeTitle && options.environment.bars.haveLargeTitles
    let isClear = isTop && (isLarge || document.era.hasClearBars)
    if isClear, bar.isTranslucent { return (.clear, false) }
    if isClear { return (options.environment.color(.systemBackground), false) }
    return (ground, true)
  }
}
