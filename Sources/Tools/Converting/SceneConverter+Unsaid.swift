import Documents
import InterfaceBuilder

extension SceneConverter {
  /// Adds comments about anything in a view that scenes have no key for: its connections,
  /// attributes for the running app, and what differs in other size classes.
  func addUnsaid(_ element: XMLElement, to keys: inout SceneMapping) {
    for words in connections(to: element) + connections(from: element) { keys.remark(words) }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      let path = attribute["keyPath"] ?? ""
      guard !Self.understood.contains(path) else { continue }
      let value = attribute["value"] ?? attribute.child(key: "value")?["value"]
      keys.remark("runtime attribute \(path)\(value.map { " = \($0)" } ?? "")")
    }
    for property in NibProperties(element).all where Self.unsaid.contains(property.path) {
      keys.remark("\(NibNames.words(property.path)) \(property.value)")
    }
    addVariations(element, to: &keys)
  }

  /// Layer attributes that the builder reads.
  private static let understood: Set<String> = [
    "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "borderColor",
    "layer.borderUIColor", "layer.borderColor", "layer.masksToBounds", "masksToBounds",
    "clipsToBounds", "layer.maskedCorners", "maskedCorners", "layer.cornerCurve",
    "layer.shadowOpacity", "shadowOpacity", "layer.shadowRadius", "shadowRadius",
    "layer.shadowOffset", "shadowOffset", "layer.shadowColor", "layer.shadowUIColor",
    "shadowColor",
  ]

  /// Properties of the running app.
  private static let unsaid: Set<String> = ["restorationIdentifier", "tag", "reuseIdentifier"]

  /// Returns the outlets that lead to a view.
  private func connections(to element: XMLElement) -> [String] {
    element["id"].flatMap { incoming[$0] } ?? []
  }

  /// Returns the actions and segues that start at a view.
  private func connections(from element: XMLElement) -> [String] {
    element.list("connections").compactMap { connection in
      let target = connection["destination"].flatMap { names[$0]?.spoken } ?? "another object"
      switch connection.name {
      case "action":
        let event = connection["eventType"].map { " on \($0)" } ?? ""
        return "action \(connection["selector"] ?? "")\(event) of \(target)"
      case "segue":
        let identifier = connection["identifier"].map { " '\($0)'" } ?? ""
        return "\(connection["kind"] ?? "") segue\(identifier) to \(target)"
      case "outlet", "outletCollection":
        return "\(connection["property"] ?? "outlet") is \(target)"
      default: return nil
      }
    }
  }

  /// Adds what differs in other size classes.
  private func addVariations(_ element: XMLElement, to keys: inout SceneMapping) {
    guard let raw = raw[element["id"] ?? ""] else { return }
    for variation in raw.children where variation.name == "variation" {
      guard let key = variation["key"], key != "default" else { continue }
      let values = NibProperties(variation).all.map { "\($0.path) \($0.value)" }
      if !values.isEmpty { keys.remark("with \(key): \(values.joined(separator: ", "))") }
    }
  }

  /// Returns the outlets of a document in words, by the ids that they lead to.
  static func incoming(_ outline: NibOutline, _ names: NibNames) -> [String: [String]] {
    var incoming: [String: [String]] = [:]
    for object in outline.objects {
      for connection in object.element.list("connections")
      where ["outlet", "outletCollection"].contains(connection.name) {
        guard let destination = connection["destination"], let property = connection["property"],
          property != "view"
        else { continue }
        let owner = names[object.id]?.spoken ?? "another object"
        incoming[destination, default: []].append("outlet \(property) of \(owner)")
      }
    }
    return incoming
  }

  /// The remarks about the controller at the top of the scene.
  var controllerRemarks: [String] {
    guard let controller else { return [] }
    var remarks: [String] = []
    if let name = controller["customClass"] { remarks.append("class \(name)") }
    if let name = controller["storyboardIdentifier"] {
      remarks.append("storyboard identifier \(name)")
    }
    if let item = controller.child(key: "navigationItem") {
      if let title = item.string("title") { remarks.append("navigation title '\(title)'") }
      if let prompt = item.string("prompt") { remarks.append("navigation prompt '\(prompt)'") }
      for part in item.children.flatMap(\.barItems) {
        remarks.append("navigation item '\(part.string("title") ?? part["systemItem"] ?? "")'")
      }
    }
    if let item = controller.child(key: "tabBarItem")?.string("title") {
      remarks.append("tab '\(item)'")
    }
    // The destinations of its outlets are mentioned with each view.
    return remarks + connections(from: controller).filter { !$0.contains(" is ") }
  }
}

extension XMLElement {
  /// The bar items in an element, including itself.
  fileprivate var barItems: [XMLElement] {
    name == "barButtonItem" ? [self] : children.flatMap(\.barItems)
  }
}
