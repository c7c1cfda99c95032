import AutoLayout
import Documents

/// The keys of a constraint that is a mapping.
struct ConstraintEntry: Sendable {
  /// The node of the equation or format that is read.
  var text: Located<NodeID>?
  /// The equation or format that is written.
  var written: String?
  var isFormat = false
  var id: Located<String>?
  var priority: Located<Double>?
  var why: String?
  var isActive = true
  var condition: SceneCondition?
  var options: [Located<SceneFormatOption>] = []

  static let table = ObjectTable<ConstraintEntry>(
    "constraint", oneOf: ["expr", "format"],
    [
      Field(
        "expr", .node(noun: "an equation"), "An equation.",
        read: { $0.isFormat ? nil : $0.written.map(ConstraintNode.written) }
      ) { entry, node, place in
        entry.text = node.id.map { Located($0, at: place) }
      },
      Field(
        "format", .node(noun: "a visual format"), "A visual format.",
        read: { $0.isFormat ? $0.written.map(ConstraintNode.written) : nil }
      ) { entry, node, place in
        entry.text = node.id.map { Located($0, at: place) }
        entry.isFormat = true
      },
      Field("id", Shape<String>.string().located, "Its name, Apple's identifier.", \.id),
      Field("priority", Shape<Double>.priority.located, "The priority; default 1000.", \.priority),
      Field("why", .string(), "Why it is there.", \.why),
      Field("active", .boolean, "Whether it takes part; default true.", \.isActive),
      Field("when", .condition, "When it takes part; default always.", \.condition),
      Field(
        "options", .list(of: Shape<SceneFormatOption>.choice.located),
        "The options of a visual format.", \.options),
    ])
}

/// The equation or format of a constraint: a node that is read later, or the text to write.
enum ConstraintNode: Sendable {
  case read(NodeID)
  case written(String)

  /// The node that is read.
  var id: NodeID? {
    if case .read(let id) = self { id } else { nil }
  }
}

extension Shape where Value == ConstraintNode {
  /// A string that is read later.
  static func node(noun: String) -> Shape {
    Shape(
      .string(noun: noun),
      encode: { node, _ in
        if case .written(let text) = node { .text(text) } else { nil }
      }
    ) { node, decoder in
      guard decoder.isString(node) else { return decoder.wrongType(node, .string(noun: noun)) }
      return .read(node)
    }
  }
}

extension Shape where Value == Double {
  /// A priority: a number or the name of a metric.
  static var priority: Shape { numberOrMetric(.priority) }

  /// A number in a range, or the name of a metric, which a minus may turn round.
  static func numberOrMetric(_ range: NumberRange) -> Shape {
    let schema = Schema.either([.number(range), .string(noun: "the name of a metric")])
    return Shape(schema, encode: { number, _ in .number(number) }) { node, decoder in
      guard decoder.document.shape(of: node) == .scalar else {
        return decoder.wrongType(node, schema)
      }
      guard case .string = decoder.document.scalar(of: node) else {
        return decoder.number(node, range)
      }
      let text = decoder.document.text(of: node)
      let name = text.hasPrefix("-") ? String(text.dropFirst()) : text
      guard let metric = decoder.names.metric(name) else {
        return decoder.fail(.unknownMetric(name, decoder.names), at: node)
      }
      let value = name == text ? metric : -metric
      return range.contains(value) ? value : decoder.outOfRange(node, value, range)
    }
  }
}

/// Constraints that share a condition.
struct ConstraintGroup: Sendable {
  var condition: SceneCondition?
  var constraints: [SceneConstraint] = []

  static let table = ObjectTable<ConstraintGroup>(
    "group of constraints", required: ["when", "constraints"],
    [
      Field("when", .condition, "When they take part.", \.condition),
      Field(
        "constraints", .flattened(.constraints), "The constraints.", \.constraints),
    ])
}

extension Shape where Value == [SceneConstraint] {
  /// An equation, a visual format, a mapping around one of them, or a group under a condition.
  static var constraints: Shape {
    let schema = Schema.either([
      .string(noun: "an equation or a visual format"), ConstraintEntry.table.schema,
      .mapping(name: "group of constraints", required: ["when", "constraints"]) {
        ConstraintGroup.table.properties
      },
    ])
    return Shape(schema, encode: { $0.first?.encoded($1) }) { node, decoder in
      switch decoder.document.shape(of: node) {
      case .mapping:
        return decoder.hasKey("constraints", in: node)
          ? decoder.constraintGroup(node) : decoder.constraintMapping(node).map { [$0] }
      case .scalar:
        guard decoder.isString(node) else {
          return decoder.wrongType(node, .string(noun: "an equation"))
        }
        let isFormat = decoder.document.withText(of: node, VisualFormatText.isFormat)
        return decoder.constraint(node, isFormat: isFormat, ConstraintEntry()).map { [$0] }
      case .sequence, .alias: return decoder.wrongType(node, schema)
      }
    }
  }
}

