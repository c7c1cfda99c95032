import AutoLayout
import Documents

extension EquationParser {
  /// Returns the attribute that a name and the path after it mean; nil after noting an error.
  ///
  /// In `card.margins.leading` the last name is the attribute and the one before it the guide.
  /// Names before them lead from a view to one inside it: `rows.row.first.badge.width`.
  mutating func reference(_ first: EquationToken, _ path: Path) -> AttributeReference? {
    guard var entry = names.entry(of: lexer.text(first.range)) else {
      noteUnknown(first, path)
      return nil
    }
    guard entry.isItem else {
      note(.attributeOfMetric(entry.name), first)
      return nil
    }
    var rest = path.names[...]
    while rest.count > 1, let step = rest.first {
      // A guide's name before the attribute means the guide, even if a view has the same name.
      if rest.count == 2, !entry.isGroup, ItemReference.Guide(rawValue: text(step)) != nil { break }
      guard let child = names.child(text(step), of: entry) else { break }
      entry = child
      rest = rest.dropFirst()
    }
    guard let last = rest.last else { return nil }
    if rest.count == 1, let whole = whole(last, of: entry) { return whole }
    guard !isSplit(rest), leads(rest, from: entry) else { return nil }
    var guide: ItemReference.Guide?
    if let guideName = rest.dropLast().first {
      guide = self.guide(guideName, of: entry)
      if guide == nil { return nil }
    }
    let known = AttributeName.attribute(named: lexer.text(last.range))
    guard let attribute = compoundPart(last, plain: known) ?? known else {
      let name = text(last)
      let clause: Clause =
        guide == nil && ItemReference.Guide(rawValue: name) != nil
        ? .guideWithoutAttribute(
          "\(entry.name).\(name)", like: references.last?.reference.attribute)
        : .unknownAttribute(
          name, knownAttributes,
          like: shortForm.compound == nil && guide == nil
            ? references.last?.reference.attribute ?? .leading : nil)
      if case .replacement(let meant) = clause.hint?.correction { assume(meant) }
      note(clause, last)
      return nil
    }
    if attribute.isMargin || attribute.isBaseline, guide != nil || entry.meaning.isGuide {
      note(.attributeOfGuide(text(last)), last)
      return nil
    }
    return AttributeReference(
      item: ItemReference(id: entry.name, guide: guide), attribute: attribute)
  }

  /// The error of an attribute in words with hyphens, such as `center-y`; nil for a difference.
  func hyphenated(_ token: EquationToken) -> EquationError? {
    guard let whole = lexer.hyphenated(token) else { return nil }
    let words = text(whole).split(separator: "-").map(String.init)
    let name =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard AttributeName.all.contains(name) || CompoundAttribute(rawValue: name) != nil else {
      return nil
    }
    return EquationError(clause: .splitAttribute(text(whole), meaning: name), range: whole.range)
  }

  func isAttribute(_ token: EquationToken) -> Bool {
    token.kind == .name
      && (AttributeName.attribute(named: lexer.text(token.range)) != nil
        || CompoundAttribute(rawValue: text(token)) != nil)
  }

  /// Whether the rest of a path is a compound attribute and one of its parts, after noting which attribute is
  /// meant.
  private mutating func isSplit(_ rest: ArraySlice<EquationToken>) -> Bool {
    guard rest.count == 2, let whole = rest.first, let part = rest.last,
      let compound = CompoundAttribute(rawValue: text(whole)),
      let meant = compound.attribute(named: text(part))
    else { return false }
    note(
      .splitAttribute("\(text(whole)).\(text(part))", meaning: meant),
      EquationToken(kind: .name, start: whole.start, end: part.end))
    assume(meant)
    return true
  }

  /// Reads on as if a compound attribute stood where another word does: the other side may be a whole view.
  private mutating func assume(_ attribute: String) {
    guard shortForm.compound == nil, let compound = CompoundAttribute(rawValue: attribute) else {
      return
    }
    shortForm.compound = compound
  }

  /// Notes that nothing has a name before a path; the other side may be a whole view all the same.
  private mutating func noteUnknown(_ first: EquationToken, _ path: Path) {
    if noteOldGuide(first, path) { return }
    let name = text(first)
    let isLeftOut = names.isLeftOut(name)
    note(
      isLeftOut ? .leftOut(name) : .unknownItem(name, names.items, names), first,
      isLeftOut: isLeftOut)
    if let attribute = path.attribute { _ = compoundPart(attribute, plain: nil) }
  }

  /// Whether the rest of a path may be an attribute, or a guide and an attribute.
  private mutating func leads(
    _ rest: ArraySlice<EquationToken>, from entry: SceneNames.Entry
  ) -> Bool {
    guard let step = rest.first, rest.count > 1 || entry.isGroup else { return true }
    let word = text(step)
    let name = "\(entry.name).\(word)"
    if names.leftOut.contains(name) {
      note(.leftOut(name), step, isLeftOut: true)
      return false
    }
    if entry.isGroup, rest.count == 1,
      AttributeName.attribute(named: lexer.text(step.range)) != nil
        || CompoundAttribute(rawValue: word) != nil
    {
      note(.attributeOfGroup(entry.name), step)
      return false
    }
    let isGuide = ItemReference.Guide(rawValue: word) != nil
    if entry.isGroup || !isGuide && names.isInstance(entry) {
      note(.unknownMember(word, entry, names), step)
      return false
    }
    guard rest.count <= 2 else {
      note(.pathTooLong, rest[rest.startIndex + 2])
      return false
    }
    return true
  }

  /// The attributes, beginning with those that are valid in the equation: sizes, unless it
  /// contains a location.
  private var knownAttributes: [String] {
    let hasLocation = references.contains { ![.width, .height].contains($0.0.attribute) }
    let sizes = ["width", "height"]
    let plain =
      hasLocation ? AttributeName.all : sizes + AttributeName.all.filter { !sizes.contains($0) }
    return plain + CompoundAttribute.allCases.map(\.rawValue)
  }

  mutating func guide(
    _ token: EquationToken, of item: SceneNames.Entry
  ) -> ItemReference.Guide? {
    let word = text(token)
    guard let guide = ItemReference.Guide(rawValue: word) else {
      note(.unknownGuide(word), token)
      return nil
    }
    guard case .view(let kind) = item.meaning else {
      note(.guideOfGuide(item.name, word), token)
      return nil
    }
    if guide == .content || guide == .frameLayout, !kind.scrolls {
      note(.guideOfScrollView(word, kind), token)
      return nil
    }
    return guide
  }
}

extension SceneNames.Meaning {
  /// Whether it is a layout guide of the scene itself.
  fileprivate var isGuide: Bool {
    if case .guide = self { return true }
    return false
  }
}
