import Documents

/// Which variants of which scenes are meant.
///
/// A pattern without `/` is a variant's name or a scene's; one with `/` is a scene's path below the
/// scenes folder, or that path with a variant's name after it.
package struct VariantSelection: Hashable, Sendable {
  /// The patterns; none means no variant.
  package var patterns: [PathPattern]

  /// Means the variants that one of the patterns names.
  package init(_ patterns: [PathPattern]) { self.patterns = patterns }

  /// No variant.
  package static let none = VariantSelection([])
  /// Every variant of every scene.
  package static let all = VariantSelection([PathPattern("**")])

  /// Reads a word as the command line gives it: `all`, `none`, or a pattern.
  package init(_ word: String) {
    switch word {
    case "all": self = .all
    case "none": self = .none
    default: self.init([PathPattern(word)])
    }
  }

  /// Whether a variant is meant.
  ///
  /// - Parameter scene: the scene's path below the scenes folder, without ending.
  package func contains(scene: String, variant: String) -> Bool {
    patterns.contains { pattern in
      pattern.matches(scene) || pattern.matches("\(scene)/\(variant)")
        || (!pattern.isPath && pattern.matches(variant))
    }
  }
}

extension VariantSelection {
  /// The word that means it; nil for several patterns.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue? {
    switch self {
    case .all: .word("all")
    case .none: .word("none")
    default: patterns.count == 1 ? .word(patterns[0].description) : nil
    }
  }
}

extension Shape where Value == VariantSelection {
  /// `all`, `none`, a pattern, a list of patterns, or true and false.
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
