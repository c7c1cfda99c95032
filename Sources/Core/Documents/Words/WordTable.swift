/// Numbers words from 0 in the order in which they are inserted, and finds them again by their
/// bytes.
///
/// Finding a word takes time linear in its length and makes no string.
package struct WordTable: Sendable {
  private var texts: [UInt8] = []
  /// The end of each word's bytes.
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// The indices of words by their hashes, -1 for an empty slot; the number of slots is a power
  /// of two and at least twice the number of words.
  private var slots: [Int32] = [Int32](repeating: -1, count: 16)

  /// Makes a table without words.
  package init() {}

  /// Makes a table of distinct words.
  package init(_ words: [String]) {
    var slotCount = slots.count
    while slotCount < 2 * words.count { slotCount *= 2 }
    if slotCount > slots.count { slots = [Int32](repeating: -1, count: slotCount) }
    ends.reserveCapacity(words.count)
    hashes.reserveCapacity(words.count)
    texts.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count })
    for word in words { _ = insert(word) }
  }

  /// The number of words.
  package var count: Int { ends.count }

  /// The words in order.
  package var all: [String] {
    ends.indices.map { index in
      let start = index == 0 ? 0 : Int(ends[index - 1])
      return String(decoding: texts[start..<Int(ends[index])], as: UTF8.self)
    }
  }

  /// Returns the index of a word; nil if it is not in the table.
  package func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    index(of: word, hash: Self.hash(word))
  }

  private func index(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, equals(index, word) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the index of a word; nil if it is not in the table.
  package func index(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { index(of: $0) }
  }

  /// Gives a word the next index, and returns it; nil if the word already has one.
  package mutating func insert(_ word: String) -> Int? {
    var word = word
    return word.withUTF8 { bytes in
      let hash = Self.hash(bytes)
      guard index(of: bytes, hash: hash) == nil else { return nil }
      texts.append(contentsOf: bytes)
      ends.append(Int32(truncatingIfNeeded: texts.count))
      hashes.append(hash)
      if 2 * count > slots.count {
        slots = [Int32](repeating: -1, count: 2 * slots.count)
        for known in 0..<count - 1 { place(known) }
      }
      place(count - 1)
      return count - 1
    }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(hashes[index]) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: index)
  }

  private func equals(_ index: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == word.count else { return false }
    for offset in 0..<word.count where texts[start + offset] != word[offset] { return false }
    return true
  }

  /// Returns the FNV-1a hash.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}

/// Values by distinct names.
package struct WordMap<Value: Sendable>: Sendable {
  private let words: WordTable
  private let values: [Value]

  package init(_ pairs: [(name: String, value: Value)]) {
    var (names, values): ([String], [Value]) = ([], [])
    names.reserveCapacity(pairs.count)
    values.reserveCapacity(pairs.count)
    for (name, value) in pairs {
      names.append(name)
      values.append(value)
    }
    words = WordTable(names)
    self.values = values
  }

  /// The value of a name.
  package subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
    words.index(of: name).map { values[$0] }
  }
}
