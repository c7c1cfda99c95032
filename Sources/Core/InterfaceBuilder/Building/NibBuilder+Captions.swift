import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  /// Adds captions, with notes, to the areas of a laid-out tree that a picture leaves empty; a
  /// picture of a single colour always gets one.
  package func addCaptions(to built: NibTree, of tree: NibDocument.Tree) {
    let places = NibPlaces(built)
    var taken: [Rect] = []
    for entry in places.visible {
      noteUndrawnProperties(of: entry.element)
      guard let words = caption(of: entry.element, entry.view, in: tree) else { continue }
      remarks.add(
        .undrawn, "'\(words.title)': \(words.detail)", at: entry.element)
      let room = places.room(entry)
      guard places.isFree(entry), !places.isNamed(entry),
        !taken.contains(where: { $0.intersection(room) != nil })
      else { continue }
      taken.append(room)
      built.captions[ObjectIdentifier(entry.view)] = words
    }
    if built.captions.isEmpty, !places.paints {
      let title =
        controllerName(tree) ?? tree.root["customClass"] ?? Self.words(for: tree.root.name)
      let words = Caption(title: title, detail: "nothing in it has a look of its own")
      built.captions[ObjectIdentifier(built.root)] = words
      remarks.add(.undrawn, "'\(words.title)': \(words.detail)", at: tree.root)
    }
    built.warnings = remarks.faults
  }

  /// Adds a note for each property of a control that a picture leaves out.
  private func noteUndrawnProperties(of element: XMLElement) {
    guard element.name == "textField", let mode = element["clearButtonMode"],
      mode == "always" || mode == "unlessEditing", !(element.string("text") ?? "").isEmpty
    else { return }
    let name = names[element["id"] ?? ""].map { "'\($0.word)'" } ?? "the text field"
    remarks.add(.undrawn, "the clear button of \(name) is not drawn", at: element)
  }

  /// Returns a caption for what would fill a view that shows nothing; nil for one that shows
  /// something, or that is only space.
  private func caption(
    of element: XMLElement, _ view: View, in tree: NibDocument.Tree
  ) -> Caption? {
    let children = element.framedChildren
    if element.name == "containerView" { return embedded(element) }
    guard children.allSatisfy({ $0.framedChildren.isEmpty && $0["key"] == "contentView" })
    else { return nil }
    switch element.name {
    case "tableView":
      return children.isEmpty ? madeInCode(element, tree, "rows are made in code") : nil
    case "collectionView":
      return children.isEmpty ? madeInCode(element, tree, "cells are made in code") : nil
    case "tableViewCell", "collectionViewCell", "collectionReusableView",
      "tableViewHeaderFooterView":
      return prototype(element)
    case "mapView", "wkWebView", "webView", "sceneKitView", "arscnView", "arskView", "skView",
      "glkView", "mtkView", "pdfView", "pickerView", "calendarView":
      let name = Self.className(of: element.name) ?? element.name
      return Caption(title: name, detail: "its content comes from the running app")
    case "imageView" where (view as? ImageView)?.picture == nil:
      return Caption(
        title: ownName(element) ?? "Image view", detail: "its picture is set in code")
    case "view", "scrollView", "stackView", "visualEffectView", "control":
      break
    default:
      guard Self.className(of: element.name) == nil, view is ForeignView else { return nil }
    }
    if element["key"] == "contentView" { return nil }
    return bare(element, tree)
  }

  /// Returns the caption of a view without subviews: what its class draws, or what its controller
  /// adds.
  private func bare(_ element: XMLElement, _ tree: NibDocument.Tree) -> Caption? {
    if let name = element["customClass"] {
      return Caption(title: name, detail: "is drawn in code")
    }
    guard element["id"] == tree.id else { return nil }
    if let name = tree.controller?["customClass"] {
      return Caption(title: name, detail: "adds its views in code")
    }
    let title = controllerName(tree) ?? Self.words(for: tree.root.name)
    return Caption(title: title, detail: filling(tree.controller))
  }

  /// What fills the bare view of a controller of Apple's that has content of its own.
  private func filling(_ controller: XMLElement?) -> String {
    switch controller?.name {
    case "avPlayerViewController": "plays a video of the running app"
    case "glkViewController": "is drawn with OpenGL in code"
    default: "has no subviews"
    }
  }

  /// Returns the name that its author gave a tree's controller; nil if it has none.
  private func controllerName(_ tree: NibDocument.Tree) -> String? {
    let element = tree.controller ?? tree.root
    return [element.string("title"), element["storyboardIdentifier"], element["customClass"]]
      .compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Returns the name that its author gave a view; nil if it has none.
  private func ownName(_ element: XMLElement) -> String? {
    [element.string("userLabel"), element["customClass"]].compactMap { $0 }.first { !$0.isEmpty }
  }

  private func embedded(_ element: XMLElement) -> Caption? {
    let segue = element.list("connections").first { $0["kind"] == "embed" }
    guard let id = segue?["destination"], let child = document.relations.controller(id) else {
      return Caption(title: "Container", detail: "its child is added in code")
    }
    let names = [
      child.string("title"), child["storyboardIdentifier"], child["customClass"],
      child["referencedIdentifier"], child["storyboardName"],
    ]
    let item = child.child(key: "navigationItem").flatMap(shownTitle)
    let name = names.compactMap { $0 }.first { !$0.isEmpty } ?? item ?? "a controller"
    return Caption(title: name, detail: "is embedded here")
  }

  private func prototype(_ element: XMLElement) -> Caption? {
    guard let name = element["reuseIdentifier"] ?? element["customClass"] else { return nil }
    return Caption(title: name, detail: "is filled in code")
  }

  private func madeInCode(
    _ element: XMLElement, _ tree: NibDocument.Tree, _ detail: String
  ) -> Caption {
    let owner = element["id"] == tree.id ? tree.controller?["customClass"] : nil
    let title =
      ownName(element) ?? owner ?? Self.className(of: element.name) ?? element.name
    return Caption(title: title, detail: detail)
  }

  private static func words(for element: String) -> String {
    className(of: element) ?? "A view"
  }
}

