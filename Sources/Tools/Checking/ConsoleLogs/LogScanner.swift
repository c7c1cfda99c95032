import AutoLayout

/// Reads the characters of a description from left to right.
struct LogScanner {
  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { position >= characters.count }

  var rest: String { String(characters[min(position, characters.count)...]) }

  func peek(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  mutating func skipSpaces() {
    while let next = peek(), next.isWhitespace { position += 1 }
  }

  /// Skips a text if it comes next; returns whether it did.
  mutating func accept(_ text: String) -> Bool {
    let wanted = Array(text)
    guard position + wanted.count <= characters.count,
      Array(characters[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  /// Takes characters as long as they meet a condition.
  mutating func take(while test: (Character) -> Bool) -> String {
    let start = position
    while let character = peek(), test(character) { position += 1 }
    return String(characters[start..<position])
  }

  /// Takes a decimal number with sign and exponent; nil if none comes next.
  ///
  /// Since iOS 6 a blank may follow the sign: `== - 16`.
  mutating func number() -> Double? {
    let start = position
    var digits = ""
    if peek() == "-" || peek() == "+" {
      digits.append(characters[position])
      position += 1
      skipSpaces()
    }
    digits += take { $0.isASCII && ($0.isNumber || $0 == ".") }
    if peek() == "e" || peek() == "E", let next = peek(1), "+-0123456789".contains(next) {
      digits += String(characters[position...(position + 1)])
      position += 2
      digits += take { $0.isASCII && $0.isNumber }
    }
    guard let value = Double(digits) else {
      position = start
      return nil
    }
    return value
  }

  /// Takes `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(8)`, or a number.
  mutating func constant() -> Double? {
    for symbol in ["NSSpace(", "NSLayoutAnchorConstraintSpace("] where accept(symbol) {
      let value = number()
      _ = accept(")")
      return value
    }
    return number()
  }

  mutating func relation() -> LayoutConstraint.Relation? {
    if accept("==") { return .equal }
    if accept("<=") { return .lessThanOrEqual }
    if accept(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// Takes text in single quotes, which may contain apostrophes: it ends where the notation
  /// continues.
  ///
  /// - Parameter count: how many such places are passed over, if there are more.
  mutating func quoted(skipping count: Int = 0) -> String? {
    guard peek() == "'" else { return nil }
    var found: Int?
    var ends = 0
    for end in (position + 1)..<max(position + 1, characters.count)
    where characters[end] == "'" && ends <= count {
      let next = end + 1 < characters.count ? characters[end + 1] : " "
      if ". ])(,".contains(next) { (found, ends) = (end, ends + 1) }
    }
    guard let end = found else { return nil }
    let text = String(characters[(position + 1)..<end])
    position = end + 1
    return text
  }
}
