import Documents

/// A selection of variants of scenes.
///
/// A pattern without `/` is the name of a variant or a scene; one with `/` is a scene's path
/// below the scenes folder, or that path followed by a variant's name.
package struct VariantSelection: Hashable, Sendable {
  /// The patterns; an empty list selects no variant.
  package var patterns: [PathPattern]

  /// Selects the variants that match one of the patterns.
  package init(_ patterns: [PathPattern]) { self.patterns = patterns }

  /// No variant.
  package static let none = VariantSelection([])
  /// Every variant of every scene.
  package static let all = VariantSelection([PathPattern("**")])

  /// Reads an argument of the command line: `all`, `none`, or a pattern.
  package init(_ word: String) {
    switch word {
    case "all": self = .all
    case "none": self = .none
    default: self.init([PathPattern(word)])
    }
  }

  /// Whether a variant is selected.
  ///
  /// - Parameter scene: the scene's path below the scenes folder, without its extension.
  package func contains(scene: String, variant: String) -> Bool {
    // Dividing a name costs more than the rest of a check's preparation.
    if patterns.isEmpty || self == .all { return !patterns.isEmpty }
    let (own, path) = (PathComponents(scene), PathComponents("\(scene)/\(variant)"))
    let last = PathComponents(variant)
    return patterns.contains { pattern in
      pattern.matches(own) || pattern.matches(path) || (!pattern.isPath && pattern.matches(last))
    }
  }
}

extension VariantSelection {
  /// Returns the selection as one word; nil for several patterns.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue? {
    switch self {
    case .all: .word("all")
    case .none: .word("none")
    default: patterns.count == 1 ? .word(patterns[0].description) : nil
    }
  }
}

extension Shape where Value == VariantSelection {
  /// `all`, `none`, a pattern, a list of patterns, or true or false.
  static var selection: Shape {
    let schema = Schema.either([.boolean, .string(.other("a pattern"))])
    let word = Shape(schema, encode: { $0.encoded($1) }) { node, decoder in
      if case .boolean(let isAll) = decoder.document.scalar(of: node) {
        return isAll ? VariantSelection.all : VariantSelection.none
      }
      return decoder.string(node, .other("all, none or a pattern")).map { VariantSelection($0) }
    }
    let list = Shape<[String]>.list(of: Shape<String>.string(.other("a pattern"))).map { patterns in
      VariantSelection(patterns.flatMap { VariantSelection($0).patterns })
    } back: {
      $0.patterns.map(\.description)
    }
    return .either(scalar: word, list: list)
  }
}
