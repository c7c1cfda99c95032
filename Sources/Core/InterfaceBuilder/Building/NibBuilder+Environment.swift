import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

extension NibBuilder {
  /// Returns the canvas of a tree: its unsafe areas with the bars over them, and its minimum
  /// margins.
  func layoutEnvironment(of tree: NibDocument.Tree) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.userInterfaceLayoutDirection = options.environment.direction
    environment.pixelGrid = options.environment.grid
    environment.safeAreaInsets =
      CanvasInsets(document, tree, areRecorded: options.intrinsic == .recorded).safeArea
    // The readable width is that of the text size on the canvas.
    if options.intrinsic == .recorded, document.era.recordsSmallText {
      environment.readableContentWidth = TextStyle.readableWidth(in: .xSmall)
    }
    // The canvas shows a nib's views as a controller's, too.
    let isHosted = tree.controller != nil || isShownAsScreen(tree.root)
    if isHosted, tree.root.statedMargins != nil,
      tree.controller?.flag("viewRespectsSystemMinimumLayoutMargins") != false
    {
      let width = options.size?.width ?? tree.root.recordedFrame?.width ?? 0
      environment.systemMinimumLayoutMargins = ViewController.minimumMargins(width: width)
    }
    return environment
  }

  private func isShownAsScreen(_ root: XMLElement) -> Bool {
    options.intrinsic == .recorded && document.era.hasSafeAreas
      && ["view", "stackView"].contains(root.name)
  }

  /// Sets a view's margins: those of the element, otherwise those of its position in the
  /// document.
  func applyMargins(_ element: XMLElement, _ view: View, in tree: NibTree) {
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    // On the canvas, the cells of a collection keep their own margins, also below a bar.
    let isItem = element.name == "collectionViewCell" && view.superview != nil
    let keepsOwn = isItem && options.intrinsic == .recorded
    if keepsOwn { view.insetsLayoutMarginsFromSafeArea = false }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      let isOffCanvas = cellMargins.isOffCanvas(element, in: place(of: view, in: tree))
      view.preservesSuperviewLayoutMargins = flag && !keepsOwn && !isOffCanvas
    }
    let margins = margins(element, view, in: tree)
    switch margins {
    case .physical(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    }
    tree.margins[element["id"] ?? ""] = margins
  }

  private func margins(
    _ element: XMLElement, _ view: View, in tree: NibTree
  ) -> NibMargins {
    guard let stated = element.statedMargins else {
      let standard = defaultMargins(element, view, in: tree)
      // Margins that leave room for an accessory follow the reading direction.
      return standard.left == standard.right ? .physical(standard) : directional(standard)
    }
    guard element.name == "tableViewCellContentView", let cell = view.superview else {
      return stated
    }
    func widened(_ insets: EdgeInsets) -> EdgeInsets {
      cellMargins.stated(insets, in: tree.element(of: cell), place(of: cell, in: tree))
    }
    switch stated {
    case .physical(let insets): return .physical(widened(insets))
    case .directional(let insets):
      return directional(
        widened(
          EdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    }
  }

  private func directional(_ insets: EdgeInsets) -> NibMargins {
    .directional(
      DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }

  var cellMargins: CellMargins {
    CellMargins(
      era: document.era, device: document.device, recorded: document.recordedDevice,
      areRecorded: options.intrinsic == .recorded)
  }

  private func place(of cell: View, in tree: NibTree) -> CellMargins.Place {
    CellMargins.Place(
      table: tables[cell.identifier ?? ""],
      rootWidth: tree.views.first?.element.recordedFrame?.width ?? 0)
  }

  /// Returns 8 on all sides, but the system's margins in roots and cells, and none in a stack.
  private func defaultMargins(
    _ element: XMLElement, _ view: View, in tree: NibTree
  ) -> EdgeInsets {
    guard let superview = view.superview else { return rootMargins(element, view, in: tree) }
    switch element.name {
    case "stackView": return .zero
    case "tableViewCell": return cellMargins.ofCell(element, in: place(of: view, in: tree))
    case "tableViewCellContentView":
      return cellMargins.ofTableContent(
        in: tree.element(of: superview), place(of: superview, in: tree))
    case _ where element["key"] == "contentView" && superview.superview == nil:
      return cellMargins.ofCollectionCell(
        tree.element(of: superview), isRecorded: options.intrinsic == .recorded)
    default: return EdgeInsets(all: 8)
    }
  }

  /// Returns the margins of a root: the system's side margins if it represents a screen.
  ///
  /// In Xcode 7 and 8, a nib's view does so if it is wide, as those of launch screens were.
  private func rootMargins(_ element: XMLElement, _ view: View, in tree: NibTree) -> EdgeInsets {
    let width = options.size?.width ?? element.recordedFrame?.width ?? 0
    let isWide = width >= 400 && !document.era.hasNarrowMargins
    let isScreen =
      element["key"] == "view"
      || (element.name == "view" && (document.era.hasSafeAreas || isWide))
    if isScreen {
      let screen = document.era.hasNarrowMargins ? 16 : SystemMargin.side(of: width, in: .screen)
      // Tables of Xcode 8 have a point less, which their rows can preserve (43 sides of rows).
      let isOldTable = element.name == "tableView" && !document.era.hasSafeAreas
      let side = isOldTable && screen == 16 ? 15 : screen
      // What surrounds the root on the canvas has margins of its own.
      let inherits = options.intrinsic == .recorded && view.preservesSuperviewLayoutMargins
      let outer: Double = inherits ? 8 : 0
      return EdgeInsets(top: outer, left: side, bottom: outer, right: side)
    }
    switch element.name {
    case "tableViewCell": return cellMargins.ofCell(element, in: place(of: view, in: tree))
    case "collectionViewCell", "collectionReusableView":
      return cellMargins.ofCollectionCell(element, isRecorded: options.intrinsic == .recorded)
    case "stackView": return .zero
    default: return EdgeInsets(all: 8)
    }
  }

  /// Fixes the sides that the options set.
  func applyInsets(_ id: String, _ view: View) {
    view.insetOverrides = InsetOverrides(
      safeArea: sides(options.insets.safeArea(of: id)),
      margins: sides(options.insets.margins(of: id)))
  }

  private func sides(_ values: [NibInsets.Side: Double]) -> InsetOverrides.Sides {
    InsetOverrides.Sides(
      top: values[.top], leading: values[.leading], bottom: values[.bottom],
      trailing: values[.trailing])
  }
}
