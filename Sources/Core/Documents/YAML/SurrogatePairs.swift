/// Rewrites JSON's `\uD83D\uDE00`, which YAML does not have, to YAML's `\U0001F600`.
struct SurrogatePairs {
  /// The file's bytes with each pair rewritten, two bytes shorter each.
  let repaired: [UInt8]
  /// The places of the rewritten pairs in the repaired text, in reading order.
  private let places: [Place]

  private static let saving = 2

  /// Finds and rewrites the pairs; nil if there are none.
  init?(in bytes: [UInt8]) {
    guard let first = Self.nextPair(in: bytes, from: 0) else { return nil }
    var output: [UInt8] = []
    var places: [Place] = []
    var copied = 0
    var pair: (index: Int, scalar: UInt32)? = first
    var line = 1
    var column = 1
    while let found = pair {
      for (index, byte) in zip(copied..., bytes[copied..<found.index]) {
        if byte == 0x0A || byte == 0x0D && bytes[index + 1] != 0x0A {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      output += bytes[copied..<found.index]
      let digits = String(found.scalar, radix: 16, uppercase: true)
      places.append(Place(line: line, column: column, length: 10))
      output += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
      column += 10
      copied = found.index + 12
      pair = Self.nextPair(in: bytes, from: copied)
    }
    repaired = output + bytes[copied...]
    self.places = places
  }

  /// Converts the columns of records from the repaired text to the original file.
  func correct(_ records: inout [YAMLDocument.Record]) {
    for index in records.indices {
      let record = records[index]
      let start = sourceColumn(line: Int(record.line), column: Int(record.column))
      let end = sourceColumn(line: Int(record.endLine), column: Int(record.endColumn))
      records[index].column = Int32(truncatingIfNeeded: start)
      records[index].endColumn = Int32(truncatingIfNeeded: end)
    }
  }

  /// Returns the column in the file for a place in the repaired text.
  func sourceColumn(line: Int, column: Int) -> Int {
    // The places are sorted: those on the line before the column lie between two bounds.
    let low = bound(Place(line: line, column: 0))
    let high = bound(Place(line: line, column: column))
    return column + Self.saving * (high - low)
  }

  private func bound(_ place: Place) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        (places[middle].line, places[middle].column) < (place.line, place.column)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func nextPair(
    in bytes: [UInt8], from start: Int
  ) -> (index: Int, scalar: UInt32)? {
    var index = start
    while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      if let high = unit(bytes, at: backslash), (0xD800...0xDBFF).contains(high),
        let low = unit(bytes, at: backslash + 6), (0xDC00...0xDFFF).contains(low)
      {
        return (backslash, 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
      }
      // An escaped backslash hides what follows it.
      index = min(backslash + 2, bytes.count)
    }
    return nil
  }

  /// The value of `\uXXXX` at an index.
  private static func unit(_ bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
