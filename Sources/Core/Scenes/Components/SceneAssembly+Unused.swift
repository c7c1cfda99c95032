import Documents

extension SceneAssembly {
  /// The included files, and the components that have been instantiated.
  var shared: SharedFiles {
    let files = sources.parts.filter { $0.kind == .include }.map { part in
      SharedFiles.File(
        name: part.name, document: part.tokens ?? part.document, isTokens: part.tokens != nil)
    }
    return SharedFiles(files: files, components: used, tokens: usedTokens)
  }

  /// Returns the file's own components that nothing has used yet, each as an instance whose
  /// parameters have their defaults or placeholders for any value; nil if all are used.
  ///
  /// Components that these use count as used afterwards.
  func assembledUnused() -> YAMLDocument? {
    let unused = componentOrder.filter {
      $0.part == 0 && !$0.isCircular && $0.view != nil && !used.contains($0.name)
    }
    guard let first = unused.first else { return nil }
    reset()
    standsIn = true
    defer { standsIn = false }
    let scope = ComponentScope()
    func word(_ text: String, at node: NodeID) {
      writer.write(text, isPlain: true, at: node, origin: origin(node, scope))
    }
    writer.open(.mapping, at: first.key, origin: origin(first.key, scope))
    writeTables(scope)
    for (key, value) in document.entries(of: document.root)
    where ["colors", "strings"].contains(document.text(of: key)) {
      writePair(key, value, scope)
    }
    writeMetrics()
    word("root", at: first.key)
    writer.open(.mapping, at: first.key, origin: origin(first.key, scope))
    word("subviews", at: first.key)
    writer.open(.mapping, at: first.key, origin: origin(first.key, scope))
    for component in unused where !used.contains(component.name) {
      guard let view = component.view else { continue }
      word(component.name, at: component.key)
      let inner = instance(
        of: component, type: component.key, with: nil, slots: component.key, scope,
        id: component.name)
      writeBody(view, inner, id: component.name, alias: nil)
      if component.constraints != nil { instances.append((component, inner)) }
    }
    writer.close()
    writer.close()
    writeConstraints(nil, scope)
    writer.close()
    return writer.finished(reporter.origins)
  }
}

extension Place {
  /// The place in its own file, without the places that led there.
  var plain: Place { Place(line: line, column: column, length: length) }
}
