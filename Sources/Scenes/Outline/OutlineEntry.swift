/// One thing that a scene states, told by what it is about: `title.font.weight bold`.
///
/// Comments, the order of keys, quotes and aliases leave no trace, so that two files with the same
/// entries mean the same scene.
package struct OutlineEntry: Hashable, Sendable {
  /// What an entry is about.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A setting of the scene as a whole: its key is `canvas.width`, `metrics.gap`, ...
    case scene
    /// A key of a view.
    case view
    /// The ids of a view's subviews, from back to front.
    case order
    /// A constraint as the scene writes it.
    case constraint
    /// A file that the scene names, with the fingerprint of its bytes.
    case file
    /// A constraint of the tree that was laid out, with every metric and format worked out.
    case laid
  }

  /// What it is about.
  package let kind: Kind
  /// The view, the constraint's id, the file; empty for none.
  package let subject: String
  /// The key of the view or scene; empty for none.
  package let key: String
  /// What is stated.
  package let value: String

  /// Makes an entry from its parts.
  package init(_ kind: Kind, subject: String = "", key: String = "", value: String) {
    (self.kind, self.subject, self.key, self.value) = (kind, subject, key, value)
  }
}
