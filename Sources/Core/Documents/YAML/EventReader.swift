import CYAML

/// Turns libyaml's events into the records of a document.
struct EventReader {
  /// The maximum number of nodes that all aliases together may stand for.
  static let expansionLimit = 100_000

  private(set) var builder: DocumentBuilder
  private var anchors: [String: Int] = [:]
  /// For each record, the number of nodes it stands for with all aliases expanded.
  private var weights: [Int] = []
  private var expansion = 0
  /// Problems in single nodes that do not prevent the others from being read.
  private(set) var remarks: [DocumentBuilder.Failure] = []

  private let standIns: SeparatorStandIns?

  /// Makes a reader for a text of the given number of bytes, in which some scalars are stand-ins
  /// for others.
  init(byteCount: Int, standIns: SeparatorStandIns? = nil) {
    self.standIns = standIns
    var texts: [UInt8] = []
    texts.reserveCapacity(byteCount)
    builder = DocumentBuilder(byteCount: byteCount, texts: texts)
  }

  /// Accepts the next node or end of a container.
  mutating func accept(_ event: borrowing yaml_event_t) throws(DocumentBuilder.Failure) {
    switch event.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try openContainer(.sequence, anchor: start.anchor, tag: start.tag, event)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try openContainer(.mapping, anchor: start.anchor, tag: start.tag, event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try closeContainer()
    case YAML_ALIAS_EVENT: try addAlias(event)
    default: break
    }
  }

  private mutating func addScalar(_ event: borrowing yaml_event_t) {
    let scalar = event.data.scalar
    var record = makeRecord(.scalar, event)
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    if let standIns {
      standIns.restored(value).withUnsafeBufferPointer { builder.store($0, in: &record) }
    } else {
      builder.store(value, in: &record)
    }
    record.style =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    if let tag = scalar.tag {
      let name = String(cString: tag)
      record.isTaggedString = name == "!" || name == "tag:yaml.org,2002:str"
      check(tag: name, among: ["str", "null", "bool", "int", "float"], event)
    }
    register(scalar.anchor)
    builder.add(record)
    weights.append(1)
  }

  private mutating func openContainer(
    _ shape: YAMLDocument.Shape, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?, _ event: borrowing yaml_event_t
  ) throws(DocumentBuilder.Failure) {
    if let tag {
      check(tag: String(cString: tag), among: [shape == .mapping ? "map" : "seq"], event)
    }
    register(anchor)
    let record = makeRecord(shape, event)
    try builder.open(shape, line: record.line, column: record.column)
    weights.append(0)
  }

  private mutating func closeContainer() throws(DocumentBuilder.Failure) {
    guard let index = try builder.close() else { return }
    let records = builder.records
    var weight = 1
    var child = index + 1
    while child < records.count {
      weight += weights[child]
      child += Int(records[child].extent)
    }
    weights[index] = weight
  }

  private mutating func addAlias(_ event: borrowing yaml_event_t) throws(DocumentBuilder.Failure) {
    let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
    guard let target = anchors[name] else {
      addNothing(failure(.unknownAlias(name, known: anchors.keys.sorted()), event), event)
      return
    }
    guard builder.records[target].extent > 0 else {
      addNothing(failure(.recursiveAlias(name), event), event)
      return
    }
    expansion += weights[target]
    guard expansion <= Self.expansionLimit else {
      throw failure(.aliasBomb(name, Self.expansionLimit), event)
    }
    var record = makeRecord(.alias, event)
    record.target = Int32(truncatingIfNeeded: target)
    builder.add(record)
    weights.append(weights[target])
  }

  /// Records a problem with an alias, which becomes null.
  private mutating func addNothing(
    _ remark: DocumentBuilder.Failure, _ event: borrowing yaml_event_t
  ) {
    remarks.append(remark)
    builder.add(makeRecord(.scalar, event))
    weights.append(1)
  }

  private mutating func register(_ anchor: UnsafeMutablePointer<yaml_char_t>?) {
    if let anchor { anchors[String(cString: anchor)] = builder.records.count }
  }

  private mutating func check(
    tag: String, among names: [String], _ event: borrowing yaml_event_t
  ) {
    guard tag != "!", !names.contains(where: { tag == "tag:yaml.org,2002:\($0)" }) else { return }
    remarks.append(failure(.unknownTag(tag), event))
  }

  private func makeRecord(
    _ shape: YAMLDocument.Shape, _ event: borrowing yaml_event_t
  ) -> YAMLDocument.Record {
    YAMLDocument.Record(
      shape: shape,
      line: Int32(truncatingIfNeeded: event.start_mark.line + 1),
      column: Int32(truncatingIfNeeded: event.start_mark.column + 1),
      endLine: Int32(truncatingIfNeeded: event.end_mark.line + 1),
      endColumn: Int32(truncatingIfNeeded: event.end_mark.column + 1))
  }

  private func failure(
    _ clause: Clause, _ event: borrowing yaml_event_t
  ) -> DocumentBuilder.Failure {
    let mark = event.start_mark
    return DocumentBuilder.Failure(
      clause: clause, place: Place(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
  }
}
