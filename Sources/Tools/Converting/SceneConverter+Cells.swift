import AutoLayout
import Controls
import Documents
import Geometry
import InterfaceBuilder

extension SceneConverter {
  /// The components of the file: one for each cell that represents many, or for a nib.
  var components: [YAMLValue.Entry] {
    cells.cells.map { cell in
      var parameters = ComponentParameters()
      let view = body(of: cell.view, filling: &parameters)
      var entries: [YAMLValue.Entry] = []
      if cell.view === tree.root {
        entries.append(.init("why", .text("The nib \(origin).")))
      } else if let identifier = cell.element["reuseIdentifier"] {
        entries.append(.init("why", .text("The cell '\(identifier)'.")))
      }
      if !parameters.entries.isEmpty {
        entries.append(.init("parameters", .mapping(parameters.entries)))
      }
      entries.append(.init("view", .mapping(view)))
      let constraints = constraints(in: cell.view)
      if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints))) }
      let size = cell.view.frame.size
      let frame = YAMLValue.numbers([0, 0, size.width, size.height])
      entries.append(
        .init("examples", .mapping([.init("document", .mapping([.init("frame", frame)]))])))
      return .init(cell.name, .mapping(entries))
    }
  }

  /// Returns the keys of a component's view, with texts and pictures as parameters.
  private func body(
    of view: View, filling parameters: inout ComponentParameters
  ) -> [YAMLValue.Entry] {
    let isPlaced = cells.name(of: view) == nil && !isContent(view)
    var lines = keys(of: view, isRoot: false, isPlaced: isPlaced).lines
    parameters.take(from: &lines, of: view, id: view === tree.root ? nil : id(of: view))
    guard !view.subviews.isEmpty else { return lines }
    let subviews = view.subviews.map { subview -> YAMLValue.Entry in
      let id = id(of: subview) ?? "view"
      if cells.name(of: subview) != nil { return .init(id, .mapping(instance(of: subview))) }
      return .init(id, .mapping(body(of: subview, filling: &parameters)))
    }
    return lines + [.init("subviews", .mapping(subviews))]
  }

  /// Whether a view is the content view, placed by UIKit, of a cell that becomes a component.
  private func isContent(_ view: View) -> Bool {
    guard let cell = view.superview, cells.name(of: cell) != nil, id(of: view) != nil,
      view.translatesAutoresizingMaskIntoConstraints, let element = element(of: view)
    else { return false }
    return element.name == "tableViewCellContentView" || element["key"] == "contentView"
  }

  /// Returns constraints that keep the content view of a cell at its distance from the edges, so
  /// that a cell is as high as its content and as wide as its list.
  func contentEdges(of cell: View) -> [YAMLValue] {
    cell.subviews.filter(isContent).flatMap { content -> [YAMLValue] in
      guard let id = id(of: content) else { return [] }
      let (frame, size) = (content.frame, cell.frame.size)
      var (leading, trailing) = (frame.minX, size.width - frame.maxX)
      if environment.direction == .rightToLeft { swap(&leading, &trailing) }
      return [
        ("leading", leading), ("trailing", -trailing), ("top", frame.minY),
        ("bottom", frame.maxY - size.height),
      ].map { attribute, distance in
        tie("\(id).\(attribute)", "==", "self.\(attribute)", distance)
      }
    }
  }

  /// Returns the instance for a cell that is a component: its type and its frame.
  func instance(of cell: View) -> [YAMLValue.Entry] {
    let placed = keys(of: cell, isRoot: false).entries
    let kept = ["frame", "autoresizing", "designSize", "arranged"]
    return [.init("type", .word(cells.name(of: cell) ?? "view"))]
      + placed.filter { kept.contains($0.key) }
  }

  /// Returns a text as a scene states it, with a dollar sign doubled before anything that could
  /// be a name.
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
  /// The view itself, or the guide's owner.
  var host: View? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}
