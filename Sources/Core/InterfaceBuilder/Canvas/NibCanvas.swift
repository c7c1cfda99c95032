import Documents
package import Geometry

/// A storyboard's canvas: the controllers at their positions, and the segues between them.
package struct NibCanvas: Sendable {
  /// A controller of any kind, with or without a view of its own.
  package struct Scene: Sendable, Equatable {
    /// The controller's object id.
    package let id: String
    /// The name that people use for it.
    package let name: String
    /// Its kind in plain words: `navigation controller`.
    package let kind: String
    /// The corner of its picture on the canvas, in points; nil if the document doesn't state it.
    package let location: Point?
    /// The id of its view; nil if the document has none.
    package let tree: String?
    /// Whether the app starts with it.
    package let isInitial: Bool
  }

  /// A segue from one controller to another.
  package struct Segue: Sendable, Equatable {
    /// The id of the source controller.
    package let source: String
    /// The id of the destination controller.
    package let destination: String
    /// Its kind as in Interface Builder's inspector: `Show`, `Present Modally`.
    package let kind: String
    /// Its identifier; nil for none.
    package let identifier: String?
  }

  /// The controllers in the document's order.
  package private(set) var scenes: [Scene] = []
  /// The segues in the document's order; unwind segues lead to no scene.
  package private(set) var segues: [Segue] = []

  /// Reads a storyboard.
  package init(_ document: NibDocument, names: NibNames) {
    let content = document.content
    let initial = content["initialViewController"]
    for scene in content.list("scenes") {
      let place = scene.child(key: "canvasLocation")
      var location: Point?
      if let x = place?.number("x"), let y = place?.number("y") { location = Point(x: x, y: y) }
      for controller in scene.list("objects") {
        guard let id = controller["id"], Self.isShown(controller) else { continue }
        let tree = document.trees.first {
          $0.controller?["id"] == id && $0.root["key"] != nil
        }
        scenes.append(
          Scene(
            id: id, name: names[id]?.word ?? NibNames.words(controller.name),
            kind: NibNames.words(controller.name), location: location, tree: tree?.id,
            isInitial: id == initial))
        findSegues(in: controller, from: id)
      }
    }
    let shown = Set(scenes.map(\.id))
    segues = segues.filter { shown.contains($0.destination) }
  }

  private static func isShown(_ element: XMLElement) -> Bool {
    element.isController || element.name == "viewControllerPlaceholder"
  }

  private mutating func findSegues(in element: XMLElement, from source: String) {
    if element.name == "segue", let destination = element["destination"] {
      segues.append(
        Segue(
          source: source, destination: destination, kind: Self.words(element),
          identifier: element["identifier"].flatMap { $0.isEmpty ? nil : $0 }))
    }
    for child in element.children { findSegues(in: child, from: source) }
  }

  /// Returns the kind of a segue as in the inspector.
  private static func words(_ segue: XMLElement) -> String {
    switch segue["kind"] {
    case "relationship": NibNames.words(segue["relationship"] ?? "relationship")
    case "show": "Show"
    case "showDetail": "Show Detail"
    case "presentation", "modal": "Present Modally"
    case "popoverPresentation", "popover": "Present As Popover"
    case "push": "Push"
    case "replace": "Replace"
    case "embed": "Embed"
    case "custom": segue["customClass"] ?? "Custom"
    case let kind: NibNames.words(kind ?? "segue")
    }
  }
}
