package import Documents
package import Geometry

/// A `.xib` or `.storyboard` file, checked and split into the trees that are laid out.
package struct NibDocument: Sendable {
  /// A top-level tree: a view controller's view, or a nib's top-level view or cell.
  package struct Tree: Sendable {
    /// The root's element, with size-class variations applied.
    package var root: XMLElement
    /// The controller whose view is the root; nil for the views of a nib.
    package var controller: XMLElement?

    /// The position of the scene or view on Interface Builder's canvas, in points; nil if the
    /// file doesn't state it.
    package var canvasLocation: Point?

    /// The root's object id.
    package var id: String { root["id"] ?? "" }
  }

  /// The trees in the order of the file.
  package var trees: [Tree]
  /// Whether the document has scenes, each with a controller, rather than loose views.
  package var isStoryboard: Bool
  /// The device to lay out for.
  package var device: NibDevice
  /// The device that the file was designed for.
  package let recordedDevice: NibDevice
  /// The build of Interface Builder that saved the file; 0 if it isn't stated.
  package var toolsVersion: Int
  /// The same, as far as it affects frames.
  package var era: NibEra { NibEra(build: toolsVersion) }
  /// The names and sizes of images, colours and fonts that the file refers to.
  package var resources: NibResources
  /// The document's controllers, by object id, with the ids of those that they contain or show.
  package var relations: ControllerRelations
  /// The intrinsic sizes that Interface Builder found for views of the author's own classes
  /// (`<designables>`), by object id.
  let designedSizes: [String: Size]
  /// The tint of views without one, in themselves or their superviews; nil for the system's.
  let tint: XMLElement?
  /// The document as it was read, with all variations.
  package let content: XMLElement
  /// What its outlets and variations name.
  package let mentions: NibMentions
  /// The roots that replace those of the content, by object id, with all variations.
  private var replacements: [String: XMLElement] = [:]

  /// The controllers that references to other storyboards stand for, by the references' object ids.
  package var referred: [String: XMLElement] = [:] {
    didSet { relations.replace(referred) }
  }

  /// Reads a document.
  ///
  /// - Throws: a fault with its place, for a document that isn't XML, isn't Interface Builder's,
  ///   or is made for the Mac.
  package init(_ bytes: [UInt8]) throws(NibFault) {
    let document: XMLElement
    do {
      document = try XMLReader.read(bytes)
    } catch {
      throw ConflictMarker.line(in: bytes).map(NibFault.init(conflictAt:)) ?? NibFault(error)
    }
    try self.init(content: document)
  }

  /// Reads a document whose elements are known.
  ///
  /// - Throws: a fault with its place, for a document that isn't Interface Builder's, or is made
  ///   for the Mac.
  ///
  /// - Parameter isCanvasOnly: whether a document without views is read, too.
  package init(content document: XMLElement, isCanvasOnly: Bool = false) throws(NibFault) {
    try Self.check(document)
    isStoryboard = document.child("scenes") != nil
    content = document
    mentions = NibMentions(document)
    recordedDevice = NibDevice(document)
    device = recordedDevice
    toolsVersion = NibEra.toolsVersion(document)
    resources = NibResources(document.child("resources"))
    designedSizes = Self.designedSizes(document.child("designables"))
    tint = document.child(key: "tintColor")
    (trees, relations) = Self.resolve(document, for: device)
    if trees.isEmpty, !isCanvasOnly {
      // Objects without views, or references to other storyboards, are nothing that is wrong.
      throw NibFault(
        .undrawn, "the document has no view",
        hint: isStoryboard && !document.list("scenes").isEmpty
          ? "'--canvas OUT' draws its scenes" : "add a view, or a view controller with one",
        at: document)
    }
  }

  /// Reads a storyboard for its canvas, on which scenes without views are boxes.
  package init(canvasOf bytes: [UInt8]) throws(NibFault) {
    do {
      try self.init(content: XMLReader.read(bytes), isCanvasOnly: true)
    } catch let fault as XMLFault {
      throw NibFault(fault)
    } catch let fault as NibFault {
      throw fault
    } catch {
      throw NibFault(.syntax, "\(error)")
    }
  }

  /// Whether the root of a tree is the view of the nib's owner, which then is a controller.
  package func ownerShows(_ tree: Tree) -> Bool {
    content.list("objects").contains { owner in
      owner["placeholderIdentifier"] == "IBFilesOwner"
        && owner.list("connections").contains {
          $0["property"] == "view" && $0["destination"] == tree.id
        }
    }
  }

  /// Returns the device whose screen a controller's root fills in portrait, if that isn't the
  /// document's; nil for a root of any other size, and without a device.
  func device(filledBy tree: Tree) -> NibDevice? {
    guard device == recordedDevice, device.screenSize != nil, !device.isLandscape,
      let size = tree.root.recordedFrame?.size, size != device.screenSize,
      let model = DeviceModel(screen: size)
    else { return nil }
    return device.replaced(by: model, era)
  }

  /// Returns the document for another device, with that device's variations.
  package func adapted(to device: NibDevice) -> NibDocument {
    guard device != self.device else { return self }
    var copy = self
    copy.device = device
    if device.sizeClass != self.device.sizeClass {
      (copy.trees, copy.relations) = Self.resolve(content, for: device)
      for (id, root) in replacements { copy.replace(id, by: root) }
      copy.relations.replace(referred)
    }
    return copy
  }

  /// Returns the document with another root in one of its trees, and that tree, at the cost of that
  /// tree alone; nil if no tree has the root's id.
  package func replacing(_ root: XMLElement) -> (document: NibDocument, tree: Tree)? {
    var copy = self
    guard let id = root["id"], let index = copy.replace(id, by: root) else { return nil }
    copy.replacements[id] = root
    return (copy, copy.trees[index])
  }

  @discardableResult
  private mutating func replace(_ id: String, by root: XMLElement) -> Int? {
    guard let index = trees.firstIndex(where: { $0.id == id }) else { return nil }
    trees[index].root = VariationResolver(sizeClass: device.sizeClass).resolve(root)
    return index
  }

  private static func designedSizes(_ element: XMLElement?) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for view in element?.children ?? [] {
      guard let id = view["name"], let size = view.child(key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      sizes[id] = Size(width: width, height: height)
    }
    return sizes
  }

  private static func resolve(
    _ document: XMLElement, for device: NibDevice
  ) -> ([Tree], ControllerRelations) {
    let resolved = VariationResolver(sizeClass: device.sizeClass).resolve(document)
    return (allTrees(resolved), ControllerRelations(resolved))
  }

  static func check(_ document: XMLElement) throws(NibFault) {
    guard document.name == "document" else {
      throw NibFault(
        .syntax, "'\(document.name)' is not an Interface Builder document",
        hint: "use a .xib or .storyboard file saved by Xcode 5 or later", at: document)
    }
    let runtime = document["targetRuntime"] ?? ""
    let type = document["type"] ?? ""
    guard isForUIKit(runtime: runtime, type: type) else {
      throw NibFault(
        .syntax, "the document is made for '\(runtime.isEmpty ? type : runtime)', not for UIKit",
        hint: "only documents for iOS can be laid out", at: document)
    }
    try checkObjectIDs(of: document)
  }

  /// Refuses a document of which two objects have one id, as Xcode does: it opens none.
  private static func checkObjectIDs(of document: XMLElement) throws(NibFault) {
    var lines: [String: Int] = [:]
    var waiting = [document]
    while let element = waiting.popLast() {
      if let id = element["id"] {
        if let line = lines[id] {
          throw NibFault(
            .syntax, "two objects have the object ID '\(id)'",
            hint: "the other one is on line \(line); a merge may have brought both in", at: element)
        }
        lines[id] = element.line
      }
      waiting += element.children.reversed()
    }
  }

  private static func isForUIKit(runtime: String, type: String) -> Bool {
    // A television has margins, bars and sizes of text of its own.
    runtime.hasPrefix("iOS") || type.contains("CocoaTouch")
  }

  /// Whether a document is made for the Mac, a television or a watch, judged by the beginning of its text.
  package static func isForAnotherPlatform(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2_048), as: UTF8.self)
    guard let element = head.firstRange(of: "<document ") else { return false }
    let tag = head[element.lowerBound...].prefix { $0 != ">" }
    func value(_ name: String) -> String {
      guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return "" }
      return String(tag[start...].prefix { $0 != "\"" })
    }
    return !isForUIKit(runtime: value("targetRuntime"), type: value("type"))
  }

  /// Returns the trees of a nib, or those of a storyboard's scenes with their positions.
  private static func allTrees(_ document: XMLElement) -> [Tree] {
    if let objects = document.child("objects") {
      return objects.children.flatMap { child in
        trees(in: child, controller: nil).map { $0.located(by: child) }
      }
    }
    return document.list("scenes").flatMap { scene in
      (scene.child("objects")?.children ?? []).flatMap { child in
        trees(in: child, controller: nil).map { $0.located(by: scene) }
      }
    }
  }

  private static func trees(in element: XMLElement, controller: XMLElement?) -> [Tree] {
    if element.recordedFrame != nil {
      // A container controller draws its bars, and a list its refresh control when it is pulled; they
      // aren't trees of their own.
      let parts = ["navigationBar", "toolbar", "tabBar", "refreshControl"]
      let isPart = parts.contains(element["key"] ?? "")
      return isPart ? [] : [Tree(root: element, controller: controller)]
    }
    let owner = element.isController ? element : controller
    return element.children.flatMap { trees(in: $0, controller: owner) }
  }
}

extension NibDocument.Tree {
  /// Returns the tree at the position in an element's `<point key="canvasLocation">`.
  fileprivate func located(by element: XMLElement) -> NibDocument.Tree {
    guard let point = element.child(key: "canvasLocation"), let x = point.number("x"),
      let y = point.number("y")
    else { return self }
    var copy = self
    copy.canvasLocation = Point(x: x, y: y)
    return copy
  }
}

extension XMLElement {
  /// Whether the element is a view controller of any kind.
  var isController: Bool { name.lowercased().hasSuffix("controller") }
}
