/// Names among which one is looked for that a user probably meant, prepared once for any number of
/// questions.
package struct KnownNames: Sendable, Hashable {
  /// A name with what tells it from most others.
  struct Name: Sendable, Hashable {
    let text: String
    /// nil unless the name is ASCII.
    let sketch: LetterSketch?

    init(_ text: String) { (self.text, sketch) = (text, LetterSketch(text)) }
  }

  let all: [Name]

  /// Prepares names; ties between them go to the first.
  package init(_ names: some Sequence<String>) { all = names.map(Name.init) }

  /// The names in their order.
  package var names: [String] { all.map(\.text) }
}

/// How many letters a word has, which it begins with, and roughly which others: enough to tell most
/// words apart.
struct LetterSketch: Sendable, Hashable {
  /// The minimum length of a common beginning of two words that is not a coincidence.
  static let stemLength = 3

  private(set) var count = 0
  /// The first letters, one in each byte.
  private(set) var stem: UInt32 = 0
  /// A bit for each kind of letter, of which there are 64.
  private var kinds: UInt64 = 0

  init(_ letters: [Unicode.Scalar]) {
    for letter in letters { add(letter.value) }
  }

  /// Makes the sketch of a word in lower case; nil unless it is ASCII.
  init?(_ word: String) {
    for letter in word.utf8 {
      guard letter < 0x80 else { return nil }
      add(UInt32(letter.lowercased))
    }
  }

  private mutating func add(_ letter: UInt32) {
    if count < Self.stemLength { stem |= (letter & 0xFF) << UInt32(8 * count) }
    count += 1
    kinds |= 1 << UInt64(letter & 63)
  }

  /// The fewest edits that turn one word into the other: each adds, drops or replaces a letter.
  func leastDistance(to other: LetterSketch) -> Int {
    max(
      abs(count - other.count), (kinds & ~other.kinds).nonzeroBitCount,
      (other.kinds & ~kinds).nonzeroBitCount)
  }
}

extension UInt8 {
  /// The byte in lower case, if it is an ASCII letter.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
