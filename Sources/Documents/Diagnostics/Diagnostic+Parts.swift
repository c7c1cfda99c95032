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

  /// An edit that would resolve a conflict or settle an ambiguity.
  package struct Cure: Hashable, Sendable {
    /// The id of the constraint to edit, or else its description; nil for one to be added.
    package var constraint: String?
    /// The whole new expression; nil to remove the constraint.
    package var edit: String?
    /// How far the resulting layout is from what the constraint originally said, in points.
    package var residual: Double
    /// Where the file states what to edit; nil for something to be added.
    package var place: Place?

    /// Makes a cure.
    package init(constraint: String?, edit: String?, residual: Double, place: Place? = nil) {
      self.constraint = constraint
      self.edit = edit
      self.residual = residual
      self.place = place
    }
  }
}
