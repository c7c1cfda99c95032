package import AutoLayout

/// A constraint as scene files write it: `card.top == root.safeArea.top + 8 @ 750`.
///
/// It contains no address, so the same constraint reads the same in every process.
package struct ConstraintText: Hashable, Sendable, CustomStringConvertible {
  /// The equation, preceded by the identifier if there is one.
  package let description: String
  /// The equation without the identifier.
  package let equation: String
  /// The identifier; nil for none.
  package let identifier: String?
  /// The ids of the views and guides that it relates.
  package let items: [String]

  /// Creates the text of a constraint in a tree.
  package init(_ constraint: LayoutConstraint) {
    items = [constraint.first, constraint.second].compactMap { $0?.ownerID }
    let text = ConstraintNotation(constraint, numbers: .rounded).statement
    equation = text
    identifier = constraint.identifier
    description = identifier.map { "\($0): \(text)" } ?? text
  }

  /// Returns the constraints of a tree that were made by hand, in tree order of the views that
  /// hold them.
  package static func all(in root: View) -> [ConstraintText] {
    var texts: [ConstraintText] = []
    root.forEachConstraint { texts.append(ConstraintText($0)) }
    return texts
  }
}

extension View {
  /// Calls a closure with every constraint made by hand in the tree, in order of the views that
  /// hold them.
  func forEachConstraint(_ body: (LayoutConstraint) -> Void) {
    for constraint in constraints where constraint.origin == .user { body(constraint) }
    for subview in subviews { subview.forEachConstraint(body) }
  }
}

extension ConstraintItem {
  /// The id of the view, or of the guide's owner; for a guide made by hand, its own.
  fileprivate var ownerID: String {
    switch self {
    case .view(let view): view.sceneID
    case .guide(let guide) where guide.role == .custom: guide.identifier
    case .guide(let guide): guide.owningView?.sceneID ?? "nothing"
    }
  }
}
