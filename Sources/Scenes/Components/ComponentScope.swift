import Documents

/// What a name stands for while a scene is put together.
enum ComponentValue {
  /// A node of a file, whose own names mean what they mean in a scope.
  case node(NodeID, ComponentScope)
  case number(Double)
  case flag(Bool)
  /// A text that was filled in, with the scalar that states it.
  case text(String, NodeID)
}

/// The names that the nodes of one place may use: those of a component's instance, or of an item of
/// `each`.
final class ComponentScope {
  /// Whether names are not looked for at all, as in data.
  let isLiteral: Bool
  /// What the ids of views begin with; empty for the scene's own.
  let ids: String
  /// The scope around it whose names it has too; nil at the border of a component.
  let outer: ComponentScope?
  /// The place that led here; nil in the files themselves.
  let use: Place?
  /// The component that the nodes belong to; nil for the scene's own.
  let component: Component?
  /// The parameters of a component, and `item` and `index` of `each`.
  var values: [String: ComponentValue] = [:]
  /// What an instance puts into the component's slots.
  var slots: [String: SlotFill] = [:]
  /// The origins that have been made for `use`, by those of the files.
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

  /// The scope of the views in a copy that `each` makes.
  func item(
    _ item: ComponentValue, index: Int, ids: String
  ) -> ComponentScope {
    let scope = ComponentScope(ids: ids, outer: self, use: use, component: component)
    scope.values = ["item": item, "index": .number(Double(index))]
    return scope
  }

  /// The scope of views whose ids begin with more than those here.
  func inner(ids: String) -> ComponentScope {
    ComponentScope(ids: ids, outer: self, use: use, component: component, isLiteral: isLiteral)
  }

  /// What a name stands for here; nil for one of the scene's.
  func value(of name: String) -> ComponentValue? {
    var scope: ComponentScope? = self
    while let next = scope {
      if let value = next.values[name] { return value }
      scope = next.outer
    }
    return nil
  }

  /// The views for a slot of the component that the scope belongs to.
  func slot(_ name: String) -> SlotFill? {
    var scope: ComponentScope? = self
    while let next = scope {
      if let fill = next.slots[name] { return fill }
      scope = next.outer
    }
    return nil
  }

  /// The names of the scope, the nearest first.
  var names: [String] { values.keys.sorted() + (outer?.names ?? []) }

  /// The id of a view here.
  func id(_ local: String) -> String { ids.isEmpty ? local : "\(ids).\(local)" }

  /// The origin of a node of a file that is used here.
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
