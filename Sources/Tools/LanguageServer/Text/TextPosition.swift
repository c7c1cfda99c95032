/// A place in a document as the protocol counts: lines and columns from 0, columns in UTF-16 code
/// units.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// The number of UTF-16 code units before it on its line.
  package var character: Int

  /// Makes a position.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range in a document, between two positions.
package struct TextRange: Hashable, Sendable {
  /// The start.
  package var start: TextPosition
  /// The end, which is not part of the range.
  package var end: TextPosition

  /// Makes a range.
  package init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }
}

/// A range in a document with the text that replaces it.
package struct TextEdit: Hashable, Sendable {
  /// The replaced range, in bytes of the current text.
  package let range: Range<Int>
  /// The replacement text.
  package let text: String

  /// Makes an edit.
  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
}
