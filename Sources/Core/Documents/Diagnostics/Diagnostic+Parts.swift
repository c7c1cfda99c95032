extension Diagnostic {
  /// A place that belongs to a diagnostic.
  package struct Note: Hashable, Sendable {
    /// A lower-case clause without a final period.
    package let message: String
    /// The path as the user gave it.
    package let file: String
    /// The place in the file.
    package let place: Place
    /// The line of the place and its caret line.
    package let excerpt: Excerpt

    /// Makes a note from its parts.
    package init(message: String, file: String, place: Place, excerpt: Excerpt) {
      self.message = message
      self.file = file
      self.place = place
      self.excerpt = excerpt
    }
  }

  /// A constraint that a diagnostic names.
  package struct Constraint: Hashable, Sendable {
    /// The id in the scene; nil for none.
    package var id: String?
    /// The description in Apple's grammar.
    package var description: String
    /// The line in the file, starting at 1; nil for a constraint of the system.
    package var line: Int?
    /// Whether it comes from an autoresizing mask.
    package var isOfMask: Bool

    /// Makes a reference.
    package init(id: String?, description: String, line: Int?, isOfMask: Bool = false) {
      self.id = id
      self.description = description
      self.line = line
      self.isOfMask = isOfMask
    }

    /// The id, or else the description.
    package var name: String { id ?? description }
  }
}
