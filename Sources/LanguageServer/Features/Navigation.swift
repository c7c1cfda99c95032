import Documents
package import Rendering
import Scenes

extension OpenDocument {
  /// Where the name at a place is given: in this document, or in a file that it includes.
  package func definition(at position: TextPosition, files: IncludedFiles) -> JSON {
    guard let occurrence = symbols.occurrence(at: buffer.offset(of: position)) else { return .null }
    if let definition = symbols.definition(of: occurrence.symbol) {
      return .array([location(definition.range)])
    }
    let places: [JSON] =
      switch occurrence.symbol.kind {
      case .stringKey:
        files.places(of: occurrence.symbol.name, for: self).map { $0.location }
      case .file:
        [IncludedFiles.Place(path: DocumentURI.path(occurrence.symbol.name, beside: path)).location]
      default: []
      }
    return places.isEmpty ? .null : .array(places)
  }

  /// All places that name what is named at a place.
  package func references(
    at position: TextPosition, includesDefinition: Bool, files: IncludedFiles
  ) -> JSON {
    guard let occurrence = symbols.occurrence(at: buffer.offset(of: position)) else {
      return .array([])
    }
    let own = symbols.occurrences(of: occurrence.symbol)
      .filter { includesDefinition || !$0.isDefinition }.map { location($0.range) }
    let isKey = occurrence.symbol.kind == .stringKey && includesDefinition
    let other = isKey ? files.places(of: occurrence.symbol.name, for: self).map(\.location) : []
    return .array(own + other)
  }

  /// The places in this document that name what is named at a place.
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
