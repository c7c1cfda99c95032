/// Assembles a document from the nodes of another one and from new ones.
///
/// A node keeps the place it was copied from, with the origin given to the writer, so that
/// diagnostics lead back to the line that somebody wrote.
package struct DocumentWriter {
  private let base: YAMLDocument
  private var records: [YAMLDocument.Record] = []
  private var texts: [UInt8]
  private var open: [Int] = []

  /// The maximum number of nodes to write: 128 MiB of them.
  package static let nodeLimit = 2_000_000
  /// The maximum number of bytes of text.
  private static let byteLimit = 256 * 1_024 * 1_024

  /// Begins an empty document; nodes can be copied from `base`.
  package init(from base: YAMLDocument) {
    self.base = base
    texts = base.texts
  }

  /// Whether nothing more can be written.
  package var isFull: Bool { records.count >= Self.nodeLimit || texts.count >= Self.byteLimit }

  /// The node that is written next, as identified in the finished document.
  package var next: NodeID { NodeID(records.count) }

  /// The number of nodes.
  package var count: Int { records.count }

  /// Begins a container at the place of another node.
  package mutating func open(_ shape: YAMLDocument.Shape, at node: NodeID, origin: Int32) {
    let record = base.records[Int(node.index)]
    open.append(records.count)
    records.append(
      YAMLDocument.Record(
        shape: shape, line: record.line, column: record.column, endLine: record.line,
        endColumn: record.column, extent: 0, origin: origin))
  }

  /// Ends the container that was begun last.
  package mutating func close() {
    guard let index = open.popLast() else { return }
    records[index].extent = Int32(truncatingIfNeeded: records.count - index)
  }

  /// Copies a scalar with its place.
  package mutating func copy(_ node: NodeID, origin: Int32) {
    var record = base.records[Int(node.index)]
    record.origin = origin
    records.append(record)
  }

  /// Writes the value of one scalar at the place of another, where it was requested.
  package mutating func copy(_ value: NodeID, at node: NodeID, origin: Int32) {
    let text = base.records[Int(value.index)]
    var record = filledIn(node, origin)
    record.textOffset = text.textOffset
    record.textLength = text.textLength
    record.style = text.style
    record.isTaggedString = text.isTaggedString
    records.append(record)
  }

  /// Writes a text at the place of a scalar: a plain one is read according to the core schema,
  /// any other is a string.
  package mutating func write(
    _ text: String, isPlain: Bool = false, at node: NodeID, origin: Int32
  ) {
    var record = filledIn(node, origin)
    record.textOffset = Int32(truncatingIfNeeded: texts.count)
    texts.append(contentsOf: text.utf8)
    record.textLength = Int32(truncatingIfNeeded: texts.count) - record.textOffset
    record.isTaggedString = !isPlain
    records.append(record)
  }

  /// Returns a plain scalar at the place of a node, without its text.
  private func filledIn(_ node: NodeID, _ origin: Int32) -> YAMLDocument.Record {
    var record = base.records[Int(node.index)]
    record = YAMLDocument.Record(
      shape: .scalar, line: record.line, column: record.column, endLine: record.endLine,
      endColumn: record.endColumn)
    record.origin = origin
    record.isFilledIn = true
    return record
  }

  /// Returns the document; every container must have been ended, and `origins` must contain every
  /// origin that was given.
  package func finished(_ origins: Origins) -> YAMLDocument {
    YAMLDocument(source: base.source, records: records, texts: texts, origins: origins)
  }
}
