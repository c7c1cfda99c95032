/// Assembles the records of a document, one node after another, within limits.
struct DocumentBuilder {
  /// The maximum nesting depth of containers: a view nested in a view takes two levels.
  static let depthLimit = 2_048

  private(set) var records: [YAMLDocument.Record] = []
  /// The values of the scalars.
  private(set) var texts: [UInt8]
  /// Repeated keys of a mapping, each with its first occurrence.
  private(set) var duplicates: [(first: NodeID, again: NodeID)] = []
  private var open: [Int] = []
  /// The keys of the mapping that was closed last; kept to reuse its memory.
  private var keys: [KeyText] = []

  /// Makes a builder for a text of the given number of bytes; `texts` are what scalars may refer
  /// to.
  init(byteCount: Int, texts: [UInt8]) {
    self.texts = texts
    // Few documents have more than one node in ten bytes; for those that do, the arrays grow.
    records.reserveCapacity(byteCount / 10 + 16)
  }

  /// A structural error and its place.
  struct Failure: Error {
    let clause: Clause
    let place: Place
  }

  /// Adds a scalar or an alias.
  mutating func add(_ record: YAMLDocument.Record) { records.append(record) }

  /// Adds a value to the texts and sets the text range of a scalar's record.
  mutating func store(
    _ value: UnsafeBufferPointer<UInt8>, in record: inout YAMLDocument.Record
  ) {
    record.textOffset = Int32(truncatingIfNeeded: texts.count)
    record.textLength = Int32(truncatingIfNeeded: value.count)
    texts.append(contentsOf: value)
  }

  /// Changes the records after all have been added.
  mutating func changeRecords(_ change: (inout [YAMLDocument.Record]) -> Void) { change(&records) }

  /// Begins a container.
  mutating func open(_ shape: YAMLDocument.Shape, line: Int32, column: Int32) throws(Failure) {
    guard open.count < Self.depthLimit else {
      let place = Place(line: Int(line), column: Int(column))
      throw Failure(clause: .tooDeep(Self.depthLimit), place: place)
    }
    open.append(records.count)
    records.append(
      YAMLDocument.Record(
        shape: shape, line: line, column: column, endLine: line, endColumn: column, extent: 0))
  }

  /// Ends the container that was begun last, and returns its record.
  @discardableResult
  mutating func close() throws(Failure) -> Int? {
    guard let index = open.popLast() else { return nil }
    records[index].extent = Int32(truncatingIfNeeded: records.count - index)
    if records[index].shape == .mapping { try checkKeys(of: index) }
    return index
  }

  /// Checks that keys are scalars, and records duplicates.
  private mutating func checkKeys(of mapping: Int) throws(Failure) {
    keys.removeAll(keepingCapacity: true)
    var index = mapping + 1
    while index < records.count {
      let record = records[index]
      let key = record.shape == .alias ? records[Int(record.target)] : record
      guard key.shape == .scalar else {
        let place = Place(line: Int(record.line), column: Int(record.column))
        throw Failure(clause: .keyIsNoScalar, place: place)
      }
      keys.append(KeyText(node: index, text: key.text, in: texts))
      index += Int(record.extent)
      index += Int(records[index].extent)
    }
    if keys.count <= 16 { noteDuplicatesPairwise() } else { noteDuplicatesSorted() }
  }

  private mutating func noteDuplicatesPairwise() {
    for position in keys.indices.dropFirst() {
      let key = keys[position]
      for earlier in keys[..<position] where earlier.equals(key, in: texts) {
        duplicates.append((NodeID(earlier.node), NodeID(key.node)))
        break
      }
    }
  }

  private mutating func noteDuplicatesSorted() {
    // Equal keys are adjacent, with the first in the file first.
    let sorted = keys.sorted { left, right in
      left.equals(right, in: texts) ? left.node < right.node : left.precedes(right, in: texts)
    }
    var first = sorted[0]
    for key in sorted.dropFirst() {
      if first.equals(key, in: texts) {
        duplicates.append((NodeID(first.node), NodeID(key.node)))
      } else {
        first = key
      }
    }
  }
}

/// The text of a key, with the part that is compared first.
private struct KeyText {
  let node: Int
  private let text: Range<Int>
  /// The first eight bytes.
  private let head: UInt64

  init(node: Int, text: Range<Int>, in texts: [UInt8]) {
    self.node = node
    self.text = text
    var head: UInt64 = 0
    for index in text.prefix(8) { head = head << 8 | UInt64(texts[index]) }
    self.head = head
  }

  func equals(_ other: KeyText, in texts: [UInt8]) -> Bool {
    head == other.head && text.count == other.text.count
      && (text.count <= 8 || texts[text].elementsEqual(texts[other.text]))
  }

  /// An order of different keys; any order will do.
  func precedes(_ other: KeyText, in texts: [UInt8]) -> Bool {
    if text.count != other.text.count { return text.count < other.text.count }
    if head != other.head { return head < other.head }
    return texts[text].lexicographicallyPrecedes(texts[other.text])
  }
}
