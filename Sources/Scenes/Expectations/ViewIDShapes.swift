import Documents

extension Shape where Value == [String] {
  /// The ids of views of the scene: a list, or one of them.
  static var viewIDs: Shape {
    .either(
      scalar: Shape<String>.viewID.map({ [$0] }, back: { $0.count == 1 ? $0[0] : nil }),
      list: .list(of: Shape<String>.viewID))
  }
}

extension Shape where Value == String {
  /// The id of a view of the scene.
  static var viewID: Shape {
    Shape(.string(noun: "the id of a view"), encode: { id, _ in .word(id) }) { node, decoder in
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
    return Shape(
      schema,
      encode: { kind, encoder in
        switch kind {
        case .noOverlapOfSiblings: .word("siblings")
        case .noOverlap(let views): ids.encode(views, encoder)
        default: nil
        }
      }
    ) { node, decoder in
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
