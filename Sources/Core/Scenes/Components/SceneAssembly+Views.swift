import Controls
import Documents

extension SceneAssembly {
  /// A view's mapping, or that of the component that its type names.
  struct Layer {
    let node: NodeID
    let scope: ComponentScope
    /// The component that the layer is an instance of; nil for a built-in type.
    var component: Component?
    /// The keys of an example's view besides parameters and slots; nil for a view.
    var example: ExampleKeys?
  }

  /// Writes the views of a mapping, with `each`, `if` and slots applied.
  func writeSubviews(_ node: NodeID, _ scope: ComponentScope) {
    writer.open(.mapping, at: node, origin: origin(node, scope))
    lazy var siblings = Set(document.entries(of: node).map { document.text(of: $0.key) })
    for (key, value) in document.entries(of: node) {
      let local = document.text(of: key)
      if scope.ids.isEmpty, Identifier.isPath(local), !isPathOfCopy(local, among: siblings) {
        report(.badIdentifier(local), at: key, scope)
      }
      writeEntry(key, value, scope, id: scope.id(local))
    }
    writer.close()
  }

  /// Writes the views that an entry of `subviews` produces.
  func writeEntry(
    _ key: NodeID, _ value: NodeID, _ scope: ComponentScope, id: String, alias: String? = nil
  ) {
    let local = document.text(of: key)
    if !Identifier.isValid(local), !scope.ids.isEmpty {
      report(.badIdentifier(local), at: key, scope)
    }
    var (value, valueScope) = (value, scope)
    if document.shape(of: value) == .scalar, !scope.isLiteral, document.hasDollar(value) {
      guard case .node(let inner, let innerScope) = self.value(value, scope) else {
        leaveOut(id, at: key, scope)
        return
      }
      (value, valueScope) = (inner, innerScope)
    }
    guard document.shape(of: value) == .mapping else {
      return writeView(key, scope, id: id, value, valueScope, alias: alias)
    }
    if let each = document.value("each", of: value) {
      // A slot's name can be that of a single view, but never of copies.
      if let alias { leaveOut(alias, at: key, scope) }
      return writeCopies(key, scope, id: id, value, valueScope, each: each)
    }
    if let flag = document.value("if", of: value), condition(flag, valueScope) != true {
      if let alias { leaveOut(alias, at: key, scope) }
      return leave(out: id, at: key, value, valueScope)
    }
    if let slot = document.value("slot", of: value), isAlone(value) {
      return writeSlot(key, scope, id: id, slot, valueScope)
    }
    writeView(key, scope, id: id, value, valueScope, alias: alias)
  }

  /// Whether a slot's mapping has no other keys.
  private func isAlone(_ node: NodeID) -> Bool {
    document.entries(of: node).allSatisfy {
      document.isText(of: $0.key, "slot") || document.isText(of: $0.key, "if")
    }
  }

  /// Writes the views that an instance puts into a slot; a single view can also be called by the
  /// slot's name.
  private func writeSlot(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ slot: NodeID, _ scope: ComponentScope
  ) {
    let name = document.shape(of: slot) == .scalar ? document.text(of: slot) : ""
    if scope.component == nil {
      report(.slotOutsideComponent(name), at: slot, scope)
    }
    guard let fill = scope.slot(name), let views = views(of: fill), !views.isEmpty else {
      leaveOut(id, at: key, keyScope)
      return
    }
    if views[0].key == nil {
      return writeView(key, keyScope, id: id, fill.node, fill.scope, alias: nil)
    }
    if views.count > 1 { leaveOut(id, at: key, keyScope) }
    for view in views {
      guard let inner = view.key else { continue }
      writeEntry(
        inner, view.value, fill.scope, id: fill.scope.id(document.text(of: inner)),
        alias: views.count == 1 ? id : nil)
    }
  }

  /// Returns the views for a slot by their ids, or a single one without an id; nil after
  /// reporting an error.
  func views(of fill: ComponentScope.SlotFill) -> [(key: NodeID?, value: NodeID)]? {
    guard document.shape(of: fill.node) == .mapping else {
      if document.shape(of: fill.node) == .scalar, document.scalar(of: fill.node) == .null {
        return []
      }
      report(
        .mustBe("slot", "a view or views by their ids", kind(fill.node)), at: fill.node, fill.scope)
      return nil
    }
    if let type = document.value("type", of: fill.node), document.shape(of: type) == .scalar {
      return [(nil, fill.node)]
    }
    return document.entries(of: fill.node).map { ($0.key, $0.value) }
  }

