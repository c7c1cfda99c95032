package import Documents

/// A component that a file states, as seen from outside its instances.
package struct SceneComponent: Equatable, Sendable {
  /// A parameter.
  package struct Parameter: Equatable, Sendable {
    /// The name.
    package let name: String
    /// The type of its values.
    package let type: ParameterType
    /// The default value as it is written; nil for a required parameter.
    package let standard: String?
  }

  /// The name.
  package let name: String
  /// Where the name is.
  package let place: Place
  /// The purpose, in its author's words.
  package let why: String?
  /// The parameters in the order of the file.
  package let parameters: [Parameter]
  /// The names of the slots.
  package let slots: [String]
  /// The names of the examples.
  package let examples: [String]
  /// The lines of the file that state the component.
  package let source: String
  /// Whether the requested file states the component itself and doesn't include it.
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
