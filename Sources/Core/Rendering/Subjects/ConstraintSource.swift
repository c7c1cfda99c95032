package import AutoLayout
package import Documents

/// The source of a subject's constraint.
package struct ConstraintSource: Hashable, Sendable {
  /// The id that its author gave it; nil for none.
  package let id: String?
  /// Where it is stated.
  package let place: Place
  /// The equation as it is written; nil if one text states several constraints.
  package let text: String?
  /// The equation or visual format as it is written; nil if it is written in another form.
  package let statement: String?
  /// The options of a visual format.
  package let options: LayoutConstraint.FormatOptions
  /// Whether a priority is stated beside an equation.
  package let hasPriority: Bool
  /// The indices of the constraints that are stated together with it, including its own; nil if
  /// it can be removed alone.
  package let unit: Range<Int>?
  /// Whether an outlet names it, so that an app's code may change or remove it.
  package let isOutlet: Bool

  /// Creates the source of a constraint.
  package init(
    id: String?, place: Place, text: String? = nil, statement: String? = nil,
    options: LayoutConstraint.FormatOptions = [], hasPriority: Bool = false,
    unit: Range<Int>? = nil, isOutlet: Bool = false
  ) {
    self.id = id
    self.place = place
    self.text = text
    self.statement = statement
    self.options = options
    self.hasPriority = hasPriority
    self.unit = unit
    self.isOutlet = isOutlet
  }
}

extension LayoutSubject {
  /// The source indices of the constraints that outlets name.
  package var outletConstraints: Set<Int> {
    guard isDocument else { return [] }
    var indices: Set<Int> = []
    var index = 0
    while let source = constraint(index) {
      if source.isOutlet { indices.insert(index) }
      index += 1
    }
    return indices
  }
}
