/// How a view that is a part of its superview's content, such as the label of a button's title, takes
/// part in layout.
package enum ContentPart: Sendable {
  /// The superview places it, and the engine does not know it.
  case placed
  /// A constraint may mention it: the engine knows it like any other view.
  case constrained
}

extension View {
  /// Makes the view known to the engine if it is a part that its superview has placed so far; called
  /// when a constraint is about to mention it.
  package func joinLayout() {
    guard part == .placed else { return }
    part = .constrained
    existingEngine?.didAdd(self)
    superview?.setNeedsLayout()
  }
}
