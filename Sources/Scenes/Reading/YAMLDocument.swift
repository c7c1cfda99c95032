/// A handle of a node in one document.
struct NodeID: Hashable, Sendable {
  fileprivate(set) var index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// The nodes of one YAML or JSON document in reading order, each with its place.
///
/// It is shared by reference, because everything that reads holds it. Nodes lie in one array, a container before its content, a key before its value; `extent` skips a
/// subtree. Aliases stay references, so reading a file takes memory linear in its size.
final class YAMLDocument: Sendable {
  /// What a node is.
  enum Shape: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  /// One node.
  struct Record: Sendable {
    let shape: Shape
    var style = ScalarSpan.Style.plain
    /// Whether a tag forces a plain scalar to be a string.
    var isTaggedString = false
    var line: Int32
    var column: Int32
    var endLine: Int32
    var endColumn: Int32
    /// A scalar's value; the name of an alias.
    var text = ""
    /// The number of records of the node and its content; 0 while it is being read.
    var extent: Int32 = 1
    /// Of an alias: the record it refers to.
    var target: Int32 = 0
  }

  /// The file that was read.
  let source: SourceFile
  /// The nodes; never empty, the first is the root.
  let records: [Record]

  init(source: SourceFile, records: [Record]) {
    self.source = source
    self.records = records
  }

  /// The outermost node.
  var root: NodeID { NodeID(0) }

  /// The node itself, or what an alias stands for.
  func resolve(_ node: NodeID) -> NodeID {
    let index = Int(node.index)
    return records[index].shape == .alias ? NodeID(Int(records[index].target)) : node
  }

  /// The shape of a node that is not an alias.
  func shape(of node: NodeID) -> Shape { records[Int(node.index)].shape }

  /// The value of a scalar.
  func text(of node: NodeID) -> String { records[Int(node.index)].text }

  /// What a scalar means in the core schema; quoted ones are strings.
  func scalar(of node: NodeID) -> CoreScalar {
    let index = Int(node.index)
    guard records[index].shape == .scalar, records[index].style == .plain,
      !records[index].isTaggedString
    else { return .string }
    return CoreScalar(plain: records[index].text)
  }

  /// How and where a scalar is written.
  func span(of node: NodeID) -> ScalarSpan {
    let index = Int(node.index)
    return ScalarSpan(
      style: records[index].style,
      line: Int(records[index].line), column: Int(records[index].column),
      endLine: Int(records[index].endLine), endColumn: Int(records[index].endColumn))
  }

  /// The place of a scalar, or of a container's first character.
  func place(of node: NodeID) -> Place {
    let index = Int(node.index)
    guard records[index].shape == .scalar else {
      return Place(line: Int(records[index].line), column: Int(records[index].column))
    }
    return span(of: node).place
  }

  /// The place of a stretch of a scalar's value; offset and length in Unicode scalars.
  func place(of node: NodeID, offset: Int, length: Int) -> Place {
    source.place(in: span(of: node), value: text(of: node), offset: offset, length: length)
  }

  /// The items of a sequence, aliases resolved.
  func items(of node: NodeID) -> [NodeID] {
    let end = Int(node.index) + Int(records[Int(node.index)].extent)
    var items: [NodeID] = []
    var index = Int(node.index) + 1
    while index < end {
      items.append(resolve(NodeID(index)))
      index += Int(records[index].extent)
    }
    return items
  }

  /// The entries of a mapping in the order of the file, aliases resolved.
  func entries(of node: NodeID) -> EntrySequence { EntrySequence(document: self, mapping: node) }
}

/// The key and value nodes of a mapping.
struct EntrySequence: Sequence, IteratorProtocol {
  private let document: YAMLDocument
  private var index: Int
  private let end: Int

  fileprivate init(document: YAMLDocument, mapping: NodeID) {
    self.document = document
    index = Int(mapping.index) + 1
    end = Int(mapping.index) + Int(document.records[Int(mapping.index)].extent)
  }

  mutating func next() -> (key: NodeID, value: NodeID)? {
    guard index < end else { return nil }
    let key = NodeID(index)
    index += Int(document.records[index].extent)
    let value = NodeID(index)
    index += Int(document.records[index].extent)
    return (document.resolve(key), document.resolve(value))
  }
}
