package import Rendering

extension OpenDocument {
  /// Returns where the name at a place is defined: in this document, or in a file that it
  /// includes.
  package func definition(at position: TextPosition, files: IncludedFiles) -> JSON {
    guard let occurrence = symbols.occurrence(at: buffer.offset(of: position)) else { return .null }
    if let definition = symbols.definition(of: occurrence.symbol) {
      return .array([location(definition.range)])
    }
    var places = definitions(of: occurrence.symbol, in: files)
    if occurrence.symbol.kind == .file {
      places = [IncludedFiles.Place(path: DocumentURI.path(occurrence.symbol.name, beside: path))]
    }
    return places.isEmpty ? .null : .array(places.map(\.location))
  }

  /// Returns all places that use the name at a place.
  package func references(
    at position: TextPosition, includesDefinition: Bool, files: IncludedFiles
  ) -> JSON {
    guard let occurrence = symbols.occurrence(at: buffer.offset(of: position)) else {
      return .array([])
    }
    let own = symbols.occurrences(of: occurrence.symbol)
      .filter { includesDefinition || !$0.isDefinition }.map { location($0.range) }
    guard includesDefinition else { return .array(own) }
    return .array(own + definitions(of: occurrence.symbol, in: files).map(\.location))
  }

  /// Returns where files that the document includes define a symbol.
  func definitions(of symbol: SceneSymbol, in files: IncludedFiles) -> [IncludedFiles.Place] {
    switch symbol.kind {
    case .stringKey: files.places(of: symbol.name, for: self)
    case .component where symbols.definition(of: symbol) == nil:
      [files.place(ofComponent: symbol.name, for: self)].compactMap { $0 }
    default: []
    }
  }

  /// Returns the places in this document that use the name at a place.
  package func highlights(at position: TextPosition) -> JSON {
    guard let occurrence = symbols.occurrence(at: buffer.offset(of: position)) else {
      return .array([])
    }
    return .array(
      symbols.occurrences(of: occurrence.symbol).map {
        .object(["range": buffer.json($0.range), "kind": .int($0.isDefinition ? 3 : 2)])
      })
  }

  private func location(_ range: Range<Int>) -> JSON {
    .object(["uri": .string(uri), "range": buffer.json(range)])
  }
}
