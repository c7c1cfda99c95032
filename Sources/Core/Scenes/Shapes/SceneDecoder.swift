import Controls
import Documents
import Localization

/// Reads the nodes of one document into the values of a scene and collects errors.
final class SceneDecoder {
  /// The document to read.
  let document: YAMLDocument
  /// The reporter of errors.
  let reporter: Reporter
  /// The key whose value is being read, for messages.
  var subject = "the file"
  /// The colours of the scene's own table.
  var colors: [String: SceneColor] = [:]
  /// The names that constraints and formats may use.
  var names = SceneNames()
  /// The ids of constraints with their places.
  private var constraintIDs = (words: WordTable(), places: [Place]())
  /// The names of the states, known before anything that may use one is read.
  var states = [StateName.base]
  /// The values of the scene's own axes, by their names; only for lookup.
  var stateAxes: [String: [String]] = [:]
  /// Whether the constraint being read is left out if a view that it names is.
  var isOptional = false
  /// Whether all constraints are left out if a view that they name is.
  var leavesOut = false
  /// Whether components were expanded, whose views have paths for ids.
  var isAssembled = false
  /// The views whose type is no word of the format, of which nobody knows the keys; used only for lookup.
  var viewsOfUnknownType: Set<String> = []
  /// Whether an expectation is being read.
  var isExpecting = false
  /// The texts whose names were substituted, by their nodes.
  var templates: [NodeID: SceneTemplate] = [:]
  /// How often the constraint at a place could not be read, by the file and its place there.
  private var failures: [[Int]: Int] = [:]
  /// How many views the paths of expectations have come by.
  private var steps = 0
  /// Whether the constraint names a view that is left out.
  var namesLeftOut = false
  /// The project's devices, in addition to the presets.
  let devices: [Device]

  init(_ document: YAMLDocument, _ reporter: Reporter, devices: [Device] = []) {
    self.document = document
    self.reporter = reporter
    self.devices = devices
  }

  /// Whether the constraint of a component has failed in so many instances that others say nothing new.
  func hasOftenFailed(_ node: NodeID) -> Bool {
    !failures.isEmpty && failures[key(of: node), default: 0] >= Self.mostFailures
  }

  /// Notes that a constraint could not be read.
  func noteFailure(_ node: NodeID) { failures[key(of: node), default: 0] += 1 }

  private func key(of node: NodeID) -> [Int] {
    let place = document.place(of: node)
    return [reporter.origins.fileNumber(of: place.origin), place.line, place.column]
  }

  /// So many instances of a component say what is wrong with its constraint.
  private static let mostFailures = 20

  /// The views that a path means; nil once the paths of the file have come by more than may be, which
  /// is reported the first time.
  func views(at path: String, _ node: NodeID) -> [String]? {
    guard steps <= Self.mostSteps else { return nil }
    var found = names.views(at: path, &steps)
    if found.isEmpty { found = names.parts(at: path, &steps) }
    return steps <= Self.mostSteps ? found : fail(.tooManyMatches(Self.mostSteps), at: node)
  }

  /// More views than 10,000 rows have for a hundred expectations.
  static let mostSteps = 2_000_000

  /// Registers the id of a constraint, or reports that it is already used.
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

  /// Reports an error at a node and returns nil.
  func fail<Value>(_ clause: Clause, at node: NodeID) -> Value? {
    report(clause, at: node)
    return nil
  }

  /// Reports that a node doesn't have the type that its key requires.
  @discardableResult
  func wrongType<Value>(
    _ node: NodeID, _ expected: Schema, as type: Value.Type = Value.self
  ) -> Value? {
    let found = kind(of: node)
    if document.shape(of: node) != .scalar { reporter.noteUnread(document.names(in: node)) }
    if case .list = expected, let list = bareList(node) {
      reporter.report(.bareList(subject, expected, found, list.text), at: list.place)
      return nil
    }
    return fail(
      .wrongType(subject, expected: expected, found: found, isMetric: isMetric(found)), at: node)
  }

  /// Whether a value is the name of a metric of the file.
  private func isMetric(_ found: FoundKind) -> Bool {
    guard case .string(let name) = found,
      let metrics = document.value("metrics", of: document.root),
      document.shape(of: metrics) == .mapping
    else { return false }
    return document.entries(of: metrics).contains { document.text(of: $0.key) == name }
  }

  /// Whether a node is a string.
  func isString(_ node: NodeID) -> Bool {
    guard document.shape(of: node) == .scalar, case .string = document.scalar(of: node) else {
      return false
    }
    return true
  }

  /// Returns the text of a node that is a string; reports anything else.
  func string(_ node: NodeID, _ meaning: @autoclosure () -> StringMeaning = .any) -> String? {
    isString(node) ? document.text(of: node) : wrongType(node, .string(meaning()))
  }

  /// Returns the value for a node's string; nil if there is none or the node isn't a string.
  func value<Value>(_ node: NodeID, in words: WordMap<Value>) -> Value? {
    isString(node) ? document.withText(of: node) { words[$0] } : nil
  }

  /// Returns the number of a node if it is in a range; reports anything else.
  func number(_ node: NodeID, _ range: NumberRange) -> Double? {
    switch document.scalar(of: node) {
    case .integer(let value), .float(let value):
      return range.contains(value) ? value : outOfRange(node, value, range)
    default: return wrongType(node, .number(range))
    }
  }

  /// Reports a number that its key doesn't accept.
  func outOfRange<Value>(_ node: NodeID, _ value: Double, _ range: NumberRange) -> Value? {
    fail(.outOfRange(subject, value, range), at: node)
  }

  /// Returns the comment that stands where the value of a node should be, up to a blank; nil without one.
  private func comment(after node: NodeID) -> String? {
    let (place, source) = (document.place(of: node), document.source)
    let start = source.offset(line: place.line, column: place.column)
    // What another file states is not in this one.
    guard start > 0, start < source.bytes.count else { return nil }
    let rest = source.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    let text = rest.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
    guard text.first == UInt8(ascii: "#"), text.count > 1 else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the kind of a node for messages.
  func kind(of node: NodeID) -> FoundKind {
    switch document.shape(of: node) {
    case .mapping:
      let isChoice =
        document.value("when", of: node) != nil && document.value("then", of: node) != nil
      return isChoice ? .choice : .mapping
    case .sequence: return .list
    case .scalar, .alias: break
    }
    switch document.scalar(of: node) {
    case .null: return comment(after: node).map(FoundKind.comment) ?? .nothing
    case .boolean:
      let text = document.text(of: node)
      return document.place(of: node).length == text.utf8.count ? .boolean(text) : .condition
    case .integer, .float: return .number(document.text(of: node))
    case .string: return .string(document.text(of: node))
    }
  }
}

/// The kind of a value found in a file where another was expected.
enum FoundKind {
  case mapping, list, nothing
  /// Nothing but a comment, which may be meant as the value: `text: #1`.
  case comment(String)
  case boolean(String), number(String), string(String)
  /// A value that depends on the canvas: `{ when: { width: "< 350" }, then: 12, else: 16 }`.
  case choice
  /// The outcome of a condition, such as `{ when: unread > 0 }`.
  case condition

  /// The kind in words.
  var words: String {
    switch self {
    case .mapping: "a mapping"
    case .list: "a list"
    case .nothing, .comment: "nothing"
    case .boolean(let text): text
    case .number: "a number"
    case .string: "a string"
    case .condition: "a condition"
    case .choice: "a value under a condition"
    }
  }
}
