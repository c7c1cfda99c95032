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

  /// Every other part of a long text whose parts are shaped by themselves: those of stretches without a
  /// space that are longer than any word, and of texts whose words have attributes.
  ///
  /// Pango shapes what is left of an item again for each line that ends where letters belong together,
  /// and copies all of its attributes for each line, so that 30,000 letters or words would take 10
  /// seconds, and gigabytes. Items end where attributes do, and parts have some thousand letters.
  ///
  /// - Parameter atWords: Whether parts end behind spaces, too, and have some hundred letters.
  package func seams(atWords: Bool) -> [Range<Int>] {
    guard count > Self.longestPart else { return [] }
    var borders: [Int] = []
    var (offset, stretch, part) = (0, 0, 0)
    for character in text {
      offset += character.utf8.count
      let isSpace = character.isBreakingSpace
      stretch = isSpace ? 0 : stretch + character.unicodeScalars.count
      part += character.unicodeScalars.count
      guard stretch >= Self.longestPart || atWords && isSpace && part >= Self.longestPart / 8
      else { continue }
      borders.append(offset)
      (stretch, part) = (0, 0)
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

extension StyledText {
  /// Returns the characters in a range of bytes.
  func text(in range: Range<Int>) -> String {
    let utf8 = text.utf8
    guard range.lowerBound < range.upperBound, range.upperBound <= utf8.count else { return "" }
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(text[lower..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)])
  }

  /// Whether a line that ends at a byte would break a word: between two letters or digits of
  /// scripts that separate words.
  func isInsideWord(_ offset: Int) -> Bool {
    let utf8 = text.utf8
    guard offset > 0, offset < utf8.count else { return false }
    let scalars = text.unicodeScalars
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    return scalars[scalars.index(before: index)].isInSeparatedWords
      && scalars[index].isInSeparatedWords
  }
}

extension Unicode.Scalar {
  /// Whether it is part of words that spaces separate, so that no line may end behind it without
  /// a hyphen.
  ///
  /// Lines may end between the syllables of Tibetan and Korean, and between words of Thai, Lao,
  /// Khmer, Burmese and the scripts of East Asia, which have no spaces.
  var isInSeparatedWords: Bool {
    switch value {
    case 0..<0x80: return properties.isAlphabetic || ("0"..."9").contains(self)
    case 0x0E00...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
      0x1B00...0x1B7F, 0x2E80...0xA4CF, 0xA960...0xA9FF, 0xAA60...0xAADF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}

extension StyledText {
  /// The bytes at whose breaks no hyphen appears: all but the soft hyphens.
  var partsWithoutHyphen: [Range<Int>] {
    guard text.utf8.contains(0xC2), text.unicodeScalars.contains("\u{AD}") else {
      return [0..<count]
    }
    var parts: [Range<Int>] = []
    var (start, offset) = (0, 0)
    for scalar in text.unicodeScalars {
      let next = offset + UTF8.width(scalar)
      if scalar == "\u{AD}" {
        if offset > start { parts.append(start..<offset) }
        start = next
      }
      offset = next
    }
    return start < offset ? parts + [start..<offset] : parts
  }
}
