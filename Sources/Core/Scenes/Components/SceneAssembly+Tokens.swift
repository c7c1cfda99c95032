import Documents

/// Design tokens where a scene names them.
extension SceneAssembly {
  /// Returns the design token that a text is the name of; nil for any other.
  func token(_ node: NodeID) -> DesignTokens.Value? {
    guard document.scalar(of: node) == .string else { return nil }
    return sources.tokens[document.text(of: node)]
  }

  /// Writes the value of a design token. Colours keep their names, which the scene knows.
  func write(_ token: DesignTokens.Value, at node: NodeID, origin: Int32) {
    usedTokens.insert(document.text(of: node))
    switch token {
    case .color: writer.copy(node, origin: origin)
    case .number(let number):
      writer.write(NumberText.of(number), isPlain: true, at: node, origin: origin)
    case .family(let family): writer.write(family, at: node, origin: origin)
    case .shadow(let keys, let lacking):
      if !lacking.isEmpty {
        remarks.append((.leftOut(lacking, of: document.text(of: node)), document.place(of: node)))
      }
      write(keys, at: node, origin: origin)
    case .font(let keys, _): write(keys, at: node, origin: origin)
    }
  }

  private func write(_ keys: [(key: String, value: String)], at node: NodeID, origin: Int32) {
    writer.open(.mapping, at: node, origin: origin)
    for part in keys { write(part, at: node, origin: origin) }
    writer.close()
  }

  /// Writes a key with a value that is a number, two numbers, or a text.
  private func write(_ part: (key: String, value: String), at node: NodeID, origin: Int32) {
    writer.write(part.key, isPlain: true, at: node, origin: origin)
    guard part.key == "offset" else {
      let isPlain = part.key != "color" && part.key != "family"
      return writer.write(part.value, isPlain: isPlain, at: node, origin: origin)
    }
    writer.open(.sequence, at: node, origin: origin)
    for number in part.value.split(separator: " ") {
      writer.write(String(number), isPlain: true, at: node, origin: origin)
    }
    writer.close()
  }

  // MARK: Fonts

  /// Writes the distances in a text that the token of its font has, unless they are stated.
  ///
  /// - Parameter isStated: whether the view or the run states a key itself.
  func writeDistances(
    _ key: NodeID, _ value: NodeID, _ scope: ComponentScope, unless isStated: (String) -> Bool
  ) {
    guard !sources.tokenGroups.isEmpty, document.isText(of: key, "font"), !scope.isLiteral,
      document.shape(of: value) == .scalar, case .font(_, let text)? = token(value)
    else { return }
    for part in text where !isStated(part.key) {
      if part.key.hasSuffix("LineHeight"), isStated("lineHeightMultiple") { continue }
      write(part, at: value, origin: origin(value, scope))
    }
  }

  // MARK: Mistakes

  /// Notes what is wrong with a text that begins with a group of tokens, in case it is taken for nothing else.
  func noteMisspeltToken(_ node: NodeID) {
    guard document.scalar(of: node) == .string else { return }
    let text = document.text(of: node)
    let place = document.place(of: node).plain
    if sources.faultyTokens.contains(text) {
      misspelt[place] = .some(nil)
    } else if let dot = text.firstIndex(of: "."), sources.tokenGroups.contains(text[..<dot]),
      !text.contains(" ")
    {
      misspelt[place] = text
    }
  }

  /// Runs a part of reading in which errors about misspelt tokens are replaced by their own; those about
  /// tokens that are reported in their own file are left out.
  func explainingTokens(_ body: () -> Void) {
    guard !misspelt.isEmpty else { return body() }
    let (outer, misspelt) = (reporter.admits, misspelt)
    var found: [(name: String, place: Place)] = []
    reporter.admits = { clause, place in
      if let outer, !outer(clause, place) { return false }
      guard let name = misspelt[place.plain] else { return true }
      guard let name else { return false }
      // Colours have a message of their own.
      if clause.message.hasPrefix("unknown colour") { return true }
      found.append((name, place))
      return false
    }
    body()
    reporter.admits = outer
    guard !found.isEmpty else { return }
    let known = sources.tokens.keys.sorted()
    for (name, place) in found { reporter.report(.unknownToken(name, known), at: place) }
  }
}
