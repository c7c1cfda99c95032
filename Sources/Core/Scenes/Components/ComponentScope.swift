import Documents

/// The meaning of a name while a scene is assembled.
enum ComponentValue {
  /// A node of a file, whose own names are looked up in a scope.
  case node(NodeID, ComponentScope)
  case number(Double)
  case flag(Bool)
  /// A text whose names were substituted, with the scalar that states it.
  case text(String, NodeID)
}

/// The names that nodes at one place may use: those of a component's instance, or of an item of
/// `each`.
final class ComponentScope {
  /// Whether names are ignored, as in data.
  let isLiteral: Bool
  /// The prefix of the views' ids; empty for the scene's own.
  let ids: String
  /// The enclosing scope, whose names are visible here too; nil at the boundary of a component.
  let outer: ComponentScope?
  /// The place that led here; nil in the files themselves.
  let use: Place?
  /// The component that the nodes belong to; nil for the scene itself.
  let component: Component?
  /// The parameters of a component, and `item` and `index` of `each`.
  var values: [String: ComponentValue] = [:]
  /// The views that an instance puts into the component's slots.
  var slots: [String: SlotFill] = [:]
  /// The origins that have been made for `use`, by the origins of the files.
  private var origins: [(file: Int32, origin: Int32)] = []

  /// The views for a slot, with the scope in which they are written.
  struct SlotFill {
    let node: NodeID
    let scope: ComponentScope
  }

  init(
    ids: String = "", outer: ComponentScope? = nil, use: Place? = nil, component: Component? = nil,
    isLiteral: Bool = false
  ) {
    self.ids = ids
    self.outer = outer
    self.use = use
    self.component = component
    self.isLiteral = isLiteral
  }

  /// Returns the scope of the views in a copy that `each` makes.
  func item(
    _ item: ComponentValue, index: Int, ids: String
  ) -> ComponentScope {
    let scope = ComponentScope(ids: ids, outer: self, use: use, component: component)
    scope.values = ["item": item, "index": .number(Double(index))]
    return scope
  }

  /// Returns the scope of views whose ids have a longer prefix.
  func inner(ids: String) -> ComponentScope {
    ComponentScope(ids: ids, outer: self, use: use, component: component, isLiteral: isLiteral)
  }

  /// Returns the meaning of a name here; nil for one of the scene's own.
  func value(of name: String) -> ComponentValue? {
    var scope: ComponentScope? = self
    while let next = scope {
      if let value = next.values[name] { return value }
      scope = next.outer
    }
    return nil
  }

  /// Returns the views for a slot of the scope's component.
  func slot(_ name: String) -> SlotFill? {
    var scope: ComponentScope? = self
    while let next = scope {
      if let fill = next.slots[name] { return fill }
      scope = next.outer
    }
    return nil
  }

  /// The names of the scope, from the nearest scope outwards.
  var names: [String] { values.keys.sorted() + (outer?.names ?? []) }

  /// Returns the id of a view here.
  func id(_ local: String) -> String { ids.isEmpty ? local : "\(ids).\(local)" }

  /// Returns the origin of a file's node that is used here.
  func origin(of file: Int32, _ reporter: Reporter) -> Int32 {
    guard let use else { return file }
    for known in origins where known.file == file { return known.origin }
    let origin =
      outer?.use == use
      ? outer?.origin(of: file, reporter) ?? file : reporter.origins.add(file, usedAt: use)
    origins.append((file, origin))
    return origin
  }
}
