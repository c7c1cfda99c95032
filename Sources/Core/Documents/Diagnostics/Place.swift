/// A stretch of a line in a source file; lines and columns start at 1.
///
/// Columns and lengths are in Unicode scalars, as YAML counts them and most editors show them.
package struct Place: Hashable, Sendable, Comparable {
  /// The line, starting at 1.
  package let line: Int
  /// The column of the first scalar, starting at 1.
  package let column: Int
  /// The number of scalars that a caret line underlines; at least 1.
  package let length: Int
  /// The file that it is in, and what led there, as an index into the document's `Origins`. 0 is
  /// the file itself.
  package let origin: Int32

  /// Makes a place; a length below 1 counts as 1.
  package init(line: Int, column: Int, length: Int = 1, origin: Int32 = 0) {
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.origin = origin
  }

  /// Reading order: by line, then column, then length.
  package static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column, left.length, left.origin)
      < (right.line, right.column, right.length, right.origin)
  }
}

/// A value together with the place where the file states it.
package struct Located<Value> {
  /// The value in the file.
  package var value: Value
  /// The place of the value.
  package let place: Place

  /// Joins a value to its place.
  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
