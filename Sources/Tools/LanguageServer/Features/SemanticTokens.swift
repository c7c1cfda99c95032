import Documents
package import Rendering

extension OpenDocument {
  /// The token types, in the order of their numbers.
  package static let tokenTypes = [
    "class", "variable", "parameter", "property", "number", "operator", "keyword", "namespace",
  ]

  /// The words and signs of equations and visual formats, five numbers each.
  package var semanticTokens: JSON {
    var data: [JSON] = []
    var last = TextPosition(line: 0, character: 0)
    let metrics = Set(symbols.names(.item, [.metric]))
    for id in tree.nodes.indices where isStatement(id) {
      let scalar = tree.scalar(of: id)
      for token in StatementScanner.tokens(of: scalar.bytes) {
        let name = String(decoding: scalar.bytes[token.range], as: UTF8.self)
        let range = buffer.range(scalar.source(token.range))
        guard range.start.line == range.end.line, range.start >= last else { continue }
        let isSameLine = range.start.line == last.line
        let shift = range.start.character - (isSameLine ? last.character : 0)
        data += [
          range.start.line - last.line, shift, range.end.character - range.start.character,
          Self.type(of: token.kind, isMetric: metrics.contains(name)), 0,
        ].map(JSON.int)
        last = range.start
      }
    }
    return .object(["data": .array(data)])
  }

  private static func type(of kind: StatementToken.Kind, isMetric: Bool) -> Int {
    switch kind {
    case .item: 1
    case .metric: 2
    case .name: isMetric ? 2 : 1
    case .guide: 7
    case .attribute: 3
    case .number: 4
    case .sign: 5
    case .axis: 6
    }
  }
}
