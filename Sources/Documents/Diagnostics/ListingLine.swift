/// A line below the head of a diagnostic, in the parts that a terminal tells apart by colours.
///
/// Whoever makes a line says what its parts are, so that nobody reads it back out of their text.
package struct ListingLine: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What a part of a line is.
  package enum Role: Hashable, Sendable {
    /// Words, or the line of a file.
    case text
    /// Carets below the line of a file.
    case carets
    /// The number of a line, or the blanks below it, with the bar after them.
    case gutter
    /// The underline of the remark's place, with its label.
    case primary
    /// The underline of another place, with its label.
    case secondary
    /// The word that says what follows: `hint:`.
    case lead
  }

  /// A stretch of one role.
  package struct Part: Hashable, Sendable {
    /// What it is.
    package let role: Role
    /// Its characters.
    package let text: String
  }

  /// The parts from left to right.
  package private(set) var parts: [Part]

  /// A line of words.
  package init(_ text: String) { parts = [Part(role: .text, text: text)] }

  /// A line of words.
  package init(stringLiteral text: String) { self.init(text) }

  /// A line that is all of one role.
  package init(_ role: Role, _ text: String) { parts = [Part(role: role, text: text)] }

  /// A line that begins with a part of another role.
  package init(_ role: Role, _ start: String, _ rest: String) {
    parts = [Part(role: role, text: start), Part(role: .text, text: rest)]
  }

  /// Adds a part at the end.
  package mutating func append(_ role: Role, _ text: String) {
    parts.append(Part(role: role, text: text))
  }

  /// The line without its roles.
  package var text: String { parts.map(\.text).joined() }
}
