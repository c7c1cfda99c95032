import Controls
import Documents

extension SceneAssembly {
  /// Returns the scope of a component's view in an instance, with its parameters and slots.
  func instance(
    of component: Component, type: NodeID, _ layer: Layer, id: String
  ) -> ComponentScope {
    instance(
      of: component, type: type, with: document.value("with", of: layer.node), slots: layer.node,
      layer.scope, id: id)
  }

  /// Returns the scope given the nodes of the parameters and slots.
  ///
  /// - Parameter given: a mapping with literal values that take the place of others.
  func instance(
    of component: Component, type: NodeID, with: NodeID?, slots: NodeID, _ giver: ComponentScope,
    id: String, given: NodeID? = nil
  ) -> ComponentScope {
    let scope = ComponentScope(ids: id, use: place(type, giver), component: component)
    used.insert(component.name)
    weigh(parametersOf: component)
    if let with, with != given { bind(with, component, scope, giver, holdsSlots: with == slots) }
    if let given { bind(given, component, scope, literal, holdsSlots: false) }
    for parameter in component.parameters where scope.values[parameter.name] == nil {
      if let standard = parameter.standard {
        scope.values[parameter.name] = typed(
          value(standard, scope), parameter, at: standard, scope)
      } else if !standsIn, with.map({ document.shape(of: $0) == .sequence }) != true,
        !document.has(parameter.name, in: with),
        !isStated(parameter.name, of: component, with, slots)
      {
        report(.missingParameter(parameter.name, component.name), at: type, giver)
      }
      if scope.values[parameter.name] == nil {
        scope.values[parameter.name] = neutral(parameter.type, at: type)
      }
    }
    guard document.shape(of: slots) == .mapping else { return scope }
    for (key, value) in document.entries(of: slots) {
      let name = document.text(of: key)
      guard component.slots.contains(name) else { continue }
      if component.placelessSlots.contains(name) {
        report(.slotWithoutPlace(name, component.name), at: key, giver)
      }
      var fill = ComponentScope.SlotFill(node: value, scope: giver)
      if document.shape(of: value) == .scalar, !giver.isLiteral, document.hasDollar(value),
        case .node(let node, let inner) = self.value(value, giver)
      {
        fill = ComponentScope.SlotFill(node: node, scope: inner)
      }
      scope.slots[name] = fill
    }
    return scope
  }

  /// Whether a parameter is given in the wrong place or under a name that is nearly its own, which is
  /// said there.
  private func isStated(
    _ name: String, of component: Component, _ with: NodeID?, _ slots: NodeID
  ) -> Bool {
    document.entries(of: slots).contains {
      document.text(of: $0.key) == name && isMisplaced($0.key, of: component)
    }
      || with.map { with in
        document.shape(of: with) == .mapping
          && document.entries(of: with).contains { entry in
            let word = document.text(of: entry.key)
            return !component.parameters.contains { $0.name == word }
              && !component.slots.contains(word) && NearestName.like(word, among: [name]) == name
          }
      } == true
  }

  /// Whether a key of an instance is a parameter of its component and isn't a key of its view.
  func isMisplaced(_ key: NodeID, of component: Component) -> Bool {
    let name = document.text(of: key)
    guard component.parameters.contains(where: { $0.name == name }) else { return false }
    let owners = ViewFields.kinds(knowing: name)
    guard !owners.isEmpty, let view = component.view, document.shape(of: view) == .mapping else {
      return owners.isEmpty
    }
    guard let type = document.value("type", of: view) else { return !owners.contains(.view) }
    // The view of a component within another may be of any type.
    return ViewKind(rawValue: document.text(of: type)).map { !owners.contains($0) } ?? false
  }

