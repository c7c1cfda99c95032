import Controls
import Documents

extension SceneAssembly {
  /// Returns the keys of the mappings that state or give a parameter which nothing in its component uses; nil
  /// for one that is used, and for one of another file.
  func places(of parameter: ComponentParameter, in component: Component) -> [Place]? {
    guard component.part == 0, let table = component.parameterTable, let view = component.view,
      !isUsed(parameter, in: component, view)
    else { return nil }
    var places = [document.place(of: table)]
    func note(_ key: NodeID, _ value: NodeID) {
      guard document.shape(of: value) == .mapping,
        document.entries(of: value).contains(where: { document.text(of: $0.key) == parameter.name })
      else { return }
      places.append(document.place(of: key))
    }
    if let examples = component.examples, document.shape(of: examples) == .mapping {
      for (name, example) in document.entries(of: examples) { note(name, example) }
    }
    forEachInstance(of: component.name, in: roots[0], note)
    return places
  }

  /// Calls a closure with what the file's instances of a component give, and its key.
  private func forEachInstance(
    of component: String, in node: NodeID, _ body: (NodeID, NodeID) -> Void
  ) {
    switch document.shape(of: node) {
    case .scalar, .alias: break
    case .sequence:
      for item in document.items(of: node) { forEachInstance(of: component, in: item, body) }
    case .mapping:
      let type = document.value("type", of: node)
      let isInstance =
        type.map { document.shape(of: $0) == .scalar && document.text(of: $0) == component } == true
      for (key, value) in document.entries(of: node) {
        if isInstance, document.isText(of: key, "with") { body(key, value) }
        forEachInstance(of: component, in: value, body)
      }
    }
  }

  /// Whether a component's view, its constraints or the defaults of other parameters name a parameter.
  private func isUsed(
    _ parameter: ComponentParameter, in component: Component, _ view: NodeID
  ) -> Bool {
    // Equations and formats name numbers without a dollar sign.
    let isLength = parameter.type == .number
    return names(parameter.name, in: view, isFormula: false)
      || component.constraints.map { names(parameter.name, in: $0, isFormula: isLength) } == true
      || component.parameters.contains { other in
        other.standard.map { names(parameter.name, in: $0, isFormula: false) } == true
      }
  }

  /// - Parameter isFormula: whether names stand in texts without a dollar sign, as in conditions.
  private func names(_ name: String, in node: NodeID, isFormula: Bool) -> Bool {
    switch document.shape(of: node) {
    case .scalar, .alias:
      guard isFormula || document.hasDollar(node) else { return false }
      return document.text(of: node).split {
        !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_")
      }.contains { $0 == name }
    case .sequence:
      return document.items(of: node).contains { names(name, in: $0, isFormula: isFormula) }
    case .mapping:
      return document.entries(of: node).contains { key, value in
        let isCondition = document.isText(of: key, "if") || document.isText(of: key, "when")
        return names(name, in: key, isFormula: isFormula)
          || names(name, in: value, isFormula: isFormula || isCondition)
      }
    }
  }
}
