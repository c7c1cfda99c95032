import Controls
import Documents

extension SceneState {
  static let table = ObjectTable<SceneState>(
    "state",
    [
      Field(
        "constraints",
        .changes(of: "constraint", by: { $0.constraintChange($1, $2) }) { change, encoder in
          .init(change.id.value, change.encoded(encoder))
        },
        "Changes to constraints, by id.", \.constraints),
      Field(
        "views",
        .changes(of: "view", by: { $0.viewChange($1, $2) }) { change, encoder in
          .init(change.id.value, .mapping(change.encoded(encoder)))
        },
        "Changes to views, by id: any key but those that define the hierarchy.", \.views),
    ])
}

extension SceneConstraintChange {
  static let table = ObjectTable<SceneConstraintChange>(
    "constraint's change",
    [
      Field("active", .boolean, "Activates or deactivates the constraint.", \.isActive),
      Field(
        "constant", Shape<Double>.numberOrMetric(.constant).located, "The constant.", \.constant),
      Field(
        "priority", Shape<Double>.priority.located,
        "The priority; while the constraint is active, it cannot become or cease to be required.",
        \.priority),
    ])
}

extension Shape where Value == [SceneState] {
  /// A mapping from names to states.
  static var states: Shape {
    let schema = Schema.dictionary(.either([.null, SceneState.table.schema]))
    return Shape(
      schema,
      encode: { states, encoder in
        .mapping(states.map { .init($0.name, $0.encoded(encoder)) })
      }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      let outer = decoder.subject
      defer { decoder.subject = outer }
      return decoder.document.entries(of: node).compactMap { decoder.state($0, $1) }
    }
  }
}

extension Shape {
  /// A mapping from ids to changes.
  fileprivate static func changes<Change>(
    of noun: String,
    by read: @escaping @Sendable (SceneDecoder, NodeID, NodeID) -> Change?,
    encode: @escaping @Sendable (Change, SceneEncoder) -> YAMLValue.Entry
  ) -> Shape where Value == [Change] {
    let isViews = Change.self == SceneViewChange.self
    let mapping = Schema.dictionary(isViews ? .viewChange : SceneConstraintChange.table.schema)
    let schema = isViews ? Schema.either([mapping, .list(.viewChange)]) : mapping
    return Shape(
      schema, encode: { changes, encoder in .mapping(changes.map { encode($0, encoder) }) }
    ) { node, decoder in
      let document = decoder.document
      if isViews, document.shape(of: node) == .sequence {
        return document.items(of: node).compactMap { item in
          guard let view = document.value("view", of: item), document.shape(of: view) == .scalar
          else { return decoder.fail(.missingKey("view", in: "change of a view"), at: item) }
          return read(decoder, view, item)
        }
      }
      guard document.shape(of: node) == .mapping else { return decoder.wrongType(node, schema) }
      return document.entries(of: node).compactMap { read(decoder, $0, $1) }
    }
  }
}

extension Shape where Value == String {
  /// The name of a state that the scene declares, or of several joined by `+`.
  static var stateNames: Shape {
    Shape(
      .string(.stateName), encode: { name, _ in .word(name) }
    ) { node, decoder in
      guard let list = decoder.string(node, .stateName) else { return nil }
      let unknown = SceneState.names(in: list).first { !decoder.states.contains($0) }
      return unknown.map { decoder.fail(.unknownState($0, decoder.states), at: node) } ?? list
    }
  }
}

extension Shape where Value == AxisValue {
  /// A state, or the name for none, on an axis of the scene's own.
  static func option(of axis: String) -> Shape {
    Shape(.string(.stateName), encode: { value, _ in .word(value.name) }) { node, decoder in
      guard let name = decoder.string(node, .stateName) else { return nil }
      if let known = decoder.stateAxes[axis], !known.contains(name) {
        return decoder.fail(.unknownWord(name, axis, known), at: node)
      }
      let isState = name != SceneState.base && decoder.states.contains(name)
      guard isState || name == SceneState.base || SceneDecoder.isStateName(name) else {
        return decoder.fail(.badStateName(name), at: node)
      }
      return .option(StateOption(axis: axis, name: name, isState: isState))
    }
  }
}

