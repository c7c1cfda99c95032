import AutoLayout
import Documents

extension EquationParser {
  /// Reads the whole text, which may be a short form; nil if it contains unknown names.
  ///
  /// Opposite a compound attribute, a view or guide may appear without an attribute:
  /// `root.margins == card.edges`. A text with one is therefore read again with the compound
  /// attribute known from the start.
  mutating func parseStatement(allowsPriority: Bool) throws(EquationError) -> ParsedComparison? {
    let start = self
    let first: ParsedComparison?
    do throws(EquationError) {
      first = try parse(allowsPriority: allowsPriority)
    } catch {
      guard shortForm.compound != nil else { throw error }
      first = nil
    }
    guard let compound = shortForm.compound else { return first }
    let range = shortForm.range
    self = start
    shortForm = ShortForm(compound: compound, range: range)
    return try parse(allowsPriority: allowsPriority)
  }

  /// Reads `[a, b.margins].attribute`.
  mutating func listOperand() throws(EquationError) -> LinearExpression {
    let opening = token
    if shortForm.list != nil { throw error(.secondList) }
    var items: [(name: EquationToken, guide: EquationToken?)] = []
    repeat {
      try advance()
      guard token.kind == .name else { throw error(.expected("the id of a view", found: found)) }
      let name = token
      try advance()
      let path = try path()
      if let excess = path.guide { throw error(of: excess, .pathTooLong) }
      items.append((name, path.attribute))
    } while token.kind == .sign(.comma)
    guard token.kind == .sign(.closingBracket) else {
      throw error(.expected("',' or ']'", found: found))
    }
    try advance()
    guard token.kind == .sign(.point) else {
      throw error(.expected("'.' and an attribute of the views", found: found))
    }
    let path = try path()
    let range = opening.start..<lastEnd
    var list = ShortForm.List(items: [], index: references.count)
    var known: Set<ItemReference> = []
    for item in items {
      guard let reference = reference(item, path) else { return .constant(0) }
      list.items.append((reference.item, item.name.start..<(item.guide ?? item.name).end))
      guard known.insert(reference.item).inserted else {
        throw error(of: item.name, .itemTwiceInList(reference.item.description))
      }
      if known.count == 1 { references.append((reference, range)) }
    }
    shortForm.list = list
    shortForm.range = shortForm.range ?? range
    return references.last.map { .attribute($0.reference) } ?? .constant(0)
  }

  /// Returns the attribute that an item of a list and the names after the bracket mean.
  private mutating func reference(
    _ item: (name: EquationToken, guide: EquationToken?), _ path: Path
  ) -> AttributeReference? {
    guard let guide = item.guide else { return reference(item.name, path) }
    return reference(item.name, Path(names: [guide] + path.names))
  }

  /// Returns a view or guide of the scene opposite a compound attribute; nil for other names.
  mutating func wholeItem(_ token: EquationToken) -> AttributeReference? {
    guard let part = shortForm.compound?.parts.first, let name = item(token) else { return nil }
    return AttributeReference(item: ItemReference(id: name), attribute: part.attribute)
  }

  /// Returns the other side of a short form: a guide of a view, or a view inside it. A group's copies are
  /// views, too: `card.edges == cards.0`.
  mutating func whole(
    _ token: EquationToken, of entry: SceneNames.Entry
  ) -> AttributeReference? {
    (entry.isGroup ? nil : wholeGuide(token, of: entry)) ?? wholeView(token, in: entry)
  }

  /// Returns a view's guide opposite a compound attribute; nil for other names.
  mutating func wholeGuide(
    _ token: EquationToken, of entry: SceneNames.Entry
  ) -> AttributeReference? {
    guard let part = shortForm.compound?.parts.first,
      ItemReference.Guide(rawValue: text(token)) != nil, let guide = guide(token, of: entry)
    else { return nil }
    return AttributeReference(
      item: ItemReference(id: entry.name, guide: guide), attribute: part.attribute)
  }

  /// Returns the first part of a compound attribute; nil for a plain attribute.
  mutating func compoundPart(
    _ token: EquationToken, plain: LayoutConstraint.Attribute?
  ) -> LayoutConstraint.Attribute? {
    guard plain == nil, let compound = CompoundAttribute(rawValue: text(token)) else {
      if plain != nil, let compound = shortForm.compound {
        note(.mixedCompound(compound, with: text(token)), token)
      }
      return nil
    }
    if let other = shortForm.compound, other != compound {
      note(.mixedCompound(other, with: compound.rawValue), token)
    }
    shortForm.compound = shortForm.compound ?? compound
    shortForm.range = shortForm.range ?? token.range
    return compound.parts.first?.attribute
  }

  /// Returns a view of an instance or a copy opposite a compound attribute; nil for other names.
  func wholeView(_ token: EquationToken, in entry: SceneNames.Entry) -> AttributeReference? {
    guard let part = shortForm.compound?.parts.first,
      let child = names.child(text(token), of: entry), !child.isGroup
    else { return nil }
    return AttributeReference(item: ItemReference(id: child.name), attribute: part.attribute)
  }

  private func item(_ token: EquationToken) -> String? {
    guard let entry = names.entry(of: lexer.text(token.range)), entry.isItem, !entry.isGroup else {
      return nil
    }
    return entry.name
  }

  private func error(of token: EquationToken, _ clause: Clause) -> EquationError {
    EquationError(clause: clause, range: token.range)
  }
}