  /// Writes a view under its id.
  func writeView(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ node: NodeID, _ scope: ComponentScope,
    alias: String?
  ) {
    guard hasRoom(forID: id, at: key, keyScope) else { return }
    viewCount += 1
    weighView()
    if id == document.text(of: key) {
      writer.copy(key, origin: origin(key, keyScope))
    } else {
      writer.write(id, at: key, origin: origin(key, keyScope))
    }
    writeBody(node, scope, id: id, alias: alias)
  }

  /// Writes the keys of a view: those of its component's view first, then its own, which win.
  func writeBody(_ node: NodeID, _ scope: ComponentScope, id: String, alias: String?) {
    guard document.shape(of: node) == .mapping else { return write(node, scope) }
    writeBody([Layer(node: node, scope: scope)], id: id, alias: alias)
  }

  /// Writes the keys of a view whose outer layers are known; the last layer's node is a mapping.
  func writeBody(_ outer: [Layer], id: String, alias: String?) {
    guard let (node, scope) = outer.last.map({ ($0.node, $0.scope) }) else { return }
    depth += 1
    defer { depth -= 1 }
    var layers = outer
    while let (component, type) = component(of: layers[layers.count - 1]) {
      let outer = layers[layers.count - 1]
      layers[layers.count - 1].component = component
      guard let view = component.view, !component.isCircular else { break }
      let inner = instance(of: component, type: type, outer, id: id)
      layers.append(Layer(node: view, scope: inner))
    }
    writer.open(.mapping, at: node, origin: origin(node, scope))
    if let alias {
      writer.write("slot", isPlain: true, at: node, origin: origin(node, scope))
      writer.write(alias, at: node, origin: origin(node, scope))
    }
    for index in layers.indices.reversed() { writeKeys(index, layers, id: id) }
    writer.close()
    for layer in layers.indices.dropLast().reversed() {
      guard let component = layers[layer].component, component.constraints != nil else { continue }
      instances.append((component, layers[layer + 1].scope))
    }
  }

  /// Returns the component that a layer's type names, with the node of the type.
  private func component(of layer: Layer) -> (Component, NodeID)? {
    guard let type = document.value("type", of: layer.node), document.shape(of: type) == .scalar,
      let component = components[document.text(of: type)]
    else { return nil }
    return (component, type)
  }

  /// Reports a type that is neither built in nor a component; false if there is no such type.
  ///
  /// If there are no components, the reader of views' keys reports it.
  private func reportUnknownType(of layer: Layer) -> Bool {
    guard layer.component == nil, !components.isEmpty,
      let type = document.value("type", of: layer.node), document.shape(of: type) == .scalar,
      document.scalar(of: type) == .string, layer.scope.isLiteral || !document.hasDollar(type),
      document.withText(of: type, { ViewKind.words[$0] }) == nil
    else { return false }
    report(
      .unknownType(document.text(of: type), componentOrder.map(\.name) + ViewKind.names),
      at: type, layer.scope)
    // The reader of views' keys reads it as a view of any type, and has nothing to add.
    reporter.settle(at: place(type, layer.scope))
    return true
  }

  private var strayValues: Clause { .withoutComponent(componentOrder.map(\.name)) }