  /// Binds parameters to the values of a mapping; an item given as a whole may have other fields.
  ///
  /// - Parameter holdsSlots: whether the mapping also fills slots, as in an example.
  private func bind(
    _ with: NodeID, _ component: Component, _ scope: ComponentScope, _ giver: ComponentScope,
    holdsSlots: Bool
  ) {
    var (node, source, isItem) = (with, giver, false)
    if document.shape(of: with) == .scalar, !giver.isLiteral, document.hasDollar(with) {
      guard case .node(let inner, let innerScope) = value(with, giver) else { return }
      (node, source, isItem) = (inner, innerScope, true)
    }
    if document.shape(of: node) == .scalar, document.scalar(of: node) == .null { return }
    guard document.shape(of: node) == .mapping else {
      return report(.valuesWithoutNames(kind(node)), at: with, giver)
    }
    for (key, value) in document.entries(of: node) {
      let name = document.text(of: key)
      guard let parameter = component.parameters.first(where: { $0.name == name }) else {
        let isSlot = component.slots.contains(name)
        if isSlot, !isItem, !holdsSlots {
          report(.slotBelowWith(name, component.name), at: key, giver)
        } else if !isItem, !isSlot, !isFrame(key, ofExample: node) {
          report(
            .unknownParameter(name, component.name, component.parameters.map(\.name)),
            at: key, giver)
        }
        continue
      }
      var value = value
      switch choice(value, source) {
      case .value(let chosen)?: value = chosen
      case .nothing?: continue
      case nil: break
      }
      var found = self.value(value, source)
      if document.shape(of: value) == .mapping, !source.isLiteral, parameter.type == .flag,
        let formula = soleCondition(value)
      {
        found = condition(formula, source).map { .flag($0) }
      }
      scope.values[name] =
        typed(found, parameter, at: value, isItem ? giver : source)
        ?? neutral(parameter.type, at: value)
    }
  }

  /// Returns a value if it has a parameter's type; nil after reporting an error.
  private func typed(
    _ value: ComponentValue?, _ parameter: ComponentParameter, at node: NodeID,
    _ scope: ComponentScope
  ) -> ComponentValue? {
    guard let value else { return nil }
    let fits =
      switch (parameter.type, value) {
      case (.data, _): true
      case (.number, .number), (.flag, .flag): true
      case (.text, .text), (.verbatim, .text), (.color, .text), (.image, .text): true
      case (_, .node(let node, _)): fits(node, parameter.type)
      default: false
      }
    if fits {
      return parameter.type != .color || isColor(value, node, scope) ? value : nil
    }
    if standsIn, document.shape(of: node) == .scalar, document.hasDollar(node) { return nil }
    report(
      .wrongParameter(parameter.name, parameter.type, found: found(value)), at: node, scope)
    return nil
  }

  /// Whether a value is a colour; an unknown name is reported where it is given.
  private func isColor(_ value: ComponentValue, _ node: NodeID, _ scope: ComponentScope) -> Bool {
    let name: String
    switch value {
    case .text(let text, _): name = text
    case .node(let node, _) where document.shape(of: node) == .scalar:
      name = document.text(of: node)
    default: return true
    }
    guard SceneColor(named: name) == nil, !colorNames.contains(name), !standsIn else { return true }
    report(
      name.hasPrefix("#")
        ? .badHexColor(name) : .unknownColor(name, colorNames.sorted() + SceneColor.names),
      at: node, scope)
    return false
  }

  private func fits(_ node: NodeID, _ type: ParameterType) -> Bool {
    guard document.shape(of: node) == .scalar else {
      return type == .view && document.shape(of: node) == .mapping || type == .data
    }
    switch (type, document.scalar(of: node)) {
    case (.text, .string), (.verbatim, .string), (.color, .string), (.image, .string): return true
    // A table's cells are untyped.
    case (.text, _), (.verbatim, _): return isCell(node)
    case (.number, .integer), (.number, .float), (.flag, .boolean), (.data, _): return true
    default: return false
    }
  }

  private func isCell(_ node: NodeID) -> Bool {
    let file = reporter.origins.fileNumber(of: document.place(of: node).origin)
    return PathParts.isNamed(sources.parts[file].name.lowercased(), ending: ".csv")
  }

  private func found(_ value: ComponentValue) -> String {
    switch value {
    case .number: "a number"
    case .flag(let flag): "\(flag)"
    case .text: "a string"
    case .node(let node, _): kind(node)
    }
  }

  /// Returns a placeholder for a missing value, so that its uses aren't errors too.
  private func neutral(_ type: ParameterType, at node: NodeID) -> ComponentValue {
    switch type {
    // One item, and a flag that is set, so that everything that can exist is read.
    case .data where standsIn: .number(1)
    case .flag where standsIn: .flag(true)
    case .text, .verbatim, .image, .view, .data: .text("", node)
    case .color: .text("clear", node)
    case .number: .number(1)
    case .flag: .flag(false)
    }
  }
}

extension YAMLDocument {
  /// Whether a mapping has a key; false if there is no mapping.
  fileprivate func has(_ key: String, in node: NodeID?) -> Bool {
    guard let node, shape(of: node) == .mapping else { return false }
    return entries(of: node).contains { text(of: $0.key) == key }
  }
}
