import Controls
package import Documents

/// A named set of changes to a scene, such as what happens when the keyboard comes up.
package struct SceneState: Equatable, Sendable {
  /// The name of the scene without any change.
  package static let base = StateName.base

  /// The name.
  package let name: String
  /// Where the name stands.
  package let place: Place
  /// What it changes of constraints, in the order of the file.
  package internal(set) var constraints: [SceneConstraintChange] = []
  /// What it changes of views, in the order of the file.
  package internal(set) var views: [SceneViewChange] = []
}

/// What a state changes of one constraint.
package struct SceneConstraintChange: Equatable, Sendable {
  /// The id of the constraint, where the state names it.
  package let id: Located<String>
  /// Whether it takes part; nil leaves that as it is.
  package internal(set) var isActive: Bool?
  /// The constant; nil leaves it as it is.
  package internal(set) var constant: Located<Double>?
  /// The priority; nil leaves it as it is.
  package internal(set) var priority: Located<Double>?
}

/// What a state changes of one view.
package struct SceneViewChange: Equatable, Sendable {
  /// The id of the view, where the state names it.
  package let id: Located<String>
  /// The type of the view.
  let kind: ViewKind
  /// The keys that replace those of the view.
  package internal(set) var attributes: [StatedAttribute]
}

/// What a view changes of itself under a condition: a trait variation.
package struct SceneVariation: Equatable, Sendable {
  /// When it counts.
  package let condition: SceneCondition
  /// The keys that replace those of the view.
  package let attributes: [StatedAttribute]
}
