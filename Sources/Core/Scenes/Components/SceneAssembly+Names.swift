import Documents

extension SceneAssembly {
  /// Returns the value of a scalar in a scope, with its names replaced; nil after reporting an
  /// error.
  func value(_ node: NodeID, _ scope: ComponentScope) -> ComponentValue? {
    guard !scope.isLiteral, document.shape(of: node) == .scalar, document.hasDollar(node) else {
      return .node(node, scope)
    }
    let template = template(of: node)
    if let name = template.wholeName {
      guard let found = resolve(name.path, name.range, in: node, scope) else { return nil }
      if found.rest.isEmpty { return found.value }
    }
    return filledIn(template, node, scope).map { .text($0, node) }
  }

  /// Returns the text of a template with its names replaced.
  private func filledIn(
    _ template: Template, _ node: NodeID, _ scope: ComponentScope
  ) -> String? {
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .text(let plain): text += plain
      case .name(let path, _, let range):
        guard let found = resolve(path, range, in: node, scope) else { return nil }
        guard let word = self.text(of: found.value) else {
          reporter.report(
            .nameIsNoText(path.joined(separator: ".")), at: place(range, of: node, scope))
          return nil
        }
        text += found.rest.reduce(word) { "\($0).\($1)" }
        // Texts that each contain the previous one twice grow fast.
        guard text.utf8.count <= Self.longestText else {
          report(.textTooLong(Self.longestText), at: node, scope)
          return nil
        }
      }
    }
    guard hasRoom(forText: text.utf8.count, at: node, scope) else { return nil }
    return text
  }

  /// Returns a value as part of a text; nil for lists and mappings.
  func text(of value: ComponentValue) -> String? {
    switch value {
    case .number(let number): NumberText.of(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text, _): text
    case .node(let node, _):
      document.shape(of: node) == .scalar
        ? document.scalar(of: node) == .null ? "" : document.text(of: node) : nil
    }
  }

  /// Resolves a name and the fields after it; `rest` has the fields of a value that has none.
  func resolve(
    _ path: [String], _ range: Range<Int>, in node: NodeID, _ scope: ComponentScope
  ) -> (value: ComponentValue, rest: ArraySlice<String>)? {
    let name = path[0]
    guard var value = scope.value(of: name) ?? global(name) else {
      let known = scope.names + metricOrder + data.keys.sorted()
      // The text that remains in place of the value isn't checked as a value.
      let isOfCondition = !document.text(of: node).contains("$")
      reporter.settle(
        .unknownName(name, known, colors: colorNames, isOfCondition: isOfCondition),
        at: place(range, of: node, scope))
      reporter.settle(at: place(node, scope))
      return nil
    }
    var rest = path.dropFirst()
    while let field = rest.first, case .node(let inner, let innerScope) = value {
      switch document.shape(of: inner) {
      case .mapping:
        let entries = document.entries(of: inner)
        guard let found = entries.first(where: { document.text(of: $0.key) == field }) else {
          // One field that is missing is one error, wherever it is shown.
          defer { reporter.settle(at: place(node, scope)) }
          guard missingFields.insert(MissingField(item: inner, field: field)).inserted else {
            return nil
          }
          let known = entries.map { document.text(of: $0.key) }
          reporter.report(
            .missingField(
              field, of: path.prefix(path.count - rest.count).joined(separator: "."),
              known, stated: whereabouts(of: inner, from: node)), at: place(range, of: node, scope))
          return nil
        }
        guard let next = self.value(found.value, innerScope) else { return nil }
        value = next
      case .sequence:
        let items = Array(document.items(of: inner))
        guard let index = Int(field), items.indices.contains(index) else {
          reporter.report(
            .missingItem(field, of: path[0], items.count), at: place(range, of: node, scope))
          return nil
        }
        guard let next = self.value(items[index], innerScope) else { return nil }
        value = next
      case .scalar, .alias: return (value, rest)
      }
      rest = rest.dropFirst()
    }
    return (value, rest)
  }

  /// Returns where a node is, as seen from another one.
  private func whereabouts(of node: NodeID, from other: NodeID) -> String {
    let (place, origin) = (document.place(of: node), document.place(of: other).origin)
    let file = reporter.origins.fileNumber(of: place.origin)
    return file == reporter.origins.fileNumber(of: origin)
      ? "line \(place.line)" : "\(reporter.origins.file(of: place).path):\(place.line)"
  }

  private func global(_ name: String) -> ComponentValue? {
    metric(name).map { .number($0) } ?? data[name]
  }

  /// Returns the place of a range within a scalar.
  func place(_ range: Range<Int>, of node: NodeID, _ scope: ComponentScope) -> Place {
    let place = document.place(of: node, offset: range.lowerBound, length: range.count)
    return Place(
      line: place.line, column: place.column, length: place.length,
      origin: scope.origin(of: place.origin, reporter))
  }

  /// Whether a condition holds: `true`, `$flag`, `unread > 0`, or a mapping `when` around it; nil
  /// after reporting an error.
  func condition(_ node: NodeID, _ scope: ComponentScope) -> Bool? {
    if document.shape(of: node) == .mapping, let inner = soleCondition(node) {
      return condition(inner, scope)
    }
    guard document.shape(of: node) == .scalar else {
      report(.conditionIsNoFormula, at: node, scope)
      return nil
    }
    if case .boolean(let flag) = document.scalar(of: node) { return flag }
    guard document.scalar(of: node) == .string else {
      report(.conditionIsNoFormula, at: node, scope)
      return nil
    }
    let text = document.text(of: node)
    guard hasRoom(forText: text.utf8.count, at: node, scope) else { return nil }
    do throws(FormulaError) {
      let value = try Formula.value(of: text) { path, range throws(FormulaError) in
        try self.formulaValue(path, range, in: node, scope)
      }
      guard case .flag(let flag) = value else {
        throw FormulaError(
          clause: .formulaWants("true or false", not: value.noun),
          range: 0..<text.unicodeScalars.count)
      }
      return flag
    } catch {
      if standsIn { return true }
      // The lookup throws an empty clause for an error that it has already reported.
      if error.clause.message.isEmpty { return nil }
      reporter.report(error.clause, at: place(error.range, of: node, scope))
      return nil
    }
  }

  private func formulaValue(
    _ path: [String], _ range: Range<Int>, in node: NodeID, _ scope: ComponentScope
  ) throws(FormulaError) -> FormulaValue {
    guard let found = resolve(path, range, in: node, scope) else {
      throw FormulaError(clause: Clause(.invalidValue, ""), range: range)
    }
    guard found.rest.isEmpty else {
      throw FormulaError(
        clause: .missingField(found.rest[found.rest.startIndex], of: path[0], []), range: range)
    }
    switch found.value {
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .text(let text, _): return .text(text)
    case .node(let value, _):
      guard document.shape(of: value) == .scalar else {
        throw FormulaError(
          clause: .nameIsNoText(path.joined(separator: ".")), range: range)
      }
      switch document.scalar(of: value) {
      case .integer(let number), .float(let number): return .number(number)
      case .boolean(let flag): return .flag(flag)
      case .string, .null: return .text(document.text(of: value))
      }
    }
  }

  /// Returns what `{ when: unread == 0, then: gray, else: red }` stands for, which is nothing if the
  /// condition fails and there is no `else`; nil for any other value, and for a condition on the canvas.
  func choice(_ node: NodeID, _ scope: ComponentScope) -> Choice? {
    guard !scope.isLiteral, document.shape(of: node) == .mapping,
      let when = document.value("when", of: node), document.shape(of: when) == .scalar,
      let then = document.value("then", of: node)
    else { return nil }
    let holds = condition(when, scope) ?? false
    return (holds ? then : document.value("else", of: node)).map(Choice.value) ?? .nothing
  }

  /// What a value with a condition over names stands for.
  enum Choice {
    case value(NodeID)
    case nothing
  }

  /// Whether a value stands for nothing.
  func isLeftOut(_ node: NodeID, _ scope: ComponentScope) -> Bool {
    if case .nothing? = choice(node, scope) { true } else { false }
  }

  /// Returns the condition of `{ when: unread == 0 }`; nil for any other mapping.
  func soleCondition(_ node: NodeID) -> NodeID? {
    var found: NodeID?
    for (key, value) in document.entries(of: node) {
      guard found == nil, document.isText(of: key, "when"), document.shape(of: value) == .scalar
      else { return nil }
      found = value
    }
    return found
  }
}
