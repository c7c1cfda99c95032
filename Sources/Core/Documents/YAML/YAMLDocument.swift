/// A handle of a node in one document.
package struct NodeID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// The nodes of one YAML or JSON document in reading order, each with its place.
///
/// It is shared by reference because every reader holds it. Nodes are in a flat array of numbers,
/// a container before its content, a key before its value; `extent` skips a subtree. The values
/// of scalars are ranges in a single buffer. Aliases remain references, so reading a file takes
/// memory linear in its size.
package final class YAMLDocument: Sendable {
  /// The kind of a node.
  package enum Shape: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  /// A node.
  struct Record: Equatable, Sendable {
    let shape: Shape
    var style = ScalarSpan.Style.plain
    /// Whether a tag forces a plain scalar to be a string.
    var isTaggedString = false
    var line: Int32
    var column: Int32
    /// Where a scalar ends; for a container, where it begins.
    var endLine: Int32
    var endColumn: Int32
    /// A scalar's value in the texts.
    var textOffset: Int32 = 0
    var textLength: Int32 = 0
    /// The number of records of the node including its content; 0 while it is being read.
    var extent: Int32 = 1
    /// For an alias, the record it refers to.
    var target: Int32 = 0

    /// The file that it is in, and what led there, as an index into the document's origins.
    var origin: Int32 = 0
    /// Whether a scalar's value differs from what the file contains.
    var isFilledIn = false

    /// The range of the texts that is a scalar's value.
    var text: Range<Int> { Int(textOffset)..<Int(textOffset) + Int(textLength) }
  }

  /// The file that was read.
  package let source: SourceFile
  /// The nodes; never empty, and the first is the root.
  let records: [Record]
  /// The values of scalars, in UTF-8.
  let texts: [UInt8]
  /// The files that the nodes come from, and what led to them.
  package let origins: Origins

  init(source: SourceFile, records: [Record], texts: [UInt8], origins: Origins? = nil) {
    self.source = source
    self.records = records
    self.texts = texts
    self.origins = origins ?? Origins(source)
  }

  /// The number of nodes, including both keys and values.
  package var nodeCount: Int { records.count }

  /// The outermost node.
  package var root: NodeID { NodeID(0) }

  /// Returns the node itself, or the node that an alias refers to.
  package func resolve(_ node: NodeID) -> NodeID {
    let index = Int(node.index)
    return records[index].shape == .alias ? NodeID(Int(records[index].target)) : node
  }

  /// Returns the shape of a node that is not an alias.
  package func shape(of node: NodeID) -> Shape { records[Int(node.index)].shape }

  /// Returns the value of a scalar.
  package func text(of node: NodeID) -> String {
    withText(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the bytes of a scalar's value.
  @inline(__always)
  package func withText<Result>(
    of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = records[Int(node.index)].text
    return texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether the value of a scalar is the given word.
  package func isText(of node: NodeID, _ word: StaticString) -> Bool {
    withText(of: node) { $0.equals(word) }
  }

  /// Returns the meaning of a scalar in the core schema; quoted scalars are strings.
  package func scalar(of node: NodeID) -> CoreScalar {
    let record = records[Int(node.index)]
    guard record.shape == .scalar, record.style == .plain, !record.isTaggedString else {
      return .string
    }
    return withText(of: node) { CoreScalar(plain: $0) }
  }

  /// Returns the location and style of a scalar.
  package func span(of node: NodeID) -> ScalarSpan {
    let record = records[Int(node.index)]
    return ScalarSpan(
      style: record.style, line: Int(record.line), column: Int(record.column),
      endLine: Int(record.endLine), endColumn: Int(record.endColumn), origin: record.origin,
      isFilledIn: record.isFilledIn)
  }

  /// Returns the place of a scalar, or of a container's first character.
  package func place(of node: NodeID) -> Place {
    let record = records[Int(node.index)]
    guard record.shape == .scalar else {
      return Place(line: Int(record.line), column: Int(record.column), origin: record.origin)
    }
    return span(of: node).place
  }

  /// Returns the place of a part of a scalar's value; offset and length in Unicode scalars.
  package func place(of node: NodeID, offset: Int, length: Int) -> Place {
    origins.place(in: span(of: node), value: text(of: node), offset: offset, length: length)
  }

  /// Returns what follows a key; nil at the end of the document.
  package func value(after key: NodeID) -> NodeID? {
    let next = Int(key.index) + Int(records[Int(key.index)].extent)
    return records.indices.contains(next) ? resolve(NodeID(next)) : nil
  }

  /// Returns the names in a node: the keys of its mappings, and the texts that may be ids.
  package func names(in node: NodeID) -> [String] {
    let start = Int(node.index)
    return (start..<start + Int(records[start].extent)).compactMap { index in
      guard records[index].shape == .scalar else { return nil }
      let name = text(of: NodeID(index))
      return Identifier.isValid(name) ? name : nil
    }
  }

  /// Returns the items of a sequence, with aliases resolved.
  package func items(of node: NodeID) -> ItemSequence {
    ItemSequence(document: self, sequence: node)
  }

  /// Returns the entries of a mapping in the order of the file, with aliases resolved.
  package func entries(of node: NodeID) -> EntrySequence {
    EntrySequence(document: self, mapping: node)
  }

  /// Returns the value of a mapping's key; nil if the node is not a mapping or does not have it.
  package func value(_ key: StaticString, of node: NodeID) -> NodeID? {
    guard shape(of: node) == .mapping else { return nil }
    for (name, value) in entries(of: node) where isText(of: name, key) { return value }
    return nil
  }
}

/// The item nodes of a sequence.
package struct ItemSequence: Sequence, IteratorProtocol {
  private let document: YAMLDocument
  private var index: Int
  private let end: Int

  fileprivate init(document: YAMLDocument, sequence: NodeID) {
    self.document = document
    index = Int(sequence.index) + 1
    end = Int(sequence.index) + Int(document.records[Int(sequence.index)].extent)
  }

  /// Returns the next node; nil after the last.
  package mutating func next() -> NodeID? {
    guard index < end else { return nil }
    let item = NodeID(index)
    index += Int(document.records[index].extent)
    return document.resolve(item)
  }
}

/// The key and value nodes of a mapping.
package struct EntrySequence: Sequence, IteratorProtocol {
  private var nodes: ItemSequence

  fileprivate init(document: YAMLDocument, mapping: NodeID) {
    nodes = ItemSequence(document: document, sequence: mapping)
  }

  /// Returns the next node; nil after the last.
  package mutating func next() -> (key: NodeID, value: NodeID)? {
    guard let key = nodes.next(), let value = nodes.next() else { return nil }
    return (key, value)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes equal those of the given word.
  package func equals(_ word: StaticString) -> Bool {
    word.utf8CodeUnitCount == count
      && elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}
