import AutoLayout
import Controls
import Documents
import Scenes

/// The views of a document that represent many, by identity: each becomes a component.
struct CellComponents {
  /// A view that becomes a component.
  struct Cell {
    let view: View
    let element: XMLElement
    /// The component's name.
    let name: String
  }

  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The views in tree order.
  private(set) var cells: [Cell] = []

  /// Names the cells that a table or collection reuses, and the root of a nib.
  ///
  /// - Parameters:
  ///   - views: the views of the tree.
  ///   - nib: the name of the nib's file; nil for a tree of a storyboard.
  init(_ views: [(id: String, view: View, element: XMLElement)], nib: String?) {
    if let nib, let root = views.first {
      let file = nib.split(separator: ".").first.map(String.init)
      add(root.view, root.element, stems: [root.element["customClass"], file], otherwise: "nib")
    }
    for entry in views.dropFirst() where Self.isPrototype(entry.element) {
      add(
        entry.view, entry.element,
        stems: [entry.element["reuseIdentifier"], entry.element["customClass"]],
        otherwise: "cell")
    }
  }

  private mutating func add(
    _ view: View, _ element: XMLElement, stems: [String?], otherwise: String
  ) {
    let stem = stems.compactMap { $0.flatMap(SceneIdentifiers.identifier) }.first ?? otherwise
    let name = taken.reserve(stem, unless: { ViewKind(named: $0) != nil })
    names[ObjectIdentifier(view)] = name
    cells.append(Cell(view: view, element: element, name: name))
  }

  private static func isPrototype(_ element: XMLElement) -> Bool {
    ["tableViewCell", "collectionViewCell"].contains(element.name)
      && element["reuseIdentifier"] != nil
  }

  /// Returns the component that a view becomes; nil for any other view.
  func name(of view: View) -> String? { names[ObjectIdentifier(view)] }

  /// Returns the innermost component that contains a view; nil for the scene's own views.
  func cell(around view: View?) -> View? {
    var view = view
    while let current = view {
      if name(of: current) != nil { return current }
      view = current.superview
    }
    return nil
  }
}
