extension Shape where Value == ViewKind {
  /// The type of a view; it is read before the other keys, which depend on it.
  static var viewKind: Shape {
    let schema = Schema.choice(ViewKind.names)
    return Shape(schema) { node, decoder in
      if let kind = decoder.value(node, in: ViewKind.words) { return kind }
      guard let name = decoder.string(node, "a type of view") else { return nil }
      return decoder.fail(.unknownType(name, ViewKind.names), at: node)
    }
  }
}

extension Shape where Value == [SceneView] {
  /// The subviews of a view: a mapping from ids to views.
  static var subviews: Shape {
    let schema = Schema.either([.null, .dictionary(.view, keys: Identifier.pattern)])
    return Shape(schema) { node, decoder in
      // An empty `subviews:` is what is left when the last view has been taken out.
      if decoder.document.shape(of: node) == .scalar, decoder.document.scalar(of: node) == .null {
        return []
      }
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      return decoder.document.entries(of: node).compactMap { key, value in
        let id = decoder.document.text(of: key)
        guard Identifier.isValid(id) else { return decoder.fail(.badIdentifier(id), at: key) }
        return decoder.view(id: id, at: decoder.document.place(of: key), value)
      }
    }
  }
}

extension SceneDecoder {
  /// Reads a view and what is in it, and notes its names.
  func view(id: String, at place: Place, _ node: NodeID) -> SceneView? {
    let kind = viewKind(of: node)
    var view = SceneView(id: id, place: place, kind: kind ?? .view)
    names.declare(id, as: .view(view.kind), at: place, reporter)
    if document.shape(of: node) == .scalar, document.scalar(of: node) == .null { return view }
    let outer = subject
    subject = id
    defer { subject = outer }
    let table = ViewFields.table(of: view.kind)
    // Keys of a type that is itself unknown cannot be judged: every type's are let pass.
    guard kind != nil || document.shape(of: node) != .mapping else {
      decodeStructure(of: node, into: &view)
      return view
    }
    if document.shape(of: node) == .mapping {
      view.attributes.reserveCapacity(
        document.entries(of: node).reduce(0) { count, _ in count + 1 })
    }
    table.decode(node, into: &view, self, hint: ViewFields.hint(forKey:))
    for guide in view.guides {
      names.declare(guide.value, as: .guide(owner: id), at: guide.place, reporter)
    }
    check(view)
    return view
  }

  /// Reads the type of a view ahead of its other keys; nil when it is unknown.
  private func viewKind(of node: NodeID) -> ViewKind? {
    guard document.shape(of: node) == .mapping else { return .view }
    guard let type = document.value("type", of: node) else { return .view }
    // The table reads it again and reports what is wrong with it.
    guard document.shape(of: type) == .scalar else { return nil }
    return document.withText(of: type) { ViewKind.words[$0] }
  }

  /// Reads the type, to report it, and the subviews of a view of unknown type.
  private func decodeStructure(of node: NodeID, into view: inout SceneView) {
    let outer = subject
    defer { subject = outer }
    for (key, value) in document.entries(of: node) {
      subject = document.text(of: key)
      if subject == "type" { _ = Shape<ViewKind>.viewKind.decode(value, self) }
      if subject == "subviews" {
        view.subviews = Shape<[SceneView]>.subviews.decode(value, self) ?? []
      }
    }
  }
}
