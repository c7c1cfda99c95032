/// How to fix a fault: in words, and as text to write if that can be given exactly.
package struct Hint: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text to write.
  package enum Correction: Hashable, Sendable {
    /// Exactly this text, in place of what the diagnostic underlines.
    case replacement(String)
    /// A name, a key with its value or a statement, to replace what is there or to add to it.
    case advice(String)
    /// Changes anywhere in the file, which belong together.
    case changes([Advice.Change])
  }

  /// A lower-case clause without a final period.
  package let text: String
  /// The text to write; nil if there are only words.
  package let correction: Correction?

  /// Makes a hint of words alone.
  package init(_ text: String) { (self.text, correction) = (text, nil) }

  /// Makes a hint of words alone.
  package init(stringLiteral text: String) { self.init(text) }

  private init(_ text: String, _ correction: Correction) {
    (self.text, self.correction) = (text, correction)
  }

  /// Returns a hint such as `did you mean 'title'?`
  package static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", .replacement(name))
  }

  /// Returns a hint such as `write 'title.width == 44'`
  package static func write(_ text: String) -> Hint { Hint("write '\(text)'", .advice(text)) }

  /// Returns words about changes elsewhere in the file than where the diagnostic points.
  package static func change(_ changes: [Advice.Change], _ words: String) -> Hint {
    Hint(words, .changes(changes))
  }

  /// Returns words about what to write in place of what the diagnostic underlines.
  package static func replace(by text: String, _ words: String) -> Hint {
    Hint(words, .replacement(text))
  }
}