/// The rule that tells visual formats from equations.
enum VisualFormatText {
  /// Whether a string is a visual format: it starts with `H:`, `V:`, `|` or `[`.
  static func isFormat(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var bytes = text.drop { $0 == UInt8(ascii: " ") }
    switch bytes.popFirst() {
    case UInt8(ascii: "|"), UInt8(ascii: "["): return true
    case UInt8(ascii: "H"), UInt8(ascii: "V"): return bytes.first == UInt8(ascii: ":")
    default: return false
    }
  }
}

extension SceneDecoder {
  fileprivate func hasKey(_ key: StaticString, in node: NodeID) -> Bool {
    document.value(key, of: node) != nil
  }

  fileprivate func constraintGroup(_ node: NodeID) -> [SceneConstraint]? {
    var group = ConstraintGroup()
    ConstraintGroup.table.decode(node, into: &group, self)
    guard let condition = group.condition else {
      // A condition that is there but wrong has been reported.
      return hasKey("when", in: node)
        ? nil : fail(.missingKey("when", in: "group of constraints"), at: node)
    }
    return group.constraints.map { constraint in
      var constraint = constraint
      constraint.condition = condition.and(constraint.condition)
      return constraint
    }
  }

  fileprivate func constraintMapping(_ node: NodeID) -> SceneConstraint? {
    var entry = ConstraintEntry()
    let before = reporter.diagnostics.count
    ConstraintEntry.table.decode(node, into: &entry, self)
    var texts = 0
    for (key, _) in document.entries(of: node)
    where document.isText(of: key, "expr") || document.isText(of: key, "format") {
      texts += 1
      if texts > 1 { return fail(.exclusiveKeys("expr", "format"), at: key) }
    }
    guard let text = entry.text else {
      guard texts == 0 else { return nil }
      return fail(.missingKey("expr", in: "constraint"), at: node)
    }
    let isFormat =
      entry.isFormat || document.withText(of: text.value, VisualFormatText.isFormat)
    if !isFormat, let option = entry.options.first {
      return fail(.optionsOfEquation, at: option.place)
    }
    let constraint = constraint(text.value, isFormat: isFormat, entry)
    return reporter.diagnostics.count == before ? constraint : nil
  }

  private func fail<Value>(_ clause: Clause, at place: Place) -> Value? {
    reporter.report(clause, at: place)
    return nil
  }

  fileprivate func constraint(
    _ node: NodeID, isFormat: Bool, _ entry: ConstraintEntry
  ) -> SceneConstraint? {
    let form: SceneConstraint.Form?
    if isFormat {
      form = visualFormat(node, entry)
    } else {
      form = equation(node, hasPriority: entry.priority != nil)
    }
    if let id = entry.id { declareConstraint(id) }
    guard let form else { return nil }
    return SceneConstraint(
      text: document.text(of: node), form: form, span: document.span(of: node),
      id: entry.id?.value, priority: entry.priority?.value, why: entry.why,
      isActive: entry.isActive, condition: entry.condition)
  }

  private func equation(_ node: NodeID, hasPriority: Bool) -> SceneConstraint.Form? {
    equation(node) { parser throws(EquationError) in
      guard let parsed = try parser.parse(allowsPriority: true) else { return nil }
      if hasPriority, parsed.priority != nil { return fail(.secondPriority, at: node) }
      return .equation(try SceneEquation(parsed))
    }
  }

  /// Reads a node by a parser and reports what is wrong at its place in the file.
  func equation<Value>(
    _ node: NodeID, _ parse: (inout EquationParser) throws(EquationError) -> Value?
  ) -> Value? {
    document.withText(of: node) { text in
      var parser = EquationParser(text, names: names)
      do throws(EquationError) {
        let value = try parse(&parser)
        for error in parser.errors { report(error, in: node) }
        return value
      } catch {
        for earlier in parser.errors { report(earlier, in: node) }
        report(error, in: node)
        return nil
      }
    }
  }

  /// Reports an error inside a string at its place in the file.
  func report(_ error: EquationError, in node: NodeID) {
    let place = place(ofBytes: error.range, in: node)
    reporter.report(error.clause, at: place)
  }

  /// The place of a stretch of a scalar's value, given in bytes.
  func place(ofBytes range: Range<Int>, in node: NodeID) -> Place {
    let text = document.text(of: node)
    func scalars(_ bytes: Int) -> Int {
      text.utf8.prefix(bytes).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }
    let start = scalars(range.lowerBound)
    return document.place(of: node, offset: start, length: scalars(range.upperBound) - start)
  }
}
