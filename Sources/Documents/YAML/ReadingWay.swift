/// The two ways of reading a file's nodes, for whoever compares or times them.
package enum ReadingWay: CaseIterable, Sendable {
  /// By the reader of plain files alone.
  case plain
  /// By libyaml's events alone.
  case events

  /// Reads a file's nodes; nil where it is not read this way.
  package func read(_ bytes: [UInt8]) -> DocumentNodes? { build(bytes).map(DocumentNodes.init) }

  /// Reads a file's nodes and counts them; nil where it is not read this way.
  package func countNodes(_ bytes: [UInt8]) -> Int? { build(bytes)?.records.count }

  private func build(_ bytes: [UInt8]) -> DocumentBuilder? {
    let source = SourceFile(path: "", bytes: bytes)
    guard source.firstInvalidByte == nil else { return nil }
    return switch self {
    case .plain: PlainReader.read(source.bytes)
    case .events: DocumentReader.readEvents(Reporter(source))
    }
  }
}

/// The nodes of a file as values: shapes, places, the texts of scalars, keys that come again.
package struct DocumentNodes: Equatable, Sendable, CustomStringConvertible {
  private struct Node: Equatable, Sendable {
    let record: YAMLDocument.Record
    let text: String
  }

  private let nodes: [Node]
  private let duplicates: [[NodeID]]

  init(_ builder: DocumentBuilder) {
    nodes = builder.records.map { record in
      var bare = record
      // Where a text lies in the buffer is no part of what was read.
      bare.textOffset = 0
      return Node(record: bare, text: String(decoding: builder.texts[record.text], as: UTF8.self))
    }
    duplicates = builder.duplicates.map { [$0.first, $0.again] }
  }

  /// A line for each node, in reading order.
  package var description: String {
    nodes.map { node in
      let record = node.record
      return "\(record.line):\(record.column)-\(record.endLine):\(record.endColumn) "
        + "\(record.shape) \(record.style) \(record.extent) '\(node.text)'"
    }.joined(separator: "\n")
  }
}
