extension String {
  /// Returns the text in capitals by the rules of a language: a Turkish i keeps its dot, and Greek vowels
  /// lose their accents (`SpecialCasing.txt` and the locale data of Unicode).
  ///
  /// - Parameter language: The language as BCP 47; nil for those without rules of their own.
  package func capitals(in language: String?) -> String {
    switch language?.split(separator: "-").first.map({ $0.lowercased() }) {
    case "tr", "az":
      String(String.UnicodeScalarView(unicodeScalars.flatMap { $0 == "i" ? ["İ"] : [$0] }))
        .uppercased()
    case "el": greekCapitals
    default: uppercased()
    }
  }

  /// Capitals without accents; a vowel that its neighbour's accent kept apart takes a diaeresis, and
  /// the word 'or' keeps its accent.
  private var greekCapitals: String {
    var result = ""
    var (follows, isAfterLetter) = (false, false)
    for index in indices {
      let character = self[index]
      let after = self.index(after: index)
      let isWord = !isAfterLetter && (after == endIndex || !self[after].isLetter)
      isAfterLetter = character.isLetter
      if let plain = Self.unaccented[character], !(character == "ή" || character == "Ή") || !isWord
      {
        result.append(plain)
        follows = "ΑΕΟΥ".contains(plain)
      } else {
        let vowel: Character? = character == "ι" ? "Ϊ" : character == "υ" ? "Ϋ" : nil
        if follows, let vowel { result.append(vowel) } else { result += character.uppercased() }
        follows = false
      }
    }
    return result
  }

  private static let unaccented: [Character: Character] = [
    "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω", "ΐ": "Ϊ", "ΰ": "Ϋ",
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
