import AutoLayout
import Documents

extension Shape where Value == Double {
  /// A priority: a number or the name of a metric.
  static var priority: Shape { numberOrMetric(.priority) }

  /// A number in a range, or the name of a metric, which a minus sign may negate.
  static func numberOrMetric(_ range: NumberRange) -> Shape {
    let schema = Schema.either([.number(range), .string(.metricName)])
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
  var scope: String?
  var locals: [SceneMetric] = []
  var constraints: [SceneConstraint] = []

  static let table = ObjectTable<ConstraintGroup>(
    "group of constraints", isOrdered: true, required: ["constraints"],
    [
      Field("when", .condition, "The condition under which they are active.", \.condition),
      Field(
        "scope", .string(.other("the path of an instance")).scoping,
        "The instance whose ids they name, for constraints from a component.", \.scope),
      Field("metrics", .locals.scoping, "Numbers by name, for these constraints only.", \.locals),
      Field(
        "constraints", .constraintList, "The constraints.", \.constraints),
    ])
}

extension Shape where Value == [SceneConstraint] {
  /// An equation, a visual format, a mapping around one of them, or a group under a condition.
  static var constraints: Shape {
    let schema = Schema.either([
      .string(.statement), ConstraintEntry.table.schema,
      .mapping(name: "group of constraints", required: ["constraints"]) {
        ConstraintGroup.table.properties
      },
    ])
    return Shape(schema, encode: { $0.first?.encoded($1) }) { node, decoder in
      switch decoder.document.shape(of: node) {
      case .mapping:
        return decoder.hasKey("constraints", in: node)
          ? decoder.constraintGroup(node) : decoder.constraintMapping(node)
      case .scalar:
        guard decoder.isString(node) else {
          return decoder.wrongType(node, .string(.equation))
        }
        let isFormat = decoder.document.withText(of: node, VisualFormatText.isFormat)
        return decoder.constraints(node, isFormat: isFormat, ConstraintEntry())
      case .sequence, .alias: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension Shape where Value == [SceneConstraint] {
  /// A list of constraints and groups; a short form is one item, however many constraints it
  /// stands for.
  static var constraintList: Shape {
    Shape<[[SceneConstraint]]>.list(of: .constraints)
      .map({ $0.flatMap { $0 } }, back: { $0.filter(\.isStated).map { [$0] } })
  }
}

/// The rule that distinguishes visual formats from equations.
enum VisualFormatText {
  /// Whether a string is a visual format: it starts with `H:`, `V:`, `|` or `[`, unless the
  /// brackets are followed by an attribute, as in `[a, b].width == 44`.
  static func isFormat(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var bytes = text.drop { $0 == UInt8(ascii: " ") }
    switch bytes.popFirst() {
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "["):
      let rest = bytes.drop { $0 != UInt8(ascii: "]") }.dropFirst()
      return rest.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ".")
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
    let (outerScope, outerLocals) = (names.scope, names.locals)
    defer { (names.scope, names.locals) = (outerScope, outerLocals) }
    ConstraintGroup.table.decode(node, into: &group, self)
    guard let condition = group.condition else {
      if group.scope != nil { return group.constraints }
      // An invalid condition has been reported.
      return hasKey("when", in: node)
        ? nil : fail(.missingKey("when", in: "group of constraints"), at: node)
    }
    return group.constraints.map { constraint in
      var constraint = constraint
      constraint.condition = condition.and(constraint.condition)
      return constraint
    }
  }

  fileprivate func constraintMapping(_ node: NodeID) -> [SceneConstraint]? {
    if let equation = UIKitConstraint.equation(ofParts: texts(in: node)) {
      return fail(.partsOfConstraint(equation), at: node)
    }
    if let slip = labelledConstraint(node) { return fail(slip.clause, at: slip.place) }
    var entry = ConstraintEntry()
    let before = reporter.diagnostics.count
    ConstraintEntry.table.decode(node, into: &entry, self)
    let (outerScope, outerLocals) = (names.scope, names.locals)
    if let scope = entry.scope { names.scope = scope }
    if !entry.locals.isEmpty { names.locals = entry.locals }
    defer { (names.scope, names.locals) = (outerScope, outerLocals) }
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
    let constraints = constraints(text.value, isFormat: isFormat, entry)
    return reporter.diagnostics.count == before ? constraints : nil
  }

  /// Returns the texts of a mapping by their keys.
  private func texts(in node: NodeID) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in document.entries(of: node) where document.shape(of: value) == .scalar {
      texts[document.text(of: key)] = document.text(of: value)
    }
    return texts
  }

  /// Returns what is wrong with an equation that has ':' for '==', or its id in front; nil for other
  /// mappings.
  private func labelledConstraint(_ node: NodeID) -> (clause: Clause, place: Place)? {
    let entries = Array(document.entries(of: node).prefix(2))
    guard entries.count == 1, document.shape(of: entries[0].value) == .scalar,
      case let known = ConstraintEntry.table.keys,
      case let name = document.text(of: entries[0].key), !known.contains(name),
      UIKitKeys.hint(for: name, value: nil, among: known) == nil
    else { return nil }
    let text = document.text(of: entries[0].value)
    let (start, end) = (
      document.place(of: entries[0].key), document.place(of: entries[0].value)
    )
    guard start.line == end.line else { return nil }
    let place = Place(
      line: start.line, column: start.column, length: end.column + end.length - start.column,
      origin: start.origin)
    if let equation = UIKitConstraint.equation(ofCall: "\(name): \(text)") {
      return (.callOfAnchor(equation), place)
    }
    if name.hasSuffix(", priority"), Double(text) != nil {
      return (.priorityBehindComma(String(name.dropLast(", priority".count)), text), place)
    }
    if ["H", "V"].contains(name), text.contains("[") {
      return (.axisAsKey("\(name):\(text)"), place)
    }
    if name.contains(".") { return (.colonForRelation(name, text), place) }
    let isEquation = ["==", ">=", "<="].contains { text.contains($0) }
    return isEquation && Identifier.isValid(name) ? (.idInFront(name, text), place) : nil
  }

  private func fail<Value>(_ clause: Clause, at place: Place) -> Value? {
    reporter.report(clause, at: place)
    return nil
  }

  fileprivate func constraints(
    _ node: NodeID, isFormat: Bool, _ entry: ConstraintEntry
  ) -> [SceneConstraint]? {
    guard !hasOftenFailed(node) else { return nil }
    isOptional = entry.isOptional || leavesOut
    namesLeftOut = false
    defer { isOptional = false }
    let found =
      isFormat
      ? visualFormat(node, entry).map { [ReadConstraint(form: $0)] }
      : equations(node, hasPriority: entry.priority != nil)
    if found == nil, !namesLeftOut, reporter.hasErrors { noteFailure(node) }
    let id = entry.id.map {
      Located(names.scope.isEmpty ? $0.value : "\(names.scope).\($0.value)", at: $0.place)
    }
    if let id { declareConstraint(id) }
    guard !namesLeftOut else { return [] }
    let (span, text) = (document.span(of: node), document.text(of: node))
    var counter = ScalarCounter(text)
    return found?.enumerated().map { part, read in
      var constraint = SceneConstraint(
        text: read.text ?? text, form: read.form, span: span,
        id: id?.value, priority: entry.priority?.value, why: entry.why,
        isActive: entry.isActive, condition: entry.condition)
      if read.text != nil {
        constraint.shortForm = SceneConstraint.ShortForm(
          text: text, part: part, range: read.range.map { counter.range(ofBytes: $0) })
      }
      constraint.scope = names.scope
      constraint.locals = names.locals
      return constraint
    }
  }

  /// A parsed text, or one of the parts of a short form.
  private struct ReadConstraint {
    let form: SceneConstraint.Form
    /// The text of the part alone; nil if the text isn't a short form.
    var text: String?
    /// The range of the text that the part applies to, in bytes; nil for the whole text.
    var range: Range<Int>?
  }

  private func equations(_ node: NodeID, hasPriority: Bool) -> [ReadConstraint]? {
    equation(node) { parser throws(EquationError) in
      guard let parsed = try parser.parseStatement(allowsPriority: true) else { return nil }
      if hasPriority, parsed.priority != nil { return fail(.secondPriority, at: node) }
      guard parsed.shortForm.range != nil else {
        return [ReadConstraint(form: .equation(try SceneEquation(parsed)))]
      }
      var read: [ReadConstraint] = []
      for single in try parsed.singles(of: document.text(of: node)) {
        read.append(
          ReadConstraint(
            form: .equation(try SceneEquation(single.parsed)), text: single.text,
            range: single.range))
      }
      return read
    }
  }

  /// Parses a node and reports errors at their place in the file.
  func equation<Value>(
    _ node: NodeID, _ parse: (inout EquationParser) throws(EquationError) -> Value?
  ) -> Value? {
    document.withText(of: node) { text in
      var parser = EquationParser(text, names: names)
      do throws(EquationError) {
        let value = try parse(&parser)
        report(parser.errors, in: node)
        return value
      } catch {
        let call = String(decoding: text, as: UTF8.self)
        if let equation = UIKitConstraint.equation(ofCall: call)
          ?? UIKitConstraint.equation(ofChain: call, names.superview)
          ?? UIKitConstraint.equation(withCall: call)
        {
          let whole = EquationError(clause: .callOfAnchor(equation), range: 0..<text.count)
          report([whole], in: node)
        } else if let clause = Clause.twoSizes(in: call) {
          report([EquationError(clause: clause, range: 0..<text.count)], in: node)
        } else if let last = parser.errors.last, last.range.upperBound == error.range.lowerBound {
          // What follows a word that isn't known is not understood because of it.
          report(parser.errors, in: node)
        } else {
          report(parser.errors + [error], in: node)
        }
        return nil
      }
    }
  }

  /// Reports errors inside a string; for an optional constraint that names a view left out,
  /// reports nothing else.
  private func report(_ errors: [EquationError], in node: NodeID) {
    if isOptional, errors.contains(where: \.isLeftOut) {
      namesLeftOut = true
    } else {
      for error in errors { report(error, in: node) }
    }
  }

  /// Reports an error inside a string at its place in the file.
  func report(_ error: EquationError, in node: NodeID) {
    if isOptional, error.isLeftOut {
      namesLeftOut = true
      return
    }
    let place = place(ofBytes: error.range, in: node)
    var clause = error.clause
    if error.isLeftOut, isExpecting {
      clause = Clause(clause.code, clause.message, hint: Clause.leftOutOfExpectation)
    }
    reporter.report(clause, at: place)
  }

  /// Returns the place of a range of a scalar's value, given in bytes.
  func place(ofBytes range: Range<Int>, in node: NodeID) -> Place {
    var counter = ScalarCounter(document.text(of: node))
    let range = counter.range(ofBytes: range)
    return document.place(of: node, offset: range.lowerBound, length: range.count)
  }
}
