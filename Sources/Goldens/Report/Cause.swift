/// Why a check fails, as far as it can be told: one thing that differs from when the golden was
/// recorded.
///
/// Causes of different checks that are equal are one finding.
package struct Cause: Hashable, Sendable {
  /// What differs, the surest explanations first.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A constraint of the scene, or one that the layout made of it.
    case constraint
    /// A metric, the canvas, strings or another setting of the scene.
    case setting
    /// A key of a view.
    case attribute
    /// The subviews of a view: their order, or which there are.
    case views
    /// A file that the scene names.
    case file
    /// The scene is as recorded, yet a constraint that the program makes of it is another.
    case program
    /// A text is another, or is broken or cut at another place.
    case text
    /// Views lie elsewhere, and nothing says why.
    case frames
    /// Pixels differ where no frame and no text does.
    case pixels
    /// There is no golden yet.
    case missing
    /// The golden or the scene cannot be used.
    case problem
  }

  /// What differs.
  package var kind: Kind
  /// The view, constraint, metric or file that it is about; empty for none.
  package var subject: String
  /// The key of the view or scene that is another, `font.weight`; nil for what is not a key's.
  package var key: String?
  /// What was recorded; nil where there was nothing.
  package var before: String?
  /// What is there now; nil where there is nothing any more.
  package var after: String?
  /// The difference as a lower-case clause without a final period.
  package var words: String

  /// Makes a cause from its parts.
  package init(
    _ kind: Kind, subject: String = "", key: String? = nil, before: String? = nil,
    after: String? = nil, words: String
  ) {
    (self.kind, self.subject, self.key) = (kind, subject, key)
    (self.before, self.after, self.words) = (before, after, words)
  }
}
