import Controls
package import Documents

/// A named set of changes to a scene, such as the changes when the keyboard appears.
package struct SceneState: Equatable, Sendable {
  /// The name of the scene without changes.
  package static let base = StateName.base

  /// Returns the names in a list of states that hold together, joined by `+`.
  package static func names(in list: String) -> [String] {
    list.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name.
  package let name: String
  /// Where the name is.
  package let place: Place
  /// The changes to constraints, in the order of the file.
  package internal(set) var constraints: [SceneConstraintChange] = []
  /// The changes to views, in the order of the file.
  package internal(set) var views: [SceneViewChange] = []
}

/// A state's changes to one constraint.
package struct SceneConstraintChange: Equatable, Sendable {
  /// The id of the constraint, with its place in the state.
  package let id: Located<String>
  /// Whether the constraint is active; nil leaves that unchanged.
  package internal(set) var isActive: Bool?
  /// The constant; nil leaves it unchanged.
  package internal(set) var constant: Located<Double>?
  /// The priority; nil leaves it unchanged.
  package internal(set) var priority: Located<Double>?
}

/// A state's changes to one view.
package struct SceneViewChange: Equatable, Sendable {
  /// The id of the view, with its place in the state.
  package let id: Located<String>
  /// The type of the view.
  let kind: ViewKind
  /// The keys that replace those of the view.
  package internal(set) var attributes: [StatedAttribute]
  /// The keys that replace them under conditions, in the order of the file.
  package internal(set) var variations: [SceneVariation] = []

  /// All keys that may replace those of the view.
  package var allAttributes: [StatedAttribute] {
    attributes + variations.flatMap(\.attributes)
  }
}

extension SceneViewChange {
  /// Returns the keys that replace those of the view on a canvas.
  func attributes(on canvas: ResolvedCanvas) -> [StatedAttribute] {
    variations.filter { $0.condition.holds(on: canvas) }
      .reduce(attributes) { $0.replaced(by: $1.attributes) }
  }
}

/// A view's changes to itself under a condition: a trait variation.
package struct SceneVariation: Equatable, Sendable {
  /// The condition under which the changes apply.
  package let condition: SceneCondition
  /// The keys that replace those of the view.
  package let attributes: [StatedAttribute]
}
