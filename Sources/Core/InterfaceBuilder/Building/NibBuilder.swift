import AutoLayout
import Controls
import Documents
import Geometry

/// Makes a tree of views and constraints from one tree of a document.
package struct NibBuilder {
  let document: NibDocument
  var options: NibOptions
  /// Everything that a constraint can name, by object id.
  var items: [String: any LayoutItem] = [:]
  /// Hidden arranged views, by object id, which are left out of their stacks.
  var absentees: Set<String> = []
  /// What constraints of the tree name, by object id.
  var constrained: Set<String> = []
  /// The cells of tables without separators, by object id.
  var separatorless: Set<String> = []
  /// The views whose margins follow the readable width, by object id.
  var readable: Set<String> = []
  /// The guides of safe areas, by object id.
  var safeAreas: Set<String> = []
  /// The width of the reorder control in the cells of tables in editing mode, by object id.
  var editedCells: [String: Double] = [:]
  /// The cells of tables with grouped sections, by object id.
  var groupedCells: Set<String> = []
  /// The tables of cells, by the cells' object ids; used only for lookup.
  var tables: [String: XMLElement] = [:]
  /// The labels and pictures of cells in UIKit's styles, by object id.
  var styledViews: Set<String> = []
  /// Whether the tree is the accessory view of a cell, whose own cells have none.
  var isAccessory = false
  /// The remarks about what is ignored while views are made.
  let remarks = NibRemarks()
  /// The names that people use for the objects of the document.
  let names: NibNames

  /// Prepares to build trees of a document.
  package init(_ document: NibDocument, _ options: NibOptions) {
    self.document = document
    self.options = options
    names = options.names ?? NibNames(NibOutline(document.content))
  }

  /// Builds a tree: the views first, then their guides, then the constraints in the file's order.
  package mutating func build(_ tree: NibDocument.Tree) -> NibTree {
    items = [:]
    absentees = []
    constrained = []
    noteConstrained(in: tree.root)
    remarkOnIdentifier(of: tree.controller)
    separatorless = []
    readable = []
    safeAreas = []
    styledViews = []
    editedCells = [:]
    groupedCells = []
    tables = [:]
    let root = makeView(tree.root)
    if let root = root.asPaintable, root.tintColor == nil { root.tintColor = tint }
    // The code that loads a hidden root decides when to show it; in a picture of its own it would
    // be empty.
    root.isHidden = false
    (root as? TableCell)?.row.isAlone = true
    let result = NibTree(root: root)
    let recorded = tree.root.recordedFrame?.size ?? .zero
    root.frame = Rect(origin: .zero, size: options.size ?? recorded)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutEnvironment = layoutEnvironment(of: tree)
    register(tree.root, root, in: result)
    addSubviews(of: tree.root, to: root, in: result)
    addControllerGuides(tree.controller, to: root)
    // Until Xcode 10, roots with the guides of Xcode 8 don't include the safe area in their margins.
    if !document.era.hasSheets, tree.controller?.list("layoutGuides").isEmpty == false {
      root.insetsLayoutMarginsFromSafeArea = false
    }
    nameForPeople(result)
    addConstraints(of: tree.root, in: result)
    holdDesignLengths(in: result)
    // A row's drawn height would contradict its constraints before the first layout.
    for case let (_, table as TableView, _) in result.views
    where table.bounds.width == table.designWidth { table.placeRows() }
    result.warnings = remarks.faults
    result.formats = remarks.formats
    result.absentees = absentees
    return result
  }

  private mutating func register(_ element: XMLElement, _ view: View, in tree: NibTree) {
    let id = element["id"] ?? ""
    view.identifier = id
    tree.views.append((id, view, element))
    items[id] = view
    for guide in element.guides {
      items[guide.id] = layoutGuide(guide.key, of: view)
      if guide.key == "safeArea" { safeAreas.insert(guide.id) }
    }
    if element.flag("layoutMarginsFollowReadableWidth") == true { readable.insert(id) }
    applyMargins(element, view, in: tree)
    applyInsets(id, view)
    remarkOnFrame(of: element)
    remarks.unread.note(element)
  }

  /// Reports a controller with the storyboard identifier of one before it, which Xcode refuses to
  /// build.
  private func remarkOnIdentifier(of controller: XMLElement?) {
    guard let controller, let name = controller["storyboardIdentifier"], !name.isEmpty,
      let first = document.relations.first(identifiedBy: name), first["id"] != controller["id"]
    else { return }
    remarks.add(
      .duplicateKey, "two view controllers have the same storyboard identifier '\(name)'",
      hint: "the other one is on line \(first.line); Xcode builds neither", at: controller)
  }

  /// Reports the unreadable numbers of a recorded frame.
  private func remarkOnFrame(of element: XMLElement) {
    guard let rect = element.frameElement else { return }
    let view = names[element["id"] ?? ""].map { "'\($0.word)'" } ?? "the \(element.name)"
    for name in ["x", "y", "width", "height"] {
      guard let text = rect[name], rect.number(name) == nil else { continue }
      remarks.add(
        .invalidValue, "the \(name) '\(text)' of the frame of \(view) is not a number; 0 counts",
        at: rect)
    }
  }

  /// Gives the views the names that people use; logs keep class and text for those without a
  /// name.
  private func nameForPeople(_ tree: NibTree) {
    for (id, view, _) in tree.views {
      // An id that someone wrote says more than the kind.
      guard let name = names[id], !name.isKind || NibReference.isSpelledAsID(id) else { continue }
      view.loggedName =
        name.isText || name.isKind ? .described(name.word) : .name(name.word)
    }
  }

  private func layoutGuide(_ key: String, of view: View) -> LayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? ScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? ScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Adds the views below one whose origin in the root's recorded coordinates is given.
  private mutating func addSubviews(
    of element: XMLElement, to view: View, in tree: NibTree, at origin: Point = .zero
  ) {
    let stack = view as? StackView
    let arranged = Set(element.list("subviews").compactMap { $0["id"] })
    let children = element.framedChildren
    if element.name == "tableView" {
      for child in children { tables[child["id"] ?? ""] = element }
    }
    if element.name == "tableView", element["style"] != "plain" {
      groupedCells.formUnion(children.compactMap { $0["id"] })
    }
    if isEdited(element) { noteEdited(children) }
    for child in [element] + children {
      let parts = ["textLabel", "detailTextLabel", "imageView"].compactMap { child[$0] }
      if child.name == "tableViewCell" { styledViews.formUnion(parts) }
    }
    if element.name == "tableView", element["separatorStyle"] == "none" {
      separatorless.formUnion(children.compactMap { $0["id"] })
    }
    // A stack that shows none of its views still has its margins, and no length between them.
    let showsNone = children.allSatisfy(isLaidOutAsHidden)
    if showsNone { stack?.hidingPriority = .almostRequired }
    for child in children {
      let subview = makeView(child)
      let id = child["id"] ?? ""
      let isArranged = stack != nil && arranged.contains(id) && (showsNone || !subview.isHidden)
      if let stack, isArranged {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
      if stack != nil, subview.isHidden, !isArranged { absentees.insert(id) }
      place(subview, child, isArranged: isArranged, in: element)
      register(child, subview, in: tree)
      let offset = child.recordedFrame?.origin ?? .zero
      addSubviews(
        of: child, to: subview, in: tree, at: Point(x: origin.x + offset.x, y: origin.y + offset.y))
    }
    addAccessoryView(of: element, to: view)
    if let table = view as? TableView { furnish(table, element, in: tree, at: origin) }
    if element["style"]?.hasPrefix("IBUITableViewCellStyle") == true {
      followStyle(of: element, view, in: tree)
    }
  }

  /// Lets either constraints or the recorded frame and autoresizing mask lay out the view.
  ///
  /// A hidden arranged view keeps its recorded frame, unless its content requires another size:
  /// Interface Builder leaves it out of the stack, whereas a running app compresses it to nothing.
  /// So does a view that no constraint
  /// names: Interface Builder gives it constraints of its own that hold it there.
  private func place(
    _ view: View, _ element: XMLElement, isArranged: Bool, in superelement: XMLElement
  ) {
    let translates = element.translatesMask ?? !isArranged
    let id = element["id"] ?? ""
    let isUnheld = !isArranged && !constrained.contains(id) && element.recordedFrame != nil
    guard translates || absentees.contains(id) || isUnheld else {
      view.translatesAutoresizingMaskIntoConstraints = false
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = mask(of: element, in: superelement)
    view.setAutoresizingReference(
      frame: designFrame(element, in: superelement),
      superviewSize: superelement.recordedFrame?.size, isYielding: absentees.contains(id))
  }

  /// What an item of a collection shows has the size that its layout gives it, a header its width.
  private func mask(of element: XMLElement, in superelement: XMLElement) -> View.AutoresizingMask {
    guard superelement.name == "collectionView" else {
      return View.AutoresizingMask(rawValue: element.autoresizingBits ?? 0)
    }
    return element["key"]?.hasPrefix("section") == true ? .flexibleWidth : []
  }

  /// Returns the recorded frame; from right to left, a cell's content view is on the other side
  /// of the accessory, and the labels of a cell in UIKit's styles are on its other side, as UIKit
  /// places them.
  private func designFrame(_ element: XMLElement, in superelement: XMLElement) -> Rect {
    var frame = element.recordedFrame ?? .zero
    var width = superelement.recordedFrame?.width
    let isContent = element["key"] == "contentView"
    let isStyled = styledViews.contains(element["id"] ?? "")
    if isContent {
      frame = besideAccessoryView(editedFrame(frame, of: superelement), of: superelement)
    }
    if isStyled { (frame, width) = editedFrame(frame, inContent: superelement) }
    // Some documents still have the content's height from before its row became lower.
    if isContent, !options.describesCanvas, superelement.name == "tableViewCell",
      let height = superelement.recordedFrame?.height, frame.maxY > height
    {
      frame.size.height = max(height - frame.minY, 0)
    }
    if isContent || isStyled, options.environment.direction == .rightToLeft, let width {
      frame.origin.x = width - frame.maxX
    }
    return frame
  }

  /// Adds the guides of Xcode 8 and earlier: thin strips under the bars.
  private mutating func addControllerGuides(_ controller: XMLElement?, to root: View) {
    for element in controller?.list("layoutGuides") ?? [] {
      guard let id = element["id"] else { continue }
      let isTop = element["type"] != "bottom"
      let guide = LayoutGuide(identifier: isTop ? "topLayoutGuide" : "bottomLayoutGuide")
      root.addLayoutGuide(guide)
      let safeArea = root.safeAreaLayoutGuide
      let outer =
        isTop
        ? guide.topAnchor.constraint(equalTo: root.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      // A recorded safe area may end slightly outside the view, but a guide can't be that short.
      outer.priority = LayoutPriority(rawValue: 999)
      LayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        outer,
        isTop
          ? guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor)
          : guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
      ])
      items[id] = guide
    }
  }
}