extension SceneState {
  /// Returns the state's changes; null for a state without changes.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue {
    let value = Self.table.encode(self, besides: SceneState(name: name, place: place), encoder)
    return value == .mapping([]) ? .null : value
  }
}

extension SceneViewChange {
  /// Returns the keys, those that have a condition each with both values.
  fileprivate func encoded(_ encoder: SceneEncoder) -> [YAMLValue.Entry] {
    var entries = attributes.encoded(of: kind, encoder)
    for variation in variations {
      for then in variation.attributes.encoded(of: kind, encoder) {
        let usual = entries.firstIndex { $0.key == then.key }
        let choice = variation.condition.choice(
          then.value, else: usual.map { entries[$0].value }, encoder)
        if let usual {
          entries[usual] = .init(then.key, choice)
        } else {
          entries.append(.init(then.key, choice))
        }
      }
    }
    return entries
  }
}

extension SceneConstraintChange {
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue {
    Self.table.encode(self, besides: SceneConstraintChange(id: id), encoder)
  }
}

extension SceneDecoder {
  fileprivate func state(_ key: NodeID, _ value: NodeID) -> SceneState? {
    let name = document.text(of: key)
    guard Self.isStateName(name) else { return fail(.badStateName(name), at: key) }
    subject = name
    var state = SceneState(name: name, place: document.place(of: key))
    if document.shape(of: value) == .scalar, document.scalar(of: value) == .null { return state }
    let isMapping = SceneState.table.decode(
      value, into: &state, self, hint: { self.hint(forKeyOfState: $0) })
    return isMapping ? state : nil
  }

  /// Returns a hint to where an id found in a state belongs.
  private func hint(forKeyOfState key: String) -> Hint? {
    if case .view = names.meaning(of: key) {
      return "'\(key)' is a view: 'views: { \(key): ... }'"
    }
    if hasConstraint(key) {
      return "'\(key)' is a constraint: 'constraints: { \(key): { constant: 100 } }'"
    }
    return key.contains(".")
      ? "give the constraint an id and change its constant: 'constraints: { id: { constant: 100 } }'"
      : nil
  }

  /// Whether a name is valid for a state: letters, digits, `_` and `-`, but not the base's name.
  static func isStateName(_ name: String) -> Bool {
    name != SceneState.base && !name.isEmpty
      && name.utf8.allSatisfy { Identifier.isPart($0) || $0 == UInt8(ascii: "-") }
  }

  fileprivate func constraintChange(_ key: NodeID, _ value: NodeID) -> SceneConstraintChange? {
    let id = document.text(of: key)
    let outer = subject
    subject = id
    defer { subject = outer }
    guard hasConstraint(id) else {
      return fail(.unknownConstraint(id, knownConstraints.sorted()), at: key)
    }
    var change = SceneConstraintChange(id: Located(id, at: document.place(of: key)))
    return SceneConstraintChange.table.decode(value, into: &change, self) ? change : nil
  }

  fileprivate func viewChange(_ key: NodeID, _ value: NodeID) -> SceneViewChange? {
    let path = document.text(of: key)
    let outer = subject
    subject = path
    defer { subject = outer }
    guard case .view(let kind) = names.meaning(of: path) else {
      return fail(.unknownItem(path, names.views, names), at: key)
    }
    let id = names.view(at: path) ?? path
    let place = document.place(of: key)
    var view = SceneView(id: id, place: place, kind: kind)
    let isMapping = ViewFields.changes(of: kind)
      .decode(
        value, into: &view, self, hint: ViewFields.hint(forChange:),
        passing: {
          $0 == "view" && document.value("view", of: value) == key
            || viewsOfUnknownType.contains(id) && !ViewFields.kinds(knowing: $0).isEmpty
        },
        choosing: { self.decodeChoice($0, of: $1, into: &$2, at: \.self) })
    return isMapping
      ? SceneViewChange(
        id: Located(id, at: place), kind: kind, attributes: view.attributes,
        variations: view.variations) : nil
  }
}
