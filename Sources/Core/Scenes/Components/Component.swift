import Documents

/// A parameter of a component.
struct ComponentParameter {
  let name: String
  /// The node of its name.
  let key: NodeID
  let type: ParameterType
  /// The default value; nil for a required parameter.
  let standard: NodeID?
}

/// A component as a file states it.
final class Component {
  let name: String
  /// The node of its name.
  let key: NodeID
  /// The index of its file among the parts.
  let part: Int
  var parameters: [ComponentParameter] = []
  /// The key of the parameters.
  var parameterTable: NodeID?
  /// The mapping of the view.
  var view: NodeID?
  /// The list of constraints.
  var constraints: NodeID?
  /// The names of the slots.
  var slots: [String] = []
  /// The slots that the view has no place for.
  var placelessSlots: Set<String> = []
  /// The mapping of the examples.
  var examples: NodeID?
  var why: String?
  /// Whether the component contains itself, which has been reported.
  var isCircular = false

  init(name: String, key: NodeID, part: Int) {
    self.name = name
    self.key = key
    self.part = part
  }
}
