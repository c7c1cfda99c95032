import AutoLayout
import Controls
import Documents
import Scenes

/// The cells of a document that stand for many, by identity: each becomes a component.
struct CellComponents {
  private var names: [ObjectIdentifier: String] = [:]
  /// The cells in tree order.
  private(set) var cells: [(view: View, element: XMLElement, name: String)] = []

  /// Names the cells that a table or collection keeps for another use.
  init(_ views: [(id: String, view: View, element: XMLElement)]) {
    var taken: Set<String> = []
    for entry in views.dropFirst() where Self.isPrototype(entry.element) {
      let stems = [entry.element["reuseIdentifier"], entry.element["customClass"]]
      let stem = stems.compactMap { $0.flatMap(SceneIdentifiers.identifier) }.first ?? "cell"
      var name = stem
      var number = 2
      while ViewKind(named: name) != nil || !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      names[ObjectIdentifier(entry.view)] = name
      cells.append((entry.view, entry.element, name))
    }
  }

  private static func isPrototype(_ element: XMLElement) -> Bool {
    ["tableViewCell", "collectionViewCell"].contains(element.name)
      && element["reuseIdentifier"] != nil
  }

  /// The component that a view becomes; nil for one that stands for itself.
  func name(of view: View) -> String? { names[ObjectIdentifier(view)] }

  /// The innermost of the cells that a view lies in; nil for the scene's own.
  func cell(around view: View?) -> View? {
    var view = view
    while let current = view {
      if name(of: current) != nil { return current }
      view = current.superview
    }
    return nil
  }
}

extension SceneConverter {
  /// The components of the scene, one for each cell that stands for many.
  var components: [YAMLValue.Entry] {
    cells.cells.map { cell in
      var parameters: [YAMLValue.Entry] = []
      let view = body(of: cell.view, filling: &parameters)
      var entries: [YAMLValue.Entry] = []
      if let identifier = cell.element["reuseIdentifier"] {
        entries.append(.init("why", .text("The cell '\(identifier)'.")))
      }
      if !parameters.isEmpty { entries.append(.init("parameters", .mapping(parameters))) }
      entries.append(.init("view", .mapping(view)))
      let constraints = constraints(in: cell.view)
      if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints))) }
      entries.append(.init("examples", .mapping([.init("document", .mapping([]))])))
      return .init(cell.name, .mapping(entries))
    }
  }

  /// What a component says of its view, the texts of labels as parameters.
  private func body(
    of view: View, filling parameters: inout [YAMLValue.Entry]
  ) -> [YAMLValue.Entry] {
    let isCell = cells.name(of: view) != nil
    var lines = keys(of: view, isRoot: false, isPlaced: !isCell).lines
    if view is Label, let id = id(of: view),
      let index = lines.firstIndex(where: { $0.key == "text" }), case .text = lines[index].value
    {
      parameters.append(
        .init(
          id, .mapping([.init("type", .word("text")), .init("default", lines[index].value)])))
      lines[index] = .init("text", .word("$\(id)"))
    }
    guard !view.subviews.isEmpty else { return lines }
    let subviews = view.subviews.map { subview -> YAMLValue.Entry in
      let id = id(of: subview) ?? "view"
      if cells.name(of: subview) != nil { return .init(id, .mapping(instance(of: subview))) }
      return .init(id, .mapping(body(of: subview, filling: &parameters)))
    }
    return lines + [.init("subviews", .mapping(subviews))]
  }

  /// What stands in the place of a cell that is a component: its type and its frame.
  func instance(of cell: View) -> [YAMLValue.Entry] {
    let placed = keys(of: cell, isRoot: false).entries
    let kept = ["frame", "autoresizing", "designSize", "arranged"]
    return [.init("type", .word(cells.name(of: cell) ?? "view"))]
      + placed.filter { kept.contains($0.key) }
  }

  /// A text as a scene states it: a dollar in front of what could be a name is doubled.
  static func words(_ text: String) -> YAMLValue {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      result.append(scalar)
      guard scalar == "$", index + 1 < scalars.count else { continue }
      let next = scalars[index + 1]
      let startsName = next == "{" || next == "_" || next == "$" || next.properties.isAlphabetic
      if startsName { result.append("$") }
    }
    return .text(String(result))
  }
}

extension ConstraintItem {
  /// The view itself, or the one that owns the guide.
  var host: View? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}
