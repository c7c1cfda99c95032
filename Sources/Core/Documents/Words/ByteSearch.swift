import Glibc

extension [UInt8] {
  /// Returns the offset of a word's first place at or behind an offset; nil without one.
  ///
  /// Collections' own search is generic code that is not specialised for bytes.
  package func firstOffset(of word: String, from start: Int = 0) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first else { return start <= count ? start : nil }
    return withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + word.count <= bytes.count,
        let found = memchr(base + place, Int32(first), bytes.count - word.count + 1 - place)
      {
        place = UnsafeRawPointer(found) - base
        if memcmp(base + place, word, word.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }
}
