/// Counts the Unicode scalars before a byte offset in a text; counting on from the previous
/// offset costs only the distance between them.
struct ScalarCounter {
  private let text: String
  private var index: String.UTF8View.Index
  private var bytes = 0
  private var scalars = 0
  private var last: (bytes: Range<Int>, scalars: Range<Int>)?

  init(_ text: String) {
    self.text = text
    index = text.utf8.startIndex
  }

  /// Converts a range in bytes to one in Unicode scalars.
  mutating func range(ofBytes range: Range<Int>) -> Range<Int> {
    if let last, last.bytes == range { return last.scalars }
    let start = count(to: range.lowerBound)
    let counted = start..<count(to: range.upperBound)
    last = (range, counted)
    return counted
  }

  private mutating func count(to end: Int) -> Int {
    if end < bytes { self = ScalarCounter(text) }
    while bytes < end, index < text.utf8.endIndex {
      if text.utf8[index] & 0xC0 != 0x80 { scalars += 1 }
      index = text.utf8.index(after: index)
      bytes += 1
    }
    return scalars
  }
}
