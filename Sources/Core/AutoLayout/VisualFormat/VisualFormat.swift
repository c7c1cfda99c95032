package import Geometry

/// A visual format as written: a row of views and the gaps between them, with no names looked up
/// yet.
///
/// The grammar is that of Apple's Visual Format Language appendix, plus what shipped code shows
/// the parser to accept: a priority on a bare gap (`-0@999-`) and a relation on one (`->=8-`).
/// Spaces are allowed between any two tokens.
package struct VisualFormat: Hashable, Sendable {
  /// A name in the format and the position just after it, where Apple places its caret.
  package struct Name: Hashable, Sendable {
    /// The name: a C identifier.
    package let text: String
    /// The UTF-8 offset just after the name.
    package let end: Int
  }

  /// An amount, as a number or by name.
  package enum Amount: Hashable, Sendable {
    /// A literal number.
    case number(Double)
    /// The name of a metric, or of a view if a size is compared with a view's.
    case name(Name)
  }

  /// A condition on a size or a gap: `>=20@750`.
  package struct Predicate: Hashable, Sendable {
    /// How the size or gap compares with the amount.
    package var relation: LayoutConstraint.Relation
    /// The amount to compare with.
    package var amount: Amount
    /// The priority; required if none is written.
    package var priority: Amount?
    /// The UTF-8 offset of the predicate's first character.
    package var start: Int
    /// The UTF-8 offset just after the predicate.
    package var end: Int
  }

  /// The space between two neighbours, or between a view and its superview's edge.
  package enum Gap: Hashable, Sendable {
    /// Nothing is written: the neighbours touch.
    case flush
    /// A single hyphen: the standard space.
    case standard
    /// One constraint for each predicate.
    case predicates([Predicate])
  }

  /// A view in brackets with the conditions on its size.
  package struct Box: Hashable, Sendable {
    /// The view's name.
    package var name: Name
    /// The conditions on its size along the format's axis.
    package var predicates: [Predicate]
    /// The UTF-8 offset just after the closing bracket.
    package var end: Int
  }

  /// A bar, which represents the superview of the view next to it.
  package struct Edge: Hashable, Sendable {
    /// The gap between the bar and that view.
    package var gap: Gap
    /// The UTF-8 offset of Apple's caret when there is no superview.
    package var end: Int
  }

  /// The format as written.
  package let source: String
  /// `H:`, the default, or `V:`.
  package internal(set) var axis: Axis = .horizontal
  /// The bar before the first view, if any.
  package internal(set) var opening: Edge?
  /// The views in reading order.
  package internal(set) var boxes: [Box] = []
  /// The gap after each view but the last.
  package internal(set) var gaps: [Gap] = []
  /// The bar after the last view, if any.
  package internal(set) var closing: Edge?
  /// The predicate written for each constraint along the axis, in the order in which the
  /// constraints are made; nil for a gap written without a number.
  ///
  /// Stored, because each of a format's constraints asks for its own.
  package private(set) var demands: [Predicate?] = []

  init(source: String) {
    self.source = source
  }
}

extension VisualFormat {
  /// Lists the predicates once the format has been read.
  mutating func listDemands() {
    demands = []
    if let opening { add(opening.gap) }
    for (index, box) in boxes.enumerated() {
      demands += box.predicates.map(Optional.some)
      if index < gaps.count { add(gaps[index]) }
    }
    if let closing { add(closing.gap) }
  }

  private mutating func add(_ gap: Gap) {
    if case .predicates(let predicates) = gap {
      demands += predicates.map(Optional.some)
    } else {
      demands.append(nil)
    }
  }
}
