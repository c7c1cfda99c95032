package import Documents

/// A component that a file states, as far as others than its instances ask about it.
package struct SceneComponent: Equatable, Sendable {
  /// A parameter.
  package struct Parameter: Equatable, Sendable {
    /// The name.
    package let name: String
    /// The type of its values.
    package let type: ParameterType
    /// The value where an instance gives none, as it is written; nil for one that must be given.
    package let standard: String?
  }

  /// The name.
  package let name: String
  /// Where the name stands.
  package let place: Place
  /// What it is for, in its author's words.
  package let why: String?
  /// The parameters in the order of the file.
  package let parameters: [Parameter]
  /// The names of the slots.
  package let slots: [String]
  /// The names of the examples.
  package let examples: [String]
  /// The lines of the file that state it.
  package let source: String
  /// Whether the file that was asked for states it, not one that it includes.
  package let isOwn: Bool
}

/// The example of a component that a scene shows alone.
package struct SceneExample: Hashable, Sendable {
  /// The component.
  package let component: String
  /// The example.
  package let name: String

  /// The part of a path that names it: `messageRow/unread`.
  package var path: String { "\(component)/\(name)" }
}
