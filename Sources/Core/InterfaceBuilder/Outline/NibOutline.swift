package import Documents

/// The objects of a document as a flat list in document order: scenes, controllers, views,
/// guides, bar items and everything else with its own object id.
///
/// Constraints, connections and simple values belong to the object that contains them.
package struct NibOutline: Sendable {
  /// One object.
  package struct Object: Sendable {
    /// The element with everything inside it.
    package let element: XMLElement
    /// The object id; that of a scene for a scene, empty for the document.
    package let id: String
    /// The position of the containing object; nil for the document.
    package let parent: Int?
    /// The list or property of the parent that contains it: `subviews`, `view`.
    package let slot: String
    /// The position of the scene, or of the nib's top-level object, that contains it.
    package let group: Int?
    /// The positions of the objects that it contains, in the document's order.
    package internal(set) var children: [Int] = []

    /// The tag: `label`, `viewController`, `scene`.
    package var tag: String { element.name }
  }

  /// The document itself, then its objects.
  package private(set) var objects: [Object] = []
  /// The position of each object by its id; used only for lookup.
  package private(set) var positions: [String: Int] = [:]
  /// The first property by which an outlet names an object, by the object's id.
  package private(set) var outlets: [String: String] = [:]

  /// Lists the objects of a document.
  package init(_ document: XMLElement) {
    objects = [
      Object(element: document, id: "", parent: nil, slot: "", group: nil)
    ]
    for child in document.children where ["objects", "scenes"].contains(child.name) {
      visit(child, slot: child.name, parent: 0, group: nil)
    }
    findOutlets(in: document)
  }

  private mutating func visit(_ element: XMLElement, slot: String, parent: Int, group: Int?) {
    for child in element.children {
      guard let id = child.objectID else {
        let isPlain = Self.unread.contains(child.name)
        if !isPlain {
          let isPart = slot.isEmpty || element.objectID != nil
          visit(child, slot: isPart ? child.part : slot, parent: parent, group: group)
        }
        continue
      }
      let position = objects.count
      let own = element.objectID == nil ? slot : child.part
      objects.append(
        Object(element: child, id: id, parent: parent, slot: own, group: group ?? position))
      objects[parent].children.append(position)
      if positions[id] == nil { positions[id] = position }
      visit(child, slot: "", parent: position, group: group ?? position)
    }
  }

  /// Elements that contain no objects of interest.
  private static let unread: Set<String> = [
    "constraints", "connections", "variation", "resources", "color", "fontDescription",
  ]

  private mutating func findOutlets(in element: XMLElement) {
    if element.name == "outlet", let property = element["property"],
      let destination = element["destination"], outlets[destination] == nil,
      !["view", "delegate", "dataSource"].contains(property)
    {
      outlets[destination] = property
    }
    for child in element.children { findOutlets(in: child) }
  }

  /// Returns the object with an id; nil for none.
  package subscript(id: String) -> Object? { positions[id].map { objects[$0] } }

  /// Whether an object is inside another, at any depth.
  package func isInside(_ position: Int, _ outer: Int) -> Bool {
    var current = objects[position].parent
    while let place = current {
      if place == outer { return true }
      current = objects[place].parent
    }
    return false
  }
}

extension XMLElement {
  /// The object's own id; nil for a value, a constraint or a connection.
  var objectID: String? {
    switch name {
    case "scene": self["sceneID"]
    case "constraint", "outlet", "outletCollection", "action", "segue", "capability", "plugIn":
      nil
    default: self["id"].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Its name in its parent: the property that it fills, otherwise its tag.
  var part: String { self["key"] ?? self["keyPath"] ?? name }
}
