package import Documents
import Scenes

/// Something that layout found: a contradiction, an ambiguity, a text cut short.
package struct LayoutDiagnostic: Equatable, Sendable {
  /// What is wrong and where, as every remark about a scene says it.
  package var remark: Diagnostic
  /// The id of the view that it is about; nil for none or several.
  package var view: String?
  /// The constraints that contradict each other; an irreducible set.
  package var constraints: [Constraint]
  /// The id, else the description, of the constraint that was broken.
  package var broken: String?
  /// The place of the broken constraint among `constraints`.
  package var brokenIndex: Int?
  /// Edits of the scene that would cure it.
  package var cures: [Cure]
  /// What stands below the head in the human form, in place of the excerpt and the hint.
  package var notes: [String]
  /// What findings of one cause have in common beside their code; nil where it is their place.
  package var cause: String?
  /// The ids of all views that take part in a contradiction.
  package var views: [String] = []

  /// Makes a finding from a remark.
  package init(
    _ remark: Diagnostic, view: String? = nil, constraints: [Constraint] = [],
    broken: String? = nil, brokenIndex: Int? = nil, cures: [Cure] = [], notes: [String] = [],
    cause: String? = nil
  ) {
    self.remark = remark
    self.view = view
    self.constraints = constraints
    self.broken = broken
    self.brokenIndex = brokenIndex
    self.cures = cures
    self.notes = notes
    self.cause = cause
  }

  /// What findings of one cause share beside their code: what the finder says, else the place.
  package var ownCause: String {
    cause ?? remark.place.map { "\($0.line):\($0.column)" } ?? view ?? message
  }

  /// `error`, `warning` or `note`.
  package var severity: String { remark.severity.rawValue }
  /// The kind, as the JSON formats spell it.
  package var code: String { remark.code.rawValue }
  /// A lower-case clause without a final period.
  package var message: String { remark.message }
  /// The path of the file, as the user gave it.
  package var file: String { remark.file }
  /// The line in the file, from 1; nil without a place.
  package var line: Int? { remark.line }
  /// The column in the line, from 1; nil without a place.
  package var column: Int? { remark.column }

  /// A constraint that a finding names.
  package struct Constraint: Hashable, Sendable {
    /// The id that the scene gives; nil for none.
    package var id: String?
    /// The description in Apple's grammar.
    package var description: String
    /// The line in the file, from 1; nil for a constraint of the system.
    package var line: Int?

    /// Makes a reference.
    package init(id: String?, description: String, line: Int?) {
      self.id = id
      self.description = description
      self.line = line
    }
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
