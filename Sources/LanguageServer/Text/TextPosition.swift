/// A place in a document as the protocol counts: lines and columns from 0, columns in UTF-16 units.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// The number of UTF-16 units in front of it on its line.
  package var character: Int

  /// Makes a position.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a document between two positions.
package struct TextRange: Hashable, Sendable {
  /// Where it begins.
  package var start: TextPosition
  /// Where it ends; what stands there is not part of it.
  package var end: TextPosition

  /// Makes a stretch.
  package init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }
}

/// A stretch of a document with the text that takes its place.
package struct TextEdit: Hashable, Sendable {
  /// The range that is replaced, in bytes of the current text.
  package let range: Range<Int>
  /// What stands there instead.
  package let text: String

  /// Makes an edit.
  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
}
