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
    /// The words that the keys take for which the parameter stands; empty for any value.
    package internal(set) var choices: [String] = []
    /// Where the name is.
    package let place: Place
    /// The keys of the file's mappings that state or give the parameter, if nothing in the component uses it;
    /// otherwise nil.
    package let unusedIn: [Place]?
  }

  /// An example.
  package struct Example: Equatable, Sendable {
    /// The name.
    package let name: String
    /// The values of parameters as they are written, in the order of the file.
    package let values: [Value]

    /// A parameter's value.
    package struct Value: Equatable, Sendable {
      /// The parameter.
      package let name: String
      /// The value as it is written; lists and mappings are abbreviated.
      package let text: String
    }
  }

  /// The name.
  package let name: String
  /// Where the name is.
  package let place: Place
  /// The purpose, in its author's words.
  package let why: String?
  /// The parameters in the order of the file.
  package internal(set) var parameters: [Parameter]
  /// The names of the slots.
  package let slots: [String]
  /// The examples.
  package let examples: [Example]
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

  /// Names an example.
  package init(component: String, name: String) { (self.component, self.name) = (component, name) }

  /// The part of a path that names it: `messageRow/unread`.
  package var path: String { "\(component)/\(name)" }
}
