import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Localization
package import Rendering
import Scenes
import Typesetting

extension OpenDocument {
  /// Returns what is known about the word at a place, or null.
  package func hover(at position: TextPosition) -> JSON {
    let offset = buffer.offset(of: position)
    let node = tree.node(at: offset)
    if let occurrence = symbols.occurrence(at: offset), let text = describe(occurrence) {
      return hover(text, occurrence.range)
    }
    if let key = tree[node].key, key.lowerBound <= offset, offset <= key.upperBound {
      guard let property = formatMap.property(of: node) else { return .null }
      return hover("**\(property.name)**: \(property.help)\n\nTakes \(property.schema.noun).", key)
    }
    if isStatement(node) {
      return constraintText(node).map { hover($0, tree[node].range) } ?? .null
    }
    return .null
  }

  /// Whether a node is an equation or a visual format.
  func isStatement(_ node: SyntaxTree.ID) -> Bool {
    tree.isScalar(node) && formatMap.alternatives(of: node).contains(where: \.isStatement)
  }

  private func hover(_ text: String, _ range: Range<Int>) -> JSON {
    .object(["contents": .markdown(text), "range": buffer.json(range)])
  }

  private func describe(_ occurrence: Occurrence) -> String? {
    let name = occurrence.symbol.name
    switch occurrence.symbol.kind {
    case .item: return describe(item: occurrence.symbol)
    case .constraint:
      guard let definition = symbols.definition(of: occurrence.symbol),
        let entry = tree[definition.node].parent,
        let statement = tree.value("expr", of: entry) ?? tree.value("format", of: entry)
      else { return nil }
      return constraintText(statement)
    case .color: return describe(color: name)
    case .component: return describe(component: name)
    case .state: return nil
    case .stringKey: return describe(key: name)
    case .file:
      return "`\(DocumentURI.path(name, beside: path))`"
    }
  }

  private func describe(component name: String) -> String? {
    guard let component = components.first(where: { $0.name == name }) else { return nil }
    let parameters = component.parameters.map { parameter in
      let standard = parameter.standard.map { " = \($0)" } ?? ""
      return "- \(parameter.name): \(parameter.type.rawValue)\(standard)"
    }
    let head = "**\(name)** component" + (component.why.map { "\n\n\($0)" } ?? "")
    return parameters.isEmpty ? head : head + "\n\n" + parameters.joined(separator: "\n")
  }

  // MARK: Views, guides, metrics

  private func describe(item symbol: SceneSymbol) -> String? {
    guard let definition = symbols.definition(of: symbol) else { return nil }
    let name = symbol.name
    switch definition.role {
    case .metric: return "**\(name)** metric = \(tree.text(of: definition.node))"
    case .guide:
      let frame = layoutResult?.guides.first { $0.id == name }.map(\.frame)
      let words = frame.map { "\n\n- frame \($0.words) in its owner\(staleness)" } ?? ""
      return "**\(name)** layout guide\(words)"
    case .view, nil:
      let kind = formatMap.kinds[name]?.rawValue ?? "view"
      guard let view = layoutResult?[name] else { return "**\(name)** \(kind)" }
      return "**\(name)** \(kind)\n\n" + frames(of: view).map { "- \($0)" }.joined(separator: "\n")
    }
  }

  private func frames(of view: LaidOutView) -> [String] {
    var lines = ["frame \(view.frame.words)\(staleness)"]
    if view.absoluteFrame != view.frame {
      lines.append("on the canvas \(view.absoluteFrame.words)")
    }
    if view.alignmentRect != view.frame {
      lines.append("alignment rect \(view.alignmentRect.words)")
    }
    let intrinsic = [view.intrinsicWidth, view.intrinsicHeight]
    if intrinsic.contains(where: { $0 != nil }) {
      let words = intrinsic.map { $0.map(\.rounded3) ?? "none" }
      lines.append("intrinsic content size \(words[0]) × \(words[1])")
    }
    if view.isHidden { lines.append("hidden") }
    return lines
  }

