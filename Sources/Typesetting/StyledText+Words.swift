extension StyledText {
  /// Returns the words with Korean syllables that fit in a line of a given width: UIKit breaks
  /// Korean between words (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, part of the
  /// standard strategy), where Unicode would allow a break after any syllable.
  func keptWords(within width: Double) -> [Range<Int>] {
    // Hangul begins at U+1100, whose first byte in UTF-8 is 0xE1.
    guard text.utf8.contains(where: { (0xE1...0xED).contains($0) }) else { return [] }
    var words: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var (letters, isKorean) = (0.0, false)
    func close() {
      let size = piece(at: start)?.run.font.typesetSize ?? 0
      // No syllable is wider than an em.
      if isKorean, letters * size <= width { words.append(start..<offset) }
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        close()
        start = offset + UTF8.width(scalar)
        (letters, isKorean) = (0, false)
      } else {
        letters += 1
        if Self.isHangul(scalar.value) { isKorean = true }
      }
      offset += UTF8.width(scalar)
    }
    close()
    return words
  }

  /// Returns, for each paragraph of a plain text, the stretch that keeps its last two words on one
  /// line: from the space between them to the first letter of the last. Empty for other texts,
  /// long ones among them, and for words that may not fit in a line of the given width.
  ///
  /// Spares breaking the lines twice, for the last word must not begin a line (`pushOutOrphans`).
  func keptPairs(within width: Double) -> [Range<Int>] {
    guard isShort, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }),
      pieces.allSatisfy({ $0.run.font.family == nil && $0.run.attachment == nil })
    else { return [] }
    let em = pieces.reduce(0) { max($0, $1.run.font.typesetSize) }
    let spacing = pieces.reduce(0) { max($0, $1.run.letterSpacing) }
    var pairs: [Range<Int>] = []
    var start = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let words = line.split(separator: 0x20)
      guard words.count > 2, let last = words.last, let before = words.dropLast().last else {
        continue
      }
      let letters = line[before.startIndex..<last.endIndex]
      let bound = letters.reduce(0) { $0 + Self.greatestAdvance(of: $1) * em + spacing }
      guard bound <= width else { continue }
      let first = start + line.distance(from: line.startIndex, to: last.startIndex)
      pairs.append(first - 1..<first + 1)
    }
    return pairs
  }

  /// Whether the text is no longer than those of labels usually are.
  ///
  /// Bounds what is kept about a text's lines, and how many words are kept together.
  var isShort: Bool { count <= 4_096 && omitted == 0 }

  /// An upper bound of the system font's advance of an ASCII character, at any weight and size,
  /// in em.
  package static func greatestAdvance(of byte: UInt8) -> Double {
    switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "w"): 1.3
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x20: 0.8
    default: 1.3
    }
  }

  /// Every other part of the stretches without a space that are longer than any word.
  ///
  /// Pango shapes what is left of an item again for each line that ends where letters belong together, so
  /// that 30,000 of them would take 10 seconds. Items end where attributes do, and parts have some
  /// thousand letters.
  package var seams: [Range<Int>] {
    guard count > Self.longestPart else { return [] }
    var borders: [Int] = []
    var (offset, length) = (0, 0)
    for character in text {
      offset += character.utf8.count
      length = character.isBreakingSpace ? 0 : length + character.unicodeScalars.count
      guard length >= Self.longestPart else { continue }
      borders.append(offset)
      length = 0
    }
    if borders.last == count { borders.removeLast() }
    return stride(from: 0, to: borders.count, by: 2).map { index in
      borders[index]..<(index + 1 < borders.count ? borders[index + 1] : count)
    }
  }

  private static var longestPart: Int { 1_024 }

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}

extension Character {
  /// Whether lines break behind it.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(self)
  }
}
