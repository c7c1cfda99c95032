package import Documents

/// The properties of an object as a flat list, normalised so that two notations of one value are
/// equal.
package struct NibProperties {
  /// A value with the part of the element that contains it.
  package struct Property: Equatable {
    /// The key path: `text`, `fontDescription`, `normal.title`.
    package let path: String
    /// The normalised value.
    package let value: String
    /// The attribute or child of the object that contains it.
    package let part: String
  }

  /// The properties in the order of their paths.
  package let all: [Property]

  /// Reads the properties of an object's element.
  package init(_ element: XMLElement) {
    var found: [Property] = []
    Self.collect(element, prefix: "", part: nil, into: &found)
    all = found.sorted { $0.path < $1.path }
  }

  /// Returns the name of a child among its object's properties.
  static func part(_ child: XMLElement) -> String {
    child.name == "variation" ? "variation[\(child["key"] ?? "")]" : child.part
  }

  private static func collect(
    _ element: XMLElement, prefix: String, part: String?, into found: inout [Property]
  ) {
    for attribute in element.attributes where !unread(attribute.name, isTop: part == nil) {
      guard let value = plain(attribute.name, attribute.value) else { continue }
      found.append(
        Property(path: prefix + attribute.name, value: value, part: part ?? attribute.name))
    }
    var uses: [String: Int] = [:]
    for child in element.children where child.objectID == nil && !unread(child, part == nil) {
      var name = Self.part(child)
      uses[name, default: 0] += 1
      if let count = uses[name], count > 1 { name += " \(count)" }
      let path = prefix + name
      let own = part ?? name
      if let value = whole(child) {
        if !value.isEmpty { found.append(Property(path: path, value: value, part: own)) }
      } else {
        collect(child, prefix: path + ".", part: own, into: &found)
      }
    }
  }

  /// Returns the value of an element that is a single value; empty for one that states nothing,
  /// nil for a group.
  private static func whole(_ element: XMLElement) -> String? {
    switch element.name {
    case "string", "mutableString":
      let key = element.part
      let holder = XMLElement(
        name: "", children: [element], line: element.line, column: element.column)
      return holder.string(key)
    case "color": return NibSpelling.color(element)
    case "fontDescription": return NibSpelling.font(element)
    case "mask":
      return element.children.map { "\($0.name) \($0["reference"] ?? "")" }.sorted()
        .joined(separator: ", ")
    case "extendedEdge":
      let edges = ["top", "bottom"].filter { element.flag($0) == true }
      return edges.isEmpty ? "under no bars" : "under \(edges.joined(separator: " and ")) bars"
    case let name where name.hasPrefix("simulated") && element["key"] != nil:
      return NibSpelling.simulated(element)
    case "nil": return element["key"] == nil ? nil : "none"
    default: return nil
    }
  }

  /// Returns a normalised value; nil for the default of something that may be omitted.
  private static func plain(_ name: String, _ value: String) -> String? {
    let isUsuallyTrue = NibSpelling.usuallyTrue.contains(name)
    if value == (isUsuallyTrue ? "YES" : "NO") { return nil }
    if let usual = NibSpelling.usualNumbers[name], Double(value) == usual { return nil }
    if ["text", "title", "placeholder", "prompt"].contains(name) { return value }
    guard let number = Double(value), number.isFinite, value.contains(".") else { return value }
    return NibSpelling.number(number)
  }

  /// Whether an attribute isn't a property: ids, and attributes for Interface Builder's own use.
  private static func unread(_ attribute: String, isTop: Bool) -> Bool {
    switch attribute {
    case "key", "keyPath", "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID",
      "customModuleProvider", "fixedFrame":
      true
    case "id", "sceneID": isTop
    default: false
    }
  }

  private static func unread(_ child: XMLElement, _ isTop: Bool) -> Bool {
    switch child.name {
    case "constraints", "connections": true
    // What a frame is inset by follows from it.
    case "rect" where isTop && ["frame", "frameInset"].contains(child["key"]): true
    // Xcode 8 writes both.
    case "frame" where isTop && child["key"] == "frameInset": true
    case "point" where child["key"] == "canvasLocation": true
    case "autoresizingMask": isTop == false
    default: false
    }
  }
}