  /// A note that the layout is not that of the current text.
  private var staleness: String {
    layout?.revision == revision ? "" : " (from the last text that could be laid out)"
  }

  // MARK: Colours and texts

  private func describe(color name: String) -> String? {
    let color = color(named: name) ?? SceneColor(named: name)
    guard let color else { return nil }
    let (light, dark) = (color.resolved(in: .light), color.resolved(in: .dark))
    return light == dark
      ? "**\(name)** `\(light)`" : "**\(name)** light `\(light)`, dark `\(dark)`"
  }

  private func describe(key: String) -> String? {
    guard let strings else { return nil }
    let work = FormattingWork()
    let texts = strings.languages.compactMap { language in
      strings.keys.contains(key)
        ? strings.text(for: key, locale: language, work).map { "- \(language): \($0)" } : nil
    }
    return texts.isEmpty ? nil : "**\(key)**\n\n" + texts.joined(separator: "\n")
  }

  // MARK: Constraints

  /// Describes what a statement creates, whether it holds, and what it contributes to the values
  /// of its views.
  private func constraintText(_ node: SyntaxTree.ID) -> String? {
    guard let layout, layout.revision == revision else { return nil }
    let start = tree[node].range.lowerBound
    let sources = layout.loaded.scene.constraints
    // One text may state several constraints, which then begin at the same place.
    let indices = sources.indices.filter {
      buffer.bytes(of: sources[$0].place).lowerBound == start
    }
    guard !indices.isEmpty else { return nil }
    let all = indices.flatMap { layout.laidOut.root.constraints(ofSource: $0) }
    guard !all.isEmpty else {
      return "Not part of the default variant's layout."
    }
    let root = layout.laidOut.root
    let lines = all.prefix(Self.mostConstraints).map { constraint -> String in
      let residual = root.engine.residual(of: constraint) ?? 0
      let holds =
        constraint.relation.isViolated(by: residual)
        ? "**off by \(abs(residual).rounded3)**" : "holds"
      return "- `\(ConstraintNotation(constraint))` \(holds)"
    }
    let left = all.count - lines.count
    let more = left > 0 ? ["- and \(left) more"] : []
    return ((lines + more) + shares(of: all, layout.laidOut)).joined(separator: "\n")
  }

  private static let mostConstraints = 20

  /// Returns the contributions of constraints to the values of the views they relate.
  private func shares(of constraints: [LayoutConstraint], _ laidOut: LaidOutScene) -> [String] {
    var items: [ConstraintItem] = []
    for constraint in constraints {
      for case let item? in [constraint.first, constraint.second]
      where item.id != ObjectIdentifier(laidOut.root)
        && !items.contains(where: { $0.id == item.id })
      {
        items.append(item)
      }
    }
    var lines: [String] = []
    for item in items.prefix(Self.mostConstraints) {
      for attribute in ExplanationTarget.wholeView {
        guard
          let found = laidOut.root.engine.explain(item, attribute, findsLosses: false)
        else { continue }
        let own = found.terms.filter { term in
          guard let half = term.half else { return false }
          return constraints.contains { $0 === half.constraint }
        }
        guard !own.isEmpty else { continue }
        let share = own.reduce(0) { $0 + $1.contribution }
        lines.append(
          "- \(share.rounded3) of `\(item.spokenName).\(attribute)` = \(found.value.rounded3)")
      }
    }
    return lines.isEmpty ? [] : ["", "Its contribution:", ""] + lines
  }
}

extension View {
  /// Returns the constraints in the tree that a statement created, in tree order of the views
  /// that hold them.
  fileprivate func constraints(ofSource index: Int) -> [LayoutConstraint] {
    constraints.filter { $0.origin == .user && $0.sourceIndex == index }
      + subviews.flatMap { $0.constraints(ofSource: index) }
  }
}

extension Rect {
  /// `(16, 20, 343, 24)`.
  fileprivate var words: String {
    "(\(minX.rounded3), \(minY.rounded3), \(width.rounded3), \(height.rounded3))"
  }
}