/// The positions of a laid-out tree's views, and which of them are visible.
private struct NibPlaces {
  struct Entry {
    let view: View
    let element: XMLElement
    let frame: Rect
  }

  /// The visible views, in drawing order.
  private(set) var visible: [Entry] = []
  private let canvas: Rect
  private let root: View

  init(_ tree: NibTree) {
    root = tree.root
    canvas = Rect(origin: .zero, size: tree.root.frame.size)
    for (_, view, element) in tree.views {
      guard let frame = Self.frame(of: view, in: tree.root) else { continue }
      visible.append(Entry(view: view, element: element, frame: frame))
    }
  }

  /// Returns a view's frame in the root's coordinates; nil for an invisible one.
  private static func frame(of view: View, in root: View) -> Rect? {
    var frame = view.layoutFrame
    var current = view
    while true {
      guard !current.isHidden, current.alpha > 0.01 else { return nil }
      guard current !== root, let above = current.superview else { break }
      if above !== root {
        frame = frame.offsetBy(dx: above.layoutFrame.minX, dy: above.layoutFrame.minY)
      }
      current = above
    }
    return view === root ? Rect(origin: .zero, size: root.frame.size) : frame
  }

  /// Returns the middle of a view, in which its caption is.
  func room(_ entry: Entry) -> Rect {
    let frame = entry.frame
    let (width, height) = (min(220, frame.width), min(40, frame.height))
    return Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  /// Whether a caption in the middle of a view would cover nothing else.
  func isFree(_ entry: Entry) -> Bool {
    let frame = entry.frame
    let isLarge = frame.width >= 44 && frame.height >= 20
    guard isLarge, frame.intersection(canvas) != nil else { return false }
    let words = room(entry)
    let isOpaque = (entry.view.asPaintable?.layer.background?.alpha ?? 0) > 0.9
    let place = visible.firstIndex { $0.view === entry.view } ?? 0
    return !visible.enumerated().contains { index, other in
      // An opaque view hides anything below it.
      (index > place || !isOpaque) && !entry.view.isDescendant(of: other.view)
        && !other.view.isDescendant(of: entry.view) && other.frame.intersection(words) != nil
        && Self.paints(other)
    }
  }

  /// Whether the view's own content identifies it, which a cell's separator and accessory don't.
  func isNamed(_ entry: Entry) -> Bool {
    !(entry.view is TableCell) && Self.paints(entry)
      && entry.view.asPaintable?.content(in: entry.frame).isEmpty == false
  }

  /// Whether anything in the picture differs from the root's background.
  var paints: Bool {
    visible.contains { $0.frame.intersection(canvas) != nil && Self.paints($0, over: ground) }
  }

  /// The backmost colour: the root's background, otherwise that of the picture.
  private var ground: Color? {
    guard let root = root.asPaintable else { return nil }
    if let color = root.layer.background, color.alpha > 0 { return color }
    return root.environment.color(.systemBackground)
  }

  private static func paints(_ entry: Entry, over ground: Color? = nil) -> Bool {
    guard let view = entry.view.asPaintable, !entry.frame.isEmpty else { return false }
    let layer = view.layer
    if let border = layer.border, border.width > 0, border.color.alpha > 0 { return true }
    if let color = layer.background, color.alpha > 0.02, color != ground,
      view.superview != nil
    {
      return true
    }
    return layer.gradient != nil
      || !view.content(in: entry.frame).allSatisfy { $0.isText(in: ground) }
  }
}

extension DisplayList.Item {
  /// Whether this is single-colour text that is invisible on a background.
  fileprivate func isText(in ground: Color?) -> Bool {
    guard let ground, case .text(let paragraph, _, let color, _) = self else { return false }
    return paragraph.runs.allSatisfy { ($0.color ?? color) == ground }
  }
}
