/// The pseudo-languages for testing a layout with other texts; they can be combined.
package struct PseudoLanguages: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Makes a combination from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Repeats every text, like `NSDoubleLocalizedStrings`.
  package static let doubled = PseudoLanguages(rawValue: 1 << 0)
  /// Puts accents on letters, like `NSAccentuateLocalizedStrings`.
  package static let accented = PseudoLanguages(rawValue: 1 << 1)
  /// Puts every text in brackets, like `NSSurroundLocalizedStrings`.
  package static let bounded = PseudoLanguages(rawValue: 1 << 2)
  /// Orders glyphs from right to left, like `NSForceRightToLeftLocalizedStrings`.
  package static let rtl = PseudoLanguages(rawValue: 1 << 3)
  /// Shows texts without a translation in capitals, like `NSShowNonLocalizedStrings`.
  package static let nonLocalized = PseudoLanguages(rawValue: 1 << 4)
  /// Repeats every text, including verbatim texts, until it is longer than any canvas has room
  /// for; used in checks to test limits. It has no name because nobody wants to look at it.
  package static let endless = PseudoLanguages(rawValue: 1 << 5)
  /// Leaves one character of every text, including verbatim texts; used in checks to test limits, and
  /// without a name as well.
  package static let brief = PseudoLanguages(rawValue: 1 << 6)
  /// Those that a text takes on in any language, after its arguments.
  static let lengths: PseudoLanguages = [.endless, .brief]

  /// The names, in the order used in the name of a combination.
  package static let names = ["doubled", "accented", "bounded", "rtl", "nonLocalized"]

  /// Parses `base`, a name, or names joined by `+`.
  package init?(named name: String) {
    self = []
    guard name != "base" else { return }
    for word in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = Self.names.firstIndex(of: String(word)) else { return nil }
      insert(PseudoLanguages(rawValue: 1 << bit))
    }
  }

  /// `base`, or the names joined by `+`.
  package var name: String {
    isEmpty
      ? "base"
      : Self.names.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.names[$0] }
        .joined(separator: "+")
  }

  /// The single pseudo-languages of a combination.
  package var members: [PseudoLanguages] {
    Self.names.indices.map { PseudoLanguages(rawValue: 1 << $0) }.filter(contains)
  }

  /// Returns a localised text as transformed by the combination: doubled first, the brackets
  /// outermost.
  ///
  /// "Welcome" becomes "[# Welcome Welcome #]" when doubled and bounded. In a format, which is a
  /// text that will take arguments, specifiers are unchanged; in any other text they are ordinary
  /// letters.
  package func transform(_ text: String, isFormat: Bool = false) -> String {
    guard !text.isEmpty else { return text }
    var text = contains(.brief) ? String(text.prefix(1)) : text
    let copies = copies(of: text)
    if copies > 1 {
      if isFormat { text = FormatPiece.numbered(text) }
      text = Array(repeating: text, count: copies).joined(separator: " ")
    }
    if contains(.accented) {
      var accents = Accents()
      text =
        isFormat
        ? FormatPiece.changingText(of: text) { accents.set(on: $0) } : accents.set(on: text)
    }
    if contains(.rtl) { text = "\u{202E}\(text)\u{202C}" }
    if contains(.bounded) { text = "[# \(text) #]" }
    return text
  }

  /// Returns how often the text is shown: if endless, until it has a few thousand characters.
  private func copies(of text: String) -> Int {
    contains(.endless) ? 4_000 / (text.count + 1) + 1 : contains(.doubled) ? 2 : 1
  }
}

/// The marks of the accented pseudo-language, used in turn.
private struct Accents {
  private static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{308}", "\u{30A}", "\u{302}", "\u{303}",
  ]
  private var next = 0

  /// Returns the text with a combining mark on every letter, so that the number of characters
  /// stays the same.
  mutating func set(on text: String) -> String {
    var result = ""
    for character in text {
      result.append(character)
      guard character.isLetter else { continue }
      result.unicodeScalars.append(Self.marks[next % Self.marks.count])
      next += 1
    }
    return result
  }
}
