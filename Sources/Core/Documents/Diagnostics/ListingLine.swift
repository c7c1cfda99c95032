/// A line below the head of a diagnostic, in the parts that a terminal distinguishes by colour.
///
/// Whoever makes a line states its parts, so that nobody has to parse them back out of the text.
package struct ListingLine: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The role of a part of a line.
  package enum Role: Hashable, Sendable {
    /// Words, or the line of a file.
    case text
    /// Carets below the line of a file.
    case carets
    /// The number of a line, or the blanks below it, with the bar after it.
    case gutter
    /// The underline of the diagnostic's place, with its label.
    case primary
    /// The underline of another place, with its label.
    case secondary
    /// The word that introduces what follows: `hint:`.
    case lead
  }

  /// A stretch with a single role.
  package struct Part: Hashable, Sendable {
    /// The role of the part.
    package let role: Role
    /// The characters of the part.
    package let text: String
  }

  /// The parts from left to right.
  package private(set) var parts: [Part]

  /// Makes a line of words.
  package init(_ text: String) { parts = [Part(role: .text, text: text)] }

  /// Makes a line of words.
  package init(stringLiteral text: String) { self.init(text) }

  /// Makes a line with a single role.
  package init(_ role: Role, _ text: String) { parts = [Part(role: role, text: text)] }

  /// Makes a line that begins with a part of another role.
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
