import Documents

/// The keys of a constraint that is a mapping.
struct ConstraintEntry: Sendable {
  /// The node of the equation or format to read.
  var text: Located<NodeID>?
  /// The equation or format to write.
  var written: String?
  var isFormat = false
  var id: Located<String>?
  var priority: Located<Double>?
  var why: String?
  var isActive = true
  var condition: SceneCondition?
  var options: [Located<SceneFormatOption>] = []
  var isOptional = false
  var scope: String?
  var locals: [SceneMetric] = []

  static let table = ObjectTable<ConstraintEntry>(
    "constraint", oneOf: ["expr", "format"],
    [
      Field(
        "expr", .node(.equation), "An equation.",
        read: { $0.isFormat ? nil : $0.written.map(ConstraintNode.written) }
      ) { entry, node, place in
        entry.text = node.id.map { Located($0, at: place) }
      },
      Field(
        "format", .node(.visualFormat), "A visual format.",
        read: { $0.isFormat ? $0.written.map(ConstraintNode.written) : nil }
      ) { entry, node, place in
        entry.text = node.id.map { Located($0, at: place) }
        entry.isFormat = true
      },
      Field(
        "id", Shape<String>.string().located, "The constraint's name, UIKit's `identifier`.", \.id),
      Field("priority", Shape<Double>.priority.located, "The priority; default 1000.", \.priority),
      Field("why", .string(), "The reason for the constraint.", \.why),
      Field("active", .boolean, "Activates the constraint; default true.", \.isActive),
      Field(
        "when", .condition, "The condition under which it is active; default always.", \.condition),
      Field(
        "options", .list(of: Shape<SceneFormatOption>.choice.located),
        "The options of a visual format.", \.options),
      Field(
        "optional", .boolean,
        "Leaves the constraint out with a view that `if` or `each` leaves out; default false.",
        \.isOptional),
      Field(
        "scope", .string(.other("the path of an instance")),
        "The instance whose ids it names, for a constraint from a component.", \.scope),
      Field("metrics", .locals, "Numbers by name, for this constraint only.", \.locals),
    ])
}

/// The equation or format of a constraint: a node to read later, or the text to write.
enum ConstraintNode: Sendable {
  case read(NodeID)
  case written(String)

  /// The node to read.
  var id: NodeID? {
    if case .read(let id) = self { id } else { nil }
  }
}

extension Shape where Value == ConstraintNode {
  /// A string to read later.
  static func node(_ meaning: StringMeaning) -> Shape {
    Shape(
      .string(meaning),
      encode: { node, _ in
        if case .written(let text) = node { .text(text) } else { nil }
      }
    ) { node, decoder in
      guard decoder.isString(node) else { return decoder.wrongType(node, .string(meaning)) }
      return .read(node)
    }
  }
}
