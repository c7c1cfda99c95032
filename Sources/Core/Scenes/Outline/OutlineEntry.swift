/// A single statement of a scene with its subject: `title.font.weight bold`.
///
/// Comments, the order of keys, quotes and aliases are ignored, so two files with the same
/// entries mean the same scene.
package struct OutlineEntry: Hashable, Sendable {
  /// The kind of subject.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A setting of the scene as a whole, with a key such as `canvas.width` or `metrics.gap`.
    case scene
    /// A key of a view.
    case view
    /// The ids of a view's subviews, from back to front.
    case order
    /// A constraint as the scene writes it.
    case constraint
    /// A file that the scene names, with the fingerprint of its bytes.
    case file
    /// A constraint of the laid-out tree, with all metrics and formats resolved.
    case laid
    /// A statement of a component, colour or metric that the scene uses and that others may share;
    /// the subject is `component card`, the key a path such as `view title text`.
    case part
    /// A design token that the scene uses, with its value.
    case token
  }

  /// The kind of subject.
  package let kind: Kind
  /// The view, the constraint's id, the file, the token or the shared part; empty for none.
  package let subject: String
  /// The key of the view or scene; empty for none.
  package let key: String
  /// The value.
  package let value: String

  /// Creates an entry from its parts.
  package init(_ kind: Kind, subject: String = "", key: String = "", value: String) {
    (self.kind, self.subject, self.key, self.value) = (kind, subject, key, value)
  }
}
