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

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
