import Documents
import Localization

/// Reads the nodes of one document into the values of a scene and collects what is wrong.
final class SceneDecoder {
  /// The document that is read.
  let document: YAMLDocument
  /// Where errors go.
  let reporter: Reporter
  /// The key whose value is being read, for messages.
  var subject = "the file"
  /// The colours of the scene's own table.
  var colors: [String: SceneColor] = [:]
  /// The names that constraints and formats may use.
  var names = SceneNames()
  /// The ids of constraints with their places.
  private var constraintIDs = (words: WordTable(), places: [Place]())
  /// The names of the states, known before anything is read that may ask for one.
  var states = [StateName.base]
  /// Whether the constraint that is read is left out with the views that it names.
  var isOptional = false
  /// Whether every constraint is left out with the views that it names.
  var leavesOut = false
  /// Whether what is read is expected of the layout, and no part of it.
  var isExpecting = false
  /// The texts with names in them that were filled in, by their nodes.
  var templates: [NodeID: SceneTemplate] = [:]
  /// Whether it named one that is left out.
  var namesLeftOut = false
  /// The devices of the project, beyond the presets.
  let devices: [Device]

  init(_ document: YAMLDocument, _ reporter: Reporter, devices: [Device] = []) {
    self.document = document
    self.reporter = reporter
    self.devices = devices
  }

  /// Notes the id of a constraint, or reports that it is taken.
  func declareConstraint(_ id: Located<String>) {
    if constraintIDs.words.insert(id.value) != nil {
      constraintIDs.places.append(id.place)
    } else if let first = constraintIDs.words.index(of: id.value) {
      let line = constraintIDs.places[first].line
      reporter.report(.duplicateID(id.value, firstLine: line), at: id.place)
    }
  }

  /// The ids of constraints in the order of the file.
  var knownConstraints: [String] { constraintIDs.words.all }

  /// Whether a constraint has an id.
  func hasConstraint(_ id: String) -> Bool { constraintIDs.words.index(of: id) != nil }

  /// Reports an error at a node.
  func report(_ clause: Clause, at node: NodeID) {
    reporter.report(clause, at: document.place(of: node))
  }

  /// Reports an error at a node and gives no value.
  func fail<Value>(_ clause: Clause, at node: NodeID) -> Value? {
    report(clause, at: node)
    return nil
  }

  /// Reports that a node is not what its key takes.
  @discardableResult
  func wrongType<Value>(
    _ node: NodeID, _ expected: Schema, as type: Value.Type = Value.self
  ) -> Value? {
    fail(.wrongType(subject, expected: expected, found: kind(of: node)), at: node)
  }

  /// Whether a node is a string.
  func isString(_ node: NodeID) -> Bool {
    guard document.shape(of: node) == .scalar, case .string = document.scalar(of: node) else {
      return false
    }
    return true
  }

  /// The text of a node that is a string; anything else is reported as not being that.
  func string(_ node: NodeID, _ meaning: @autoclosure () -> StringMeaning = .any) -> String? {
    isString(node) ? document.text(of: node) : wrongType(node, .string(meaning()))
  }

  /// What a map has for the string of a node; nil where it has nothing or the node is not a string.
  func value<Value>(_ node: NodeID, in words: WordMap<Value>) -> Value? {
    isString(node) ? document.withText(of: node) { words[$0] } : nil
  }

  /// The number of a node that is one, in a range; anything else is reported.
  func number(_ node: NodeID, _ range: NumberRange) -> Double? {
    switch document.scalar(of: node) {
    case .integer(let value), .float(let value):
      return range.contains(value) ? value : outOfRange(node, value, range)
    default: return wrongType(node, .number(range))
    }
  }

  /// Reports a number that its key does not take.
  func outOfRange<Value>(_ node: NodeID, _ value: Double, _ range: NumberRange) -> Value? {
    fail(.outOfRange(subject, value, range), at: node)
  }

  /// What a message calls a node.
  func kind(of node: NodeID) -> FoundKind {
    switch document.shape(of: node) {
    case .mapping: return .mapping
    case .sequence: return .list
    case .scalar, .alias: break
    }
    switch document.scalar(of: node) {
    case .null: return .nothing
    case .boolean: return .boolean(document.text(of: node))
    case .integer, .float: return .number(document.text(of: node))
    case .string: return .string(document.text(of: node))
    }
  }
}

/// The kind of a value that a file holds where another was expected.
enum FoundKind {
  case mapping, list, nothing
  case boolean(String), number(String), string(String)

  /// The kind in words.
  var words: String {
    switch self {
    case .mapping: "a mapping"
    case .list: "a list"
    case .nothing: "nothing"
    case .boolean(let text): text
    case .number: "a number"
    case .string: "a string"
    }
  }
}
