/// What to do about a fault: in words, and as text to write where that can be said exactly.
package struct Hint: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What to write.
  package enum Correction: Hashable, Sendable {
    /// Exactly this, in the place that the remark underlines.
    case replacement(String)
    /// A name, a key with its value or a statement, in place of what stands there or besides it.
    case advice(String)
  }

  /// A lower-case clause without a final period.
  package let text: String
  /// What to write; nil where only the words say it.
  package let correction: Correction?

  /// A hint of words alone.
  package init(_ text: String) { (self.text, correction) = (text, nil) }

  /// A hint of words alone.
  package init(stringLiteral text: String) { self.init(text) }

  private init(_ text: String, _ correction: Correction) {
    (self.text, self.correction) = (text, correction)
  }

  /// `did you mean 'title'?`
  package static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", .replacement(name))
  }

  /// `write 'title.width == 44'`
  package static func write(_ text: String) -> Hint { Hint("write '\(text)'", .advice(text)) }

  /// Words about what to write in the place that the remark underlines.
  package static func replace(by text: String, _ words: String) -> Hint {
    Hint(words, .replacement(text))
  }
}
