/// How many scalars precede each stretch of a file that has long lines.
///
/// With it, a column of such a line is found without reading the line from its beginning.
struct ScalarMarks: Equatable, Sendable {
  /// The bytes of a stretch, and of the longest line that is read from its beginning instead.
  static let stretch = 1024

  /// The number of scalars before each stretch.
  private let counts: [Int]

  init(_ bytes: [UInt8]) {
    var counts = [0]
    counts.reserveCapacity(bytes.count / Self.stretch + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + Self.stretch <= bytes.count {
        let end = start + Self.stretch
        counts.append(counts[counts.count - 1] + Self.count(bytes[start..<end]))
        start = end
      }
    }
    self.counts = counts
  }

  /// Returns the number of scalars that begin in a run of bytes.
  static func count(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }

  /// Returns the number of scalars that begin before an offset.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let mark = min(offset / Self.stretch, counts.count - 1)
    return counts[mark] + Self.count(bytes[mark * Self.stretch..<offset])
  }

  /// Returns the offset at which a scalar of the file begins, or the end of the file.
  func offset(ofScalar index: Int, in bytes: [UInt8]) -> Int {
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if counts[middle] <= index { low = middle } else { high = middle }
    }
    var offset = low * Self.stretch
    var left = index - counts[low]
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return offset
  }
}

extension SourceFile {
  /// Returns the number of scalars of a line, without its line break.
  func scalarCount(ofLine number: Int) -> Int {
    let range = range(ofLine: number)
    guard let marks, range.count > ScalarMarks.stretch else {
      return line(number).unicodeScalars.count
    }
    return marks.count(before: range.upperBound, in: bytes)
      - marks.count(before: range.lowerBound, in: bytes)
  }

  /// Returns the scalars of a line in a range of indices, as far as there are any.
  func scalars(_ wanted: Range<Int>, ofLine number: Int) -> [Unicode.Scalar] {
    let range = range(ofLine: number)
    guard let marks, range.count > ScalarMarks.stretch else {
      return Array(line(number).unicodeScalars.dropFirst(wanted.lowerBound).prefix(wanted.count))
    }
    let first = marks.count(before: range.lowerBound, in: bytes)
    let ends = [wanted.lowerBound, wanted.upperBound].map {
      min(marks.offset(ofScalar: first + $0, in: bytes), range.upperBound)
    }
    return Array(String(decoding: bytes[ends[0]..<ends[1]], as: UTF8.self).unicodeScalars)
  }
}
