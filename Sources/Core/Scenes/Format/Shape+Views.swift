import Controls
import Documents

extension Shape where Value == ViewKind {
  /// The type of a view; it is read before the other keys, which depend on it.
  static var viewKind: Shape {
    let schema = Schema.choice(ViewKind.names)
    return Shape(schema, encode: { kind, _ in .word(kind.rawValue) }) { node, decoder in
      if let kind = decoder.value(node, in: ViewKind.words) { return kind }
      guard let name = decoder.string(node, .other("a type of view")) else { return nil }
      return decoder.fail(.unknownType(name, ViewKind.names), at: node)
    }
  }
}

extension Shape where Value == [SceneView] {
  /// The subviews of a view: a mapping from ids to views.
  static var subviews: Shape {
    let schema = Schema.either([.null, .dictionary(.view, keys: Identifier.pattern)])
    return Shape(
      schema,
      encode: { views, encoder in
        .mapping(views.map { .init($0.id, $0.encoded(encoder)) })
      }
    ) { node, decoder in
      // An empty `subviews:` remains when the last view has been removed.
      if decoder.document.shape(of: node) == .scalar, decoder.document.scalar(of: node) == .null {
        return []
      }
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      lazy var siblings = Set(
        decoder.document.entries(of: node).map { decoder.document.text(of: $0.key) })
      var known: Set<String> = []
      return decoder.document.entries(of: node).compactMap { key, value in
        let id = decoder.document.text(of: key)
        // A second one is an error of the mapping already.
        guard known.insert(id).inserted else { return nil }
        if decoder.document.shape(of: value) == .scalar,
          decoder.document.scalar(of: value) != .null, !ViewFields.kinds(knowing: id).isEmpty
        {
          return decoder.fail(.shallowKey(id), at: key)
        }
        // The view's contents are read anyway: constraints may name them.
        if !Identifier.isValid(id), !decoder.isAssembled || !Identifier.isPath(id),
          !isPathOfCopy(id, among: siblings)
        {
          decoder.report(.badIdentifier(id), at: key)
        }
        return decoder.view(id: id, at: decoder.document.place(of: key), value)
      }
    }
  }
}

/// Whether an id is a path as scenes have it that were written with their components expanded: never
/// what an equation reads as a guide or an attribute of a view beside it.
func isPathOfCopy(_ id: String, among siblings: Set<String>) -> Bool {
  guard Identifier.isPath(id), let dot = id.lastIndex(of: ".") else { return false }
  let last = String(id[id.index(after: dot)...])
  return !siblings.contains(String(id[..<dot])) && ItemReference.Guide(rawValue: last) == nil
    && CompoundAttribute(rawValue: last) == nil && !AttributeName.all.contains(last)
}

extension SceneDecoder {
  /// Reads a view and its contents, and declares their names.
  func view(id: String, at place: Place, _ node: NodeID) -> SceneView? {
    let kind = viewKind(of: node)
    var view = SceneView(id: id, place: place, kind: kind ?? .view)
    names.declare(id, as: .view(view.kind), at: place, reporter)
    if document.shape(of: node) == .scalar, document.scalar(of: node) == .null { return view }
    let outer = subject
    subject = id
    names.open(id)
    defer {
      subject = outer
      names.close()
    }
    guard let kind else {
      decodeUnknown(node, into: &view)
      return view
    }
    let table = ViewFields.table(of: kind)
    if document.shape(of: node) == .mapping {
      view.attributes.reserveCapacity(
        document.entries(of: node).reduce(0) { count, _ in count + 1 })
    }
    view.slot = slot(of: node)
    table.decode(
      node, into: &view, self, hint: ViewFields.hint(forKey:), passing: { $0 == "slot" },
      choosing: { self.decodeChoice($0, of: $1, into: &$2, at: \.self) })
    view.sortEdges()
    declareNames(of: view)
    check(view)
    return view
  }

  /// Declares the names of a view's guides, and the slot that it fills.
  private func declareNames(of view: SceneView) {
    if let slot = view.slot {
      names.declare(alias: slot.value, of: view.id, at: slot.place, reporter)
    }
    for attribute in view.attributes {
      guard let part = attribute.value.cellPart, view.kind == .tableCell else { continue }
      names.parts.insert("\(view.id).\(part)")
    }
    for guide in view.guides {
      names.declare(guide.value, as: .guide(owner: view.id), at: guide.place, reporter)
    }
  }

  /// Returns the slot of an instance that a view fills, as an assembled scene states it.
  private func slot(of node: NodeID) -> Located<String>? {
    guard document.shape(of: node) == .mapping, let slot = document.value("slot", of: node)
    else { return nil }
    guard let name = string(slot, .other("the name of a slot")) else { return nil }
    guard Identifier.isPath(name) else { return fail(.slotOutsideComponent(name), at: slot) }
    return Located(name, at: document.place(of: slot))
  }

  /// Reads the type of a view before its other keys; nil if it is unknown.
  private func viewKind(of node: NodeID) -> ViewKind? {
    guard document.shape(of: node) == .mapping else { return .view }
    guard let type = document.value("type", of: node) else { return .view }
    // The table reads the type again and reports errors.
    guard document.shape(of: type) == .scalar else { return nil }
    return document.withText(of: type) { ViewKind.words[$0] }
  }

  /// Reads a view of unknown type: the type itself, so that it is reported, and the keys of all
  /// views.
  ///
  /// Keys of single types can't be checked and are accepted; those that no type has are reported, with
  /// advice for a stack view if that is what another system means by the type.
  private func decodeUnknown(_ node: NodeID, into view: inout SceneView) {
    let type = document.value("type", of: node).flatMap {
      isString($0) ? document.text(of: $0) : nil
    }
    let table =
      type.map(UIKitKeys.isStack) == true
      ? ViewFields.table(of: .stackView) : ViewFields.ofUnknownType
    table.decode(
      node, into: &view, self, hint: { Self.didYouMean($0) },
      passing: { $0 == "variations" || !ViewFields.kinds(knowing: $0).isEmpty })
    viewsOfUnknownType.insert(view.id)
    declareNames(of: view)
  }

  private static func didYouMean(_ key: String) -> Hint? {
    var known: [String] = []
    for kind in ViewKind.allCases {
      known += ViewFields.table(of: kind).keys.filter { !known.contains($0) }
    }
    return Clause.didYouMean(key, among: known)
  }
}
