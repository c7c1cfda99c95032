import Documents

extension SceneAssembly {
  /// A view's mapping, or that of a component in the place of its instance's type.
  struct Layer {
    let node: NodeID
    let scope: ComponentScope
    /// The component that the layer is an instance of; nil for a built-in type.
    var component: Component?
  }

  /// The keys of a view that are gone when a scene is put together.
  private static let ownKeys: Set<String> = ["each", "if", "with", "slot"]

  /// Writes the views of a mapping, copied, left out and filled in as they say.
  func writeSubviews(_ node: NodeID, _ scope: ComponentScope) {
    writer.open(.mapping, at: node, origin: origin(node, scope))
    for (key, value) in document.entries(of: node) {
      writeEntry(key, value, scope, id: scope.id(document.text(of: key)))
    }
    writer.close()
  }

  /// Writes what one entry of `subviews` stands for.
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
        leftOut.insert(id)
        return
      }
      (value, valueScope) = (inner, innerScope)
    }
    guard document.shape(of: value) == .mapping else {
      return writeView(key, scope, id: id, value, valueScope, alias: alias)
    }
    if let each = document.value("each", of: value) {
      return writeCopies(key, scope, id: id, value, valueScope, each: each)
    }
    if let flag = document.value("if", of: value), condition(flag, valueScope) != true {
      if let alias { leftOut.insert(alias) }
      return leave(out: id, value, valueScope)
    }
    if let slot = document.value("slot", of: value), isAlone(value) {
      return writeSlot(key, scope, id: id, slot, valueScope)
    }
    writeView(key, scope, id: id, value, valueScope, alias: alias)
  }

  /// Notes that a view is not there, nor what is in it.
  private func leave(out id: String, _ node: NodeID, _ scope: ComponentScope) {
    leftOut.insert(id)
    guard let guides = document.value("guides", of: node) else {
      return leaveOutSubviews(of: node, scope)
    }
    if document.shape(of: guides) == .sequence {
      for guide in document.items(of: guides) where document.shape(of: guide) == .scalar {
        leftOut.insert(scope.id(document.text(of: guide)))
      }
    }
    leaveOutSubviews(of: node, scope)
  }

  private func leaveOutSubviews(of node: NodeID, _ scope: ComponentScope) {
    for table in tables(of: node) {
      for (key, value) in document.entries(of: table) {
        leave(out: scope.id(document.text(of: key)), value, scope)
      }
    }
  }

  /// The mappings of views in a view: its subviews, and the rows of its sections.
  private func tables(of node: NodeID) -> [NodeID] {
    var tables = [document.value("subviews", of: node)]
    if let sections = document.value("sections", of: node),
      document.shape(of: sections) == .sequence
    {
      tables += document.items(of: sections).map { section in
        document.shape(of: section) == .mapping ? document.value("rows", of: section) : nil
      }
    }
    return tables.compactMap { $0 }.filter { document.shape(of: $0) == .mapping }
  }

  /// Writes the sections of a table, with their rows as views.
  private func writeSections(_ node: NodeID, _ scope: ComponentScope) {
    writer.open(.sequence, at: node, origin: origin(node, scope))
    for section in document.items(of: node) {
      guard document.shape(of: section) == .mapping else {
        write(section, scope, key: "sections")
        continue
      }
      writer.open(.mapping, at: section, origin: origin(section, scope))
      for (key, value) in document.entries(of: section) {
        guard document.isText(of: key, "rows"), document.shape(of: value) == .mapping else {
          writePair(key, value, scope)
          continue
        }
        writer.copy(key, origin: origin(key, scope))
        writeSubviews(value, scope)
      }
      writer.close()
    }
    writer.close()
  }

  /// Whether a slot's mapping says nothing else.
  private func isAlone(_ node: NodeID) -> Bool {
    document.entries(of: node).allSatisfy {
      document.isText(of: $0.key, "slot") || document.isText(of: $0.key, "if")
    }
  }

  /// Writes the views that an instance puts into a slot; a single one takes the slot's name too.
  private func writeSlot(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ slot: NodeID, _ scope: ComponentScope
  ) {
    let name = document.shape(of: slot) == .scalar ? document.text(of: slot) : ""
    if scope.component == nil {
      report(.slotOutsideComponent(name), at: slot, scope)
    }
    guard let fill = scope.slot(name), let views = views(of: fill), !views.isEmpty else {
      leftOut.insert(id)
      return
    }
    if views[0].key == nil {
      return writeView(key, keyScope, id: id, fill.node, fill.scope, alias: nil)
    }
    for view in views {
      guard let inner = view.key else { continue }
      writeEntry(
        inner, view.value, fill.scope, id: fill.scope.id(document.text(of: inner)),
        alias: views.count == 1 ? id : nil)
    }
  }

  /// The views for a slot by their ids, or one without; nil after a report.
  func views(of fill: ComponentScope.SlotFill) -> [(key: NodeID?, value: NodeID)]? {
    guard document.shape(of: fill.node) == .mapping else {
      if document.shape(of: fill.node) == .scalar, document.scalar(of: fill.node) == .null {
        return []
      }
      report(
        .mustBe("slot", "a view or views by their ids", "something else"), at: fill.node, fill.scope
      )
      return nil
    }
    if let type = document.value("type", of: fill.node), document.shape(of: type) == .scalar {
      return [(nil, fill.node)]
    }
    return document.entries(of: fill.node).map { ($0.key, $0.value) }
  }

  /// Writes a view once for each item.
  private func writeCopies(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ node: NodeID, _ scope: ComponentScope,
    each: NodeID
  ) {
    guard let items = items(of: each, scope) else {
      leftOut.insert(id)
      return
    }
    if items.isEmpty { leftOut.insert(id) }
    var lines: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard hasRoom(at: key, keyScope) else { return }
      guard let name = name(of: item, &lines) else { continue }
      let copy = "\(id).\(name ?? String(index))"
      let inner = scope.item(item, index: index, ids: copy)
      if let flag = document.value("if", of: node), condition(flag, inner) != true {
        leave(out: copy, node, inner)
        continue
      }
      writeView(key, keyScope, id: copy, node, inner, alias: nil)
    }
  }

  /// The items that `each` goes through; nil after a report.
  private func items(of each: NodeID, _ scope: ComponentScope) -> [ComponentValue]? {
    guard let value = value(each, scope) else { return nil }
    if let number = number(of: value) {
      guard number == number.rounded(), number >= 0, number <= Double(Self.viewLimit) else {
        report(.badCount(number, Self.viewLimit), at: each, scope)
        return nil
      }
      return (0..<Int(number)).map { .number(Double($0)) }
    }
    if case .node(let node, let inner) = value, document.shape(of: node) == .sequence {
      return document.items(of: node).map { item in
        self.value(item, inner) ?? .node(item, inner)
      }
    }
    if standsIn { return [.number(0)] }
    let bare = document.shape(of: each) == .scalar ? document.text(of: each) : ""
    report(.eachIsNoList(data[bare] == nil ? nil : bare), at: each, scope)
    return nil
  }

  /// The id of an item; `.some(nil)` for one without, nil after a report.
  private func name(of item: ComponentValue, _ lines: inout [String: Int]) -> String?? {
    guard case .node(let node, let scope) = item, document.shape(of: node) == .mapping,
      let id = document.value("id", of: node)
    else { return .some(nil) }
    let text = document.shape(of: id) == .scalar ? document.text(of: id) : ""
    guard Identifier.isItem(text), text != "first", text != "last" else {
      report(.badItemID(text), at: id, scope)
      return nil
    }
    let line = document.place(of: id).line
    if let first = lines[text] {
      report(.duplicateItemID(text, firstLine: first), at: id, scope)
      return nil
    }
    lines[text] = line
    return .some(text)
  }

  /// Writes a view under its id.
  private func writeView(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ node: NodeID, _ scope: ComponentScope,
    alias: String?
  ) {
    guard hasRoom(at: key, keyScope) else { return }
    viewCount += 1
    if id == document.text(of: key) {
      writer.copy(key, origin: origin(key, keyScope))
    } else {
      writer.write(id, at: key, origin: origin(key, keyScope))
    }
    writeBody(node, scope, id: id, alias: alias)
  }

  /// Writes the keys of a view: those of its component's view first, then its own, which win.
  func writeBody(_ node: NodeID, _ scope: ComponentScope, id: String, alias: String?) {
    guard document.shape(of: node) == .mapping else { return write(node, scope, key: "") }
    depth += 1
    defer { depth -= 1 }
    var layers = [Layer(node: node, scope: scope)]
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
    for index in layers.indices.reversed() { writeKeys(index, layers) }
    writer.close()
    for layer in layers.indices.dropLast().reversed() {
      guard let component = layers[layer].component, component.constraints != nil else { continue }
      instances.append((component, layers[layer + 1].scope))
    }
  }

  /// The component that a layer's type names, with the node of the type.
  private func component(of layer: Layer) -> (Component, NodeID)? {
    guard let type = document.value("type", of: layer.node), document.shape(of: type) == .scalar,
      let component = components[document.text(of: type)]
    else { return nil }
    return (component, type)
  }

  /// Says that parameters are given to what is not an instance, with the component that may be meant.
  private func reportStrayWith(_ key: NodeID, of layer: Layer) {
    let type = document.value("type", of: layer.node).map { document.text(of: $0) }
    report(
      .withoutComponent(type: type, known: componentOrder.map(\.name)), at: key, layer.scope)
  }

  /// Writes the keys of one layer that no layer around it replaces.
  private func writeKeys(_ index: Int, _ layers: [Layer]) {
    let layer = layers[index]
    let isInstance = layer.component != nil
    var hasSubviews = false
    for (key, value) in document.entries(of: layer.node) {
      let name = document.text(of: key)
      if Self.ownKeys.contains(name) {
        if name == "with", !isInstance { reportStrayWith(key, of: layer) }
        continue
      }
      if isInstance, name == "type" || layer.component?.slots.contains(name) == true { continue }
      if name == "subviews" {
        hasSubviews = true
        if isInstance {
          report(.subviewsOfInstance(layer.component?.slots ?? []), at: key, layer.scope)
        } else {
          writer.copy(key, origin: origin(key, layer.scope))
          writeSubviews(value, of: layer)
        }
        continue
      }
      if name == "sections", document.shape(of: value) == .sequence {
        writer.copy(key, origin: origin(key, layer.scope))
        writeSections(value, layer.scope)
        continue
      }
      let isReplaced =
        name != "type"
        && layers[..<index].contains { outer in
          outer.component?.slots.contains(name) != true
            && document.entries(of: outer.node).contains { document.text(of: $0.key) == name }
        }
      if !isReplaced { writePair(key, value, layer.scope) }
    }
    if !isInstance, !hasSubviews, let slot = document.value("slot", of: layer.node) {
      writer.write("subviews", isPlain: true, at: slot, origin: origin(slot, layer.scope))
      writeSubviews(nil, of: layer)
    }
  }

  /// Writes the subviews of a built-in type, its own and those for its slot.
  private func writeSubviews(_ node: NodeID?, of layer: Layer) {
    guard let slot = document.value("slot", of: layer.node) else {
      guard let node else { return }
      return document.shape(of: node) == .mapping
        ? writeSubviews(node, layer.scope) : write(node, layer.scope, key: "")
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
