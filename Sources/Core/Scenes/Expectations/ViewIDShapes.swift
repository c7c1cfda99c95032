import Documents

extension Shape where Value == [String] {
  /// The ids of views of the scene: a list, or a single id.
  static var viewIDs: Shape {
    .either(
      scalar: viewPath, list: .flattened(viewPath))
  }
}

extension Shape where Value == [String] {
  /// The ids of views of the scene, each at most once.
  static var readingOrder: Shape {
    let ids = Shape<[Located<[String]>]>.list(of: viewPath.located)
    return Shape(ids.schema, encode: { list, _ in .list(list.map { .word($0) }) }) {
      node, decoder in
      var known: Set<String> = []
      return ids.decode(node, decoder)?.flatMap { found in
        found.value.filter { id in
          if known.insert(id).inserted { return true }
          decoder.reporter.report(.readTwice(id), at: found.place)
          return false
        }
      }
    }
  }
}

extension Shape where Value == String {
  /// The id of one view of the scene.
  static var viewOfScene: Shape {
    Shape(.string(.viewID), encode: { id, _ in .word(id) }) { node, decoder in
      guard let path = decoder.string(node, .viewID) else { return nil }
      return decoder.names.view(at: path)
        ?? decoder.fail(.unknownItem(path, decoder.names.items, decoder.names), at: node)
    }
  }
}

extension Shape where Value == [String] {
  /// The id of a view, or a path in which `*` stands for every copy or subview: `rows.*.name`.
  fileprivate static var viewPath: Shape {
    Shape(
      .string(.viewID), encode: { ids, _ in ids.count == 1 ? .word(ids[0]) : nil }
    ) { node, decoder in
      guard let path = decoder.string(node, .viewID) else { return nil }
      guard let views = decoder.views(at: path, node) else { return nil }
      guard !views.isEmpty else {
        // If there are no copies, there is nothing to check.
        if path.contains("*"), decoder.names.isLeftOutPath(path) { return [] }
        return decoder.fail(.unknownItem(path, decoder.names.items, decoder.names), at: node)
      }
      return views
    }
  }
}

extension Shape where Value == SceneExpectation.Kind {
  /// `siblings`, or the ids of views.
  static var overlap: Shape {
    let ids = Shape<[String]>.flattened(.viewPath)
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
