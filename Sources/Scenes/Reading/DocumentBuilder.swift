import CYAML

/// Turns libyaml's events into the records of a document, within bounds.
struct DocumentBuilder {
  /// How deep containers may nest: a view nested in a view takes two levels.
  static let depthLimit = 2_048
  /// How many nodes aliases may stand for, taken together.
  static let expansionLimit = 100_000

  private(set) var records: [YAMLDocument.Record] = []
  /// Keys that a mapping states again, with the first of them.
  private(set) var duplicates: [(first: NodeID, again: NodeID)] = []
  private var open: [Int] = []
  private var anchors: [String: Int] = [:]
  /// For each record, how many nodes it stands for with all aliases replaced.
  private var weights: [Int] = []
  private var expansion = 0
  /// The keys of the mapping that was closed last; kept for its memory.
  private var keys: [Int] = []

  /// Gets ready for a text of a number of bytes.
  init(byteCount: Int) {
    // Few documents have more than a node in ten bytes; the arrays grow for those that do.
    records.reserveCapacity(byteCount / 10 + 16)
    weights.reserveCapacity(byteCount / 10 + 16)
  }

  /// A structural error and its place.
  struct Failure: Error {
    let clause: Clause
    let place: Place
  }

  /// Whether no container is being read.
  var isComplete: Bool { open.isEmpty && !records.isEmpty }

  /// Takes the next node or end of a container.
  mutating func accept(_ event: borrowing yaml_event_t) throws(Failure) {
    switch event.type {
    case YAML_SCALAR_EVENT: try addScalar(event)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try openContainer(.sequence, anchor: start.anchor, tag: start.tag, event)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try openContainer(.mapping, anchor: start.anchor, tag: start.tag, event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try closeContainer(event)
    case YAML_ALIAS_EVENT: try addAlias(event)
    default: break
    }
  }

  private mutating func addScalar(_ event: borrowing yaml_event_t) throws(Failure) {
    let scalar = event.data.scalar
    var record = makeRecord(.scalar, event)
    record.text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
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
      try check(tag: name, among: ["str", "null", "bool", "int", "float"], event)
    }
    register(scalar.anchor)
    append(record, weight: 1)
  }

  private mutating func openContainer(
    _ shape: YAMLDocument.Shape, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?, _ event: borrowing yaml_event_t
  ) throws(Failure) {
    if let tag {
      try check(tag: String(cString: tag), among: [shape == .mapping ? "map" : "seq"], event)
    }
    guard open.count < Self.depthLimit else {
      throw Failure(clause: .tooDeep(Self.depthLimit), place: place(of: event))
    }
    register(anchor)
    var record = makeRecord(shape, event)
    record.extent = 0
    open.append(records.count)
    append(record, weight: 0)
  }

  private mutating func closeContainer(_ event: borrowing yaml_event_t) throws(Failure) {
    guard let index = open.popLast() else { return }
    records[index].extent = Int32(truncatingIfNeeded: records.count - index)
    records[index].endLine = Int32(truncatingIfNeeded: event.end_mark.line + 1)
    records[index].endColumn = Int32(truncatingIfNeeded: event.end_mark.column + 1)
    var weight = 1
    var child = index + 1
    while child < records.count {
      weight += weights[child]
      child += Int(records[child].extent)
    }
    weights[index] = weight
    if records[index].shape == .mapping { try checkKeys(of: index) }
  }

  private mutating func addAlias(_ event: borrowing yaml_event_t) throws(Failure) {
    let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
    guard let target = anchors[name] else {
      throw Failure(
        clause: .unknownAlias(name, known: anchors.keys.sorted()), place: place(of: event))
    }
    guard records[target].extent > 0 else {
      throw Failure(clause: .recursiveAlias(name), place: place(of: event))
    }
    expansion += weights[target]
    guard expansion <= Self.expansionLimit else {
      throw Failure(clause: .aliasBomb(name, Self.expansionLimit), place: place(of: event))
    }
    var record = makeRecord(.alias, event)
    record.text = name
    record.target = Int32(truncatingIfNeeded: target)
    append(record, weight: weights[target])
  }

  private mutating func register(_ anchor: UnsafeMutablePointer<yaml_char_t>?) {
    if let anchor { anchors[String(cString: anchor)] = records.count }
  }

  private mutating func append(_ record: consuming YAMLDocument.Record, weight: Int) {
    records.append(record)
    weights.append(weight)
  }

  /// Keys must be scalars; those that come again are noted.
  private mutating func checkKeys(of mapping: Int) throws(Failure) {
    keys.removeAll(keepingCapacity: true)
    var index = mapping + 1
    while index < records.count {
      let isAlias = records[index].shape == .alias
      guard records[isAlias ? Int(records[index].target) : index].shape == .scalar else {
        let place = Place(line: Int(records[index].line), column: Int(records[index].column))
        throw Failure(clause: .keyIsNoScalar, place: place)
      }
      keys.append(index)
      index += Int(records[index].extent)
      index += Int(records[index].extent)
    }
    if keys.count <= 16 { noteDuplicatesPairwise() } else { noteDuplicatesHashed() }
  }

  private mutating func noteDuplicatesPairwise() {
    for position in keys.indices.dropFirst() {
      let key = keys[position]
      for earlier in keys[..<position] where keyText(earlier) == keyText(key) {
        duplicates.append((NodeID(earlier), NodeID(key)))
        break
      }
    }
  }

  private mutating func noteDuplicatesHashed() {
    var first: [String: Int] = Dictionary(minimumCapacity: keys.count)
    for key in keys {
      let text = keyText(key)
      if let earlier = first[text] {
        duplicates.append((NodeID(earlier), NodeID(key)))
      } else {
        first[text] = key
      }
    }
  }

  private func keyText(_ index: Int) -> String {
    records[index].shape == .alias ? records[Int(records[index].target)].text : records[index].text
  }

  private func check(
    tag: String, among names: [String], _ event: borrowing yaml_event_t
  ) throws(Failure) {
    guard tag != "!", !names.contains(where: { tag == "tag:yaml.org,2002:\($0)" }) else { return }
    throw Failure(clause: .unknownTag(tag), place: place(of: event))
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

  private func place(of event: borrowing yaml_event_t) -> Place {
    Place(line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
  }
}
