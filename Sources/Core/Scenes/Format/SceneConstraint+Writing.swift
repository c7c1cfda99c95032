import AutoLayout
import Documents

extension SceneConstraint {
  /// Returns the text alone, a mapping around it, or a group if a trait is required more than
  /// once.
  func encoded(_ encoder: SceneEncoder) -> YAMLValue? {
    var layers = condition?.layers ?? []
    let inner = layers.popLast()
    return layers.reversed().reduce(entry(inner, encoder)) { value, condition in
      guard let value, let condition = Shape<SceneCondition>.condition.encode(condition, encoder)
      else { return nil }
      return .mapping([.init("when", condition), .init("constraints", .list([value]))])
    }
  }

  private func entry(_ condition: SceneCondition?, _ encoder: SceneEncoder) -> YAMLValue? {
    var entry = ConstraintEntry()
    let text = shortForm?.text ?? self.text
    entry.written = text
    entry.id = id.map { id in
      let isLocal = !scope.isEmpty && id.hasPrefix("\(scope).")
      return Located(isLocal ? String(id.dropFirst(scope.count + 1)) : id, at: place)
    }
    entry.priority = priority.map { Located($0, at: place) }
    entry.why = why
    entry.isActive = isActive
    entry.condition = condition
    entry.scope = scope.isEmpty ? nil : scope
    entry.locals = locals
    if case .format(_, let options) = form {
      entry.isFormat = true
      entry.options = SceneFormatOption.names(of: options).map { Located($0, at: place) }
    }
    let value = ConstraintEntry.table.encode(entry, besides: ConstraintEntry(), encoder)
    guard case .mapping(let keys) = value, keys.count > 1 || !isKnownByItself else {
      return .word(text)
    }
    return value
  }

  /// Whether the text alone shows if it is a visual format.
  private var isKnownByItself: Bool {
    var text = shortForm?.text ?? self.text
    let isFormat = text.withUTF8 { VisualFormatText.isFormat($0) }
    if case .format = form { return isFormat }
    return !isFormat
  }
}

extension SceneCondition {
  /// The condition split into conditions that name each trait once; all of them must hold.
  var layers: [SceneCondition] {
    var layers: [SceneCondition] = []
    for term in terms {
      if let last = layers.indices.last,
        !layers[last].terms.contains(where: { $0.trait == term.trait })
      {
        layers[last].terms.append(term)
      } else {
        layers.append(SceneCondition(terms: [term]))
      }
    }
    return layers
  }
}

extension SceneCondition {
  /// Returns a value under the condition, within others where it names a trait more than once.
  func choice(
    _ then: YAMLValue, else otherwise: YAMLValue? = nil, _ encoder: SceneEncoder
  ) -> YAMLValue {
    layers.reversed().reduce(then) { value, layer in
      guard let when = Shape<SceneCondition>.condition.encode(layer, encoder) else { return value }
      let others = otherwise.map { [YAMLValue.Entry("else", $0)] } ?? []
      return .mapping([.init("when", when), .init("then", value)] + others)
    }
  }
}

extension SceneFormatOption {
  /// Returns the names of options, each bit once, in the format's order.
  fileprivate static func names(of options: LayoutConstraint.FormatOptions) -> [SceneFormatOption] {
    var rest = options
    return allCases.filter { name in
      guard !name.option.isEmpty, rest.isSuperset(of: name.option) else { return false }
      rest.subtract(name.option)
      return true
    }
  }
}
