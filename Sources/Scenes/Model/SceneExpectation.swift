/// What `check` asks of a layout.
package struct SceneExpectation: Equatable, Sendable {
  /// The kinds of expectations.
  package enum Kind: Equatable, Sendable {
    /// No constraint is broken.
    case satisfiable
    /// No view could lie elsewhere.
    case unambiguous
    /// No view leaves its superview.
    case insideSuperview
    /// The texts of these views are shown whole; of all where none is named.
    case notTruncated([String])
    /// No two siblings overlap.
    case noOverlapOfSiblings
    /// No two of these views overlap.
    case noOverlap([String])
    /// Two expressions compare so.
    case comparison(Comparison)
  }

  /// What is expected.
  package let kind: Kind
  /// The expectation as written, for messages.
  package let text: String
  /// Where it stands.
  package let place: Place
}

/// The words that are an expectation by themselves.
enum ExpectationWord: String, CaseIterable {
  case satisfiable, unambiguous, insideSuperview, notTruncated, noOverlap

  var kind: SceneExpectation.Kind {
    switch self {
    case .satisfiable: .satisfiable
    case .unambiguous: .unambiguous
    case .insideSuperview: .insideSuperview
    case .notTruncated: .notTruncated([])
    case .noOverlap: .noOverlapOfSiblings
    }
  }
}

/// The keys of an expectation that is a mapping.
struct ExpectationEntry: Sendable {
  var kinds: [SceneExpectation.Kind] = []

  static let table = ObjectTable<ExpectationEntry>(
    "expectation",
    [
      Field("notTruncated", .viewIDs, "The views whose text is shown whole.") {
        $0.kinds.append(.notTruncated($1))
      },
      Field("noOverlap", .overlap, "`siblings`, or the views that do not overlap.") {
        $0.kinds.append($1)
      },
    ])
}

extension Shape where Value == [String] {
  /// The ids of views of the scene: a list, or one of them.
  static var viewIDs: Shape {
    .either(
      scalar: Shape<String>.viewID.map { [$0] }, list: .list(of: Shape<String>.viewID))
  }
}

extension Shape where Value == String {
  /// The id of a view of the scene.
  static var viewID: Shape {
    Shape(.string(noun: "the id of a view")) { node, decoder in
      guard let id = decoder.string(node, "the id of a view") else { return nil }
      guard case .view = decoder.names.meaning(of: id) else {
        return decoder.fail(.unknownItem(id, decoder.names.items), at: node)
      }
      return id
    }
  }
}

extension Shape where Value == SceneExpectation.Kind {
  /// `siblings`, or the ids of views.
  static var overlap: Shape {
    let ids = Shape<[String]>.list(of: Shape<String>.viewID)
    let schema = Schema.either([.choice(["siblings"]), ids.schema])
    return Shape(schema) { node, decoder in
      if decoder.document.shape(of: node) == .scalar {
        let word = decoder.document.text(of: node)
        guard word == "siblings" else {
          return decoder.fail(.unknownWord(word, "noOverlap", ["siblings"]), at: node)
        }
        return .noOverlapOfSiblings
      }
      return ids.decode(node, decoder).map(SceneExpectation.Kind.noOverlap)
    }
  }
}

extension Shape where Value == [SceneExpectation] {
  /// One entry of `expect`: a word, a comparison or a mapping; a mapping may hold several.
  static var expectations: Shape {
    let words = ExpectationWord.allCases.map(\.rawValue)
    let schema = Schema.either([
      .choice(words), .string(noun: "a comparison"), ExpectationEntry.table.schema,
    ])
    return Shape(schema) { node, decoder in
      let place = decoder.document.place(of: node)
      if decoder.document.shape(of: node) == .mapping {
        var entry = ExpectationEntry()
        ExpectationEntry.table.decode(node, into: &entry, decoder)
        let text = decoder.document.entries(of: node).map { decoder.document.text(of: $0.key) }
          .joined(separator: ", ")
        return entry.kinds.map { SceneExpectation(kind: $0, text: text, place: place) }
      }
      guard decoder.document.shape(of: node) == .scalar,
        let text = decoder.string(node, "an expectation")
      else {
        return decoder.document.shape(of: node) == .scalar
          ? nil : decoder.wrongType(node, schema)
      }
      if let word = ExpectationWord(rawValue: text) {
        return [SceneExpectation(kind: word.kind, text: text, place: place)]
      }
      guard !Identifier.isValid(text) else {
        return decoder.fail(.unknownWord(text, "expect", words), at: node)
      }
      return decoder.comparison(node).map {
        [SceneExpectation(kind: .comparison($0), text: text, place: place)]
      }
    }
  }
}

extension SceneDecoder {
  /// Reads a comparison of any two expressions.
  fileprivate func comparison(_ node: NodeID) -> Comparison? {
    var parser = EquationParser(document.text(of: node), names: names)
    do throws(EquationError) {
      let parsed = try parser.parse(allowsPriority: false)
      for error in parser.errors { report(error, in: node) }
      return parsed?.comparison
    } catch {
      for earlier in parser.errors { report(earlier, in: node) }
      report(error, in: node)
      return nil
    }
  }
}
