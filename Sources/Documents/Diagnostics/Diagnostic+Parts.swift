extension Diagnostic {
  /// A place that belongs to a remark.
  package struct Note: Hashable, Sendable {
    /// A lower-case clause without a final period.
    package let message: String
    /// The path as the user gave it.
    package let file: String
    /// Where in the file.
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

  /// A constraint that a remark names.
  package struct Constraint: Hashable, Sendable {
    /// The id that the scene gives; nil for none.
    package var id: String?
    /// The description in Apple's grammar.
    package var description: String
    /// The line in the file, from 1; nil for a constraint of the system.
    package var line: Int?
    /// Whether an autoresizing mask made it.
    package var isOfMask: Bool

    /// Makes a reference.
    package init(id: String?, description: String, line: Int?, isOfMask: Bool = false) {
      self.id = id
      self.description = description
      self.line = line
      self.isOfMask = isOfMask
    }

    /// The id, else the description.
    package var name: String { id ?? description }
  }

  /// An edit that would cure a contradiction or settle what is open.
  package struct Cure: Hashable, Sendable {
    /// The id, else the description, of the constraint to edit; nil for one that is to be added.
    package var constraint: String?
    /// The whole new expression; nil means dropping the constraint.
    package var edit: String?
    /// How far the layout then is from what the constraint said before, in points.
    package var residual: Double
    /// Where the file states what is to be edited; nil for what is to be added.
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