  /// Writes the keys of one layer that no outer layer replaces.
  private func writeKeys(_ index: Int, _ layers: [Layer], id: String) {
    let layer = layers[index]
    if let example = layer.example { return writeFrame(of: example) }
    let isInstance = layer.component != nil
    let isUnknown = reportUnknownType(of: layer)
    var hasSubviews = false
    for (key, value) in document.entries(of: layer.node) {
      switch KeyRole(key, in: document) {
      case .each, .condition, .slot: continue
      case .with:
        if !isInstance, !isUnknown { report(strayValues, at: key, layer.scope) }
      case .type where isInstance: continue
      case .subviews:
        hasSubviews = true
        if isInstance {
          report(.subviewsOfInstance(layer.component?.slots ?? []), at: key, layer.scope)
        } else {
          writer.copy(key, origin: origin(key, layer.scope))
          writeSubviews(value, of: layer)
        }
      case .sections where document.shape(of: value) == .sequence:
        writer.copy(key, origin: origin(key, layer.scope))
        writeSections(value, layer.scope, list: id)
      case .text where isEdge(key) && document.isView(value):
        writeEdge(key, value, layer.scope, id: "\(id).\(document.text(of: key))")
      case let role:
        if case .type = role { weigh(type: value) }
        if case .lines = role { weigh(lines: value) }
        guard !isSlot(key, of: layer), !layers[..<index].contains(where: { replaces(key, in: $0) })
        else { continue }
        if let component = layer.component, isMisplaced(key, of: component) {
          report(
            .parameterBesideWith(document.text(of: key), component.name), at: key, layer.scope)
          continue
        }
        if isLeftOut(value, layer.scope) { continue }
        writer.copy(key, origin: origin(key, layer.scope))
        write(value, layer.scope, as: role)
        writeDistances(key, value, layer.scope) { key in
          !SceneFormat.keys(of: kind(of: layers)).contains(key)
            || layers.contains { $0.example == nil && states(key, $0) }
        }
      }
    }
    if !isInstance, !hasSubviews, let slot = document.value("slot", of: layer.node) {
      writer.write("subviews", isPlain: true, at: slot, origin: origin(slot, layer.scope))
      writeSubviews(nil, of: layer)
    }
  }

  private func states(_ key: String, _ layer: Layer) -> Bool {
    document.entries(of: layer.node).contains { document.text(of: $0.key) == key }
  }

  /// Returns the kind of a view: that of its innermost layer.
  private func kind(of layers: [Layer]) -> ViewKind {
    guard let layer = layers.last, let type = document.value("type", of: layer.node) else {
      return .view
    }
    return document.withText(of: type) { ViewKind.words[$0] } ?? .view
  }

  /// Whether a key names the view above or below the others of a list.
  func isEdge(_ key: NodeID) -> Bool {
    document.isText(of: key, "header") || document.isText(of: key, "footer")
  }

  /// Writes the view above or below the others of a list.
  func writeEdge(_ key: NodeID, _ value: NodeID, _ scope: ComponentScope, id: String) {
    guard hasRoom(forID: id, at: key, scope) else { return }
    viewCount += 1
    weighView()
    writer.copy(key, origin: origin(key, scope))
    writeBody(value, scope, id: id, alias: nil)
  }

  /// Whether a key of an instance names a slot of its component.
  private func isSlot(_ key: NodeID, of layer: Layer) -> Bool {
    guard let slots = layer.component?.slots, !slots.isEmpty else { return false }
    return slots.contains(document.text(of: key))
  }

  /// Whether a layer states a key itself, other than the type.
  private func replaces(_ key: NodeID, in outer: Layer) -> Bool {
    if let example = outer.example { return replaces(key, in: example) }
    return document.entries(of: outer.node).contains { other in
      document.haveEqualTexts(other.key, key) && !isSlot(other.key, of: outer)
        && !document.isText(of: key, "type")
    }
  }

  /// Writes the subviews of a built-in type: its own and those for its slot.
  private func writeSubviews(_ node: NodeID?, of layer: Layer) {
    let outer = arrangement
    defer { arrangement = outer }
    arrangement = isStack(layer.node) ? .few : .none
    guard let slot = document.value("slot", of: layer.node) else {
      guard let node else { return }
      return document.shape(of: node) == .mapping
        ? writeSubviews(node, layer.scope) : write(node, layer.scope)
    }
    writer.open(.mapping, at: node ?? slot, origin: origin(node ?? slot, layer.scope))
    if let node, document.shape(of: node) == .mapping {
      for (key, value) in document.entries(of: node) {
        writeEntry(key, value, layer.scope, id: layer.scope.id(document.text(of: key)))
      }
    }
    let name = document.shape(of: slot) == .scalar ? document.text(of: slot) : ""
    if let fill = layer.scope.slot(name) {
      for view in views(of: fill) ?? [] {
        if let key = view.key {
          writeEntry(key, view.value, fill.scope, id: fill.scope.id(document.text(of: key)))
        } else {
          writeEntry(slot, view.value, fill.scope, id: layer.scope.id(name))
        }
      }
    }
    writer.close()
  }
}
