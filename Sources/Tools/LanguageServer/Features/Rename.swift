import Documents
import Rendering
import Scenes

/// Renames something that a document names, everywhere it is named.
struct Rename {
  private let document: OpenDocument
  private let files: IncludedFiles
  private let movesFiles: Bool

  /// Prepares to rename in a document.
  ///
  /// - Parameters:
  ///   - files: the files of strings that it names.
  ///   - movesFiles: whether the editor can rename files.
  init(_ document: OpenDocument, _ files: IncludedFiles, movesFiles: Bool = false) {
    (self.document, self.files, self.movesFiles) = (document, files, movesFiles)
  }

  /// Returns the name at a place, if it can be changed, with its range; null otherwise.
  func prepare(at position: TextPosition) -> JSON {
    guard let occurrence = occurrence(at: position) else { return .null }
    return .object([
      "range": document.buffer.json(occurrence.range),
      "placeholder": .string(occurrence.symbol.name),
    ])
  }

  /// Returns the edits that rename what is named at a place.
  func edit(at position: TextPosition, to name: String) throws(RequestFailure) -> JSON {
    guard let occurrence = occurrence(at: position) else {
      throw RequestFailure(.requestFailed, "there is nothing to rename here")
    }
    let symbol = occurrence.symbol
    if let fault = fault(of: name, for: symbol) { throw RequestFailure(.invalidParams, fault) }
    let own = document.symbols.occurrences(of: symbol).map {
      TextEdit($0.range, written(name, at: $0))
    }
    if symbol.kind == .file { return moving(symbol.name, to: name, own) }
    var changes: [JSON.Member] = [
      .init(document.uri, .array(own.map(document.buffer.json)))
    ]
    for place in document.definitions(of: symbol, in: files) {
      let edit = JSON.object(["range": place.range.json, "newText": .string(name)])
      changes.append(.init(DocumentURI.uri(ofPath: place.path), .array([edit])))
    }
    return .object(["changes": .object(changes)])
  }

  /// Returns what is named at a place, if it can be renamed.
  private func occurrence(at position: TextPosition) -> Occurrence? {
    let offset = document.buffer.offset(of: position)
    guard let occurrence = document.symbols.occurrence(at: offset),
      occurrence.symbol != SceneSymbol(kind: .item, name: "root")
    else { return nil }
    let isKnown =
      switch occurrence.symbol.kind {
      case .file: movesFiles
      default:
        document.symbols.definition(of: occurrence.symbol) != nil
          || !document.definitions(of: occurrence.symbol, in: files).isEmpty
      }
    return isKnown ? occurrence : nil
  }

  /// Returns why something cannot have a name, or nil if it can.
  private func fault(of name: String, for symbol: SceneSymbol) -> String? {
    let isTaken = document.symbols.definition(of: SceneSymbol(kind: symbol.kind, name: name)) != nil
    if name != symbol.name, isTaken { return "'\(name)' is already in use" }
    switch symbol.kind {
    case .item, .component:
      return Identifier.isValid(name)
        ? nil : "'\(name)' must consist of letters, digits and '_' and not begin with a digit"
    case .state:
      let isName = name.utf8.allSatisfy { Identifier.isPart($0) || $0 == UInt8(ascii: "-") }
      return isName && !name.isEmpty && name != SceneState.base
        ? nil : "'\(name)' must be letters, digits, '_' and '-'"
    case .constraint, .color, .stringKey, .file:
      let isText = name.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0 != "\"" && $0 != "\\" && $0.value != 0x7F
      }
      return isText && !name.isEmpty ? nil : "'\(name)' contains characters that a name cannot have"
    }
  }

  /// Returns a name as written in place of an occurrence.
  private func written(_ name: String, at occurrence: Occurrence) -> String {
    let buffer = document.buffer
    let start = occurrence.range.lowerBound
    if start > 0, buffer.bytes[start - 1] == 0x22 { return name }
    if start > 0, buffer.bytes[start - 1] == 0x27 { return name.replacing("'", with: "''") }
    let isWord = name.utf8.allSatisfy { Identifier.isPart($0) || $0 == 0x2D || $0 == 0x2E }
    let isText = CoreScalar(plain: name) == .string
    return (isWord || occurrence.symbol.kind == .item) && isText ? name : "\"\(name)\""
  }

  private func moving(_ old: String, to new: String, _ edits: [TextEdit]) -> JSON {
    .object([
      "documentChanges": .array([
        .object([
          "textDocument": .object([
            "uri": .string(document.uri), "version": .int(document.version),
          ]),
          "edits": .array(edits.map(document.buffer.json)),
        ]),
        .object([
          "kind": .string("rename"),
          "oldUri": .string(
            DocumentURI.uri(ofPath: DocumentURI.path(old, beside: document.path))),
          "newUri": .string(
            DocumentURI.uri(ofPath: DocumentURI.path(new, beside: document.path))),
        ]),
      ])
    ])
  }
}
