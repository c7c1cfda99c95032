/// Who made a constraint; decides which one gives way when required constraints contradict one
/// another.
package enum ConstraintOrigin: Hashable, Sendable {
  /// The developer: a scene, a format, an anchor, a maker.
  case user
  /// The intrinsic content size of a view; one constraint per axis, two in the solver.
  case contentSize
  /// A view's autoresizing mask.
  case autoresizing
  /// A stack view; its identifier says which role (`UISV-...`).
  case stack
  /// A margins, safe area, readable, keyboard or scroll view guide.
  case guide
  /// The size and position of a root view (`UIView-Encapsulated-Layout-...`).
  case encapsulated
  /// The target of a fitting size (`fittingSizeHTarget`, `fittingSizeVTarget`).
  case fitting
  /// A size that lasts for one pass (`_UITemporaryLayoutWidth`).
  case temporary

  /// Whether the layout system made the constraint.
  package var isSystem: Bool { self != .user }
}

/// The symbol that UIKit prints instead of a plain constant.
package enum SymbolicConstant: Hashable, Sendable {
  /// The standard space of a visual format: `NSSpace(8)`.
  case standardSpace
  /// The system spacing of an anchor: `NSLayoutAnchorConstraintSpace(8)`.
  case anchorSpace
}
